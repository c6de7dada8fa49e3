import { chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/paths.ts'
import { LoginForm } from './LoginForm.tsx'

const TextLink = chakra(Link, {
  base: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px', borderRadius: 'l1' },
})

export function Component() {
  const { t } = useTranslation('auth')
  useDocumentTitle(t('login.submit'))
  return (
    <AuthLayout>
      <Heading as="h1" textStyle="2xl" tabIndex={-1}>
        {t('login.title')}
      </Heading>
      <Text color="fg.muted" mt="1" mb="6">
        {t('login.lead')}
      </Text>
      <LoginForm />
      <Flex mt="6" gap="1.5" color="fg.muted" wrap="wrap">
        {t('login.noAccount')}
        <TextLink to={paths.register()}>{t('login.register')}</TextLink>
      </Flex>
    </AuthLayout>
  )
}
