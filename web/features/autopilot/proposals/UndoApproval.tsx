import type { ExecutionChange, UndoResult } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { UndoDialog } from '#web/features/autopilot/activity/UndoDialog.tsx'
import { showRuleToast } from '#web/features/autopilot/rule-toast.ts'

interface UndoApprovalProps {
  executionId: string
  change: ExecutionChange
  onClose: () => void
}

/** Undoes a change that was just approved; asks whether the rule should leave the item alone, as every undo does. */
export function UndoApproval({ executionId, change, onClose }: UndoApprovalProps) {
  const { t } = useTranslation('autopilot')

  function report({ undoneCount, skipped }: UndoResult) {
    const [first] = skipped
    if (undoneCount > 0) showRuleToast({ tone: 'good', title: t('proposals.undone', { name: change.name }) })
    else
      showRuleToast({ tone: 'bad', title: t('proposals.undoFailed'), ...(first ? { description: first.reason } : {}) })
  }

  return (
    <UndoDialog
      executionId={executionId}
      changes={[change]}
      isWhole={false}
      isIncludingSince={false}
      onClose={onClose}
      onDone={report}
    />
  )
}
