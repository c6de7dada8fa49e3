import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isDay } from '#web/lib/dates.ts'
import { Input } from '#web/ui/form/inputs.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import type { MonitorForm } from './monitor-form.ts'

const MAX_DAYS = 100

/** Days that are excluded from monitoring and learning: added one by one, each with a remove button. */
export function DaysField() {
  const { t } = useTranslation('anomalies')
  const format = useFormat()
  const id = useId()
  const {
    field: { value: days, ref, onChange },
  } = useController<MonitorForm, 'ignoredDates'>({ name: 'ignoredDates' })
  const [typed, setTyped] = useState('')
  const isReady = isDay(typed) && !days.includes(typed) && days.length < MAX_DAYS
  const add = () => {
    if (!isReady) return
    onChange([...days, typed].toSorted())
    setTyped('')
  }
  return (
    <Flex direction="column" gap="3">
      {days.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          {t('monitor.noIgnored')}
        </Text>
      ) : (
        <chakra.ul listStyleType="none" display="flex" gap="2" flexWrap="wrap">
          {days.map((day) => (
            <li key={day}>
              <Button
                size="xs"
                variant="outline"
                aria-label={t('monitor.removeDay', { day: format.date(day) })}
                onClick={() => onChange(days.filter((one) => one !== day))}
              >
                {format.date(day)}
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
        </chakra.ul>
      )}
      <Flex gap="2" align="center" wrap="wrap">
        <chakra.label htmlFor={id} srOnly>
          {t('monitor.addDayLabel')}
        </chakra.label>
        <Input
          id={id}
          ref={ref}
          type="date"
          width="auto"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="outline" disabled={!isReady} onClick={add}>
          {t('monitor.addDay')}
        </Button>
      </Flex>
    </Flex>
  )
}
