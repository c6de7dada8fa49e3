// Defects of state: what was written is not what is read, and guards that do not guard.
import {
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  rewritten,
  withBody,
  withJson,
  without,
} from '#tests/contract/defects/defect.ts'

const lastOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''

export const STATE_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'deleteTicket',
    name: 'a deletion is answered with 204 and deletes nothing',
    wrap: on('deleteTicket', async (request, send) => {
      const read = await send(new Request(request.url, { headers: request.headers }))
      return read.status < 300
        ? new Response(null, { status: 204, headers: { 'Request-Id': 'req_deleted1' } })
        : send(request)
    }),
  },
  {
    kind: 'state',
    operation: 'updateAccountTask',
    name: 'an update forgets one field and answers as if it were saved',
    wrap: on('updateAccountTask', async (request, send) => {
      const sent = (await request
        .clone()
        .json()
        .catch(() => ({}))) as Json | null
      const response = await send(await withJson(request, (body) => ({ ...body, estimateHours: undefined })))
      return sent && 'estimateHours' in sent
        ? changed(response, (body) => ({ ...body, estimateHours: sent.estimateHours }))
        : response
    }),
  },
  {
    kind: 'state',
    operation: 'listUserTasks',
    name: 'what was created is not listed',
    wrap: (send) => {
      const created = new Set<unknown>()
      const [isCreation, isList] = [matcher('createUserTask'), matcher('listUserTasks')]
      return async (request) => {
        const response = await send(request)
        if (isCreation(request) && response.status === 201) created.add(((await response.clone().json()) as Json).id)
        if (!isList(request)) return response
        return changed(response, (body) => ({
          ...body,
          items: (body.items as Json[]).filter(({ id }) => !created.has(id)),
        }))
      }
    },
  },
  {
    kind: 'state',
    operation: 'updateAccountStrategy',
    name: 'an update that merges clears the fields it does not name',
    wrap: on('updateAccountStrategy', async (request, send) =>
      send(await withJson(request, (body) => ({ description: '', channels: [], ...body }))),
    ),
  },
  {
    kind: 'state',
    operation: 'listWebhooks',
    name: 'what was deleted is still listed',
    wrap: (send) => {
      const gone: Json[] = []
      const [isList, isDeletion] = [matcher('listWebhooks'), matcher('deleteWebhook')]
      return async (request) => {
        const read = isDeletion(request)
          ? await send(new Request(request.url, { headers: request.headers }))
          : undefined
        const response = await send(request)
        if (read?.status === 200 && response.status === 204) gone.push((await read.json()) as Json)
        if (!isList(request)) return response
        return changed(response, (body) => ({ ...body, items: [...(body.items as Json[]), ...gone] }))
      }
    },
  },
  {
    kind: 'state',
    operation: 'getUserTask',
    name: 'reading changes what is read',
    wrap: on('getUserTask', async (request, send) => {
      const response = await send(request)
      if (response.status !== 200) return response
      const { title } = (await response.clone().json()) as Json
      const headers = new Headers(request.headers)
      headers.set('Content-Type', 'application/json')
      await send(
        new Request(request.url, {
          method: 'PUT',
          headers,
          body: JSON.stringify({
            title: String(title).endsWith('!') ? String(title).slice(0, -1) : `${String(title).slice(0, 99)}!`,
          }),
        }),
      )
      return response
    }),
  },
]

export const GUARD_DEFECTS: Defect[] = [
  {
    kind: 'guards',
    operation: 'updateWebhook',
    name: 'a stale version is accepted',
    wrap: on('updateWebhook', async (request, send) =>
      send(await rewritten(request, { url: without('expectedVersion') })),
    ),
  },
  {
    kind: 'guards',
    operation: 'createTicket',
    name: 'a repeated idempotency key creates twice',
    wrap: on('createTicket', async (request, send) =>
      send(await rewritten(request, { headers: (headers) => headers.delete('Idempotency-Key') })),
    ),
  },
  {
    kind: 'guards',
    operation: 'createAccountTask',
    name: 'an idempotency key with another body replays the first answer',
    wrap: (send) => {
      const first = new Map<string, Response>()
      return on('createAccountTask', async (request, next) => {
        const key = request.headers.get('Idempotency-Key') ?? ''
        const known = first.get(key)
        if (known) return known.clone()
        const response = await next(request)
        if (key && response.status === 201) first.set(key, response.clone())
        return response
      })(send)
    },
  },
  {
    kind: 'guards',
    operation: 'createWebhook',
    name: 'the replay of a creation has another status',
    wrap: on('createWebhook', async (request, send) => {
      const response = await send(request)
      return response.headers.has('Idempotent-Replayed')
        ? new Response(await response.text(), { status: 409, headers: response.headers })
        : response
    }),
  },
]

export const WORKFLOW_DEFECTS: Defect[] = [
  {
    kind: 'workflows',
    operation: 'acceptInvitation',
    name: 'an accepted invitation stays open',
    wrap: on('acceptInvitation', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, status: 1 })),
    ),
  },
  {
    kind: 'workflows',
    operation: 'createTicketMessage',
    name: 'a message of the person is stored as one of the support',
    wrap: on('listTicketMessages', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        items: (body.items as Json[]).map((item) => ({ ...item, author: 2 })),
      })),
    ),
  },
  {
    kind: 'workflows',
    operation: 'updateAccountUser',
    name: 'a changed role is not the one that was asked for',
    wrap: on('updateAccountUser', async (request, send) => {
      const response = await send(request)
      return response.status === 200 && lastOf(request.url)
        ? withBody(response, { ...((await response.json()) as Json), role: 1 })
        : response
    }),
  },
]
