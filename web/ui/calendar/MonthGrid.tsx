import { Box, chakra, Grid } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
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
  const days = monthGrid(month)
  const isIn = (day: Day) => day.slice(0, 7) === month.slice(0, 7)
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))

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
    onFocusDay(target)
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus())
  }

  return (
    <Box ref={grid} role="grid" aria-label={label} layerStyle="card" overflow="hidden">
      <Grid role="row" templateColumns="repeat(7, minmax(0, 1fr))" borderBottomWidth="1px">
        {days.slice(0, 7).map((day) => (
          <Box
            role="columnheader"
            key={day}
            px={isCompact ? '0' : '2'}
            py="1.5"
            textAlign={isCompact ? 'center' : undefined}
            textStyle="xs"
            color="fg.muted"
            fontWeight="medium"
          >
            {format.date(day, 'weekday')}
          </Box>
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
            <Box
              role="gridcell"
              key={day}
              data-day={day}
              tabIndex={day === focusedDay ? 0 : -1}
              aria-current={day === today ? 'date' : undefined}
              aria-selected={isCompact ? day === selectedDay : undefined}
              onKeyDown={(event) => onKeyDown(event, day)}
              onClick={isCompact ? () => onOpenDay(day) : undefined}
              cursor={isCompact ? 'pointer' : undefined}
              minHeight={isCompact ? { base: '2.75rem', md: '2.25rem' } : '7.5rem'}
              minWidth="0"
              p={isCompact ? '0.5' : '1.5'}
              display="flex"
              flexDirection="column"
              alignItems={isCompact ? 'center' : undefined}
              justifyContent={isCompact ? 'center' : undefined}
              gap="1"
              bg={isCompact && day === selectedDay ? 'accent.subtle' : isIn(day) ? undefined : 'bg.canvas'}
              _notFirst={{ borderInlineStartWidth: '1px' }}
              _focusVisible={{ outlineOffset: '-2px' }}
              position="relative"
            >
              <chakra.span srOnly>{`${format.date(day, 'long')}, ${describeDay(day)}`}</chakra.span>
              <chakra.span
                textStyle="xs"
                alignSelf={isCompact ? 'center' : 'flex-start'}
                px="1.5"
                borderRadius="full"
                fontWeight={day === today ? 'semibold' : 'normal'}
                bg={day === today ? 'accent.solid' : undefined}
                color={day === today ? 'accent.contrast' : 'fg.muted'}
                aria-hidden="true"
              >
                {format.date(day, day.endsWith('-01') && !isCompact ? 'short' : 'dayNumber')}
              </chakra.span>
              {renderDay(day)}
            </Box>
          ))}
        </Grid>
      ))}
    </Box>
  )
}
