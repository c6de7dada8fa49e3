import { getAnalyticsInformationOptions, listAnalyticsAccountsOptions } from '@adwright/sdk/react-query'
import { chakra, Flex, Skeleton } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '#web/lib/server-time.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { StaleMark } from '#web/ui/feedback/marks.tsx'
import { Select } from '#web/ui/form/inputs.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const quiet = { isShownInPlace: true }
/** Figures of a day are whole by the next noon; later than that they are late. */
const LATE_HOURS = 36

/** The properties the account's identity reaches; only those who may choose one may ask. */
export function useProperties() {
  const path = { accountId: useAccount().id }
  const mayAsk = useCan('manageIntegrations')
  const { data, isLoading } = useQuery({
    ...listAnalyticsAccountsOptions({ path }),
    enabled: mayAsk,
    staleTime: 10 * 60_000,
    meta: quiet,
  })
  return { properties: data?.flatMap(({ properties }) => properties) ?? [], isLoading }
}

type Properties = ReturnType<typeof useProperties>['properties']

interface PropertyChoiceProps {
  properties: Properties
  isLoading: boolean
  /** The property shown. */
  shown: string | undefined
  onChange: (propertyName: string | undefined) => void
}

/** Which property the report is about, and how old its figures are. */
export function PropertyChoice({ properties, isLoading, shown, onChange }: PropertyChoiceProps) {
  const { t } = useTranslation('reports')
  const id = useId()
  const format = useFormat()
  const { id: accountId } = useAccount()
  const now = useServerNow()
  const information = useQuery({ ...getAnalyticsInformationOptions({ path: { accountId } }), meta: quiet })
  const { displayName, propertyName, lastSyncAt, dataFreshnessHours } = information.data ?? {}
  const current = shown ?? propertyName ?? undefined
  const name = properties.find((one) => one.propertyName === current)?.displayName
  if (isLoading || information.isPending)
    return <Skeleton width={{ base: '100%', md: '27rem' }} height={{ base: '3.625rem', md: '8' }} />
  const isLate = (dataFreshnessHours ?? 0) > LATE_HOURS
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
            boxWidth="17rem"
            value={current ?? ''}
            onChange={({ target }) => onChange(target.value === propertyName ? undefined : target.value)}
          >
            {properties.map((one) => (
              <option key={one.propertyName} value={one.propertyName}>
                {one.displayName}
              </option>
            ))}
          </Select>
        </>
      ) : (
        <span>{name ?? (current === propertyName ? displayName : current)}</span>
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
