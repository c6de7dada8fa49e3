import { chakra, Flex, Skeleton } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useProperties } from '#web/domain/properties/use-properties.ts'
import { useServerNow } from '#web/lib/server-time.ts'
import { StaleMark } from '#web/ui/feedback/marks.tsx'
import { Select } from '#web/ui/form/inputs.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** Data of a day is usually complete by noon of the next day; older data is marked as late. */
const LATE_HOURS = 36

interface PropertySelectProps {
  /** The property of the current report. */
  shown: string | undefined
  onChange: (propertyName: string | undefined) => void
}

/** Selects the property of the report and shows how old its data is. */
export function PropertySelect({ shown, onChange }: PropertySelectProps) {
  const { t } = useTranslation('reports')
  const id = useId()
  const format = useFormat()
  const now = useServerNow()
  const { properties, selected, isReading, nameOf, lastSyncAt, dataFreshnessHours } = useProperties()
  const current = shown ?? selected ?? undefined
  if (isReading) return <Skeleton width={{ base: '100%', md: '27rem' }} height={{ base: '3.625rem', md: '8' }} />
  const isLate = dataFreshnessHours > LATE_HOURS
  return (
    <Flex columnGap="3" rowGap="1.5" align="center" wrap="wrap" textStyle="sm" color="fg.muted" minWidth="0">
      {properties.length > 1 ? (
        <>
          <chakra.label htmlFor={id} srOnly>
            {t('property')}
          </chakra.label>
          <Select
            id={id}
            size="sm"
            wrapperWidth="17rem"
            value={current ?? ''}
            onChange={({ target }) => onChange(target.value === selected ? undefined : target.value)}
          >
            {properties.map((one) => (
              <option key={one.propertyName} value={one.propertyName}>
                {one.displayName}
              </option>
            ))}
          </Select>
        </>
      ) : (
        <span>{current && nameOf(current)}</span>
      )}
      {lastSyncAt ? (
        isLate ? (
          <StaleMark since={lastSyncAt} now={now} />
        ) : (
          <span>{t('lastSync', { when: format.relative(lastSyncAt, now) })}</span>
        )
      ) : null}
    </Flex>
  )
}
