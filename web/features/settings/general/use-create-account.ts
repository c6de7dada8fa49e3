import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSetUpAccount } from '#web/domain/accounts/use-set-up-account.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { chooseAccount } from '#web/session/account-choice.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import type { NewAccountOutput } from './new-account-schema.ts'

/** Creates an account and switches to it. Calls `onDone` before switching; throws on failure. */
export function useCreateAccount(onDone: () => void): (typed: NewAccountOutput) => Promise<void> {
  const { t } = useTranslation('settings')
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const setUp = useSetUpAccount()

  return async ({ goal, ...typed }) => {
    const { id } = await setUp({ ...typed, digitalMarketingGoals: [goal] })
    onDone()
    toaster.show({ tone: 'good', title: t('newAccount.done'), description: typed.name })
    await invalidate('listAccounts', 'getUser')
    chooseAccount(id)
    await navigate(paths.getStarted(), { replace: true })
  }
}
