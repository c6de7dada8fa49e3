import { useGetUserQuery, useListAccountInvitationsQuery, useListAccountsQuery } from '@adwright/sdk/react-query'
import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import type { OnboardingState } from '#web/domain/people/onboarding-state.ts'
import { AuthHeading } from '#web/features/auth/AuthHeading.tsx'
import { paths } from '#web/paths.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { OnboardingForm } from './OnboardingForm.tsx'

/**
 * Step 2 of the registration for a person without an account. A person with an account is redirected to the dashboard, an invited person to
 * the invitations.
 */
export function Onboarding() {
  const { t } = useTranslation('auth')
  const accounts = useListAccountsQuery()
  const invitations = useListAccountInvitationsQuery()
  const user = useGetUserQuery().data
  const { state } = useLocation()
  if (accounts.isPending || invitations.isPending) {
    return (
      <Loading>
        <TextSkeleton lines={9} />
      </Loading>
    )
  }
  if (accounts.data && accounts.data.length > 0) return <Navigate to={paths.dashboard()} replace />
  const isOwnAccountChosen = (state as OnboardingState | null)?.isOwnAccountChosen === true
  if (!isOwnAccountChosen && (invitations.data?.length ?? 0) > 0) return <Navigate to={paths.invitations()} replace />
  return (
    <>
      <AuthHeading isFocused title={t('onboarding.title')} lead={t('onboarding.lead')} />
      {/* Invitations of an address are only shown once it is confirmed. */}
      {user?.email && !user.isEmailVerified ? (
        <Text mb="6" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {t('onboarding.invited', { email: user.email })}
        </Text>
      ) : null}
      <OnboardingForm />
    </>
  )
}
