// Loaded on sign-out, because the first paint needs no API calls.
import { createAdwrightClient } from '@adwright/sdk/client'
import { logout } from '@adwright/sdk/operations'
import { apiAddress } from './api-address.ts'

/** The time limit of the sign-out call, which does not wait for an unresponsive server. */
const TIMEOUT_MS = 5000

/** Ends the session of a token on the server; the call continues after the page is left. */
export async function endSession(bearer: string): Promise<void> {
  const client = createAdwrightClient({
    baseUrl: apiAddress(),
    credentials: () => bearer,
    fetch: (request) => fetch(request, { keepalive: true }),
    timeoutMs: TIMEOUT_MS,
  })
  await logout({ client })
}
