import { StrategyStatus, type StrategySummary } from '@adwright/sdk/types'
import { Box, chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HEALTH_TONES } from '#web/features/strategies/use-strategy-words.ts'
import { addDays, type Day, daysBetween } from '#web/lib/dates.ts'
import { useFormat } from '#web/ui/use-format.ts'

const Bar = chakra(Link)
const COLORS = {
  good: 'good.solid',
  warning: 'severity.low.solid',
  bad: 'bad.solid',
  neutral: 'fg.subtle',
  accent: 'accent.solid',
} as const

export const share = (days: number, whole: number) => `${(100 * days) / whole}%`

interface TimelineBarProps {
  strategy: StrategySummary
  to: string
  /** The first day of the axis, and its length in days. */
  from: Day
  whole: number
  /** Moves the last day; undefined if the reader can't. */
  onMoved: ((days: number) => void) | undefined
}

/** A strategy from its first day to its last. Its end is dragged, or moved with Shift and the arrow keys while the name has the focus. */
export function TimelineBar({ strategy, to, from, whole, onMoved }: TimelineBarProps) {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const row = useRef<HTMLLIElement>(null)
  const [moved, setMoved] = useState(0)
  const [start, setStart] = useState<number>()
  const { title, startsOn, dueOn, status, health, healthOverride } = strategy
  const shown = healthOverride?.health ?? health
  const isActive = status === StrategyStatus.Active && shown !== null
  const state = isActive ? t(`health.${shown}`) : t(`status.${status}`)
  const length = daysBetween(startsOn, dueOn) + 1
  const end = addDays(dueOn, moved)
  const atLeast = (days: number) => Math.max(days, 1 - length)

  function commit() {
    if (moved !== 0) onMoved?.(moved)
    setMoved(0)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (!onMoved || !event.shiftKey || step === 0) return
    event.preventDefault()
    setMoved(atLeast(moved + step))
  }
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    setStart(event.clientX)
  }
  function onPointerMove(event: PointerEvent) {
    const perDay = (row.current?.clientWidth ?? whole) / whole
    if (start !== undefined) setMoved(atLeast(Math.round((event.clientX - start) / perDay)))
  }

  return (
    <chakra.li ref={row}>
      <Box ms={share(daysBetween(from, startsOn), whole)}>
        <Bar
          to={to}
          display="block"
          textStyle="sm"
          whiteSpace="nowrap"
          onKeyDown={onKeyDown}
          onKeyUp={({ key }) => key === 'Shift' && commit()}
          aria-label={t('timeline.bar', { title, from: format.date(startsOn), to: format.date(end), state })}
        >
          <chakra.span fontWeight="medium">{title}</chakra.span> <chakra.span color="fg.muted">· {state}</chakra.span>
          {moved === 0 ? null : <chakra.span color="accent.fg"> · {format.date(end)}</chakra.span>}
        </Bar>
      </Box>
      <Box
        ms={share(daysBetween(from, startsOn), whole)}
        width={share(length + moved, whole)}
        height="2"
        borderRadius="full"
        bg={COLORS[isActive ? HEALTH_TONES[shown] : 'neutral']}
        position="relative"
        aria-hidden="true"
      >
        {onMoved ? (
          <chakra.span
            position="absolute"
            insetEnd="-1"
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
            onPointerMove={onPointerMove}
            onPointerUp={() => {
              setStart(undefined)
              commit()
            }}
          />
        ) : null}
      </Box>
    </chakra.li>
  )
}
