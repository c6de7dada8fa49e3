import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { AuthHeading } from '#web/features/auth/AuthHeading.tsx'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { TextLink } from '#web/features/auth/TextLink.tsx'
import { paths } from '#web/paths.ts'
import type { OriginState } from '#web/session/Guard.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { LoginForm } from './LoginForm.tsx'

export function Component() {
  const { t } = useTranslation('auth')
  const { hasEnded = false } = (useLocation().state ?? {}) as OriginState
  return (
    <AuthLayout>
      <AuthHeading title={t('login.title')} lead={t('login.lead')} documentTitle={t('login.submit')} />
      {hasEnded ? (
        <Box mb="5">
          <Notice role="status" title={t('login.ended')}>
            {t('login.endedText')}
          </Notice>
        </Box>
      ) : null}
      <LoginForm />
      <Flex mt="6" gap="1.5" color="fg.muted" wrap="wrap">
        {t('login.noAccount')}
        <TextLink to={paths.register()}>{t('login.register')}</TextLink>
      </Flex>
    </AuthLayout>
  )
}
