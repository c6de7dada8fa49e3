// Defects of schemas (accounts, persons, tickets and webhooks).
import { changed, type Defect, type Json, on, withBody } from '#tests/contract/defects/defect.ts'
import { answerWith, rowsOf, textOf } from '#tests/contract/defects/tampering.ts'

const STACK = '\n    at readTicket (/srv/app/dist/tickets.js:212:17)\n    at process.processTicksAndRejections'

export const SCHEMAS_ACCOUNTS_DEFECTS: Defect[] = [
  {
    kind: 'schema',
    operation: 'listAccounts',
    name: 'accounts lack a required field',
    wrap: on('listAccounts', async (request, send) =>
      changed(await send(request), (body) =>
        (body as unknown as Json[]).map((account) => ({ ...account, currencyCode: undefined })),
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
    operation: 'listTickets',
    name: 'the total is text instead of a number',
    wrap: on('listTickets', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, totalCount: String(body.totalCount) })),
    ),
  },
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
  {
    kind: 'schema',
    operation: 'listSubscriptionHistory',
    name: 'a time without its zone',
    contradicts: 'schema: occurredAt has the format date-time; Conventions: ISO 8601 in UTC',
    wrap: answerWith('listSubscriptionHistory', (body) => ({
      ...body,
      items: rowsOf(body).map((row) => ({ ...row, occurredAt: textOf(row.occurredAt).replace(/Z$/, '') })),
    })),
  },
  {
    kind: 'schema',
    operation: 'getAccount',
    name: 'everybody reads the role of the owner',
    contradicts: "description: one account with the caller's role in it",
    wrap: answerWith('getAccount', (body) => ({ ...body, role: 4 })),
  },
  {
    kind: 'schema',
    operation: 'listNotifications',
    name: 'a filtered list becomes an object with numbered keys',
    wrap: on('listNotifications', async (request, send) => {
      const response = await send(request)
      if (!new URL(request.url).searchParams.has('isRead')) return response
      return changed(response, (body) => ({ ...body, items: Object.fromEntries(Object.entries(body.items as Json[])) }))
    }),
  },
  {
    kind: 'schema',
    operation: 'listAccountUsers',
    name: 'the password hash of each member is listed',
    wrap: on('listAccountUsers', async (request, send) => {
      const response = await send(request)
      if (response.status !== 200) return response
      const members = (await response.clone().json()) as Json[]
      return withBody(
        response,
        members.map((one) => ({
          ...one,
          passwordHash: '$2b$12$KIXQ1o0rVb9nYcVtq7Zx3eUqYpQkzYd0m3x1H7mVwq4dY6u2cS8fK',
        })),
      )
    }),
  },
  {
    kind: 'schema',
    operation: 'getWebhookDelivery',
    name: 'the body of the event is answered as an object',
    contradicts: 'schema: body is a string, as it is sent and signed',
    wrap: answerWith('getWebhookDelivery', (body) => ({ ...body, body: JSON.parse(textOf(body.body)) as unknown })),
  },
  {
    kind: 'schema',
    operation: 'getTicket',
    name: 'a refusal has no code',
    wrap: on('getTicket', async (request, send) => {
      const response = await send(request)
      return changed(
        response,
        (body: Json) => ({ ...body, code: undefined }),
        (status) => status === 404,
      )
    }),
  },
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
    kind: 'schema',
    operation: 'listTickets',
    name: 'states are written by name',
    wrap: on('listTickets', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        items: rowsOf(body).map((item) => ({ ...item, status: 'Open' })),
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
    kind: 'schema',
    operation: 'getWebhook',
    name: 'an object that does not exist is empty instead of null',
    wrap: on('getWebhook', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, lastDelivery: body.lastDelivery ?? {} })),
    ),
  },
  {
    kind: 'schema',
    operation: 'getAccountSubscription',
    name: 'the end of the period is a day',
    contradicts: 'SubscriptionInfo.currentPeriodEndsAt: Timestamp, format date-time',
    wrap: answerWith('getAccountSubscription', (body) => ({
      ...body,
      currentPeriodEndsAt: body.currentPeriodEndsAt === null ? null : textOf(body.currentPeriodEndsAt).slice(0, 10),
    })),
  },
]
