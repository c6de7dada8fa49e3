import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { useMetrics } from '#web/domain/metrics/use-metrics.ts'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { useNames } from '#web/ui/text/use-names.ts'

interface DeleteMonitorProps {
  monitor: AnomalyConfiguration | undefined
  onClose: () => void
  onDelete: (monitor: AnomalyConfiguration) => Promise<void>
}

/** Asks before a monitor is deleted; its anomalies are kept. */
export function DeleteMonitor({ monitor, onClose, onDelete }: DeleteMonitorProps) {
  const { t } = useTranslation('anomalies')
  const { labelOf } = useMetrics()
  const namesOf = useNames()
  if (!monitor) return null
  const metrics = monitor.metricSettings.map(({ metric }) => labelOf(metric))
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('setup.deleteTitle', { name: monitor.name })}
      confirm={t('setup.delete')}
      onClose={onClose}
      onConfirm={() => onDelete(monitor)}
    >
      {metrics.length === 0
        ? t('metric.deleteText')
        : t('setup.deleteText', { count: metrics.length, names: namesOf(metrics) })}
    </ConfirmDialog>
  )
}
