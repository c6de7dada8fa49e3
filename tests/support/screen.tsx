import { cleanup, configure, getConfig, render, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import type { ScenarioName } from '#mocks/sandbox/scenarios/scenarios.ts'
import { type Answer, type Call, responseOf, withSettings } from '#tests/support/api.tsx'
import { system } from '#tests/support/render.tsx'
import { NOW, type OpenSandbox, openSandbox, type Role } from '#tests/support/sandbox.ts'
import { startWords } from '#tests/support/words.ts'
import { App } from '#web/app/App.tsx'
import { createAppRouter } from '#web/app/router.tsx'
import { errorLog } from '#web/lib/error-log.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { savedData } from '#web/lib/saved-data.ts'
import { answerConsent } from '#web/lib/use-consent.ts'
import { signIn, signOut } from '#web/session/session.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

const API_PREFIX = '/api'
const MAX_EXCERPT = 2000

const usualQueries = getConfig()

// Screens are large: testing each element for visibility, and printing all of them on each retry of a query, would take
// most of the time of a test.
const queriesOfScreens = {
  defaultHidden: true,
  getElementError: (message: string | null, container: Element) =>
    new Error(`${message}\n\nOn the screen: ${container.textContent?.slice(0, MAX_EXCERPT)}`),
}

interface ScreenOptions {
  /** The scenario, by default a team without connections; `sample` takes another second per file. */
  scenario?: ScenarioName
  /** The role of the signed-in person; null for a visitor. */
  role?: Role | null
  language?: 'en' | 'tr'
  /** Changes of config.json. */
  settings?: Parameters<typeof withSettings>[0]
  /** Responses that replace those of the sandbox by `METHOD /path`, for failures and unusual values; a list contains those of successive calls. */
  answers?: Record<string, Answer | Answer[]>
  /** Changes the scenario before the screen is opened. */
  before?: (open: OpenSandbox) => unknown
}

export type OpenScreen = OpenSandbox & {
  user: UserEvent
  /** The requests in their order, optionally only those with a `name`. */
  calls: (name?: string) => Call[]
  /** Opens an address as after a reload, which preserves session and local storage. */
  visit: (to: string) => void
}

let closeOpen: (() => Promise<void>) | undefined

/** The network of the app: the sandbox, and the replaced responses of the test. */
function connect({ sandbox }: OpenSandbox, answers: Record<string, Answer | Answer[]>): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (!url.pathname.startsWith(`${API_PREFIX}/`)) throw new TypeError(`nothing answers ${url.pathname}`)
    url.pathname = url.pathname.slice(API_PREFIX.length)
    const name = `${request.method} ${url.pathname}`
    const text = await request.clone().text()
    const isJson = request.headers.get('Content-Type')?.includes('json')
    const body = isJson && text !== '' ? JSON.parse(text) : undefined
    calls.push({ name, query: url.searchParams, body, headers: request.headers })
    const entry = answers[name]
    if (!(name in answers) || (Array.isArray(entry) && entry.length === 0)) return sandbox.fetch(request, url)
    return responseOf(name, Array.isArray(entry) ? entry.shift() : entry)
  })
  return calls
}

function renderApp(route: string) {
  history.replaceState(null, '', route)
  render(<App router={createAppRouter()} system={system} />)
}

/** Renders the real app at an address for a signed-in person, with a copy of a scenario of the real sandbox. */
export async function renderScreen(
  route: string | ((open: OpenSandbox) => string),
  { scenario = 'team', role = 'owner', language = 'en', settings: changes, answers = {}, before }: ScreenOptions = {},
): Promise<OpenScreen> {
  await closeOpen?.()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  const [open] = await Promise.all([openSandbox(scenario), withSettings(changes), startWords(language)])
  closeOpen = () => close(open)
  onTestFinished(() => closeOpen?.())
  configure(queriesOfScreens)
  // The cookie question is shown on the first visit only.
  answerConsent('declined')
  if (role) {
    await open.sandbox.store.set('person', open.personOf(role).id, { language })
    signIn({ token: await open.tokenOf(role), expiresIn: 3600 })
  }
  await before?.(open)
  const calls = connect(open, answers)
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } })
  renderApp(typeof route === 'string' ? route : route(open))
  return {
    ...open,
    user: userEvent.setup(),
    calls: (name) => (name === undefined ? calls : calls.filter((call) => call.name === name)),
    visit(to) {
      cleanup()
      queryClient.clear()
      renderApp(to)
    },
  }
}

/** Waits until all requests have finished, for assertions that something is not shown or not requested. */
export const everythingRead = () => waitFor(() => expect(queryClient.isFetching()).toBe(0))

async function close({ sandbox }: OpenSandbox): Promise<void> {
  closeOpen = undefined
  configure(usualQueries)
  cleanup()
  signOut()
  queryClient.clear()
  savedData.clear()
  errorLog.clear()
  toaster.dismissAll()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await sandbox.close()
}
