import type { CheckResult } from '@adwright/sdk/types'
import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/feedback/Notice.tsx'

/** What the code of the link is good for. */
export function InvitationNotice({ check }: { check: CheckResult }) {
  const { t } = useTranslation('auth')
  return (
    <Box mb="5">
      {check.isValid ? (
        <Notice tone="info" title={t('register.codeGood')}>
          {check.email ? t('register.codeGoodText', { email: check.email }) : null}
        </Notice>
      ) : (
        <Notice tone="warning" title={t('register.codeEnded')}>
          {t('register.codeEndedText')}
        </Notice>
      )}
    </Box>
  )
}
