import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSetUpAccount } from '#web/domain/accounts/use-set-up-account.ts'
import { isAboutFields } from '#web/features/auth/own-fields.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { accountBody } from './account-body.ts'
import { dropDraft } from './draft.ts'
import type { OnboardingOutput } from './onboarding-schema.ts'

/** Creates the account and redirects to the prices. A failure is shown as a toast. */
export function useLaunch(): (typed: OnboardingOutput) => Promise<void> {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  // The gates of the next view repeat the reads: here they would leave for the dashboard.
  const invalidate = useInvalidate('none')
  const setUp = useSetUpAccount()

  return async (typed) => {
    const body = accountBody(typed)
    try {
      await setUp(body)
    } catch (error) {
      if (isAboutFields(error, Object.keys(body))) throw error
      const description = serverMessageOr(error, t('onboarding.failedText'))
      toaster.show({ tone: 'bad', title: t('onboarding.failed'), description })
      return
    }
    toaster.show({ tone: 'good', title: t('onboarding.done') })
    dropDraft()
    await invalidate('listAccounts', 'getUser')
    await navigate(paths.registrationPricing())
  }
}
