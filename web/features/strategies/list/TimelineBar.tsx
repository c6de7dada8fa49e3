import { StrategyStatus, type StrategySummary } from '@adwright/sdk/types'
import { Box, chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HEALTH_TONES } from '#web/features/strategies/use-strategy-words.ts'
import { addDays, type Day, daysBetween } from '#web/lib/dates.ts'
import { useFormat } from '#web/ui/use-format.ts'
import type { Edge } from './use-move-day.ts'

const Bar = chakra(Link)
const COLORS = {
  good: 'good.solid',
  warning: 'severity.low.solid',
  bad: 'bad.solid',
  neutral: 'fg.subtle',
  accent: 'accent.solid',
} as const

const EDGES: readonly Edge[] = ['startsOn', 'dueOn']

export const share = (days: number, whole: number) => `${(100 * days) / whole}%`

interface TimelineBarProps {
  strategy: StrategySummary
  to: string
  /** The first day of the axis, and its length in days. */
  from: Day
  whole: number
  /** Moves the first or the last day; undefined if the reader can't. */
  onMoved: ((edge: Edge, days: number) => void) | undefined
}

type Move = { edge: Edge; days: number }

/**
 * A strategy from its first day to its last. Both ends are dragged, or moved with Shift and the arrow keys (with Ctrl or Cmd for the
 * first day) while the name has the focus.
 */
export function TimelineBar({ strategy, to, from, whole, onMoved }: TimelineBarProps) {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const row = useRef<HTMLLIElement>(null)
  const [move, setMove] = useState<Move>()
  const { title, status, health, healthOverride } = strategy
  const shown = healthOverride?.health ?? health
  const isActive = status === StrategyStatus.Active && shown !== null
  const state = isActive ? t(`health.${shown}`) : t(`status.${status}`)
  const dayOf = (edge: Edge) => addDays(strategy[edge], move?.edge === edge ? move.days : 0)
  const [startsOn, dueOn] = [dayOf('startsOn'), dayOf('dueOn')]

  /** Moves an end, at most to the other one. */
  function moveTo(edge: Edge, days: number) {
    const longest = daysBetween(strategy.startsOn, strategy.dueOn)
    setMove({ edge, days: edge === 'dueOn' ? Math.max(days, -longest) : Math.min(days, longest) })
  }
  function commit() {
    if (move && move.days !== 0) onMoved?.(move.edge, move.days)
    setMove(undefined)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (!onMoved || !event.shiftKey || step === 0) return
    event.preventDefault()
    const edge = event.ctrlKey || event.metaKey ? 'startsOn' : 'dueOn'
    // One end at a time: the other one is moved after Shift was released.
    if (move === undefined || move.edge === edge) moveTo(edge, (move?.days ?? 0) + step)
  }
  /** The pixels of a day; 1 without a layout. */
  const perDay = () => Math.max(row.current?.clientWidth ?? 0, whole) / whole

  return (
    <chakra.li ref={row}>
      <Box ms={share(daysBetween(from, startsOn), whole)}>
        <Bar
          to={to}
          display="block"
          // Covers the line of today and those of the months.
          width="fit-content"
          pe="1"
          bg="bg.panel"
          textStyle="sm"
          whiteSpace="nowrap"
          onKeyDown={onKeyDown}
          onKeyUp={({ key }) => key === 'Shift' && commit()}
          onBlur={commit}
        >
          <chakra.span fontWeight="medium">{title}</chakra.span> <chakra.span color="fg.muted">· {state}</chakra.span>
          <chakra.span srOnly>
            {t('timeline.period', { from: format.date(startsOn), to: format.date(dueOn) })}
          </chakra.span>
          {move ? <chakra.span color="accent.fg"> · {format.date(dayOf(move.edge))}</chakra.span> : null}
        </Bar>
      </Box>
      <Box
        ms={share(daysBetween(from, startsOn), whole)}
        width={share(daysBetween(startsOn, dueOn) + 1, whole)}
        height="2"
        borderRadius="full"
        bg={COLORS[isActive ? HEALTH_TONES[shown] : 'neutral']}
        position="relative"
        aria-hidden="true"
      >
        {onMoved
          ? EDGES.map((edge) => (
              <Handle
                key={edge}
                edge={edge}
                onDrag={(pixels) => moveTo(edge, Math.round(pixels / perDay()))}
                onDrop={commit}
              />
            ))
          : null}
      </Box>
    </chakra.li>
  )
}

interface HandleProps {
  edge: Edge
  /** Called with the pixels from the place where the drag began. */
  onDrag: (pixels: number) => void
  onDrop: () => void
}

function Handle({ edge, onDrag, onDrop }: HandleProps) {
  const [start, setStart] = useState<number>()

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    setStart(event.clientX)
  }
  return (
    <chakra.span
      data-edge={edge}
      position="absolute"
      {...(edge === 'dueOn' ? { insetEnd: '-1' } : { insetStart: '-1' })}
      top="-1"
      width="3"
      height="4"
      borderRadius="l1"
      borderWidth="2px"
      borderColor="bg.panel"
      bg="fg.muted"
      cursor="ew-resize"
      touchAction="none"
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX }) => {
        if (start !== undefined) onDrag(clientX - start)
      }}
      onPointerUp={() => {
        setStart(undefined)
        onDrop()
      }}
    />
  )
}
