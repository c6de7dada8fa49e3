// Drawn defects of statuses, headers, schemas and languages.

import { answerWith, type BlindDefect, rowsOf, textOf } from '#tests/contract/defects/blind-tools.ts'
import {
  bodyOf,
  changed,
  type Json,
  matcher,
  on,
  rewritten,
  withHeader,
  withStatus,
} from '#tests/contract/defects/defect.ts'

const inEnglish = (request: Request) =>
  rewritten(request, { headers: (headers) => headers.set('Accept-Language', 'en') })

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

/** The answer of a conflict, as this backend gives one. */
function conflict(request: Request, response: Response): Response {
  const requestId = response.headers.get('Request-Id') ?? ''
  const message = request.headers.get('Accept-Language')?.startsWith('tr')
    ? 'Zaten duraklatılmış.'
    : 'It is paused already.'
  const { pathname } = new URL(request.url)
  const where = { status: 409, path: pathname, method: request.method, requestId }
  const headers = { 'Content-Type': 'application/json', 'Request-Id': requestId }
  return new Response(JSON.stringify({ message, detail: null, code: 'item-archived', ...where }), {
    status: 409,
    headers,
  })
}

/** HEAD of this operation is unknown to the router. */
const withoutHead =
  (operation: BlindDefect['operation']): BlindDefect['wrap'] =>
  (send) => {
    const isMeant = matcher(operation)
    return async (request) => {
      const asGet = new Request(request.url, { headers: request.headers })
      if (request.method !== 'HEAD' || !isMeant(asGet)) return send(request)
      const { headers } = await send(request)
      return new Response(null, {
        status: 405,
        headers: { Allow: 'GET', 'Request-Id': headers.get('Request-Id') ?? '' },
      })
    }
  }

export const DRAWN_ANSWER_DEFECTS: BlindDefect[] = [
  {
    kind: 'languages',
    operation: 'confirmEmailChange',
    name: 'a refused code is told in English only',
    contradicts: 'Accept-Language: the language of labels and messages',
    wrap: on('confirmEmailChange', async (request, send) => {
      const response = await send(request.clone())
      return response.status === 422 ? send(await inEnglish(request)) : response
    }),
  },
  {
    kind: 'languages',
    operation: 'listStrategyTemplates',
    name: 'the tasks inside of a template are in English',
    contradicts: 'x-localized: /*/tasks/*/title',
    wrap: on('listStrategyTemplates', async (request, send) => {
      const english = (await (await send(await inEnglish(request))).json()) as unknown
      return changed(await send(request), (body) =>
        Array.isArray(english)
          ? (body as unknown as Json[]).map((one, at) => ({ ...one, tasks: english[at].tasks }))
          : body,
      )
    }),
  },
  {
    kind: 'status',
    operation: 'updatePassword',
    name: 'a wrong present password is a 401',
    contradicts: 'description: a wrong present password is a 422, never a 401',
    wrap: on('updatePassword', async (request, send) => {
      const response = await send(request)
      const { errors } = await bodyOf(response)
      const isWrong = response.status === 422 && JSON.stringify(errors).includes('currentPassword')
      return isWrong
        ? withHeader(await withStatus(response, 401), 'WWW-Authenticate', 'Bearer realm="adwright"')
        : response
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
    operation: 'getAdsIntegration',
    name: 'HEAD is refused',
    contradicts: 'HTTP: HEAD is what GET is, without a body',
    wrap: withoutHead('getAdsIntegration'),
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
    kind: 'status',
    operation: 'updateAutopilotItemStatus',
    name: 'pausing what is paused is a conflict',
    contradicts: 'description: a state the item already has is no error',
    wrap: (send) => {
      const states = new Map<string, unknown>()
      return on('updateAutopilotItemStatus', async (request, next) => {
        const [{ status }, { pathname }] = [await bodyOf(request), new URL(request.url)]
        const response = await next(request)
        if (response.status !== 200) return response
        const isSame = states.get(pathname) === status
        states.set(pathname, status)
        return isSame ? conflict(request, response) : response
      })(send)
    },
  },
  {
    kind: 'status',
    operation: 'deleteSurveyAnswer',
    name: 'the deletion of what is not there succeeds',
    contradicts: 'responses.404',
    wrap: on('deleteSurveyAnswer', async (request, send) => {
      const response = await send(request)
      if (response.status !== 404) return response
      return new Response(null, { status: 204, headers: { 'Request-Id': response.headers.get('Request-Id') ?? '' } })
    }),
  },
  {
    kind: 'schema',
    operation: 'listAccountStrategyCheckIns',
    name: 'every check-in has the name of the one who asks',
    contradicts: 'CheckIn.authorName',
    wrap: on('listAccountStrategyCheckIns', async (request, send) => {
      const { headers } = request
      const { firstName, lastName } = await bodyOf(await send(new Request(new URL('/User', request.url), { headers })))
      const authorName = [firstName, lastName].map(textOf).join(' ').trim()
      return changed(await send(request), (body) => ({
        ...body,
        items: rowsOf(body).map((row) => ({ ...row, authorName })),
      }))
    }),
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
    operation: 'getSnapshot',
    name: 'amounts are told to be in another currency',
    contradicts: "currencyCode: the client account's",
    wrap: answerWith('getSnapshot', (body) => ({ ...body, currencyCode: body.currencyCode === 'USD' ? 'EUR' : 'USD' })),
  },
  {
    kind: 'schema',
    operation: 'getAuctionInsights',
    name: 'the period is restated a day early',
    contradicts: 'dateBegin: the first day of the period',
    wrap: answerWith('getAuctionInsights', (body) => ({ ...body, dateBegin: dayBefore(textOf(body.dateBegin)) })),
  },
]
