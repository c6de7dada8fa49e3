// The way to the API. It is no part of the first paint: it comes with the first screen that reads something, or with the
// first focus of the sign-in form.

import { configureClient, createAdwrightClient } from '@adwright/sdk/client'
import { reauthorize } from '@adwright/sdk/operations'
import i18n from 'i18next'
import { apiLanguage } from '#web/i18n/i18n.ts'
import { errorLog } from '#web/lib/error-log.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { requestStatus, watchRequests } from '#web/lib/request-status.ts'
import { noteServerTime } from '#web/lib/server-time.ts'
import { createAdsToken } from './ads-token.ts'
import { apiAddress } from './api-address.ts'
import { readAgain } from './read-again.ts'
import { createRenewal, createRenewingFetch } from './renewal.ts'
import { type OnProgress, sendWithProgress } from './send-with-progress.ts'
import { isSignedIn, signOut } from './session.ts'
import { tokens } from './tokens.ts'

const ADS_HEADER = 'X-Ads-Authorization'

const adsToken = createAdsToken()

/** Sends the second bearer with every signed-in call, once it is held. */
async function send(request: Request): Promise<Response> {
  const held = adsToken.held()
  const isMissing = request.headers.has('Authorization') && !request.headers.has(ADS_HEADER)
  if (held && isMissing) request.headers.set(ADS_HEADER, `Bearer ${held}`)
  const answer = await fetch(request)
  noteServerTime(answer)
  return answer
}

/** A call is made again with a second bearer that is fresh as well. */
async function refresh(request: Request): Promise<void> {
  if (!request.headers.has(ADS_HEADER)) return
  adsToken.forget()
  const fresh = await adsToken.get()
  if (fresh) request.headers.set(ADS_HEADER, `Bearer ${fresh}`)
}

/** The second bearer is missing or has ended; the contract gives its codes names of their own. */
async function isAboutAds(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null && 'code' in body && String(body.code).startsWith('ads-')
}

let isStarted = false
let throughRenewal: ((send: Send) => Send) | undefined

type Send = (request: Request) => Promise<Response>

/** Sends an upload like any other call, and reports its progress from 0 to 1. */
export function uploadingFetch(onProgress: OnProgress): typeof fetch {
  startApi()
  return (input, init) => {
    const sending: Send = (request) => sendWithProgress(request, onProgress)
    return (throughRenewal?.(sending) ?? sending)(new Request(input, init))
  }
}

/** Points the generated calls at the API: credentials, language, and one renewal when a token has ended. */
export function startApi(): void {
  if (isStarted) return
  isStarted = true
  const baseUrl = apiAddress()
  const renew = createRenewal({
    tokens,
    signOut,
    reauthorize: async (bearer) => {
      const client = createAdwrightClient({ baseUrl, credentials: () => bearer, language: apiLanguage })
      const { data } = await reauthorize({ client })
      return data
    },
  })
  throughRenewal = (sending) =>
    createRenewingFetch({
      send: sending,
      renew,
      refresh,
      isAboutOther: isAboutAds,
      onRefused: (token) => {
        if (tokens.read().access === token) signOut()
      },
    })
  configureClient({
    baseUrl,
    language: apiLanguage,
    credentials: (name) => {
      if (name === 'bearerAuth') return tokens.read().access ?? undefined
      return name === 'adsBearer' ? adsToken.get() : undefined
    },
    fetch: throughRenewal(send),
  })
  watchRequests(queryClient, requestStatus)
  // The server localizes labels and messages by the language of the request.
  i18n.on('languageChanged', () => void readAgain(queryClient))
  // However the session ended (here, or in another tab), nothing of it stays in memory.
  tokens.access.subscribe(() => {
    if (isSignedIn()) return
    adsToken.forget()
    queryClient.clear()
    errorLog.clear()
  })
}
