import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'

interface DeleteMonitorProps {
  monitor: AnomalyConfiguration | undefined
  onClose: () => void
  onDelete: (monitor: AnomalyConfiguration) => Promise<void>
}

/** Asks before a monitor is deleted; its anomalies are kept. */
export function DeleteMonitor({ monitor, onClose, onDelete }: DeleteMonitorProps) {
  const { t } = useTranslation('anomalies')
  if (!monitor) return null
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('setup.deleteTitle', { name: monitor.name })}
      confirm={t('setup.delete')}
      onClose={onClose}
      onConfirm={() => onDelete(monitor)}
    >
      {t('setup.deleteText', { count: monitor.metricSettings.length })}
    </ConfirmDialog>
  )
}
