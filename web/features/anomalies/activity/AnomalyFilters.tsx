import { AnalyticsMetric, AnomalyStatus, Severity } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useMetrics } from '#web/domain/metrics/use-metrics.ts'
import { useProperties } from '#web/domain/properties/use-properties.ts'
import { type AnomalyQuery, filterNames } from '#web/features/anomalies/use-anomaly-query.ts'
import { useMonitors } from '#web/features/anomalies/use-monitors.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { severityOf } from '#web/ui/feedback/severity.tsx'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'
import { PeriodPicker } from '#web/ui/period/PeriodPicker.tsx'

/** The filters of the list: all must match, and each matches any of its values. */
export function AnomalyFilters({ listQuery }: { listQuery: AnomalyQuery }) {
  const { t } = useTranslation('anomalies')
  const { t: word } = useTranslation('common')
  const { set } = useAddress()
  const { labelOf } = useMetrics()
  const { properties, isReading } = useProperties()
  const { propertyName, configurationIds } = listQuery
  const monitors = useMonitors()
  const found = (monitors.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  // A deleted monitor stays selectable, because its anomalies are kept.
  const deleted = monitors.data
    ? configurationIds
        .filter((id) => !found.some(({ value }) => value === id))
        .map((id) => ({ value: id, label: t('deletedMonitor') }))
    : []
  const isChoice = isReading || properties.length > 1 || propertyName !== undefined
  return (
    <Flex as="search" gap="2" align="center" wrap="wrap" aria-label={word('ui.filter.bar')}>
      <PeriodPicker state={listQuery.period} hasComparison={false} hasMark={false} />
      <SearchBox label={t('activity.search')} value={listQuery.text} onChange={(text) => set({ text })} />
      <FilterChoice
        label={t('column.severity')}
        options={Object.values(Severity)
          .toReversed()
          .map((level) => ({ value: String(level), label: word(`ui.severity.${severityOf(level)}`) }))}
        values={listQuery.severities.map(String)}
        onChange={(severities) => set({ severities })}
      />
      <FilterChoice
        label={t('column.metric')}
        options={Object.values(AnalyticsMetric).map((metric) => ({ value: metric, label: labelOf(metric) }))}
        values={listQuery.metrics}
        onChange={(metrics) => set({ metrics })}
      />
      <FilterChoice
        label={t('column.status')}
        options={Object.values(AnomalyStatus).map((status) => ({
          value: String(status),
          label: t(`status.${status}`),
        }))}
        values={listQuery.statuses.map(String)}
        onChange={(statuses) => set({ statuses })}
      />
      {monitors.isPending || found.length + deleted.length > 1 || configurationIds.length > 0 ? (
        <FilterChoice
          label={t('column.monitor')}
          options={[...found, ...deleted]}
          values={configurationIds}
          onChange={(chosen) => set({ configurationIds: chosen })}
        />
      ) : null}
      {isChoice ? (
        <FilterChoice
          label={t('column.property')}
          options={properties.map((one) => ({ value: one.propertyName, label: one.displayName }))}
          values={propertyName ? [propertyName] : []}
          // The contract allows one property, so the last choice wins.
          onChange={(chosen) => set({ propertyName: chosen.at(-1) })}
        />
      ) : null}
      {listQuery.isFiltered ? (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => set(Object.fromEntries(filterNames.map((name) => [name, undefined])))}
        >
          {word('ui.filter.clearAll')}
        </Button>
      ) : null}
    </Flex>
  )
}
