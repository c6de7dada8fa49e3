import { Box, chakra, Grid } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { addDays, type Day } from '#web/lib/dates.ts'
import { formatHour } from '#web/lib/format.ts'
import { useFormat } from '#web/ui/use-format.ts'

interface WeekGridProps {
  /** Names the grid for screen readers. */
  label: string
  days: readonly Day[]
  today: Day
  /** The day whose column has the one tab stop at first. */
  day: Day
  /** True if the keyboard opened the day: its tab stop takes the focus that was in a view that is gone. */
  takesFocus: boolean
  /** A key led to a day of another week. */
  onLeave: (day: Day) => void
  /** The instants at which an hour of a day begins: none if a clock change skips it, two if it repeats it. */
  startsOf: (day: Day, hour: number) => readonly string[]
  /** What is said of an hour besides day and time. */
  describe: (starts: readonly string[]) => string
  /** Enter on an hour; skipped hours can't be opened. */
  onOpen: (start: string) => void
  /** Further keys on an hour; true if the key was used. */
  onKey?: (event: KeyboardEvent, start: string) => boolean
  renderHour: (start: string) => ReactNode
  /** Below the name of a day. */
  renderDay?: (day: Day) => ReactNode
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const FIRST_HOUR = 7
/** The space that the names of the days take, below which a focused hour is visible. */
const HEADER_HEIGHT = '2rem'
/** The same for every row, whatever is in it. */
const COLUMNS = { templateColumns: '3.25rem repeat(7, minmax(0, 1fr))', minWidth: '48.75rem' }
const KEYS: Record<string, [days: number, hours: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max)

/** The hour of a day that a key leads to; undefined for other keys. */
function targetOf(key: string, { day, hour }: { day: Day; hour: number }, today: Day) {
  const step = KEYS[key]
  if (step) return { day: addDays(day, step[0]), hour: clamp(hour + step[1], HOURS.length - 1) }
  if (key === 'PageUp') return { day: addDays(day, -7), hour }
  if (key === 'PageDown') return { day: addDays(day, 7), hour }
  return key.toLowerCase() === 't' ? { day: today, hour } : undefined
}

/**
 * The hours of seven days with one tab stop: arrows move by day and hour, Page Up and Page Down by week, T to today, Enter opens an
 * hour.
 */
export function WeekGrid(props: WeekGridProps) {
  const {
    label,
    days,
    today,
    day: firstDay,
    takesFocus,
    onLeave,
    startsOf,
    describe,
    onOpen,
    onKey,
    renderHour,
    renderDay,
  } = props
  const format = useFormat()
  const scroller = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState({ day: firstDay, hour: FIRST_HOUR + 2 })
  /** True while a key has led to an hour that is not rendered yet. */
  const isWanted = useRef(takesFocus)
  const stop = days.includes(focused.day) ? focused.day : days.includes(today) ? today : days[0]

  useEffect(() => {
    const [header, row] = ['[role=row]', `[data-hour="${FIRST_HOUR}"]`].map((selector) =>
      scroller.current?.querySelector<HTMLElement>(selector),
    )
    if (scroller.current && header && row) scroller.current.scrollTop = row.offsetTop - header.offsetHeight
  }, [])

  useLayoutEffect(() => {
    if (!isWanted.current) return
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${focused.day}.${focused.hour}"]`)
    if (!cell) return
    isWanted.current = false
    const { activeElement, body } = document
    // A control outside of the grid, such as the choice of the view, keeps the focus.
    if (activeElement === body || scroller.current?.contains(activeElement)) cell.focus()
  })

  function onKeyDown(event: KeyboardEvent<HTMLElement>, day: Day, hour: number, starts: readonly string[]) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const [start] = starts
    if (start !== undefined && onKey?.(event, start)) return event.preventDefault()
    if (event.target !== event.currentTarget) return
    const next = targetOf(event.key, { day, hour }, today)
    if (event.key === 'Enter' && start !== undefined) onOpen(start)
    else if (next) {
      isWanted.current = true
      setFocused(next)
      if (!days.includes(next.day)) onLeave(next.day)
    } else return
    event.preventDefault()
  }

  return (
    <Box
      ref={scroller}
      role="grid"
      aria-label={label}
      layerStyle="card"
      overflow="auto"
      position="relative"
      scrollPaddingTop={HEADER_HEIGHT}
      maxHeight="max(24rem, calc(100dvh - 17rem))"
    >
      <Grid role="row" {...COLUMNS} position="sticky" top="0" zIndex="2" bg="bg.panel" borderBottomWidth="1px">
        <Box role="columnheader" aria-label={label} />
        {days.map((day) => (
          <Box
            role="columnheader"
            key={day}
            px="2"
            py="1.5"
            textStyle="xs"
            borderInlineStartWidth="1px"
            fontWeight={day === today ? 'semibold' : 'medium'}
            color={day === today ? 'accent.fg' : 'fg.muted'}
            aria-current={day === today ? 'date' : undefined}
          >
            {format.date(day, 'weekday')} {format.date(day, 'short')}
            {renderDay?.(day)}
          </Box>
        ))}
      </Grid>
      {HOURS.map((hour) => (
        <Grid role="row" key={hour} data-hour={hour} {...COLUMNS} _notFirst={{ borderTopWidth: '1px' }}>
          <Box role="rowheader" px="1.5" py="1" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
            {formatHour(hour)}
          </Box>
          {days.map((day) => {
            const starts = startsOf(day, hour)
            return (
              <Box
                role="gridcell"
                key={day}
                data-cell={`${day}.${hour}`}
                tabIndex={stop === day && focused.hour === hour ? 0 : -1}
                aria-disabled={starts.length === 0 || undefined}
                onFocus={() => setFocused({ day, hour })}
                onKeyDown={(event) => onKeyDown(event, day, hour, starts)}
                minHeight="3.25rem"
                minWidth="0"
                borderInlineStartWidth="1px"
                _focusVisible={{ outlineOffset: '-2px' }}
                position="relative"
                backgroundImage={
                  starts.length === 0
                    ? 'repeating-linear-gradient(135deg, transparent 0 6px, {colors.bg.muted} 6px 8px)'
                    : undefined
                }
              >
                <chakra.span
                  srOnly
                >{`${format.date(day, 'long')}, ${formatHour(hour)}, ${describe(starts)}`}</chakra.span>
                {starts.map((start, index) => (
                  <chakra.div
                    key={start}
                    position="relative"
                    minHeight="3.25rem"
                    p="0.5"
                    borderTopWidth={index > 0 ? '1px' : undefined}
                    borderTopStyle="dashed"
                  >
                    {renderHour(start)}
                  </chakra.div>
                ))}
              </Box>
            )
          })}
        </Grid>
      ))}
    </Box>
  )
}
