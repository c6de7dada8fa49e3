import { listAccountsOptions } from '@adwright/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { AuthHeading } from '#web/features/auth/AuthHeading.tsx'
import { paths } from '#web/paths.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { OnboardingForm } from './OnboardingForm.tsx'

/** Step 2 of the registration, for a person without an account; who has one already goes on to the dashboard. */
export function Onboarding() {
  const { t } = useTranslation('auth')
  const heading = useRef<HTMLHeadingElement>(null)
  const accounts = useQuery({ ...listAccountsOptions(), meta: { isShownInPlace: true } })
  const { isPending } = accounts

  // The step changes without a change of address: the focus follows by hand.
  useEffect(() => {
    if (!isPending) heading.current?.focus({ preventScroll: true })
  }, [isPending])

  if (isPending) {
    return (
      <Loading>
        <TextSkeleton lines={9} />
      </Loading>
    )
  }
  if (accounts.data && accounts.data.length > 0) return <Navigate to={paths.dashboard()} replace />
  return (
    <>
      <AuthHeading ref={heading} title={t('onboarding.title')} lead={t('onboarding.lead')} />
      <OnboardingForm />
    </>
  )
}
