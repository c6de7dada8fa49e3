import {
  listAvailableMetricsOptions,
  useCreateMetricSettingMutation,
  useUpdateMetricSettingMutation,
} from '@adwright/sdk/react-query'
import {
  AnalyticsMetric,
  type AnomalyConfiguration,
  type AvailableMetric,
  type MetricSetting,
  type MetricSettingDraft,
} from '@adwright/sdk/types'
import { Box, Button, Flex, Grid } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useMetrics } from '#web/domain/metrics/use-metrics.ts'
import { useFetchMonitors, useRefreshMonitors } from '#web/features/anomalies/use-monitors.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { paths, patterns } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'
import { ChartSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { EditConflictNotice } from '#web/ui/form/EditConflictNotice.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { useEditConflict } from '#web/ui/form/use-edit-conflict.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { Blocked } from './Blocked.tsx'
import { MetricFields } from './MetricFields.tsx'
import { emptyMetric, formOfSetting, metricSchema } from './metric-form.ts'
import { Tuner } from './Tuner.tsx'
import { WithMonitor } from './WithMonitor.tsx'

export const handle = {
  crumb: 'anomalies:metric.crumb',
  ancestors: [
    { crumb: 'anomalies:setup.title', to: patterns.anomalySetup },
    { crumb: 'anomalies:monitor.crumb', to: patterns.anomalyMonitor },
  ],
}

const NEW = 'new'

export function Component() {
  const { configurationId = '', metricSettingId = '' } = useParams()
  return (
    <WithMonitor configurationId={configurationId}>
      {(monitor) => <Metric key={metricSettingId} monitor={monitor} metricSettingId={metricSettingId} />}
    </WithMonitor>
  )
}

function Metric({ monitor, metricSettingId }: { monitor: AnomalyConfiguration; metricSettingId: string }) {
  const { t } = useTranslation('anomalies')
  const { labelOf } = useMetrics()
  const setting = monitor.metricSettings.find(({ id }) => id === metricSettingId)
  const mayManage = useCan('manageAnomalies')
  const fixed = mayManage ? (monitor.isDefault ? t('reason.default') : undefined) : t('reason.user')
  const isMissing = setting === undefined && metricSettingId !== NEW
  const isBlocked = setting === undefined && fixed !== undefined
  const back = (
    <Button asChild variant="outline">
      <Link to={paths.anomalyMonitor(monitor.id)}>{t('metric.back')}</Link>
    </Button>
  )
  return (
    <Page
      title={
        setting
          ? t('metric.title', { metric: labelOf(setting.metric) })
          : t(isMissing ? 'metric.crumb' : 'metric.newTitle')
      }
      lead={t('metric.lead', { monitor: monitor.name })}
      wide
      actions={isMissing || isBlocked ? null : back}
    >
      {isMissing ? (
        <Box layerStyle="card">
          <EmptyState drawing="search" title={t('metric.missing')} action={back}>
            {t('metric.missingText')}
          </EmptyState>
        </Box>
      ) : isBlocked ? (
        <Blocked drawing="lock" title={fixed ?? ''} to={paths.anomalyMonitor(monitor.id)} label={t('metric.back')} />
      ) : (
        <SectionBoundary title={t('tuner.failed')} skeleton={<ChartSkeleton height={420} />}>
          <Editor monitor={monitor} setting={setting} />
        </SectionBoundary>
      )}
    </Page>
  )
}

/** The first metric that the monitor doesn't check yet. */
function nextMetric(monitor: AnomalyConfiguration, metrics: readonly AvailableMetric[]): AnalyticsMetric {
  const isMonitored = (metric: AnalyticsMetric) => monitor.metricSettings.some((one) => one.metric === metric)
  return metrics.find(({ apiName }) => !isMonitored(apiName))?.apiName ?? AnalyticsMetric.Sessions
}

function Editor({ monitor, setting }: { monitor: AnomalyConfiguration; setting: MetricSetting | undefined }) {
  const { t } = useTranslation('anomalies')
  const accountId = useAccount().id
  const mayManage = useCan('manageAnomalies')
  const navigate = useNavigate()
  const refresh = useRefreshMonitors()
  const intentKey = useIntentKey()
  const { data: metrics } = useSuspenseQuery({ ...listAvailableMetricsOptions(), staleTime: Number.POSITIVE_INFINITY })
  const { labelOf } = useMetrics()
  const create = useCreateMetricSettingMutation()
  const update = useUpdateMetricSettingMutation()
  const [start] = useState(() =>
    setting ? formOfSetting(setting, metrics) : emptyMetric(nextMetric(monitor, metrics)),
  )
  const [schema] = useState(() => metricSchema(metrics))
  const form = useContractForm(schema, start)
  // A new setting has no version yet, and no one else edits it.
  const version = useRef(setting?.version ?? 0)
  const fetchMonitors = useFetchMonitors()
  const { latest, send, formVersion, ...resolve } = useEditConflict({
    fetchLatest: async () => {
      const ofMonitor = (await fetchMonitors()).find(({ id }) => id === monitor.id)
      return ofMonitor?.metricSettings.find(({ id }) => id === setting?.id)
    },
    rebase: (saved) => {
      version.current = saved.version
    },
    show: (saved) => form.reset(formOfSetting(saved, metrics)),
    focusFirst: () => form.setFocus('metric'),
  })
  const reason = mayManage ? (monitor.isDefault ? t('reason.default') : undefined) : t('reason.user')

  async function save(body: MetricSettingDraft) {
    const path = { accountId, configurationId: monitor.id }
    if (setting) {
      const one = { ...path, metricSettingId: setting.id }
      const query = { expectedVersion: version.current }
      const saved = await send(() => update.mutateAsync({ path: one, query, body }))
      if (!saved) return
    } else {
      // Creating the same setting twice on purpose is allowed: the number of settings in the idempotency key distinguishes it from a
      // retry.
      const headers = intentKey({ body, after: monitor.metricSettings.length })
      await create.mutateAsync({ path, body, headers })
    }
    toaster.show({ tone: 'good', title: t('metric.saved', { metric: labelOf(body.metric) }) })
    await refresh()
    // In the place of the form, to which Back must not lead again.
    await navigate(paths.anomalyMonitor(monitor.id), { replace: true })
  }

  const parts = (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="4" alignItems="start">
      <Box position={{ lg: 'sticky' }} top={{ lg: '4' }} minWidth="0">
        <Tuner monitor={monitor} metrics={metrics} />
      </Box>
      <Section title={t('metric.settings')}>
        <MetricFields
          key={formVersion}
          metrics={metrics}
          propertyName={monitor.propertyName}
          currency={monitor.currencyCode}
        />
      </Section>
    </Grid>
  )
  // Viewers can't save, but they can preview settings.
  if (reason !== undefined)
    return (
      <FormProvider {...form}>
        <Flex direction="column" gap="4">
          <Notice title={t('metric.tryOnly')}>{reason}</Notice>
          {parts}
        </Flex>
      </FormProvider>
    )
  return (
    <Form
      form={form}
      label={t('metric.form')}
      submit={t(setting ? 'metric.save' : 'metric.create')}
      onSubmit={save}
      secondary={
        <Button asChild variant="ghost">
          <Link to={paths.anomalyMonitor(monitor.id)}>{t('monitor.cancel')}</Link>
        </Button>
      }
    >
      {parts}
      <EditConflictNotice latest={latest} resolve={resolve} />
    </Form>
  )
}
