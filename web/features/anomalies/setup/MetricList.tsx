import { useDeleteMetricSettingMutation } from '@adwright/sdk/react-query'
import type { AnomalyConfiguration, MetricSetting } from '@adwright/sdk/types'
import { Button, chakra } from '@chakra-ui/react'
import { Plus, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useDimensionName } from '#web/domain/metrics/use-dimension-name.ts'
import { useMetrics } from '#web/domain/metrics/use-metrics.ts'
import { useRefreshMonitors } from '#web/features/anomalies/use-monitors.ts'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import type { MenuAction } from '#web/ui/overlay/Menu.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Section } from '#web/ui/page/Section.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const NEW = 'new'
const MAX_METRICS = 30
const NameLink = chakra(Link)

function useMetricColumns(monitor: AnomalyConfiguration): readonly Column<MetricSetting>[] {
  const { t } = useTranslation('anomalies')
  const dimensionName = useDimensionName()
  const format = useFormat()
  const metrics = useMetrics()
  return [
    {
      id: 'metric',
      header: t('column.metric'),
      width: '14rem',
      cell: ({ id, metric, dimension, dimensionValue }) => (
        <chakra.span display="block" py="1">
          <NameLink to={paths.anomalyMetric(monitor.id, id)} fontWeight="medium">
            {metrics.labelOf(metric)}
          </NameLink>
          {dimension ? (
            <chakra.span display="block" textStyle="xs" color="fg.muted">
              {t('metric.only', { dimension: dimensionName(dimension), value: dimensionValue })}
            </chakra.span>
          ) : null}
        </chakra.span>
      ),
    },
    {
      id: 'sensitivity',
      header: t('metric.sensitivity'),
      priority: 0,
      cell: ({ sensitivity }) => t(`sensitivity.${sensitivity}`),
    },
    {
      id: 'direction',
      header: t('metric.direction'),
      width: '12rem',
      priority: 1,
      cell: ({ direction }) => <chakra.span whiteSpace={{ md: 'nowrap' }}>{t(`direction.${direction}`)}</chakra.span>,
    },
    {
      id: 'minimumVolume',
      header: t('metric.minimumVolume'),
      align: 'end',
      priority: 2,
      cell: ({ metric, minimumVolume }) =>
        minimumVolume > 0 ? metrics.valueOf(metric, minimumVolume, monitor.currencyCode) : '–',
    },
    {
      id: 'minChangePct',
      header: t('metric.minChange'),
      align: 'end',
      priority: 3,
      cell: ({ minChangePct }) => (minChangePct === null ? '–' : format.rate(minChangePct / 100, 1)),
    },
    {
      id: 'consecutivePoints',
      header: t('metric.points'),
      align: 'end',
      priority: 4,
      cell: ({ consecutivePoints }) => format.number(consecutivePoints),
    },
  ]
}

/** The metrics of a monitor, each with its own settings. */
export function MetricList({ monitor }: { monitor: AnomalyConfiguration }) {
  const { t } = useTranslation('anomalies')
  const accountId = useAccount().id
  const navigate = useNavigate()
  const mayManage = useCan('manageAnomalies')
  const columns = useMetricColumns(monitor)
  const { labelOf } = useMetrics()
  const refresh = useRefreshMonitors()
  const remove = useDeleteMetricSettingMutation()
  const [settingToDelete, setSettingToDelete] = useState<MetricSetting>()
  const { id: configurationId, metricSettings } = monitor
  const fixed = mayManage ? (monitor.isDefault ? t('reason.default') : undefined) : t('reason.user')
  const reason = fixed ?? (metricSettings.length >= MAX_METRICS ? t('metric.most', { count: MAX_METRICS }) : undefined)
  const open = (id: string) => void navigate(paths.anomalyMetric(configurationId, id))
  const nameOf = ({ metric, dimensionValue }: MetricSetting) =>
    [labelOf(metric), dimensionValue].filter(Boolean).join(' · ')

  const actionsOf = (setting: MetricSetting): MenuAction[] => [
    { id: 'tune', label: t('metric.tune'), icon: SlidersHorizontal, onSelect: () => open(setting.id) },
    {
      id: 'delete',
      label: t('metric.delete'),
      icon: Trash2,
      isDanger: true,
      onSelect: () => setSettingToDelete(setting),
      ...(fixed === undefined ? {} : { disabledReason: fixed }),
    },
  ]

  return (
    <Section
      variant="plain"
      title={t('metric.list')}
      description={t('metric.listText')}
      actions={
        <DisabledReason reason={reason}>
          <Button variant="outline" size="sm" onClick={() => open(NEW)}>
            <Plus aria-hidden="true" />
            {t('metric.add')}
          </Button>
        </DisabledReason>
      }
    >
      <DataTable
        label={t('metric.list')}
        columns={columns}
        rows={metricSettings}
        getRowId={({ id }) => id}
        nameOf={nameOf}
        onOpen={({ id }) => open(id)}
        rowActions={actionsOf}
        empty={
          <EmptyState drawing="chart" title={t('metric.none')} headingLevel="h3">
            {t('metric.noneText')}
          </EmptyState>
        }
      />
      {settingToDelete ? (
        <ConfirmDialog
          isOpen
          isDanger
          title={t('metric.deleteTitle', { name: nameOf(settingToDelete) })}
          confirm={t('metric.delete')}
          onClose={() => setSettingToDelete(undefined)}
          onConfirm={async () => {
            const path = { accountId, configurationId, metricSettingId: settingToDelete.id }
            await ensureDeleted(remove.mutateAsync({ path }))
            toaster.show({ tone: 'good', title: t('metric.deleted', { name: nameOf(settingToDelete) }) })
            await refresh()
          }}
        >
          {t('metric.deleteText')}
        </ConfirmDialog>
      ) : null}
    </Section>
  )
}
