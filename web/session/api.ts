// The connection to the API is not needed for the first paint: it is loaded with the first screen that reads data, or on
// the first focus of the sign-in form.

import { createSession, type Session } from '@adwright/sdk/session'
import i18n from 'i18next'
import { apiLanguage } from '#web/i18n/i18n.ts'
import { errorLog } from '#web/lib/error-log.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { requestStatus, watchRequests } from '#web/lib/request-status.ts'
import { recordServerTime } from '#web/lib/server-time.ts'
import { savedAccountId } from './account-choice.ts'
import { apiAddress } from './api-address.ts'
import { refetchAll } from './refetch-all.ts'
import { type OnProgress, sendWithProgress } from './send-with-progress.ts'
import { isSignedIn } from './session.ts'
import { tokens } from './tokens.ts'

const ADS_HEADER = 'X-Ads-Authorization'

let session: Session | undefined

/** Sends a request, with the ads token as a second bearer if the call is authorized and the token is available. */
async function send(request: Request): Promise<Response> {
  const adsToken = session?.heldAdsToken(savedAccountId())
  const isMissing = request.headers.has('Authorization') && !request.headers.has(ADS_HEADER)
  if (adsToken && isMissing) request.headers.set(ADS_HEADER, `Bearer ${adsToken}`)
  const answer = await fetch(request)
  recordServerTime(answer)
  return answer
}

/** A fetch for uploads with the usual authorization, which reports the sent share from 0 to 1. */
export function uploadingFetch(onProgress: OnProgress): typeof fetch {
  const sending = startApi().renewing((request) => sendWithProgress(request, onProgress))
  return (input, init) => sending(new Request(input, init))
}

/** Configures the generated calls: address, credentials, language, and one token renewal after a 401. */
export function startApi(): Session {
  if (session) return session
  session = createSession({
    baseUrl: apiAddress(),
    language: apiLanguage,
    tokens,
    fetch: send,
    // React Query retries reads, and a person resubmits a form.
    maxRetries: 0,
  })
  const { forgetAdsToken } = session
  watchRequests(queryClient, requestStatus)
  // The server localizes labels and messages by the language of the request.
  i18n.on('languageChanged', () => void refetchAll(queryClient))
  // When the session ends, here or in another tab, its data is removed from memory.
  tokens.access.subscribe(() => {
    if (isSignedIn()) return
    forgetAdsToken()
    queryClient.clear()
    errorLog.clear()
  })
  return session
}
