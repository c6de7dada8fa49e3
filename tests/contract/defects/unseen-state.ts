// Defects of writing and guarding that were planted after the last rule of the kit was written, as teams of backends report them.
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  readAgain,
  rewritten,
  withBody,
  withJson,
} from '#tests/contract/defects/defect.ts'

const CANCELLED = 6
const DONE = 4

export const UNSEEN_STATE_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'updateAccountTaskStatus',
    name: 'a cancelled task may be done',
    wrap: on('updateAccountTaskStatus', async (request, send) => {
      const { status } = await bodyOf(request)
      const response = await send(request.clone())
      if (response.status !== 409 || status !== DONE) return response
      const read = await bodyOf(
        await send(new Request(request.url.replace(/\/status.*$/, ''), { headers: request.headers })),
      )
      if (read.status !== CANCELLED) return response
      const keyless = await rewritten(request, { headers: (headers) => headers.delete('Idempotency-Key') })
      await send(await withJson(keyless, () => ({ status: 1 })))
      return send(keyless)
    }),
  },
  {
    kind: 'state',
    operation: 'updateAccountTaskStatus',
    name: 'what is taken up again stays completed',
    wrap: (send) => {
      const completed = new Map<unknown, unknown>()
      const isMeant = [matcher('updateAccountTaskStatus'), matcher('getAccountTask')]
      return async (request) => {
        const response = await send(request)
        if (!isMeant.some((one) => one(request))) return response
        return changed(response, (body) => {
          if (body.completedAt) completed.set(body.id, body.completedAt)
          return { ...body, completedAt: completed.get(body.id) ?? null }
        })
      }
    },
  },
  {
    kind: 'state',
    operation: 'updateAnnotation',
    name: 'an update answers what was before it',
    wrap: (send) => {
      const known = new Map<unknown, Json>()
      const [isCreation, isUpdate] = [matcher('createAnnotation'), matcher('updateAnnotation')]
      return async (request) => {
        const response = await send(request)
        if (!(isCreation(request) || isUpdate(request)) || response.status >= 300) return response
        const now = await bodyOf(response)
        const before = known.get(now.id)
        known.set(now.id, now)
        return isUpdate(request) && before ? withBody(response, before) : response
      }
    },
  },
  {
    kind: 'state',
    operation: 'createUserTaskComment',
    name: 'signs outside of the basic plane become question marks in what is created',
    wrap: on('createUserTaskComment', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.text === 'string' ? { ...body, text: body.text.replace(/[\u{10000}-\u{10ffff}]/gu, '?') } : body,
        ),
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'updateWebhook',
    name: 'a list of an update is added to the one before',
    wrap: on('updateWebhook', async (request, send) => {
      const { events: before } = await bodyOf(await send(readAgain(request)))
      return send(
        await withJson(request, (body) =>
          Array.isArray(body.events) && Array.isArray(before) && new Set(body.events).size === body.events.length
            ? { ...body, events: [...new Set([...(before as unknown[]), ...(body.events as unknown[])])] }
            : body,
        ),
      )
    }),
  },
  {
    kind: 'state',
    operation: 'updateAccountTask',
    name: 'the items of a list are saved in another order',
    wrap: on('updateAccountTask', async (request, send) =>
      send(
        await withJson(request, (body) =>
          Array.isArray(body.checklist) ? { ...body, checklist: body.checklist.toReversed() } : body,
        ),
      ),
    ),
  },
  {
    kind: 'status',
    operation: 'deleteWebhook',
    name: 'a second deletion crashes the server',
    wrap: (send) => {
      const gone = new Set<string>()
      return on('deleteWebhook', async (request, next) => {
        const response = await next(request)
        if (response.status === 404 && gone.has(request.url))
          return new Response('Internal Server Error', { status: 500, headers: { 'Content-Type': 'text/plain' } })
        if (response.status === 204) gone.add(request.url)
        return response
      })(send)
    },
  },
  {
    kind: 'state',
    operation: 'updateSavedView',
    name: 'what was deleted can still be updated',
    wrap: (send) => {
      const last = new Map<string, Response>()
      const isUpdate = matcher('updateSavedView')
      return async (request) => {
        const response = await send(request)
        if (!isUpdate(request)) return response
        const key = `${new URL(request.url).pathname} ${request.headers.get('Authorization')}`
        if (response.status === 200) last.set(key, response.clone())
        return response.status === 404 ? (last.get(key)?.clone() ?? response) : response
      }
    },
  },
  {
    kind: 'schema',
    operation: 'listReportLinks',
    name: 'a list shows the secret that only the creation answers',
    wrap: (send) => {
      const keys = new Map<unknown, unknown>()
      const [isCreation, isList] = [matcher('createReportLink'), matcher('listReportLinks')]
      return async (request) => {
        const response = await send(request)
        if (isCreation(request) && response.status === 201) {
          const { id, shareKey } = await bodyOf(response)
          keys.set(id, shareKey)
        }
        if (!isList(request) || response.status !== 200) return response
        const list = (await response.clone().json()) as Json[]
        return withBody(
          response,
          list.map((one) => (keys.has(one.id) ? { ...one, shareKey: keys.get(one.id) } : one)),
        )
      }
    },
  },
  {
    kind: 'state',
    operation: 'rotateWebhookSecret',
    name: 'a rotation answers the secret of before',
    wrap: (send) => {
      const secrets = new Map<unknown, unknown>()
      const [isCreation, isRotation] = [matcher('createWebhook'), matcher('rotateWebhookSecret')]
      return async (request) => {
        const response = await send(request)
        if (isCreation(request) && response.status === 201) {
          const { id, secret } = await bodyOf(response)
          secrets.set(id, secret)
        }
        if (!isRotation(request) || response.status !== 200) return response
        const id = new URL(request.url).pathname.split('/').at(-2)
        const secret = secrets.get(id)
        return secret === undefined ? response : changed(response, (body) => ({ ...body, secret }))
      }
    },
  },
  {
    kind: 'state',
    operation: 'getSharedReport',
    name: 'a link that was deleted still opens',
    wrap: (send) => {
      const opened = new Map<unknown, Response>()
      return on('getSharedReport', async (request, next) => {
        const { shareKey } = await bodyOf(request)
        const response = await next(request)
        if (response.status === 200) opened.set(shareKey, response.clone())
        return response.status >= 400 ? (opened.get(shareKey)?.clone() ?? response) : response
      })(send)
    },
  },
  {
    kind: 'state',
    operation: 'updateAccountTasks',
    name: 'of a change of several only the first one is changed',
    wrap: on('updateAccountTasks', async (request, send) =>
      send(
        await withJson(request, (body) => (Array.isArray(body.ids) ? { ...body, ids: body.ids.slice(0, 1) } : body)),
      ),
    ),
  },
  {
    kind: 'guards',
    operation: 'updateAnnotation',
    name: 'a version that does not exist yet is accepted',
    wrap: on('updateAnnotation', async (request, send) => {
      const response = await send(request.clone())
      const version = Number(new URL(request.url).searchParams.get('expectedVersion'))
      if (response.status !== 409 || !(version > 100)) return response
      return send(await rewritten(request, { url: (url) => url.searchParams.delete('expectedVersion') }))
    }),
  },
  {
    kind: 'guards',
    operation: 'createUserTask',
    name: 'two requests with one key at the same moment both create',
    wrap: (send) => {
      const underWay = new Set<string>()
      return on('createUserTask', async (request, next) => {
        const key = request.headers.get('Idempotency-Key') ?? ''
        const isSecond = key !== '' && underWay.has(key)
        underWay.add(key)
        const one = isSecond
          ? await rewritten(request, { headers: (headers) => headers.delete('Idempotency-Key') })
          : request
        return next(one).finally(() => {
          if (!isSecond) underWay.delete(key)
        })
      })(send)
    },
  },
  {
    kind: 'guards',
    operation: 'createAnnotation',
    name: 'a repeated request with its fields in another order is taken for another one',
    wrap: (send) => {
      const texts = new Map<string, string>()
      return on('createAnnotation', async (request, next) => {
        const key = request.headers.get('Idempotency-Key') ?? ''
        const text = await request.clone().text()
        const known = texts.get(key)
        const response = await next(request)
        if (key && response.status === 201 && known === undefined) texts.set(key, text)
        if (known === undefined || known === text || response.status !== 201) return response
        const { pathname } = new URL(request.url)
        const requestId = response.headers.get('Request-Id')
        const refusal = { message: 'Another request.', detail: null, status: 409, path: pathname, method: 'POST' }
        return new Response(JSON.stringify({ ...refusal, code: 'idempotency-key-reused', requestId }), {
          status: 409,
          headers: { 'Content-Type': 'application/json', ...(requestId ? { 'Request-Id': requestId } : {}) },
        })
      })(send)
    },
  },
]
