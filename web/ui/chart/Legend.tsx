import { chakra, Flex } from '@chakra-ui/react'
import { colorOf, type SeriesRole } from './chart-model.ts'

export interface LegendItem {
  id: string
  label: string
  role: SeriesRole | 'band'
}

const LegendButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '1.5',
    minHeight: '6',
    borderRadius: 'l1',
    textStyle: 'xs',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[aria-pressed=false]': { textDecoration: 'line-through', color: 'fg.subtle', '& svg': { opacity: '0.3' } },
  },
})

/** The legend symbol of a series: solid, dashed, thin, an area or a block. */
function LegendSymbol({ role }: { role: LegendItem['role'] }) {
  const isBlock = role === 'band' || role === 'low' || role === 'medium' || role === 'high'
  const color = role === 'band' ? 'var(--aw-colors-chart-actual)' : colorOf(role)
  return (
    <svg width="14" height="10" viewBox="0 0 14 10" aria-hidden="true">
      {isBlock ? (
        <rect x="2" width="10" height="10" rx="2" style={{ fill: color, opacity: role === 'band' ? 0.25 : 1 }} />
      ) : (
        <path
          d="M0 5h14"
          style={{
            stroke: color,
            strokeWidth: role === 'previous' ? 1.25 : 2,
            strokeDasharray: role === 'expected' ? '4 3' : undefined,
          }}
        />
      )}
    </svg>
  )
}

interface LegendProps {
  items: readonly LegendItem[]
  hidden: ReadonlySet<string>
  onToggle: (id: string) => void
}

/** The legend; each entry toggles its series. */
export function Legend({ items, hidden, onToggle }: LegendProps) {
  return (
    <Flex gap="1" wrap="wrap" ms="-1.5">
      {items.map(({ id, label, role }) => (
        <LegendButton key={id} type="button" aria-pressed={!hidden.has(id)} onClick={() => onToggle(id)}>
          <LegendSymbol role={role} />
          {label}
        </LegendButton>
      ))}
    </Flex>
  )
}
