// Defects of access that were planted before another look at the rules of the kit, as teams of backends report them.
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  rewritten,
  withBody,
  withJson,
} from '#tests/contract/defects/defect.ts'

const secondOf = (request: Request) => new URL(request.url).pathname.split('/')[2] ?? ''

export const FRESH_ACCESS_DEFECTS: Defect[] = [
  {
    kind: 'authorization',
    operation: 'updateAutopilotGuardrails',
    name: 'a viewer may change them',
    wrap: (send) => {
      const allowed = new Map<string, Headers>()
      return on('updateAutopilotGuardrails', async (request, next) => {
        const response = await next(request.clone())
        const { pathname } = new URL(request.url)
        if (response.status === 200) allowed.set(pathname, request.headers)
        const known = allowed.get(pathname)
        if (response.status !== 403 || !known) return response
        return next(
          await rewritten(request, {
            headers: (headers) => {
              for (const [name, value] of known) headers.set(name, value)
            },
          }),
        )
      })(send)
    },
  },
  {
    kind: 'authorization',
    operation: 'listUserStrategies',
    name: 'the person in the path is ignored, everybody gets the own list',
    wrap: on('listUserStrategies', async (request, send) => {
      const response = await send(request.clone())
      if (response.status !== 404) return response
      const headers = { Authorization: request.headers.get('Authorization') ?? '' }
      const { id } = await bodyOf(await send(new Request(new URL('/User', request.url), { headers })))
      return send(await rewritten(request, { url: (url) => (url.pathname = `/StrategyUser/${String(id)}`) }))
    }),
  },
  {
    kind: 'authorization',
    operation: 'updateSocialPosts',
    name: 'a change of several takes ids of another tenant',
    wrap: (send) => {
      const created = new Map<unknown, Request>()
      const [isCreation, isMeant] = [matcher('createSocialPost'), matcher('updateSocialPosts')]
      return async (request) => {
        const response = await send(request.clone())
        if (isCreation(request) && response.status === 201) created.set((await bodyOf(response)).id, request.clone())
        if (!isMeant(request) || !request.headers.has('Authorization')) return response
        const { ids } = await bodyOf(request)
        const creations = Array.isArray(ids) ? ids.flatMap((id) => created.get(id) ?? []) : []
        const foreign = creations.find((one) => secondOf(one) !== secondOf(request))
        if (!foreign || response.status === 401) return response
        const token = foreign.headers.get('Authorization') ?? ''
        return send(
          await rewritten(request, {
            url: (url) => (url.pathname = new URL(foreign.url).pathname),
            headers: (headers) => headers.set('Authorization', token),
          }),
        )
      }
    },
  },
  {
    kind: 'authorization',
    operation: 'deleteMetricSetting',
    name: 'a setting is deleted below any configuration',
    wrap: (send) => {
      const paths = new Map<string, string>()
      const [isCreation, isDeletion] = [matcher('createMetricSetting'), matcher('deleteMetricSetting')]
      return async (request) => {
        const response = await send(request)
        const { pathname } = new URL(request.url)
        if (isCreation(request) && response.status === 201) {
          const { id } = await bodyOf(response)
          paths.set(String(id), `${pathname}/${String(id)}`)
        }
        const known = paths.get(pathname.split('/').at(-1) ?? '')
        if (!isDeletion(request) || response.status !== 404 || known === undefined || known === pathname)
          return response
        return send(await rewritten(request, { url: (url) => (url.pathname = known) }))
      }
    },
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
    operation: 'removeAccountUser',
    name: 'a member who was removed still reads the account',
    wrap: (send) => {
      const readings = new Map<string, Response>()
      return on('getAccount', async (request, next) => {
        const key = `${request.url} ${request.headers.get('Authorization')}`
        const response = await next(request)
        if (response.status === 200) readings.set(key, response.clone())
        return response.status === 403 || response.status === 404 ? (readings.get(key)?.clone() ?? response) : response
      })(send)
    },
  },
  {
    kind: 'authorization',
    operation: 'createReportLink',
    name: 'the password of a link is not saved, and it opens without',
    wrap: (send) => {
      const locked = new Set<unknown>()
      const [isCreation, isList] = [matcher('createReportLink'), matcher('listReportLinks')]
      return async (request) => {
        if (isCreation(request)) {
          const { password } = await bodyOf(request)
          const isLocked = typeof password === 'string' && password.length >= 8 && password.length <= 128
          if (!isLocked) return send(request)
          const response = await send(await withJson(request, (body) => ({ ...body, password: null })))
          return changed(response, (body) => {
            locked.add(body.id)
            return { ...body, hasPassword: true }
          })
        }
        const response = await send(request)
        if (!isList(request) || response.status !== 200) return response
        const links = (await response.clone().json()) as Json[]
        return withBody(
          response,
          links.map((one) => (locked.has(one.id) ? { ...one, hasPassword: true } : one)),
        )
      }
    },
  },
]
