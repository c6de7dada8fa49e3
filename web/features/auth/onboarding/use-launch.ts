import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSetUpAccount } from '#web/domain/accounts/use-set-up-account.ts'
import { showFailure } from '#web/features/auth/show-failure.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { accountBody } from './account-body.ts'
import { dropDraft } from './draft.ts'
import type { OnboardingOutput } from './onboarding-schema.ts'

/** Creates the account and redirects to the prices. A failure is shown as a toast and in the form. */
export function useLaunch(): (typed: OnboardingOutput) => Promise<void> {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  // The gates of the next view repeat the reads: here they would leave for the dashboard.
  const invalidate = useInvalidate('none')
  const setUp = useSetUpAccount()

  return async (typed) => {
    try {
      await setUp(accountBody(typed))
    } catch (error) {
      throw showFailure(error, { title: t('onboarding.failed'), fallback: t('onboarding.failedText') })
    }
    toaster.show({ tone: 'good', title: t('onboarding.done') })
    dropDraft()
    await invalidate('listAccounts', 'getUser')
    await navigate(paths.registrationPricing())
  }
}
