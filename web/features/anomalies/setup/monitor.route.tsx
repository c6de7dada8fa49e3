import { useUpdateAnomalyConfigurationMutation } from '@adwright/sdk/react-query'
import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { Copy, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { useProperties } from '#web/domain/properties/use-properties.ts'
import { useFetchMonitors, useMonitors, useRefreshMonitors } from '#web/features/anomalies/use-monitors.ts'
import { paths, patterns } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { EditConflictNotice } from '#web/ui/form/EditConflictNotice.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { useEditConflict } from '#web/ui/form/use-edit-conflict.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { DeleteMonitor } from './DeleteMonitor.tsx'
import { withListErrors } from './list-errors.ts'
import { MetricList } from './MetricList.tsx'
import { MonitorFacts } from './MonitorFacts.tsx'
import { MonitorFields } from './MonitorFields.tsx'
import { MonitorSwitch } from './MonitorSwitch.tsx'
import { formOfMonitor } from './monitor-form.ts'
import { monitorSchema } from './monitor-schema.ts'
import { useMonitorActions } from './use-monitor-actions.ts'
import { WithMonitor } from './WithMonitor.tsx'

export const handle = {
  crumb: 'anomalies:monitor.crumb',
  above: [{ crumb: 'anomalies:setup.title', to: patterns.anomalySetup }],
}

export function Component() {
  const { configurationId = '' } = useParams()
  return (
    <WithMonitor configurationId={configurationId}>
      {(monitor) => <Monitor key={monitor.id} monitor={monitor} />}
    </WithMonitor>
  )
}

function Monitor({ monitor }: { monitor: AnomalyConfiguration }) {
  const { t } = useTranslation('anomalies')
  const navigate = useNavigate()
  const mayManage = useCan('manageAnomalies')
  const monitors = useMonitors()
  const { nameOf } = useProperties()
  const { duplicate, erase } = useMonitorActions()
  const [isDeleteOpen, setDeleteOpen] = useState(false)
  const role = mayManage ? undefined : t('reason.user')
  const isFixed = monitor.isDefault || !mayManage
  return (
    <Page
      title={monitor.name}
      lead={t('monitor.lead', { property: nameOf(monitor.propertyName) })}
      actions={
        <>
          <MonitorSwitch monitor={monitor} hasLabel />
          <DisabledReason reason={role}>
            <Button variant="outline" onClick={() => void duplicate(monitor, monitors.data ?? [])}>
              <Copy aria-hidden="true" />
              {t('setup.duplicate')}
            </Button>
          </DisabledReason>
          <DisabledReason reason={role ?? (monitor.isDefault ? t('reason.default') : undefined)}>
            <Button variant="outline" onClick={() => setDeleteOpen(true)}>
              <Trash2 aria-hidden="true" />
              {t('setup.delete')}
            </Button>
          </DisabledReason>
        </>
      }
    >
      <Flex direction="column" gap="4">
        {monitor.isDefault ? <Notice title={t('reason.default')}>{t('monitor.defaultText')}</Notice> : null}
        <MetricList monitor={monitor} />
        {isFixed ? <MonitorFacts monitor={monitor} /> : <EditMonitor monitor={monitor} />}
      </Flex>
      <DeleteMonitor
        monitor={isDeleteOpen ? monitor : undefined}
        onClose={() => setDeleteOpen(false)}
        onDelete={async () => {
          await erase(monitor)
          await navigate(paths.anomalySetup())
        }}
      />
    </Page>
  )
}

function EditMonitor({ monitor }: { monitor: AnomalyConfiguration }) {
  const { t } = useTranslation('anomalies')
  const accountId = useAccount().id
  const refresh = useRefreshMonitors()
  const update = useUpdateAnomalyConfigurationMutation()
  const form = useContractForm(monitorSchema, formOfMonitor(monitor))
  const { isDirty } = form.formState
  const version = useRef(monitor.version)
  const fetchMonitors = useFetchMonitors()
  const rebase = (latest: AnomalyConfiguration) => {
    version.current = latest.version
  }
  const show = (latest: AnomalyConfiguration) => form.reset(formOfMonitor(latest))
  const { latest, send, round, clear, ...resolve } = useEditConflict({
    fetchLatest: async () => (await fetchMonitors()).find(({ id }) => id === monitor.id),
    rebase,
    show,
    focusFirst: () => form.setFocus('name'),
  })
  const startFrom = (saved: AnomalyConfiguration) => {
    rebase(saved)
    clear()
    show(saved)
  }
  return (
    <Form
      form={form}
      label={t('monitor.edit')}
      submit={t('monitor.save')}
      secondary={
        isDirty ? (
          <Button variant="ghost" onClick={() => startFrom(monitor)}>
            {t('monitor.discard')}
          </Button>
        ) : null
      }
      onSubmit={(body) =>
        withListErrors(form, 'recipients', async () => {
          const path = { accountId, configurationId: monitor.id }
          const query = { expectedVersion: version.current }
          const saved = await send(() => update.mutateAsync({ path, query, body }))
          if (!saved) return
          startFrom(saved)
          toaster.show({ tone: 'good', title: t('monitor.saved', { name: saved.name }) })
          await refresh(saved)
        })
      }
    >
      <MonitorFields key={round} />
      <EditConflictNotice latest={latest} resolve={resolve} />
    </Form>
  )
}
