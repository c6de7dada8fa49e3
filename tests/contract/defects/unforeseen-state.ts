// Defects of writing of classes that were not thought of while the kit was built: falsy values, days, decimals, what belongs to what was deleted.
import {
  bodyOf,
  changed,
  type Defect,
  matcher,
  on,
  rewritten,
  type Send,
  withBody,
  withJson,
  without,
} from '#tests/contract/defects/defect.ts'

const HOUR_MS = 3_600_000

export const UNFORESEEN_STATE_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'updateTicket',
    name: 'a merge sets a field that it does not name to its default',
    wrap: on('updateTicket', async (request, send) =>
      send(await withJson(request, (body) => (Array.isArray(body) ? body : { priority: 2, ...body }))),
    ),
  },
  {
    kind: 'state',
    operation: 'updateAccountTask',
    name: 'null does not clear a field',
    wrap: on('updateAccountTask', async (request, send) =>
      send(
        await withJson(request, (body) =>
          Object.fromEntries(Object.entries(body).filter(([name, value]) => name !== 'dueOn' || value !== null)),
        ),
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'updateAccountTask',
    name: 'zero is taken for nothing',
    wrap: on('updateAccountTask', async (request, send) =>
      send(await withJson(request, (body) => (body.estimateHours === 0 ? { ...body, estimateHours: null } : body))),
    ),
  },
  {
    kind: 'state',
    operation: 'createUserTask',
    name: 'a day is saved as the day before',
    wrap: on('createUserTask', async (request, send) =>
      send(
        await withJson(request, (body) => {
          const time = Date.parse(String(body.dueOn))
          return Number.isNaN(time) ? body : { ...body, dueOn: new Date(time - HOUR_MS).toISOString().slice(0, 10) }
        }),
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'updateUserTask',
    name: 'decimals are cut',
    wrap: on('updateUserTask', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.estimateHours === 'number' ? { ...body, estimateHours: Math.trunc(body.estimateHours) } : body,
        ),
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'updateWebhook',
    name: 'signs of markup are escaped when they are saved',
    wrap: on('updateWebhook', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.description === 'string'
            ? { ...body, description: body.description.replaceAll('<', '&lt;').slice(0, 200) }
            : body,
        ),
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'getAccountStrategy',
    name: 'the moment of the last change does not follow the changes',
    wrap: (send) => {
      const first = new Map<unknown, unknown>()
      return on('getAccountStrategy', async (request, next) =>
        changed(await next(request), (body) => {
          if (!first.has(body.id)) first.set(body.id, body.updatedAt)
          return { ...body, updatedAt: first.get(body.id) }
        }),
      )(send)
    },
  },
  {
    kind: 'state',
    operation: 'createTicket',
    name: 'moments are local times that are marked as UTC',
    wrap: (send) => {
      const [isCreation, isReading] = [matcher('createTicket'), matcher('getTicket')]
      const later = (value: unknown) => new Date(Date.parse(String(value)) + 2 * HOUR_MS).toISOString()
      return async (request) => {
        const response = await send(request)
        if (!isCreation(request) && !isReading(request)) return response
        return changed(response, (body) => ({ ...body, createdAt: later(body.createdAt) }))
      }
    },
  },
  {
    kind: 'state',
    operation: 'deleteTicket',
    name: 'the messages of a deleted ticket can still be read',
    wrap: (send) => {
      const last = new Map<string, Response>()
      const [isDeletion, isMeant] = [matcher('deleteTicket'), matcher('listTicketMessages')]
      const gone = new Set<string>()
      return async (request) => {
        const { pathname } = new URL(request.url)
        const response = await send(request)
        if (isDeletion(request) && response.status === 204) gone.add(`${pathname}/messages`)
        if (!isMeant(request)) return response
        const key = `${pathname} ${request.headers.get('Authorization')}`
        if (response.status === 200) last.set(key, response.clone())
        return response.status === 404 && gone.has(pathname) ? (last.get(key)?.clone() ?? response) : response
      }
    },
  },
  {
    kind: 'guards',
    operation: 'deleteAccountTask',
    name: 'a deletion accepts a stale version',
    wrap: on('deleteAccountTask', async (request, send) =>
      send(await rewritten(request, { url: without('expectedVersion') })),
    ),
  },
  {
    kind: 'state',
    operation: 'restoreAccountTask',
    name: 'what is restored has lost a field',
    wrap: on('restoreAccountTask', async (request, send) => {
      const response = await send(request)
      if (response.status !== 201) return response
      const { title } = await bodyOf(response)
      const headers = new Headers(request.headers)
      headers.set('Content-Type', 'application/json')
      const saved = await send(
        new Request(request.url.replace('/restore', ''), {
          method: 'PUT',
          headers,
          body: JSON.stringify({ title, labels: [], description: '' }),
        }),
      )
      return saved.status === 200 ? withBody(response, await saved.json()) : response
    }),
  },
  {
    kind: 'guards',
    operation: 'createAccountTask',
    name: 'the idempotency keys of one member count for another one',
    wrap: (send) => {
      const first = new Map<string, { token: string; response: Response }>()
      return on('createAccountTask', async (request, next) => {
        const key = `${request.headers.get('Idempotency-Key') ?? ''} ${request.url}`
        const token = request.headers.get('Authorization') ?? ''
        const known = first.get(key)
        if (known && known.token !== token && token !== '') return known.response.clone()
        const response = await next(request)
        if (request.headers.has('Idempotency-Key') && response.status === 201 && !known)
          first.set(key, { token, response: response.clone() })
        return response
      })(send)
    },
  },
  {
    kind: 'authorization',
    operation: 'createAccountTask',
    name: 'a body may refer to a thing of another tenant',
    wrap: (send: Send): Send => {
      const strategies = new Set<string>()
      const [isCreation, isTask] = [matcher('createAccountStrategy'), matcher('createAccountTask')]
      return async (request) => {
        const { strategyId } = isTask(request) ? await bodyOf(request) : {}
        const isForeign = typeof strategyId === 'string' && strategies.has(strategyId)
        const response = await send(request.clone())
        if (isCreation(request) && response.status === 201) strategies.add(String((await bodyOf(response)).id))
        if (!isForeign || response.status < 400) return response
        const accepted = await send(await withJson(request, (body) => ({ ...body, strategyId: null })))
        return changed(accepted, (body) => ({ ...body, strategyId }))
      }
    },
  },
  {
    kind: 'input',
    operation: 'createWebhook',
    name: 'fields that only the server sets are taken',
    wrap: on('createWebhook', async (request, send) =>
      send(
        await withJson(request, (body) =>
          Object.fromEntries(Object.entries(body).filter(([name]) => !['id', 'createdAt', 'version'].includes(name))),
        ),
      ),
    ),
  },
  {
    kind: 'authorization',
    operation: 'listWebhooks',
    name: 'the role is checked only where something is written',
    wrap: (send) => {
      let owner: Headers | undefined
      return on('listWebhooks', async (request, next) => {
        const response = await next(request.clone())
        if (response.status === 200) owner ??= request.headers
        if (response.status !== 403 || !owner) return response
        const token = owner.get('Authorization') ?? ''
        return next(await rewritten(request, { headers: (headers) => headers.set('Authorization', token) }))
      })(send)
    },
  },
]
