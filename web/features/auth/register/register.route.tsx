import { checkRegistrationCodeOptions } from '@adwright/sdk/react-query'
import { Flex } from '@chakra-ui/react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { AuthHeading } from '#web/features/auth/AuthHeading.tsx'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { TextLink } from '#web/features/auth/TextLink.tsx'
import { late } from '#web/lib/late.tsx'
import { paths } from '#web/paths.ts'
import { useIsSignedIn } from '#web/session/session.ts'
import { InvitationNotice } from './InvitationNotice.tsx'
import { RegisterForm } from './RegisterForm.tsx'

const Onboarding = late(async () => (await import('#web/features/auth/onboarding/Onboarding.tsx')).Onboarding)

/** What the code of an invitation is good for; nothing is known while it is looked up, or when that fails. */
function useCodeCheck(code: string) {
  const options = checkRegistrationCodeOptions({ query: { code } })
  const { data } = useQuery({
    ...options,
    ...(code === '' ? { queryFn: skipToken } : {}),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isShownInPlace: true },
  })
  return data
}

function Registration() {
  const { t } = useTranslation('auth')
  const [search] = useSearchParams()
  const code = search.get('code')?.trim() ?? ''
  const check = useCodeCheck(code)
  const isCodeUsed = code !== '' && check?.isValid !== false
  return (
    <>
      <AuthHeading title={t('register.title')} lead={isCodeUsed ? undefined : t('register.lead')} />
      {check ? <InvitationNotice check={check} /> : null}
      <RegisterForm code={isCodeUsed ? code : undefined} />
      <Flex mt="6" gap="1.5" color="fg.muted" wrap="wrap">
        {t('register.hasAccount')}
        <TextLink to={paths.login()}>{t('register.login')}</TextLink>
      </Flex>
    </>
  )
}

/** Step 1 makes the person, who is then signed in; step 2 makes the account. Who came signed in answers an invitation instead. */
export function Component() {
  const isSignedIn = useIsSignedIn()
  const [wasSignedIn] = useState(isSignedIn)
  const [search] = useSearchParams()
  const code = search.get('code')?.trim()
  if (wasSignedIn && isSignedIn && code) return <Navigate to={paths.invitations({ code })} replace />
  return <AuthLayout>{isSignedIn ? <Onboarding /> : <Registration />}</AuthLayout>
}
