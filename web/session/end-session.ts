// Loaded when somebody signs out: the first paint needs no calls.
import { createAdwrightClient } from '@adwright/sdk/client'
import { logout } from '@adwright/sdk/operations'
import { apiAddress } from './api-address.ts'

/** Who signs out is not kept waiting for a server that does not answer. */
const LIMIT_MS = 5000

/** Ends the session of a token on the server; the call goes on when the page is left. */
export async function endSession(bearer: string): Promise<void> {
  const client = createAdwrightClient({
    baseUrl: apiAddress(),
    credentials: () => bearer,
    fetch: (request) => fetch(request, { keepalive: true }),
    timeoutMs: LIMIT_MS,
  })
  await logout({ client })
}
