import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useProperties } from '#web/domain/properties/use-properties.ts'
import { MonitoringPaused } from '#web/features/anomalies/MonitoringPaused.tsx'
import { useMonitors } from '#web/features/anomalies/use-monitors.ts'
import { paths, patterns } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { DeleteMonitor } from './DeleteMonitor.tsx'
import { MetricList } from './MetricList.tsx'
import { MonitorFacts } from './MonitorFacts.tsx'
import { MonitorSwitch } from './MonitorSwitch.tsx'
import { useMonitorActions } from './use-monitor-actions.ts'
import { WithMonitor } from './WithMonitor.tsx'

export const handle = {
  crumb: 'anomalies:monitor.crumb',
  ancestors: [{ crumb: 'anomalies:setup.title', to: patterns.anomalySetup }],
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
  const fixed = role ?? (monitor.isDefault ? t('reason.default') : undefined)
  const editLabel = (
    <>
      <Pencil aria-hidden="true" />
      {t('monitor.editButton')}
    </>
  )
  return (
    <Page
      title={monitor.name}
      lead={t('monitor.lead', { property: nameOf(monitor.propertyName) })}
      actions={
        <>
          <MonitorSwitch monitor={monitor} hasLabel />
          <DisabledReason reason={fixed}>
            <Button asChild={fixed === undefined} variant="outline">
              {fixed === undefined ? <Link to={paths.editAnomalyMonitor(monitor.id)}>{editLabel}</Link> : editLabel}
            </Button>
          </DisabledReason>
          <DisabledReason reason={role}>
            <Button variant="outline" onClick={() => void duplicate(monitor, monitors.data ?? [])}>
              <Copy aria-hidden="true" />
              {t('setup.duplicate')}
            </Button>
          </DisabledReason>
          <DisabledReason reason={fixed}>
            <Button variant="outline" onClick={() => setDeleteOpen(true)}>
              <Trash2 aria-hidden="true" />
              {t('setup.delete')}
            </Button>
          </DisabledReason>
        </>
      }
    >
      <Flex direction="column" gap="6">
        <MonitoringPaused />
        {monitor.isDefault ? <Notice title={t('reason.default')}>{t('monitor.defaultText')}</Notice> : null}
        <MetricList monitor={monitor} />
        <MonitorFacts monitor={monitor} />
      </Flex>
      <DeleteMonitor
        monitor={isDeleteOpen ? monitor : undefined}
        onClose={() => setDeleteOpen(false)}
        onDelete={async () => {
          await erase(monitor)
          await navigate(paths.anomalySetup(), { replace: true })
        }}
      />
    </Page>
  )
}
