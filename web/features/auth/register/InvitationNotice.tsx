import { type CheckResult, VerificationPurpose } from '@adwright/sdk/types'
import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/feedback/Notice.tsx'

/** The purpose of the code in the link. */
export function InvitationNotice({ check: { isValid, purpose, email, invitation } }: { check: CheckResult }) {
  const { t } = useTranslation('auth')
  const isInvitation = purpose === VerificationPurpose.Invitation
  return (
    <Box mb="5">
      {isValid ? (
        <Notice
          tone="info"
          title={
            invitation
              ? t('register.invitedBy', { name: invitation.invitedByName, account: invitation.accountName })
              : t(isInvitation ? 'register.codeGood' : 'register.confirmNotice')
          }
        >
          {email ? t(isInvitation ? 'register.codeGoodText' : 'register.confirmText', { email }) : null}
        </Notice>
      ) : (
        <Notice tone="warning" title={t(isInvitation ? 'register.codeEnded' : 'register.linkEnded')}>
          {t(isInvitation ? 'register.codeEndedText' : 'register.linkEndedText')}
        </Notice>
      )}
    </Box>
  )
}
