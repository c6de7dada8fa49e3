import { Flex, Text } from '@chakra-ui/react'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day } from '#web/lib/dates.ts'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { Popover } from '#web/ui/overlay/Popover.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { addMonths } from './month-days.ts'

interface DayPickerProps {
  /** The field that the day is chosen for. */
  label: string
  /** The chosen day; empty without one. */
  value: string
  today: Day
  /** The first and last selectable day. */
  min?: Day | undefined
  max?: Day | undefined
  onChoose: (day: Day) => void
}

/** A button beside a date field that opens the days of a month to choose from. */
export function DayPicker({ label, value, ...props }: DayPickerProps) {
  const { t } = useTranslation('common')
  const title = t('ui.day.choose', { label })
  return (
    <Popover trigger={<IconButton type="button" label={title} icon={CalendarDays} />} label={title} width="19rem">
      {(close) => <Days {...props} label={title} value={value} close={close} />}
    </Popover>
  )
}

function Days({ label, value, today, min, max, onChoose, close }: DayPickerProps & { close: () => void }) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const [day, setDay] = useState(value || today)
  const isOpen = (one: Day) => (min === undefined || one >= min) && (max === undefined || one <= max)
  return (
    <Flex direction="column" gap="2" p="3">
      <Flex justify="space-between" align="center">
        <IconButton label={t('ui.day.before')} icon={ChevronLeft} onClick={() => setDay(addMonths(day, -1))} />
        <Text fontWeight="semibold" aria-live="polite">
          {format.date(day, 'month')}
        </Text>
        <IconButton label={t('ui.day.after')} icon={ChevronRight} onClick={() => setDay(addMonths(day, 1))} />
      </Flex>
      <MonthGrid
        isCompact
        label={label}
        month={day}
        today={today}
        focusedDay={day}
        selectedDay={value || undefined}
        onFocusDay={setDay}
        onOpenDay={(chosen) => {
          if (!isOpen(chosen)) return
          onChoose(chosen)
          close()
        }}
        describeDay={(one) => (isOpen(one) ? '' : t('ui.day.closed'))}
        renderDay={() => null}
      />
    </Flex>
  )
}
