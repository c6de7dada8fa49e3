import {
  getUserQueryKey,
  listAccountsQueryKey,
  useCreateAccountMutation,
  useRefreshTokenMutation,
} from '@adwright/sdk/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { paths } from '#web/paths.ts'
import { chooseAccount } from '#web/session/account-choice.ts'
import { renewSession } from '#web/session/session.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import type { NewAccountOutput } from './new-account-schema.ts'

const quiet = { meta: { isShownInPlace: true } }

/** Sets up a further account, takes a token that knows it, and goes on in it; `onDone` runs before that. What fails is thrown. */
export function useCreateAccount(onDone: () => void): (typed: NewAccountOutput) => Promise<void> {
  const { t } = useTranslation('settings')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const create = useCreateAccountMutation(quiet)
  const refresh = useRefreshTokenMutation(quiet)
  const intentKey = useIntentKey()
  // When only the token failed, the next try does not make a second account.
  const madeId = useRef<string>(undefined)

  return async ({ goal, ...typed }) => {
    const body = { ...typed, digitalMarketingGoals: [goal] as [number] }
    madeId.current ??= (await create.mutateAsync({ body, headers: intentKey(body) })).id
    renewSession(await refresh.mutateAsync({}))
    onDone()
    toaster.show({ tone: 'good', title: t('newAccount.done'), description: typed.name })
    await Promise.all([
      queries.invalidateQueries({ queryKey: listAccountsQueryKey() }),
      queries.invalidateQueries({ queryKey: getUserQueryKey() }),
    ])
    chooseAccount(madeId.current)
    await navigate(paths.getStarted())
  }
}
