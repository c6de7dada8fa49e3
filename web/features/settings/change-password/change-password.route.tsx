import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useUser } from '#web/session/current.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { PasswordForm } from './PasswordForm.tsx'

export const handle = { crumb: 'settings:password.title' }

export function Component() {
  const { t } = useTranslation('settings')
  const { email } = useUser()
  return (
    <Page title={t('password.title')} lead={t('password.lead')}>
      <Box maxWidth="28rem">
        <PasswordForm email={email} />
      </Box>
    </Page>
  )
}
