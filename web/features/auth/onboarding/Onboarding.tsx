import { useListAccountsQuery } from '@adwright/sdk/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { AuthHeading } from '#web/features/auth/AuthHeading.tsx'
import { paths } from '#web/paths.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { OnboardingForm } from './OnboardingForm.tsx'

/** Step 2 of the registration for a person without an account; a person with an account is redirected to the dashboard. */
export function Onboarding() {
  const { t } = useTranslation('auth')
  const accounts = useListAccountsQuery()
  if (accounts.isPending) {
    return (
      <Loading>
        <TextSkeleton lines={9} />
      </Loading>
    )
  }
  if (accounts.data && accounts.data.length > 0) return <Navigate to={paths.dashboard()} replace />
  return (
    <>
      <AuthHeading isFocused title={t('onboarding.title')} lead={t('onboarding.lead')} />
      <OnboardingForm />
    </>
  )
}
