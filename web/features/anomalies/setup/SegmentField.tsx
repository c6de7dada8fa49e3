import { getAnalyticsReportOptions } from '@adwright/sdk/react-query'
import type { AnalyticsDimension } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#web/session/current.ts'
import { FieldFrame } from '#web/ui/form/FieldFrame.tsx'
import { Input } from '#web/ui/form/inputs.tsx'

const MAX_CHARACTERS = 500
const STALE_MS = 10 * 60_000

/** The value of the segment, with the largest values of the last 30 days as suggestions. */
export function SegmentField({ dimension, propertyName }: { dimension: AnalyticsDimension; propertyName: string }) {
  const { t } = useTranslation('anomalies')
  const id = useId()
  const { id: accountId } = useAccount()
  const { register } = useFormContext()
  const { data } = useQuery({
    ...getAnalyticsReportOptions({ path: { accountId }, query: { propertyName } }),
    staleTime: STALE_MS,
    meta: { errors: 'toast' },
  })
  const values = data?.breakdowns[dimension] ?? []
  return (
    <FieldFrame name="dimensionValue" label={t('metric.segmentValue')} help={t('metric.segmentHelp')}>
      {(control) => (
        <>
          <Input {...control} list={id} autoComplete="off" maxLength={MAX_CHARACTERS} {...register('dimensionValue')} />
          <datalist id={id}>
            {values.map(({ value }) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  )
}
