import { Button, chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day, Period } from '#web/lib/dates.ts'
import { Input } from '#web/ui/form/inputs.tsx'
import { MAX_DAYS, type PeriodProblem, problemOf } from './period-query.ts'

interface CustomPeriodFormProps {
  /** The accessible name of the form. */
  label: string
  initial: Period
  today: Day
  onApply: (period: Period) => void
}

/** A form for a date range, validated when applied; both days are included. */
export function CustomPeriodForm({ label, initial, today, onApply }: CustomPeriodFormProps) {
  const { t } = useTranslation('common')
  const id = useId()
  const [{ from, to }, setDays] = useState(initial)
  const [problem, setProblem] = useState<PeriodProblem>()

  const apply = (event: FormEvent) => {
    event.preventDefault()
    const found = problemOf(from, to, today)
    setProblem(found)
    if (found === undefined) onApply({ from, to })
  }
  const day = (name: 'from' | 'to', value: string) => (
    <chakra.div flex="1 1 8.5rem" minWidth="0">
      <chakra.label htmlFor={`${id}-${name}`} display="block" textStyle="xs" color="fg.muted" mb="1">
        {t(`ui.period.${name}`)}
      </chakra.label>
      <Input
        id={`${id}-${name}`}
        type="date"
        size="sm"
        px="2"
        value={value}
        max={today}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={(event) => setDays({ from, to, [name]: event.target.value })}
      />
    </chakra.div>
  )

  return (
    <chakra.form noValidate aria-label={label} onSubmit={apply}>
      <Flex gap="2" align="flex-end" wrap="wrap">
        {day('from', from)}
        {day('to', to)}
        <Button type="submit" size="sm" variant="outline">
          {t('ui.period.apply')}
        </Button>
      </Flex>
      {problem ? (
        <chakra.p id={`${id}-problem`} role="alert" mt="1.5" textStyle="sm" color="bad.fg">
          {t(`ui.period.problem.${problem}`, { count: MAX_DAYS })}
        </chakra.p>
      ) : null}
    </chakra.form>
  )
}
