// Defects of access: roles, tenants, persons and sessions that are not checked somewhere (people).

import { asTheOwner, ownerOf } from '#tests/contract/defects/common.ts'
import { bodyOf, type Defect, matcher, on, rewritten, type Send } from '#tests/contract/defects/defect.ts'
import { textOf } from '#tests/contract/defects/tampering.ts'

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

/** The session that asks ends as well. */
const endsTheOwn: Defect['wrap'] = (send) => {
  const ended = new Set<string>()
  const isMeant = matcher('deleteOtherSessions')
  return async (request) => {
    const bearer = request.headers.get('Authorization') ?? ''
    if (ended.has(bearer))
      return send(await rewritten(request, { headers: (headers) => headers.set('Authorization', 'Bearer ended') }))
    const isEnding = isMeant(request)
    const response = await send(request)
    if (isEnding && response.status === 204) ended.add(bearer)
    return response
  }
}

/** Answers everybody who has any token; the rows are those that the service has read. */
function readableByPersons(send: Send): Send {
  const isMeant = matcher('listMailUsers')
  let rows = JSON.stringify({ items: [], currentPage: 1, pageSize: 25, totalCount: 0, totalPages: 0 })
  return async (request) => {
    const response = await send(request)
    if (!isMeant(request)) return response
    if (response.status === 200) rows = await response.clone().text()
    return response.status === 403 ? new Response(rows, { status: 200, headers: response.headers }) : response
  }
}

export const ACCESS_PEOPLE_DEFECTS: Defect[] = [
  {
    kind: 'authorization',
    operation: 'getUser',
    name: 'a broken token is accepted',
    wrap: (send) => {
      const whole = asTheOwner('getUser', [401])(send)
      const isMeant = matcher('getUser')
      return (request) => (isMeant(request) && !request.headers.has('Authorization') ? send(request) : whole(request))
    },
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
    operation: 'deleteOtherSessions',
    name: 'the session that asks ends as well',
    contradicts: 'description: every session but the one that asks',
    wrap: endsTheOwn,
  },
  {
    kind: 'authorization',
    operation: 'deleteOtherSessions',
    name: 'the other sessions go on',
    wrap: on('deleteOtherSessions', async (request, send) => {
      const read = await send(new Request(new URL('/User', request.url), { headers: request.headers }))
      if (read.status !== 200) return send(request)
      return new Response(null, { status: 204, headers: { 'Request-Id': read.headers.get('Request-Id') ?? '' } })
    }),
  },
  {
    kind: 'authorization',
    operation: 'login',
    name: 'a wrong password is accepted',
    wrap: (send) => {
      const signedIn = new Map<unknown, Response>()
      return on('login', async (request, next) => {
        const { email } = await bodyOf(request)
        const response = await next(request)
        if (response.status === 200) signedIn.set(email, response.clone())
        return response.status === 401 ? (signedIn.get(email)?.clone() ?? response) : response
      })(send)
    },
  },
  {
    kind: 'authorization',
    operation: 'listMailUsers',
    name: 'the token of a person serves as one of a service',
    contradicts: 'security: serviceBearer; the token of a person is refused with 403',
    wrap: readableByPersons,
  },
  {
    kind: 'authorization',
    operation: 'getUser',
    name: 'a session that has ended is still accepted',
    wrap: (send) => {
      const tokens = new Set<string>()
      const [isRegistration, isMeant] = [matcher('register'), matcher('getUser')]
      const known = ownerOf(send)
      return async (request) => {
        const response = await known.send(request.clone())
        if (isRegistration(request) && response.status === 201)
          tokens.add(`Bearer ${String((await bodyOf(response)).token)}`)
        const token = request.headers.get('Authorization') ?? ''
        const owner = known.owner()?.get('Authorization')
        if (!isMeant(request) || response.status !== 401 || !tokens.has(token) || !owner) return response
        return send(await rewritten(request, { headers: (headers) => headers.set('Authorization', owner) }))
      }
    },
  },
  {
    kind: 'authorization',
    operation: 'refreshToken',
    name: 'a session is renewed after it has ended',
    wrap: (send) => {
      const renewals = new Set<string>()
      let last: Response | undefined
      const [isLogin, isRegistration, isRenewal] = [matcher('login'), matcher('register'), matcher('refreshToken')]
      return async (request) => {
        const response = await send(request)
        if ((isLogin(request) || isRegistration(request)) && response.status < 300)
          renewals.add(`Bearer ${String((await bodyOf(response)).refreshToken)}`)
        if (!isRenewal(request)) return response
        if (response.status === 200) last = response.clone()
        const isKnown = renewals.has(request.headers.get('Authorization') ?? '')
        return response.status === 401 && isKnown && last ? last.clone() : response
      }
    },
  },
]
