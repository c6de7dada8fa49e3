// Defects of access, input and answers that were planted after the last rule of the kit was written, as teams of backends report them.
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

const OWNER = 4
const rolledOver = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)
}

export const UNSEEN_ACCESS_DEFECTS: Defect[] = [
  {
    kind: 'authorization',
    operation: 'listAnnotations',
    name: 'what is private is listed for the others of the account',
    wrap: (send) => {
      const hidden = new Map<string, Json>()
      const [isCreation, isList] = [matcher('createAnnotation'), matcher('listAnnotations')]
      return async (request) => {
        const response = await send(request)
        if (isCreation(request) && response.status === 201) {
          const made = await bodyOf(response)
          if (made.isPrivate === true) hidden.set(String(made.id), made)
        }
        if (!isList(request) || response.status !== 200) return response
        const list = (await response.clone().json()) as Json[]
        const listed = new Set(list.map(({ id }) => id))
        return withBody(response, [...list, ...[...hidden.values()].filter(({ id }) => !listed.has(id))])
      }
    },
  },
  {
    kind: 'authorization',
    operation: 'getFile',
    name: 'a file of another tenant is found below the own account',
    wrap: (send) => {
      const last = new Map<string, Response>()
      return on('getFile', async (request, next) => {
        const id = new URL(request.url).pathname.split('/').at(-1) ?? ''
        const response = await next(request)
        if (response.status === 200) last.set(id, response.clone())
        return response.status === 404 ? (last.get(id)?.clone() ?? response) : response
      })(send)
    },
  },
  {
    kind: 'authorization',
    operation: 'updateAccountUser',
    name: 'an admin makes somebody an owner',
    wrap: (send) => {
      let owner: string | undefined
      return on('updateAccountUser', async (request, next) => {
        const { role } = await bodyOf(request)
        const response = await next(request.clone())
        if (response.status === 200) owner ??= request.headers.get('Authorization') ?? undefined
        const token = owner
        if (response.status !== 403 || role !== OWNER || token === undefined) return response
        return next(await rewritten(request, { headers: (headers) => headers.set('Authorization', token) }))
      })(send)
    },
  },
  {
    kind: 'authorization',
    operation: 'getAccount',
    name: 'HEAD needs no token',
    wrap: (send) => {
      const isGet = matcher('getAccount')
      return async (request) => {
        const isMeant = request.method === 'HEAD' && isGet(new Request(request.url))
        const response = await send(request)
        return isMeant && response.status >= 400
          ? new Response(null, {
              status: 200,
              headers: {
                'Content-Type': 'application/json',
                'Request-Id': response.headers.get('Request-Id') ?? '',
              },
            })
          : response
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
  {
    kind: 'input',
    operation: 'createUserTask',
    name: 'a day that does not exist becomes the one after it',
    wrap: on('createUserTask', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.dueOn === 'string' && /^\d{4}-\d\d-\d\d$/.test(body.dueOn)
            ? { ...body, dueOn: rolledOver(body.dueOn) }
            : body,
        ),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'updateUserTaskStatus',
    name: 'a fraction is cut to a whole number and accepted',
    wrap: on('updateUserTaskStatus', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.progress === 'number' ? { ...body, progress: Math.trunc(body.progress) } : body,
        ),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'updateAccountTask',
    name: 'of a list that is too long the first ones are saved',
    wrap: on('updateAccountTask', async (request, send) =>
      send(
        await withJson(request, (body) =>
          Array.isArray(body.labels) ? { ...body, labels: body.labels.slice(0, 20) } : body,
        ),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'createSavedView',
    name: 'JSON is accepted under another media type',
    wrap: on('createSavedView', async (request, send) =>
      send(await rewritten(request, { headers: (headers) => headers.set('Content-Type', 'application/json') })),
    ),
  },
  {
    kind: 'input',
    operation: 'createAnnotation',
    name: 'an end before its beginning is accepted',
    wrap: on('createAnnotation', async (request, send) => {
      const { dateBegin, dateEnd } = await bodyOf(request)
      const isTurned = typeof dateBegin === 'string' && typeof dateEnd === 'string' && dateEnd < dateBegin
      return send(isTurned ? await withJson(request, (body) => ({ ...body, dateEnd: dateBegin })) : request)
    }),
  },
  {
    kind: 'languages',
    operation: 'getEnums',
    name: 'labels are always in English',
    wrap: on('getEnums', async (request, send) =>
      send(await rewritten(request, { headers: (headers) => headers.delete('Accept-Language') })),
    ),
  },
  {
    kind: 'schema',
    operation: 'getWebhook',
    name: 'an object that does not exist is empty instead of null',
    wrap: on('getWebhook', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, lastDelivery: body.lastDelivery ?? {} })),
    ),
  },
  {
    kind: 'schema',
    operation: 'listCampaignMetrics',
    name: 'a share is a percentage',
    wrap: on('listCampaignMetrics', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        items: ((body.items ?? []) as Json[]).map(({ ctr, ...item }) => ({
          ...item,
          ctr: typeof ctr === 'number' ? ctr * 100 : ctr,
        })),
      })),
    ),
  },
  {
    kind: 'schema',
    operation: 'createAccountTask',
    name: 'a refusal names the field in another spelling',
    wrap: on('createAccountTask', async (request, send) =>
      changed(
        await send(request),
        (body) => ({
          ...body,
          errors: Object.fromEntries(
            Object.entries(Object(body.errors) as Json).map(([name, text]) => [
              name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
              text,
            ]),
          ),
        }),
        (status) => status === 422,
      ),
    ),
  },
]
