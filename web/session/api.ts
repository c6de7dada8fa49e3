// The way to the API. It is no part of the first paint: it comes with the first screen that reads something, or with the
// first focus of the sign-in form.

import { createSession, type Session } from '@adwright/sdk/session'
import i18n from 'i18next'
import { apiLanguage } from '#web/i18n/i18n.ts'
import { errorLog } from '#web/lib/error-log.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { requestStatus, watchRequests } from '#web/lib/request-status.ts'
import { noteServerTime } from '#web/lib/server-time.ts'
import { savedAccountId } from './account-choice.ts'
import { apiAddress } from './api-address.ts'
import { readAgain } from './read-again.ts'
import { type OnProgress, sendWithProgress } from './send-with-progress.ts'
import { isSignedIn } from './session.ts'
import { tokens } from './tokens.ts'

const ADS_HEADER = 'X-Ads-Authorization'

let session: Session | undefined

/** Sends the second bearer with every signed-in call, once it is held. */
async function send(request: Request): Promise<Response> {
  const held = session?.heldAdsToken(savedAccountId())
  const isMissing = request.headers.has('Authorization') && !request.headers.has(ADS_HEADER)
  if (held && isMissing) request.headers.set(ADS_HEADER, `Bearer ${held}`)
  const answer = await fetch(request)
  noteServerTime(answer)
  return answer
}

/** Sends one upload as any other call is sent, and tells how much of it has gone out, from 0 to 1. */
export function uploadingFetch(onProgress: OnProgress): typeof fetch {
  const sending = startApi().renewing((request) => sendWithProgress(request, onProgress))
  return (input, init) => sending(new Request(input, init))
}

/** Points the generated calls at the API: credentials, language, and one renewal when a token has ended. */
export function startApi(): Session {
  if (session) return session
  session = createSession({
    baseUrl: apiAddress(),
    language: apiLanguage,
    tokens,
    fetch: send,
    // React Query repeats reads, and a form is sent again by its person.
    maxRetries: 0,
  })
  const { forgetAdsToken } = session
  watchRequests(queryClient, requestStatus)
  // The server localizes labels and messages by the language of the request.
  i18n.on('languageChanged', () => void readAgain(queryClient))
  // However the session ended (here, or in another tab), nothing of it stays in memory.
  tokens.access.subscribe(() => {
    if (isSignedIn()) return
    forgetAdsToken()
    queryClient.clear()
    errorLog.clear()
  })
  return session
}
