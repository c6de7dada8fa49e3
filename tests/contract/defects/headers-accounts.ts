// Defects of headers (accounts, persons, tickets and webhooks).
import { type Defect, on, withHeader } from '#tests/contract/defects/defect.ts'

export const HEADERS_ACCOUNTS_DEFECTS: Defect[] = [
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
  {
    kind: 'headers',
    operation: 'listTicketMessages',
    name: 'a refused token gets no WWW-Authenticate',
    contradicts: 'header WWW-Authenticate: required in the 401, with error="invalid_token" where a token was sent',
    wrap: on('listTicketMessages', async (request, send) => {
      const hasToken = request.headers.has('Authorization')
      const response = await send(request)
      return response.status === 401 && hasToken ? withHeader(response, 'WWW-Authenticate', undefined) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'getUser',
    name: 'the profile may be kept by shared caches',
    contradicts: 'Access: what is personal is kept by nobody else',
    wrap: on('getUser', async (request, send) =>
      withHeader(await send(request), 'Cache-Control', 'public, max-age=300'),
    ),
  },
  {
    kind: 'headers',
    operation: 'startTrial',
    name: 'a 401 names no scheme',
    contradicts: 'responses.401: WWW-Authenticate',
    wrap: on('startTrial', async (request, send) => {
      const response = await send(request)
      return response.status === 401 ? withHeader(response, 'WWW-Authenticate', undefined) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'createWebhook',
    name: 'the location of a new webhook ends before its id',
    contradicts: 'responses.201.headers.Location',
    wrap: on('createWebhook', async (request, send) => {
      const response = await send(request)
      const location = response.headers.get('Location')
      return location ? withHeader(response, 'Location', location.replace(/[^/]+$/, '')) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'getConstants',
    name: 'every answer has the same request id',
    wrap: on('getConstants', async (request, send) =>
      withHeader(await send(request), 'Request-Id', '6f1c2c1e-2f57-4d0a-9f53-6f0f0c1f8f10'),
    ),
  },
  {
    kind: 'headers',
    operation: 'createTicketMessage',
    name: 'a replay does not say that it is one',
    wrap: on('createTicketMessage', async (request, send) =>
      withHeader(await send(request), 'Idempotent-Replayed', undefined),
    ),
  },
  {
    kind: 'headers',
    operation: 'getEnums',
    name: 'the answer may not be kept',
    contradicts: 'header Cache-Control: the constant "public, max-age=86400"',
    wrap: on('getEnums', async (request, send) => {
      const response = await send(request)
      return response.status === 200 ? withHeader(response, 'Cache-Control', 'no-cache') : response
    }),
  },
  {
    kind: 'headers',
    operation: 'getWebhook',
    name: 'a refusal is sent as text/html',
    wrap: on('getWebhook', async (request, send) => {
      const response = await send(request)
      return response.status === 404 ? withHeader(response, 'Content-Type', 'text/html; charset=utf-8') : response
    }),
  },
  {
    kind: 'headers',
    operation: 'createTicket',
    name: 'Location leads to another ticket',
    wrap: (send) => {
      let before: string | undefined
      return on('createTicket', async (request, next) => {
        const response = await next(request)
        const location = response.headers.get('Location')
        if (!location) return response
        const other = before ?? location
        before = location
        return withHeader(response, 'Location', other)
      })(send)
    },
  },
  {
    kind: 'headers',
    operation: 'listAccountInvitations',
    name: 'a request without a token has no Request-Id in its answer',
    contradicts: 'responses.401.headers.Request-Id',
    wrap: on('listAccountInvitations', async (request, send) => {
      const response = await send(request)
      return response.status === 401 ? withHeader(response, 'Request-Id', undefined) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'getTicket',
    name: 'a token that is not valid is told as none',
    wrap: on('getTicket', async (request, send) => {
      const response = await send(request)
      return response.status === 401 ? withHeader(response, 'WWW-Authenticate', 'Bearer realm="adwright"') : response
    }),
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
    operation: 'deleteSavedView',
    name: 'an answer without a body has no Request-Id',
    contradicts: 'responses.204.headers: Request-Id, required',
    wrap: on('deleteSavedView', async (request, send) => {
      const response = await send(request)
      return response.status === 204 ? withHeader(response, 'request-id', undefined) : response
    }),
  },
]
