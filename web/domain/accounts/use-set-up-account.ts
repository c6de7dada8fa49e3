import { useCreateAccountMutation, useRefreshTokenMutation } from '@adwright/sdk/react-query'
import type { Account, CreateAccountData } from '@adwright/sdk/types'
import { useRef } from 'react'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { renewSession } from '#web/session/session.ts'

/**
 * Creates an account and requests a token for it. Throws on failure; if only the token failed, a retry does not create a second account.
 */
export function useSetUpAccount(): (body: CreateAccountData['body']) => Promise<Account> {
  const create = useCreateAccountMutation()
  const refresh = useRefreshTokenMutation()
  const intentKey = useIntentKey()
  const made = useRef<Account>(undefined)

  return async (body) => {
    made.current ??= await create.mutateAsync({ body, headers: intentKey(body) })
    renewSession(await refresh.mutateAsync({}))
    return made.current
  }
}
