import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#web/session/current.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'

/** Replaces a form of a webhook by the reason for those who cannot save it. */
export function AdminNeeded({ children }: { children: ReactNode }) {
  const { t } = useTranslation('settings-webhooks')
  if (useCan('manageIntegrations')) return children
  return (
    <Box pb="4">
      <Notice title={t('adminsOnly')}>{t('needsAdmin')}</Notice>
    </Box>
  )
}
