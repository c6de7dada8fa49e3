import { getUserQueryKey, listAccountsQueryKey } from '@adwright/sdk/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSetUpAccount } from '#web/domain/accounts/use-set-up-account.ts'
import { paths } from '#web/paths.ts'
import { chooseAccount } from '#web/session/account-choice.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import type { NewAccountOutput } from './new-account-schema.ts'

/** Sets up a further account and goes on in it; `onDone` runs before that. What fails is thrown. */
export function useCreateAccount(onDone: () => void): (typed: NewAccountOutput) => Promise<void> {
  const { t } = useTranslation('settings')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const setUp = useSetUpAccount()

  return async ({ goal, ...typed }) => {
    const { id } = await setUp({ ...typed, digitalMarketingGoals: [goal] })
    onDone()
    toaster.show({ tone: 'good', title: t('newAccount.done'), description: typed.name })
    await Promise.all([
      queries.invalidateQueries({ queryKey: listAccountsQueryKey() }),
      queries.invalidateQueries({ queryKey: getUserQueryKey() }),
    ])
    chooseAccount(id)
    await navigate(paths.getStarted())
  }
}
