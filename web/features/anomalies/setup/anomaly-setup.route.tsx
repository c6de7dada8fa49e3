import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { Box, Button, Flex } from '@chakra-ui/react'
import { Copy, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useProperties } from '#web/domain/properties/use-properties.ts'
import { LastSync } from '#web/features/anomalies/LastSync.tsx'
import { MonitoringPaused } from '#web/features/anomalies/MonitoringPaused.tsx'
import { NotConnected } from '#web/features/anomalies/NotConnected.tsx'
import { useMonitors } from '#web/features/anomalies/use-monitors.ts'
import { paths } from '#web/paths.ts'
import { useCan, useCurrent } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import type { MenuAction } from '#web/ui/overlay/Menu.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { DeleteMonitor } from './DeleteMonitor.tsx'
import { useMonitorActions } from './use-monitor-actions.ts'
import { useMonitorColumns } from './use-monitor-columns.tsx'

export const handle = { crumb: 'anomalies:setup.title' }

export function Component() {
  const { t } = useTranslation('anomalies')
  const mayManage = useCan('manageAnomalies')
  const { hasAnalyticsData } = useCurrent()
  const { isConnected, isPending } = useProperties()
  // Without web analytics the list shows the next step; while that loads, the presence of imported data decides.
  const isOffered = isPending ? hasAnalyticsData : isConnected !== false
  const reason = mayManage ? undefined : t('reason.user')
  const label = (
    <>
      <Plus aria-hidden="true" />
      {t('setup.new')}
    </>
  )
  return (
    <Page
      title={t('setup.title')}
      lead={t('setup.lead')}
      wide
      actions={
        isOffered ? (
          <DisabledReason reason={reason}>
            <Button asChild={reason === undefined}>
              {reason === undefined ? <Link to={paths.newAnomalyMonitor()}>{label}</Link> : label}
            </Button>
          </DisabledReason>
        ) : undefined
      }
    >
      <Monitors />
    </Page>
  )
}

function Monitors() {
  const { t } = useTranslation('anomalies')
  const monitors = useMonitors()
  const { isPending } = useProperties()
  const { erase, duplicate } = useMonitorActions()
  const [monitorToDelete, setMonitorToDelete] = useState<AnomalyConfiguration>()
  const { data } = monitors
  // An empty list is shown with its reason, so it waits for the connection to load.
  if (!data || (data.length === 0 && isPending))
    return monitors.error ? (
      <Box layerStyle="card">
        <SectionError title={t('setup.failed')} error={monitors.error} onRetry={() => void monitors.refetch()} />
      </Box>
    ) : (
      <Loading>
        <TableSkeleton rows={6} columns={6} />
      </Loading>
    )
  if (data.length === 0) return <NoMonitor />
  const properties = [...new Set(data.map(({ propertyName }) => propertyName))]
  return (
    <Flex direction="column" gap="6">
      <MonitoringPaused />
      {properties.map((propertyName) => (
        <PropertyMonitors
          key={propertyName}
          propertyName={propertyName}
          monitors={data.filter((monitor) => monitor.propertyName === propertyName)}
          onDelete={setMonitorToDelete}
          onDuplicate={(monitor) => void duplicate(monitor, data)}
        />
      ))}
      <DeleteMonitor monitor={monitorToDelete} onClose={() => setMonitorToDelete(undefined)} onDelete={erase} />
    </Flex>
  )
}

interface PropertyMonitorsProps {
  propertyName: string
  monitors: readonly AnomalyConfiguration[]
  onDelete: (monitor: AnomalyConfiguration) => void
  onDuplicate: (monitor: AnomalyConfiguration) => void
}

function PropertyMonitors({ propertyName, monitors, onDelete, onDuplicate }: PropertyMonitorsProps) {
  const { t } = useTranslation('anomalies')
  const navigate = useNavigate()
  const { nameOf, selected } = useProperties()
  const mayManage = useCan('manageAnomalies')
  const columns = useMonitorColumns()
  const open = ({ id }: AnomalyConfiguration) => void navigate(paths.anomalyMonitor(id))

  const edit = ({ id }: AnomalyConfiguration) => void navigate(paths.editAnomalyMonitor(id))

  const actionsOf = (monitor: AnomalyConfiguration): MenuAction[] => {
    const role = mayManage ? undefined : t('reason.user')
    const own = role ?? (monitor.isDefault ? t('reason.default') : undefined)
    const why = (disabledReason: string | undefined) => (disabledReason === undefined ? {} : { disabledReason })
    return [
      { id: 'edit', label: t('setup.edit'), icon: Pencil, onSelect: () => edit(monitor), ...why(own) },
      { id: 'duplicate', label: t('setup.duplicate'), icon: Copy, onSelect: () => onDuplicate(monitor), ...why(role) },
      {
        id: 'delete',
        label: t('setup.delete'),
        icon: Trash2,
        isDanger: true,
        onSelect: () => onDelete(monitor),
        ...why(own),
      },
    ]
  }

  const name = nameOf(propertyName)
  return (
    <Section variant="plain" title={name} actions={selected === propertyName ? <LastSync /> : undefined}>
      <DataTable
        label={t('setup.of', { name })}
        columns={columns}
        rows={monitors}
        getRowId={({ id }) => id}
        nameOf={(monitor) => monitor.name}
        onOpen={open}
        rowActions={actionsOf}
      />
    </Section>
  )
}

/** The empty state of the list of monitors. */
function NoMonitor() {
  const { t } = useTranslation('anomalies')
  const mayManage = useCan('manageAnomalies')
  const { isConnected } = useProperties()
  return (
    <Box layerStyle="card">
      {isConnected === false ? (
        <NotConnected />
      ) : (
        <EmptyState drawing="chart" title={t('setup.empty')}>
          {t(mayManage ? 'setup.emptyText' : 'setup.emptyAsk')}
        </EmptyState>
      )}
    </Box>
  )
}
