import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { ChartFrame } from './ChartFrame.tsx'
import { colorOf } from './chart-model.ts'

export interface SignedRow {
  id: string
  label: string
  /** The type of the entity, shown after its name. */
  kind?: string
  value: number
  /** Additional metrics as text. */
  note: string
  /** The link of the row. */
  to?: string
}

interface SignedBarsProps {
  title: string
  /** A description of the bars in one sentence. */
  description: string
  unit: string
  nameHeader: string
  valueHeader: string
  noteHeader: string
  rows: readonly SignedRow[]
  /** Formats a value with its sign. */
  formatValue: (value: number) => string
}

const ROW_PX = 44
const NO_HIDDEN = new Set<string>()
const RowLink = chakra(Link)

/** Horizontal bars to the right for positive and to the left for negative values, with the values as text. */
export function SignedBars(props: SignedBarsProps) {
  const { title, description, unit, rows, formatValue } = props
  const low = Math.min(0, ...rows.map(({ value }) => value))
  const span = Math.max(0, ...rows.map(({ value }) => value)) - low || 1
  const zero = (-low / span) * 100
  return (
    <ChartFrame
      title={title}
      description={description}
      unit={unit}
      height={rows.length * ROW_PX}
      isEmpty={rows.length === 0}
      legend={[]}
      hidden={NO_HIDDEN}
      onToggle={() => undefined}
      headingLevel="h2"
      chart={
        <chakra.ul aria-label={title}>
          {rows.map(({ id, label, kind, value, note, to }) => (
            <chakra.li key={id} height={`${ROW_PX}px`} pt="1">
              <Flex justify="space-between" gap="3" lineHeight="1.25rem">
                <Flex as="span" gap="2" minWidth="0" align="baseline">
                  <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" title={label}>
                    {to ? (
                      <RowLink to={to} _hover={{ textDecoration: 'underline' }}>
                        {label}
                      </RowLink>
                    ) : (
                      label
                    )}
                  </chakra.span>
                  {kind ? (
                    <chakra.span textStyle="xs" color="fg.muted" whiteSpace="nowrap">
                      {kind}
                    </chakra.span>
                  ) : null}
                </Flex>
                <Flex as="span" gap="3" align="baseline" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                  <chakra.span textStyle="xs" color="fg.muted" display={{ base: 'none', md: 'inline' }}>
                    {note}
                  </chakra.span>
                  <chakra.span fontWeight="medium">{formatValue(value)}</chakra.span>
                </Flex>
              </Flex>
              <Box position="relative" height="2" mt="1" aria-hidden="true">
                <Box
                  position="absolute"
                  insetBlock="0"
                  borderRadius="full"
                  data-chart-color
                  style={{
                    left: `${value < 0 ? zero - (-value / span) * 100 : zero}%`,
                    width: `${(Math.abs(value) / span) * 100}%`,
                    background: colorOf(value < 0 ? 'expected' : 'actual'),
                  }}
                />
                <Box position="absolute" insetBlock="-2px" width="1px" bg="chart.axis" style={{ left: `${zero}%` }} />
              </Box>
            </chakra.li>
          ))}
        </chakra.ul>
      }
      table={<SignedBarsTable {...props} />}
    />
  )
}

const cells = {
  '& th, & td': { px: '3', h: '8', textAlign: 'end', borderBottomWidth: '1px' },
  '& th:first-of-type': { textAlign: 'start' },
  '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
  '& tbody th': { fontWeight: 'normal' },
} as const

function SignedBarsTable({ title, unit, nameHeader, valueHeader, noteHeader, rows, formatValue }: SignedBarsProps) {
  return (
    <chakra.table
      width="100%"
      textStyle="sm"
      fontVariantNumeric="tabular-nums"
      css={cells}
      aria-label={`${title} (${unit})`}
    >
      <thead>
        <tr>
          {[nameHeader, valueHeader, noteHeader].map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, kind, value, note }) => (
          <tr key={id}>
            <th scope="row">{kind ? `${label} (${kind})` : label}</th>
            <td>{formatValue(value)}</td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}
