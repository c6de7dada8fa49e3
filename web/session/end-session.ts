// Loaded on sign-out, because the first paint needs no API calls.
import { createAdwrightClient } from '@adwright/sdk/client'
import { logout } from '@adwright/sdk/operations'
import { apiAddress } from './api-address.ts'

/** Signing out does not wait for a server that does not respond. */
const LIMIT_MS = 5000

/** Ends the session of a token on the server; the call continues after the page is left. */
export async function endSession(bearer: string): Promise<void> {
  const client = createAdwrightClient({
    baseUrl: apiAddress(),
    credentials: () => bearer,
    fetch: (request) => fetch(request, { keepalive: true }),
    timeoutMs: LIMIT_MS,
  })
  await logout({ client })
}
