// Defects of answers: statuses, bodies and headers.
import {
  changed,
  type Defect,
  type Json,
  on,
  withBody,
  withHeader,
  withStatus,
} from '#tests/contract/defects/defect.ts'

const items = (body: Json): Json[] => (body.items ?? []) as Json[]

export const STATUS_DEFECTS: Defect[] = [
  {
    kind: 'status',
    operation: 'createAccountTask',
    name: 'a creation is answered with 200 instead of 201',
    wrap: on('createAccountTask', async (request, send) => {
      const response = await send(request)
      return response.status === 201 ? withStatus(response, 200) : response
    }),
  },
  {
    kind: 'status',
    operation: 'getTicket',
    name: 'an unknown id crashes the server',
    wrap: on('getTicket', async (request, send) => {
      const response = await send(request)
      if (response.status !== 404) return response
      return changed(
        await withStatus(response, 500),
        (body) => ({ ...body, status: 500 }),
        () => true,
      )
    }),
  },
  {
    kind: 'status',
    operation: 'deleteWebhook',
    name: 'a deletion is answered with an undocumented 202',
    wrap: on('deleteWebhook', async (request, send) => {
      const response = await send(request)
      return response.status === 204 ? new Response('', { status: 202, headers: response.headers }) : response
    }),
  },
  {
    kind: 'status',
    operation: 'getUser',
    name: 'a method that the path does not have is answered with 200',
    wrap: (send) => (request) =>
      new URL(request.url).pathname === '/User' && ['DELETE', 'PATCH', 'POST'].includes(request.method)
        ? Promise.resolve(new Response('{}', { status: 200, headers: { 'Content-Type': 'application/json' } }))
        : send(request),
  },
]

export const SCHEMA_DEFECTS: Defect[] = [
  {
    kind: 'schema',
    operation: 'listAccounts',
    name: 'accounts lack a required field',
    wrap: on('listAccounts', async (request, send) =>
      changed(await send(request), (body) =>
        (body as unknown as Json[]).map(({ currencyCode: _, ...account }) => account),
      ),
    ),
  },
  {
    kind: 'schema',
    operation: 'getUser',
    name: 'a moment is not in the format of date-time',
    wrap: on('getUser', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, createdAt: String(body.createdAt).replace('T', ' ') })),
    ),
  },
  {
    kind: 'schema',
    operation: 'getAccountTask',
    name: 'a state outside of the enumeration',
    wrap: on('getAccountTask', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, status: 99 })),
    ),
  },
  {
    kind: 'schema',
    operation: 'listTickets',
    name: 'the total is text instead of a number',
    wrap: on('listTickets', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, totalCount: String(body.totalCount) })),
    ),
  },
  {
    kind: 'schema',
    operation: 'listAccountStrategies',
    name: 'the last item of a page has null where null is not allowed',
    wrap: on('listAccountStrategies', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        items: items(body).map((item, at) =>
          at === items(body).length - 1 ? { ...item, title: null, name: null } : item,
        ),
      })),
    ),
  },
]

export const HEADER_DEFECTS: Defect[] = [
  {
    kind: 'headers',
    operation: 'listDesigns',
    name: 'a required header is missing',
    wrap: on('listDesigns', async (request, send) => withHeader(await send(request), 'Request-Id', undefined)),
  },
  {
    kind: 'headers',
    operation: 'getAccountPlanUsage',
    name: 'a 401 does not name the scheme it needs',
    wrap: on('getAccountPlanUsage', async (request, send) => {
      const response = await send(request)
      return response.status === 401 ? withHeader(response, 'WWW-Authenticate', undefined) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'createWebhook',
    name: 'Location leads to nothing',
    wrap: on('createWebhook', async (request, send) => {
      const response = await send(request)
      const location = response.headers.get('Location')
      return location ? withHeader(response, 'Location', `${location}x`) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'listNotifications',
    name: 'JSON is sent as text/plain',
    wrap: on('listNotifications', async (request, send) =>
      withHeader(await send(request), 'Content-Type', 'text/plain; charset=utf-8'),
    ),
  },
]

/** Answers of refusals that do not say what was wrong. */
export const REFUSAL_DEFECTS: Defect[] = [
  {
    kind: 'schema',
    operation: 'createTicket',
    name: 'a refusal does not name the invalid field',
    wrap: on('createTicket', async (request, send) => {
      const response = await send(request)
      return changed(
        response,
        (body) => ({ ...body, errors: { body: ['Wrong.'] } }),
        (status) => status === 422,
      )
    }),
  },
  {
    kind: 'schema',
    operation: 'deleteTicket',
    name: 'an error body states another status than its answer',
    wrap: on('deleteTicket', async (request, send) => {
      const response = await send(request)
      return response.status === 404
        ? withBody(response, { ...((await response.json()) as Json), status: 400 })
        : response
    }),
  },
]
