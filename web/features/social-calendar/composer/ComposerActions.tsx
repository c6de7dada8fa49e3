import { SocialPostStatus } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'

const { Draft, AwaitsApproval, Scheduled, Failed, Cancelled } = SocialPostStatus

interface ComposerActionsProps {
  status: SocialPostStatus
  pending: SocialPostStatus | undefined
  /** Why the post can't be scheduled or sent. */
  blocked: string | undefined
  /** Why nothing can be saved. */
  readOnly: string | undefined
  onSave: (status: SocialPostStatus) => void
}

/** The buttons that schedule a post or send it for approval, and that save it as a draft. */
export function ComposerActions({ status, pending, blocked, readOnly, onSave }: ComposerActionsProps) {
  const { t } = useTranslation('social-calendar')
  const isApprover = useCan('publishWithoutApproval')
  const isWaiting = status === AwaitsApproval
  const target = isApprover ? Scheduled : AwaitsApproval
  const label = isApprover
    ? t(isWaiting ? 'composer.approve' : status === Scheduled ? 'composer.saveChanges' : 'composer.schedule')
    : t(isWaiting ? 'composer.saveChanges' : 'composer.send')
  return (
    <>
      <DisabledReason reason={blocked}>
        <BusyButton loading={pending === target} onClick={() => onSave(target)}>
          {label}
        </BusyButton>
      </DisabledReason>
      {status === Draft || status === Cancelled || status === Failed ? (
        <DisabledReason reason={readOnly}>
          <BusyButton variant="outline" loading={pending === Draft} onClick={() => onSave(Draft)}>
            {t('composer.saveDraft')}
          </BusyButton>
        </DisabledReason>
      ) : null}
      {status === Scheduled ? (
        <DisabledReason reason={readOnly}>
          <Button variant="outline" onClick={() => onSave(Draft)}>
            {t('action.toDraft')}
          </Button>
        </DisabledReason>
      ) : null}
    </>
  )
}
