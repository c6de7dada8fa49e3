import { type AutopilotItem, AutopilotMode } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'

interface RunDialogProps {
  /** The item to run; the dialog is closed without one. */
  item: AutopilotItem | undefined
  onClose: () => void
  onRun: (item: AutopilotItem) => Promise<unknown>
}

/** Asks before a manual run: of a rule in automatic mode, which changes entities immediately, and where an address asks to run a rule. */
export function RunDialog({ item, onClose, onRun }: RunDialogProps) {
  const { t } = useTranslation('autopilot')
  return (
    <ConfirmDialog
      title={t('rules.runAsk', { name: item?.name ?? '' })}
      confirm={t('rules.run')}
      isOpen={item !== undefined}
      onClose={onClose}
      onConfirm={async () => item && onRun(item)}
    >
      {item?.mode === AutopilotMode.Suggest
        ? t('rules.runTextSuggest')
        : item?.mode === AutopilotMode.NotifyOnly
          ? t('rules.runTextNotify')
          : t('rules.runText', { count: item?.action.maxChangesPerRun ?? 0 })}
    </ConfirmDialog>
  )
}
