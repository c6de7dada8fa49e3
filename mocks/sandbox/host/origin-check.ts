// What every request meets first, whatever it is about: is it meant for this server, and does it come from where it may come from?

import { problem } from '#mocks/sandbox/domain/problem.ts'
import { isOwnName, isScenarioName } from '#mocks/sandbox/host/known-hosts.ts'
import { html, page, pageLanguage } from '#mocks/sandbox/pages/page.ts'
import { problemResponse } from '#mocks/sandbox/pipeline/problem-response.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'

type Door = {
  /** Further names of this server. */
  hosts: readonly string[]
  /** Whether the scenario of this name is open, where the name is a scenario's. */
  isOpen: boolean
  /** Whether other origins of this machine may send to it, as a development server before the API does. */
  isApi: boolean
}

const READING = ['GET', 'HEAD', 'OPTIONS']

const isControl = ({ pathname }: URL) => pathname.startsWith('/control/')

function originOf(request: Request): URL | undefined {
  const origin = request.headers.get('Origin') ?? ''
  return URL.canParse(origin) ? new URL(origin) : undefined
}

/** Whether a browser says that another site's page has sent this; programs say nothing. `Origin: null` is a page that hides where it is from. */
function isForeign(request: Request, url: URL, { hosts, isApi }: Door): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site === 'cross-site' || (site === 'same-site' && !isApi)) return true
  if (!request.headers.has('Origin')) return false
  const origin = originOf(request)
  if (!origin) return true
  return origin.host !== url.host && !(isApi && (isOwnName(origin, hosts) || isScenarioName(origin)))
}

/** Why a request may not come in: 421 under another name, 410 for a scenario that is closed, 403 for a change that another site asks for. */
export function refusalAtDoor(request: Request, url: URL, door: Door): Response | undefined {
  if (!isOwnName(url, door.hosts)) {
    if (!isScenarioName(url)) return refusal(request, url, 421, 'host-unknown', door)
    if (!door.isOpen) return refusal(request, url, 410, 'scenario-closed', door)
  }
  const isReading = READING.includes(request.method) && !isControl(url)
  return !isReading && isForeign(request, url, door) ? refusal(request, url, 403, 'origin-foreign', door) : undefined
}

type Code = 'host-unknown' | 'scenario-closed' | 'origin-foreign'

/** The refusal in the shape of the contract's errors for programs, as a page for people. */
function refusal(request: Request, url: URL, status: number, code: Code, { isApi }: Door): Response {
  const language = pageLanguage(request)
  const path = url.pathname.replace(/^\/api(?=\/|$)/, '') || '/'
  if (isApi || isControl(url)) return problemResponse(problem(status, code), { method: request.method, path, language })
  const title = textOf(code, language)
  return page({ title, language, status, body: html`<p>${request.method} ${url.host}${url.pathname}</p>` })
}
