import { checkRegistrationCodeOptions, useGetUserQuery } from '@adwright/sdk/react-query'
import { type CheckResult, VerificationPurpose } from '@adwright/sdk/types'
import { Flex } from '@chakra-ui/react'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { AuthHeading } from '#web/features/auth/AuthHeading.tsx'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { codeResultOf } from '#web/features/auth/code-result.ts'
import { TextLink } from '#web/features/auth/TextLink.tsx'
import { lazyRoute } from '#web/lib/lazy-route.tsx'
import { paths } from '#web/paths.ts'
import { useIsSignedIn } from '#web/session/session.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { InvitationNotice } from './InvitationNotice.tsx'
import { RegisterForm } from './RegisterForm.tsx'

const Onboarding = lazyRoute(async () => (await import('#web/features/auth/onboarding/Onboarding.tsx')).Onboarding)

/** The purpose of the code in a link; undefined while it is looked up, or if that fails. */
function useCodeCheck(code: string) {
  const options = checkRegistrationCodeOptions({ query: { code } })
  return useQuery({
    ...options,
    ...(code === '' ? { queryFn: skipToken } : {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** True for the link of a registration, false for that of an invitation. */
const confirms = (check: CheckResult | undefined) =>
  check?.isValid === true && check.purpose === VerificationPurpose.Registration

const useCode = () => useSearchParams()[0].get('code')?.trim() ?? ''

interface RegistrationProps {
  check: CheckResult | undefined
  known?: { firstName: string; lastName: string; email: string; isMailAllowed: boolean }
  onDone?: () => void
}

function Registration({ check, known, onDone }: RegistrationProps) {
  const { t } = useTranslation('auth')
  const code = useCode()
  const isCodeUsed = code !== '' && check?.isValid !== false
  const isConfirming = confirms(check)
  return (
    <>
      <AuthHeading
        title={t(isConfirming ? 'register.confirmTitle' : 'register.title')}
        lead={isCodeUsed ? undefined : t('register.lead')}
      />
      {check ? <InvitationNotice check={check} /> : null}
      <RegisterForm
        code={isCodeUsed ? code : undefined}
        known={known ?? { email: check?.invitation?.email ?? '' }}
        {...(isConfirming ? { submit: t('register.confirmSubmit') } : {})}
        {...(onDone ? { onDone } : {})}
      />
      {known ? null : (
        <Flex mt="6" gap="1.5" color="fg.muted" wrap="wrap">
          {t('register.hasAccount')}
          <TextLink to={paths.login()}>{t('register.login')}</TextLink>
        </Flex>
      )}
    </>
  )
}

const skeleton = (
  <Loading>
    <TextSkeleton lines={9} />
  </Loading>
)

function Visitor() {
  const lookup = useCodeCheck(useCode())
  if (lookup.isLoading) return skeleton
  return <Registration check={codeResultOf(lookup)} />
}

/** A signed-in person with the link of an email: an address is confirmed with the form, an invitation is answered on its own page. */
function WithCode() {
  const code = useCode()
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data, isPending } = useCodeCheck(code)
  // Keeps the first result, because a used code can no longer be looked up.
  const [check, setCheck] = useState(data)
  if (data && !check) setCheck(data)
  const user = useGetUserQuery()
  if ((isPending && !check) || user.isPending) return <AuthLayout>{skeleton}</AuthLayout>
  if (!confirms(check)) return <Navigate to={paths.invitations({ code })} replace />
  const { firstName, lastName, email, isMailAllowed } = user.data ?? {}
  return (
    <AuthLayout>
      <Registration
        check={check}
        known={{
          firstName: firstName ?? '',
          lastName: lastName ?? '',
          email: email ?? '',
          isMailAllowed: isMailAllowed ?? false,
        }}
        onDone={() => {
          toaster.show({ tone: 'good', title: t('register.confirmed') })
          void queries.invalidateQueries()
          // Leads to the onboarding, or to the dashboard if there is an account.
          void navigate(paths.register(), { replace: true })
        }}
      />
    </AuthLayout>
  )
}

/** Step 1 creates the person and signs them in; step 2 creates the account. */
export function Component() {
  const isSignedIn = useIsSignedIn()
  const [wasSignedIn] = useState(isSignedIn)
  const hasCode = useCode() !== ''
  if (wasSignedIn && isSignedIn && hasCode) return <WithCode />
  return <AuthLayout>{isSignedIn ? <Onboarding /> : <Visitor />}</AuthLayout>
}
