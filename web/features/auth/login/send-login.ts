import { loginMutation } from '@adwright/sdk/react-query'
import { SignInPlatform } from '@adwright/sdk/types'
import { queryClient } from '#web/lib/query-client.ts'
import { startApi } from '#web/session/api.ts'
import { signIn } from '#web/session/session.ts'

export interface Credentials {
  email: string
  password: string
}

/**
 * Signs in through the generated mutation and starts the session. Runs without its hook, because the
 * sign-in screen renders before the query client is loaded.
 */
export async function sendLogin(credentials: Credentials): Promise<void> {
  startApi()
  const mutation = queryClient.getMutationCache().build(queryClient, { ...loginMutation() })
  signIn(await mutation.execute({ body: { ...credentials, signInPlatform: SignInPlatform.Email } }))
}
