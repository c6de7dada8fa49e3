import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Page } from '#web/ui/page/Page.tsx'
import { NotificationForm } from './NotificationForm.tsx'

export const handle = { crumb: 'settings:notifications.title' }

export function Component() {
  const { t } = useTranslation('settings')
  return (
    <Page title={t('notifications.title')} lead={t('notifications.text')}>
      <Box layerStyle="card" p="5" maxWidth="40rem">
        <NotificationForm />
      </Box>
    </Page>
  )
}
