// Defects of headers (campaigns, metrics, anomalies and analyses).
import { type Defect, type Json, matcher, on, withHeader } from '#tests/contract/defects/defect.ts'
import { textOf } from '#tests/contract/defects/tampering.ts'

/** All answers have the request id of the first one. */
const oneRequestId: Defect['wrap'] = (send) => {
  let first: string | undefined
  return on('getFinding', async (request, next) => {
    const response = await next(request)
    if (!response.ok) return response
    first ??= response.headers.get('Request-Id') ?? ''
    return withHeader(response, 'Request-Id', first)
  })(send)
}

/** HEAD of this operation is unknown to the router. */
const withoutHead =
  (operation: Defect['operation']): Defect['wrap'] =>
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

export const HEADERS_ADS_DEFECTS: Defect[] = [
  {
    kind: 'headers',
    operation: 'listLinkedInOrganizations',
    name: 'a 404 has no Request-Id',
    contradicts: 'header Request-Id: required in the 404, too',
    wrap: on('listLinkedInOrganizations', async (request, send) => {
      const response = await send(request)
      return response.status === 404 ? withHeader(response, 'Request-Id', undefined) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'listCategories',
    name: 'Vary names the origin instead of the language',
    contradicts: 'header Vary: the constant Accept-Language',
    wrap: on('listCategories', async (request, send) => {
      const response = await send(request)
      return response.status === 200 ? withHeader(response, 'Vary', 'Origin') : response
    }),
  },
  {
    kind: 'headers',
    operation: 'getFinding',
    name: 'all answers have the same request id',
    contradicts: 'Request-Id: the request',
    wrap: oneRequestId,
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
    operation: 'getAnalyticsIntegration',
    name: 'Request-Id is the trace of the load balancer',
    contradicts: 'header Request-Id: the pattern ^[A-Za-z0-9_-]+$',
    wrap: on('getAnalyticsIntegration', async (request, send) => {
      const response = await send(request)
      return response.status === 200
        ? withHeader(
            response,
            'Request-Id',
            `Root=1-${crypto.randomUUID().slice(0, 8)}-${crypto.randomUUID().slice(24)}`,
          )
        : response
    }),
  },
  {
    kind: 'headers',
    operation: 'deleteAutopilotItem',
    name: 'a successful deletion has no request id',
    contradicts: 'responses.204.headers.Request-Id',
    wrap: on('deleteAutopilotItem', async (request, send) => {
      const response = await send(request)
      return response.status === 204 ? withHeader(response, 'Request-Id', undefined) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'listMetaPages',
    name: 'shared caches may keep the pages for as long as the platform is not asked again',
    contradicts: 'Access: what is personal is kept by nobody else',
    wrap: on('listMetaPages', async (request, send) => {
      const response = await send(request)
      return response.ok ? withHeader(response, 'Cache-Control', 'public, max-age=900') : response
    }),
  },
  {
    kind: 'headers',
    operation: 'getAdsConnectionRequirements',
    name: 'a refusal is told to be plain text',
    contradicts: 'responses.401.content: application/json',
    wrap: on('getAdsConnectionRequirements', async (request, send) => {
      const response = await send(request)
      return response.status === 401 ? withHeader(response, 'Content-Type', 'text/plain') : response
    }),
  },
  {
    kind: 'headers',
    operation: 'createAutopilotItem',
    name: 'Location names the rule instead of the item',
    contradicts: 'Location: the address of the new item',
    wrap: on('createAutopilotItem', async (request, send) => {
      const response = await send(request)
      if (response.status !== 201) return response
      const { ruleId } = (await response.clone().json()) as Json
      const location = response.headers.get('location') ?? ''
      return withHeader(response, 'location', location.replace(/[^/]+$/, textOf(ruleId)))
    }),
  },
]
