import { useUpdateAnomalyConfigurationMutation } from '@adwright/sdk/react-query'
import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useFetchMonitors, useRefreshMonitors } from '#web/features/anomalies/use-monitors.ts'
import { paths, patterns } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { EditConflictNotice } from '#web/ui/form/EditConflictNotice.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { useEditConflict } from '#web/ui/form/use-edit-conflict.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { Blocked } from './Blocked.tsx'
import { withListErrors } from './list-errors.ts'
import { MonitorFields } from './MonitorFields.tsx'
import { formOfMonitor } from './monitor-form.ts'
import { monitorSchema } from './monitor-schema.ts'
import { WithMonitor } from './WithMonitor.tsx'

export const handle = {
  crumb: 'anomalies:monitor.settings',
  ancestors: [
    { crumb: 'anomalies:setup.title', to: patterns.anomalySetup },
    { crumb: 'anomalies:monitor.crumb', to: patterns.anomalyMonitor },
  ],
}

export function Component() {
  const { configurationId = '' } = useParams()
  return (
    <WithMonitor configurationId={configurationId}>
      {(monitor) => <EditMonitor key={monitor.id} monitor={monitor} />}
    </WithMonitor>
  )
}

function EditMonitor({ monitor }: { monitor: AnomalyConfiguration }) {
  const { t } = useTranslation('anomalies')
  const mayManage = useCan('manageAnomalies')
  const reason = mayManage ? (monitor.isDefault ? t('reason.default') : undefined) : t('reason.user')
  return (
    <Page title={t('monitor.editTitle', { name: monitor.name })} lead={t('monitor.editLead')}>
      {reason ? (
        <Blocked drawing="lock" title={reason} to={paths.anomalyMonitor(monitor.id)} label={t('metric.back')} />
      ) : (
        <Editor monitor={monitor} />
      )}
    </Page>
  )
}

function Editor({ monitor }: { monitor: AnomalyConfiguration }) {
  const { t } = useTranslation('anomalies')
  const accountId = useAccount().id
  const navigate = useNavigate()
  const refresh = useRefreshMonitors()
  const update = useUpdateAnomalyConfigurationMutation()
  const form = useContractForm(monitorSchema, formOfMonitor(monitor))
  const version = useRef(monitor.version)
  const fetchMonitors = useFetchMonitors()
  const rebase = (latest: AnomalyConfiguration) => {
    version.current = latest.version
  }
  const show = (latest: AnomalyConfiguration) => form.reset(formOfMonitor(latest))
  const { latest, send, formVersion, ...resolve } = useEditConflict({
    fetchLatest: async () => (await fetchMonitors()).find(({ id }) => id === monitor.id),
    rebase,
    show,
    focusFirst: () => form.setFocus('name'),
  })
  return (
    <Form
      form={form}
      label={t('monitor.edit')}
      submit={t('monitor.save')}
      secondary={
        <Button asChild variant="ghost">
          <Link to={paths.anomalyMonitor(monitor.id)}>{t('monitor.cancel')}</Link>
        </Button>
      }
      onSubmit={(body) =>
        withListErrors(form, 'recipients', async () => {
          const path = { accountId, configurationId: monitor.id }
          const query = { expectedVersion: version.current }
          const saved = await send(() => update.mutateAsync({ path, query, body }))
          if (!saved) return
          toaster.show({ tone: 'good', title: t('monitor.saved', { name: saved.name }) })
          await refresh(saved)
          await navigate(paths.anomalyMonitor(saved.id), { replace: true })
        })
      }
    >
      <Flex direction="column" gap="4">
        <MonitorFields key={formVersion} holidays={monitor.holidays} />
      </Flex>
      <EditConflictNotice latest={latest} resolve={resolve} />
    </Form>
  )
}
