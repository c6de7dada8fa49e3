import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'

interface DeleteWatchProps {
  watch: AnomalyConfiguration | undefined
  onClose: () => void
  onDelete: (watch: AnomalyConfiguration) => Promise<void>
}

/** Asks before a monitor is deleted; its anomalies are kept. */
export function DeleteWatch({ watch, onClose, onDelete }: DeleteWatchProps) {
  const { t } = useTranslation('anomalies')
  if (!watch) return null
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('setup.deleteTitle', { name: watch.name })}
      confirm={t('setup.delete')}
      onClose={onClose}
      onConfirm={() => onDelete(watch)}
    >
      {t('setup.deleteText', { count: watch.metricSettings.length })}
    </ConfirmDialog>
  )
}
