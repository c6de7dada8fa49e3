import { chakra, Grid } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { addDays, type Day } from '#web/lib/dates.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { addMonths, monthGrid } from './month-days.ts'

interface MonthGridProps {
  /** Names the grid for screen readers. */
  label: string
  /** Any day of the month that is shown. */
  month: Day
  today: Day
  /** The day with the one tab stop. */
  focusedDay: Day
  onFocusDay: (day: Day) => void
  /** Enter on a day. */
  onOpenDay: (day: Day) => void
  /** Further keys on the grid; true if the key was used. */
  onKey?: (event: KeyboardEvent, day: Day) => boolean
  /** What is said of a day besides its date, such as the number of its entries. */
  describeDay: (day: Day) => string
  renderDay: (day: Day) => ReactNode
  /** True for small cells that open their day on a click, to choose one. */
  isCompact?: boolean
  selectedDay?: Day | undefined
}

const DAY_KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** The day that a key leads to; undefined for other keys. */
function targetOf(key: string, day: Day, today: Day): Day | undefined {
  const days = DAY_KEYS[key]
  if (days !== undefined) return addDays(day, days)
  if (key === 'PageUp') return addMonths(day, -1)
  if (key === 'PageDown') return addMonths(day, 1)
  return key.toLowerCase() === 't' ? today : undefined
}

/** The look of the grid and of its cells, which are plain elements: a month has 42 of them, each rendered for a change of any. */
const GridBox = chakra('div', {
  base: {
    overflow: 'hidden',
    '& [role=columnheader]': { px: '2', py: '1.5', textStyle: 'xs', color: 'fg.muted', fontWeight: 'medium' },
    '& [role=gridcell]': {
      minHeight: '7.5rem',
      minWidth: '0',
      p: '1.5',
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      position: 'relative',
      _notFirst: { borderInlineStartWidth: '1px' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& [data-outside]': { bg: 'bg.canvas' },
    '& [data-part=words]': { srOnly: true },
    '& [data-part=number]': {
      textStyle: 'xs',
      alignSelf: 'flex-start',
      px: '1.5',
      borderRadius: 'full',
      fontWeight: 'normal',
      color: 'fg.muted',
    },
    '& [aria-current=date] [data-part=number]': {
      fontWeight: 'semibold',
      bg: 'accent.solid',
      color: 'accent.contrast',
    },
    '&[data-compact]': {
      '& [role=columnheader]': { px: '0', textAlign: 'center' },
      '& [role=gridcell]': {
        minHeight: { base: '2.75rem', md: '2.25rem' },
        p: '0.5',
        alignItems: 'center',
        justifyContent: 'center',
        cursor: 'pointer',
      },
      '& [aria-selected=true]': { bg: 'accent.subtle' },
      '& [data-part=number]': { alignSelf: 'center' },
    },
  },
})

/** The days of a month in weeks from Monday, with one tab stop: arrows move by day, Page Up and Page Down by month, T to today. */
export function MonthGrid(props: MonthGridProps) {
  const {
    label,
    month,
    today,
    focusedDay,
    onFocusDay,
    onOpenDay,
    onKey,
    describeDay,
    renderDay,
    isCompact = false,
    selectedDay,
  } = props
  const format = useFormat()
  const grid = useRef<HTMLDivElement>(null)
  /** The day that a key led to: it takes the focus once it is rendered, which may be after an address has changed. */
  const wanted = useRef<Day>(undefined)
  const days = monthGrid(month)
  const isIn = (day: Day) => day.slice(0, 7) === month.slice(0, 7)
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))

  useLayoutEffect(() => {
    if (wanted.current !== focusedDay) return
    wanted.current = undefined
    grid.current?.querySelector<HTMLElement>(`[data-day="${focusedDay}"]`)?.focus()
  }, [focusedDay])

  function onKeyDown(event: KeyboardEvent<HTMLElement>, day: Day) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (onKey?.(event, day)) return event.preventDefault()
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter' || (isCompact && event.key === ' ')) {
      event.preventDefault()
      return onOpenDay(day)
    }
    const target = targetOf(event.key, day, today)
    if (target === undefined) return
    event.preventDefault()
    wanted.current = target
    onFocusDay(target)
  }

  return (
    <GridBox ref={grid} role="grid" aria-label={label} layerStyle="card" data-compact={isCompact || undefined}>
      <Grid role="row" templateColumns="repeat(7, minmax(0, 1fr))" borderBottomWidth="1px">
        {days.slice(0, 7).map((day) => (
          <div role="columnheader" key={day}>
            {format.date(day, 'weekday')}
          </div>
        ))}
      </Grid>
      {weeks.map((week) => (
        <Grid
          role="row"
          key={week[0]}
          templateColumns="repeat(7, minmax(0, 1fr))"
          _notFirst={{ borderTopWidth: '1px' }}
        >
          {week.map((day) => (
            <div
              role="gridcell"
              key={day}
              data-day={day}
              data-outside={isIn(day) ? undefined : true}
              tabIndex={day === focusedDay ? 0 : -1}
              aria-current={day === today ? 'date' : undefined}
              aria-selected={isCompact ? day === selectedDay : undefined}
              onKeyDown={(event) => onKeyDown(event, day)}
              onClick={isCompact ? () => onOpenDay(day) : undefined}
            >
              <span data-part="words">{`${format.date(day, 'long')}, ${describeDay(day)}`}</span>
              <span data-part="number" aria-hidden="true">
                {format.date(day, day.endsWith('-01') && !isCompact ? 'short' : 'dayNumber')}
              </span>
              {renderDay(day)}
            </div>
          ))}
        </Grid>
      ))}
    </GridBox>
  )
}
