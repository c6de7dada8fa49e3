// Defects of statuses (campaigns, metrics, anomalies and analyses).
import { bodyOf, type Defect, on, rewritten, withBody, withStatus } from '#tests/contract/defects/defect.ts'
import { leftOut, withCallers } from '#tests/contract/defects/tampering.ts'

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

export const STATUSES_ADS_DEFECTS: Defect[] = [
  {
    kind: 'status',
    operation: 'getAnalysisRun',
    name: 'an unknown analysis answers 400',
    contradicts: 'Access: a foreign id answers 404 as an unknown one does',
    wrap: on('getAnalysisRun', async (request, send) => {
      const response = await send(request)
      if (response.status !== 404) return response
      return withStatus(
        withBody(response, { ...(await bodyOf(response)), status: 400, code: 'malformed-request' }),
        400,
      )
    }),
  },
  {
    kind: 'status',
    operation: 'previewAnomalySetting',
    name: 'invalid fields answer 400',
    contradicts: 'Conventions: unknown body properties are refused with 422; 422 "errors" names the fields',
    wrap: on('previewAnomalySetting', async (request, send) => {
      const response = await send(request)
      if (response.status !== 422) return response
      const body = leftOut(await bodyOf(response), 'errors')
      return withStatus(withBody(response, { ...body, status: 400, code: 'malformed-request' }), 400)
    }),
  },
  {
    kind: 'status',
    operation: 'deleteReportLink',
    name: 'a deletion answers 200 with an empty object',
    contradicts: 'responses: success is 204 only',
    wrap: on('deleteReportLink', async (request, send) => {
      const response = await send(request)
      if (response.status !== 204) return response
      const headers = new Headers(response.headers)
      headers.set('Content-Type', 'application/json')
      return new Response('{}', { status: 200, headers })
    }),
  },
  {
    kind: 'status',
    operation: 'getMetaCanPost',
    name: 'an unknown page answers 200',
    contradicts: 'description: a page that no credential of the account reaches is a 404',
    wrap: withCallers('getMetaCanPost', async (request, send, callers) => {
      const isMember = callers.isMember(request)
      const response = await send(request)
      if (response.status !== 404 || !isMember) return response
      return withStatus(withBody(response, { canPost: false, reasons: [], missingPermissions: [] }), 200)
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
    operation: 'getAnomaly',
    name: 'an unknown id is answered with 200 and null',
    wrap: on('getAnomaly', async (request, send) => {
      const response = await send(request)
      return response.status === 404 ? new Response('null', { status: 200, headers: response.headers }) : response
    }),
  },
  {
    kind: 'status',
    operation: 'listMlAccounts',
    name: 'the token of a person is answered with 401',
    contradicts: 'security scheme serviceBearer: the token of a person is refused with 403',
    wrap: on('listMlAccounts', async (request, send) => {
      const broken = await rewritten(request, { headers: (headers) => headers.set('Authorization', 'Bearer a.b.c') })
      const response = await send(request)
      return response.status === 403 ? send(broken) : response
    }),
  },
  {
    kind: 'status',
    operation: 'getAdsAccountEnabled',
    name: 'an account that cannot be used is not found',
    contradicts: 'description: the answer says whether it is enabled, and why not',
    wrap: on('getAdsAccountEnabled', async (request, send) => {
      const response = await send(request)
      const { isEnabled } = await bodyOf(response)
      return response.ok && isEnabled === false ? withStatus(response, 404) : response
    }),
  },
]
