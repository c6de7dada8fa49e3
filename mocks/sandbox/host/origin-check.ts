// The first check of every request: is it addressed to this server (Host), and may it come from its origin (CSRF)?

import { problem } from '#mocks/sandbox/domain/problem.ts'
import { isOwnName, isScenarioName } from '#mocks/sandbox/host/known-hosts.ts'
import { html, page, pageLanguage } from '#mocks/sandbox/pages/page.ts'
import { problemResponse } from '#mocks/sandbox/pipeline/problem-response.ts'
import { newRequestId } from '#mocks/sandbox/pipeline/request-id.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'

type Options = {
  /** Additional host names of this server. */
  hosts: readonly string[]
  /** True if a scenario of this host name is open. */
  isOpen: boolean
  /** True if other origins on this machine may send requests, as a development server in front of the API does. */
  isApi: boolean
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

const isControl = ({ pathname }: URL) => pathname.startsWith('/control/')

function originOf(request: Request): URL | undefined {
  const origin = request.headers.get('Origin') ?? ''
  return URL.canParse(origin) ? new URL(origin) : undefined
}

/**
 * True if a browser reports that a page of another site sent the request. Programs send no such headers; `Origin: null` hides the origin.
 */
function isForeign(request: Request, url: URL, { hosts, isApi }: Options): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site === 'cross-site' || (site === 'same-site' && !isApi)) return true
  if (!request.headers.has('Origin')) return false
  const origin = originOf(request)
  if (!origin) return true
  return origin.host !== url.host && !(isApi && (isOwnName(origin, hosts) || isScenarioName(origin)))
}

/**
 * Returns the rejection of a request: 421 for an unknown host name, 410 for a closed scenario, 403 for a change requested by another
 * site.
 */
export function rejectForeignRequest(request: Request, url: URL, options: Options): Response | undefined {
  if (!isOwnName(url, options.hosts)) {
    if (!isScenarioName(url)) return rejection(request, url, 421, 'host-unknown', options)
    if (!options.isOpen) return rejection(request, url, 410, 'scenario-closed', options)
  }
  const isSafe = SAFE_METHODS.includes(request.method) && !isControl(url)
  return !isSafe && isForeign(request, url, options)
    ? rejection(request, url, 403, 'origin-foreign', options)
    : undefined
}

type Code = 'host-unknown' | 'scenario-closed' | 'origin-foreign'

/** Renders a rejection: an error of the contract for programs, a page for people. */
function rejection(request: Request, url: URL, status: number, code: Code, { isApi }: Options): Response {
  const language = pageLanguage(request)
  const path = url.pathname.replace(/^\/api(?=\/|$)/, '') || '/'
  if (isApi || isControl(url))
    return problemResponse(problem(status, code), { method: request.method, path, language, requestId: newRequestId() })
  const title = textOf(code, language)
  return page({ title, language, status, body: html`<p>${request.method} ${url.host}${url.pathname}</p>` })
}
