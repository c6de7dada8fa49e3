// Blind defects of access: roles, tenants, persons and sessions that are not checked somewhere.

import {
  ACCOUNT,
  type BlindDefect,
  OWNER,
  OWNER_ID,
  pathOf,
  textOf,
  USER,
  withCallers,
} from '#tests/contract/defects/blind-tools.ts'
import { bodyOf, type Json, matcher, rewritten, type Send } from '#tests/contract/defects/defect.ts'

/** Names the account of the sample workspace in place of that of the caller, which is the second part of the path. */
const inSampleAccount = (url: URL): void => {
  url.pathname = url.pathname.replace(/^(\/[^/]+\/)[^/]+/, `$1${ACCOUNT}`)
}

const SIGN_INS = ['login', 'register', 'refreshToken', 'reauthorize'] as const

/** Signs out without ending the session: only its renewal is refused from then on. */
function endsOnlyRenewal(send: Send): Send {
  const [isLogout, isRenewal, ...isSignIn] = (['logout', 'reauthorize', ...SIGN_INS] as const).map(matcher)
  const sessions = new Map<string, Set<string>>()
  const ended = new Set<string>()
  return async (request) => {
    const bearer = request.headers.get('Authorization') ?? ''
    if (isLogout?.(request) && sessions.has(bearer) && new URL(request.url).search === '') {
      for (const one of sessions.get(bearer) ?? []) ended.add(one)
      return new Response(null, { status: 204, headers: { 'Request-Id': `req_${crypto.randomUUID()}` } })
    }
    const isEnded = isRenewal?.(request) && ended.has(bearer)
    if (isEnded) return send(await rewritten(request, { headers: (own) => own.set('Authorization', `${bearer}x`) }))
    const again = request.clone()
    const response = await send(request)
    if (response.status < 300 && isSignIn.some((isMeant) => isMeant(again))) {
      const session = sessions.get(bearer) ?? new Set()
      const { token, refreshToken } = await bodyOf(response)
      for (const one of [token, refreshToken]) if (textOf(one) !== '') session.add(`Bearer ${textOf(one)}`)
      for (const one of session) sessions.set(one, session)
    }
    return response
  }
}

export const BLIND_ACCESS_DEFECTS: BlindDefect[] = [
  {
    kind: 'authorization',
    operation: 'updateAutomation',
    name: 'the role below the least one may pause all rules',
    contradicts: 'x-min-role: admin',
    wrap: withCallers('updateAutomation', async (request, send, callers) => {
      const again = request.clone()
      const isUser = callers.emailOf(request) === USER
      const response = await send(request)
      return response.status === 403 && isUser ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'updateAnomalies',
    name: 'ids of another tenant in the body are changed, too',
    contradicts: 'Access: a foreign id answers as an unknown one does; missingIds names those that are not there',
    wrap: withCallers('updateAnomalies', async (request, send, callers) => {
      const again = request.clone()
      const isMember = callers.isMember(request)
      const response = await send(request)
      if (isMember || response.status !== 200) return response
      const { missingIds } = await bodyOf(response)
      if ((missingIds as string[]).length === 0) return response
      return send(await callers.as(OWNER, again, inSampleAccount))
    }),
  },
  {
    kind: 'authorization',
    operation: 'createAiAnswer',
    name: 'the account of the context is not checked',
    contradicts: 'description: needs role user in the account of the context; a foreign id answers 404',
    wrap: withCallers('createAiAnswer', async (request, send, callers) => {
      const again = request.clone()
      const isMember = callers.isMember(request)
      const { context } = await bodyOf(request)
      const response = await send(request)
      const isForeign = !isMember && (context as Json | undefined)?.accountId === ACCOUNT
      return isForeign && [403, 404].includes(response.status) ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'listAnomalyConfigurations',
    name: 'a filter by property finds monitors of all tenants',
    contradicts: 'description: the monitors of the account',
    wrap: withCallers('listAnomalyConfigurations', async (request, send, callers) => {
      const again = request.clone()
      const isMember = callers.isMember(request)
      const response = await send(request)
      const isFiltered = new URL(request.url).searchParams.has('propertyName')
      if (isMember || !isFiltered || response.status !== 200) return response
      return send(await callers.as(OWNER, again, inSampleAccount))
    }),
  },
  {
    kind: 'authorization',
    operation: 'logout',
    name: 'the access token outlives its session',
    contradicts: 'description: the session ends immediately, and with it its access, refresh and ads tokens',
    wrap: endsOnlyRenewal,
  },
  {
    kind: 'authorization',
    operation: 'getAnalysisSource',
    name: 'the analysis is not looked for in the account of the path',
    contradicts: 'Access: a foreign id answers 404 as an unknown one does',
    wrap: withCallers('getAnalysisSource', async (request, send, callers) => {
      const again = request.clone()
      const isSignedIn = request.headers.has('Authorization')
      const response = await send(request)
      if (response.status !== 404 || !isSignedIn) return response
      const foreign = await send(await callers.as(OWNER, again, inSampleAccount))
      return foreign.status === 200 ? foreign : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'listUserStrategyCheckIns',
    name: 'another person reads the check-ins of a private strategy',
    contradicts: 'description: only the signed-in person may call it; a foreign id answers 404',
    wrap: withCallers('listUserStrategyCheckIns', async (request, send, callers) => {
      const again = request.clone()
      const isOfOwner = pathOf(request).includes(OWNER_ID)
      const response = await send(request)
      return response.status === 404 && isOfOwner ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'listAutopilotRules',
    name: 'the token of the ad platform is not asked for',
    contradicts: 'security: bearerAuth and adsBearer',
    wrap: withCallers('listAutopilotRules', async (request, send, callers) => {
      const again = request.clone()
      const caller = callers.emailOf(request)
      const isHalf = caller !== '' && !request.headers.has('X-Ads-Authorization')
      const response = await send(request)
      return response.status === 401 && isHalf ? send(await callers.as(caller, again)) : response
    }),
  },
]
