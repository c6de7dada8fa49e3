import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/paths.ts'
import type { OriginState } from '#web/session/Guard.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { LoginForm } from './LoginForm.tsx'

const TextLink = chakra(Link, {
  base: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px', borderRadius: 'l1' },
})

export function Component() {
  const { t } = useTranslation('auth')
  useDocumentTitle(t('login.submit'))
  const { hasEnded = false } = (useLocation().state ?? {}) as OriginState
  return (
    <AuthLayout>
      <Heading as="h1" textStyle="2xl" tabIndex={-1}>
        {t('login.title')}
      </Heading>
      <Text color="fg.muted" mt="1" mb="6">
        {t('login.lead')}
      </Text>
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
