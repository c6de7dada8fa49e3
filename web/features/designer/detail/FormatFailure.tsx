import type { Design } from '@adwright/sdk/types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draftOf } from '#web/features/designer/design-draft.ts'
import { useDesignActions } from '#web/features/designer/use-design-actions.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useSingleRun } from '#web/lib/use-single-run.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'

interface FormatFailureProps {
  design: Design
  size: string
  reason: string
  mayManage: boolean
}

/** Why a format could not be drawn although others were; saving the design draws it again. */
export function FormatFailure({ design, size, reason, mayManage }: FormatFailureProps) {
  const { t } = useTranslation('designer')
  const actions = useDesignActions()
  const runOnce = useSingleRun()
  const [isBusy, setBusy] = useState(false)

  async function retry() {
    setBusy(true)
    try {
      await actions.update(design.id, draftOf(design), design.version)
      await actions.refresh()
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('format.retryFailed'), description: serverMessageOr(error, t('tryAgain')) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Notice
      tone="bad"
      title={t('format.failed')}
      action={
        mayManage ? (
          <BusyButton
            size="sm"
            variant="outline"
            loading={isBusy}
            aria-label={`${t('format.retry')}: ${size}`}
            onClick={() => void runOnce(retry)}
          >
            {t('format.retry')}
          </BusyButton>
        ) : undefined
      }
    >
      {reason}
    </Notice>
  )
}
