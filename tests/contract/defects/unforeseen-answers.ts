// Defects of answers of classes that were not thought of while the kit was built: internals in messages, caches, null and its kin.
import {
  changed,
  type Defect,
  type Json,
  on,
  rewritten,
  withHeader,
  withStatus,
} from '#tests/contract/defects/defect.ts'

const items = (body: Json) => (body.items ?? []) as Json[]
const STACK = '\n    at readTicket (/srv/app/dist/tickets.js:212:17)\n    at process.processTicksAndRejections'

export const UNFORESEEN_ANSWER_DEFECTS: Defect[] = [
  {
    kind: 'schema',
    operation: 'getTicket',
    name: 'a refusal shows a stack trace',
    wrap: on('getTicket', async (request, send) =>
      changed(
        await send(request),
        (body) => ({ ...body, detail: `${String(body.detail)}${STACK}` }),
        (status) => status === 404,
      ),
    ),
  },
  {
    kind: 'headers',
    operation: 'getUser',
    name: 'shared caches may store data of one person',
    wrap: on('getUser', async (request, send) =>
      withHeader(await send(request), 'Cache-Control', 'public, max-age=600'),
    ),
  },
  {
    kind: 'schema',
    operation: 'getAccountTask',
    name: 'an empty list is null',
    wrap: on('getAccountTask', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        attachmentFileIds: (body.attachmentFileIds as unknown[]).length > 0 ? body.attachmentFileIds : null,
      })),
    ),
  },
  {
    kind: 'schema',
    operation: 'listUserTasks',
    name: 'a field is left out where it is null',
    wrap: on('listUserTasks', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        items: items(body).map((item) =>
          Object.fromEntries(Object.entries(item).filter(([name, value]) => name !== 'completedAt' || value !== null)),
        ),
      })),
    ),
  },
  {
    kind: 'schema',
    operation: 'listTickets',
    name: 'states are written by name',
    wrap: on('listTickets', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        items: items(body).map((item) => ({ ...item, status: 'Open' })),
      })),
    ),
  },
  {
    kind: 'schema',
    operation: 'getAccountPlanUsage',
    name: 'a number deep inside is text',
    wrap: on('getAccountPlanUsage', async (request, send) => {
      const response = await send(request)
      if (response.status !== 200) return response
      let count = 0
      const text = (await response.clone().text()).replace(/:(\d+)([,}])/g, (whole, digits: string, end: string) =>
        (count += 1) === 2 ? `:"${digits}"${end}` : whole,
      )
      return new Response(text, { status: 200, headers: response.headers })
    }),
  },
  {
    kind: 'status',
    operation: 'deleteAnnotation',
    name: 'a deletion is answered with 200',
    wrap: on('deleteAnnotation', async (request, send) => {
      const response = await send(request)
      return response.status === 204
        ? new Response('{}', { status: 200, headers: { 'Content-Type': 'application/json' } })
        : response
    }),
  },
  {
    kind: 'headers',
    operation: 'createWebhook',
    name: 'Location names the host behind the proxy',
    wrap: on('createWebhook', async (request, send) => {
      const response = await send(request)
      const location = response.headers.get('Location')
      return location === null
        ? response
        : withHeader(response, 'Location', `http://10.0.0.5:8080${location.replace(/^https?:\/\/[^/]+/, '')}`)
    }),
  },
  {
    kind: 'status',
    operation: 'getWebhook',
    name: 'an apostrophe in an id crashes the server',
    wrap: on('getWebhook', async (request, send) =>
      /'|%27/.test(new URL(request.url).pathname)
        ? new Response('Internal Server Error', { status: 500, headers: { 'Content-Type': 'text/plain' } })
        : send(request),
    ),
  },
  {
    kind: 'headers',
    operation: 'login',
    name: 'a 429 does not say for how long',
    settings: { mayProvokeLimits: true },
    wrap: on('login', async (request, send) => {
      const response = await send(request)
      return response.status === 429 ? withHeader(response, 'Retry-After', undefined) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'listFiles',
    name: 'JSON is sent in another charset',
    wrap: on('listFiles', async (request, send) =>
      withHeader(await send(request), 'Content-Type', 'application/json; charset=iso-8859-1'),
    ),
  },
  {
    kind: 'languages',
    operation: 'updateAccountTask',
    name: 'a conflict is always told in English',
    wrap: on('updateAccountTask', async (request, send) => {
      const response = await send(request.clone())
      if (response.status !== 409) return response
      return send(await rewritten(request, { headers: (headers) => headers.delete('Accept-Language') }))
    }),
  },
  {
    kind: 'languages',
    operation: 'createWebhook',
    name: 'the sentences about single fields are always in English',
    wrap: on('createWebhook', async (request, send) => {
      const response = await send(request.clone())
      if (response.status !== 422) return response
      const other = await send(await rewritten(request, { headers: (headers) => headers.delete('Accept-Language') }))
      const { errors } = (await other.json()) as Json
      return changed(
        response,
        (body) => ({ ...body, errors }),
        () => true,
      )
    }),
  },
  {
    kind: 'status',
    operation: 'listNotifications',
    name: 'a list without items is answered with 404',
    wrap: on('listNotifications', async (request, send) => {
      const response = await send(request)
      if (response.status !== 200) return response
      const body = (await response.clone().json()) as Json
      return items(body).length > 0
        ? response
        : changed(
            await withStatus(response, 404),
            () => ({ status: 404, code: 'not-found', title: 'Not found', detail: 'There are no notifications.' }),
            () => true,
          )
    }),
  },
]
