// Cross-origin requests of apps on this machine to the API (CORS): a built app may be served from another port.
import { isOwnName, isScenarioName } from '#mocks/sandbox/host/known-hosts.ts'

const METHODS = 'GET, HEAD, POST, PUT, DELETE'
/** The request headers of the SDK besides those that every page may send. */
const REQUEST_HEADERS = 'Accept-Language, Authorization, Content-Type, Idempotency-Key, X-Ads-Authorization'
/** The response headers that the SDK reads besides those that every page may read. */
const ANSWER_HEADERS =
  'Date, Deprecation, Idempotent-Replayed, Location, Request-Id, Retry-After, Sunset, WWW-Authenticate'
const MAX_AGE_SECONDS = '600'

/** The origin of a request from elsewhere if an app there may read the API: it belongs to this machine or an additional host name. */
export function allowedOriginOf(request: Request, hosts: readonly string[]): string | undefined {
  const origin = request.headers.get('Origin')
  if (!origin || !URL.canParse(origin)) return undefined
  const from = new URL(origin)
  const isElsewhere = from.host !== new URL(request.url).host
  return isElsewhere && (isOwnName(from, hosts) || isScenarioName(from)) ? origin : undefined
}

/** Answers the preflight of a browser; undefined for other requests. */
export const preflightResponse = (request: Request): Response | undefined =>
  request.method === 'OPTIONS' && request.headers.has('Access-Control-Request-Method')
    ? new Response(null, {
        status: 204,
        headers: {
          'Access-Control-Allow-Methods': METHODS,
          'Access-Control-Allow-Headers': REQUEST_HEADERS,
          'Access-Control-Max-Age': MAX_AGE_SECONDS,
        },
      })
    : undefined

/** Lets an allowed origin read an answer; never with credentials, since the API takes tokens and no cookies. */
export function withCors(response: Response, origin: string): Response {
  response.headers.set('Access-Control-Allow-Origin', origin)
  response.headers.set('Access-Control-Expose-Headers', ANSWER_HEADERS)
  response.headers.append('Vary', 'Origin')
  return response
}
