import { type ClientSettings, configureClient } from '@adwright/sdk/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { loadConfig } from '#web/lib/config.ts'
import shipped from '#web/public/config.json'
import { tokens } from '#web/session/tokens.ts'
import { client } from '../../sdk/generated/client.gen.ts'

/** The requests in their order. */
export interface Call {
  /** `POST /Account` */
  name: string
  query: URLSearchParams
  body: unknown
  headers: Headers
}

/** A JSON response; `undefined` simulates a network error. */
export type Answer = { status?: number; body: unknown } | undefined

/** An error response of the contract. */
export const refusal = (status: number, message: string, errors?: Record<string, string[]>): Answer => ({
  status,
  body: { message, detail: null, status, path: '/', method: 'POST', code: 'test', ...(errors ? { errors } : {}) },
})

export function responseOf(name: string, answer: Answer): Response {
  if (!answer) throw new TypeError(`nothing answers ${name}`)
  if (answer.status === 204) return new Response(null, { status: 204 })
  return Response.json(answer.body, { status: answer.status ?? 200 })
}

/** Configures the client of the generated calls until the end of the test; the test files of a worker share it. */
export function answerThrough(fetch: ClientSettings['fetch'], settings: Partial<ClientSettings> = {}): void {
  const usual = client.getConfig()
  const { request, error } = client.interceptors
  const interceptors = { request: request.fns, error: error.fns }
  onTestFinished(() => {
    client.setConfig(usual)
    request.fns = interceptors.request
    error.fns = interceptors.error
  })
  configureClient({ baseUrl: 'http://api.test', fetch, ...settings })
}

/** The SDK with responses from a table by `METHOD /path`; a list contains the responses of successive calls. */
export function answerWith(table: Record<string, Answer | Answer[]>): Call[] {
  const calls: Call[] = []
  const send = async (request: Request) => {
    const { pathname, searchParams: query } = new URL(request.url)
    const name = `${request.method} ${pathname}`
    const text = await request.text()
    calls.push({ name, query, body: text === '' ? undefined : JSON.parse(text), headers: request.headers })
    const entry = table[name]
    const answer = Array.isArray(entry) ? entry.shift() : entry
    return responseOf(name, answer)
  }
  answerThrough(send, { credentials: () => tokens.read().access ?? undefined, maxRetries: 0 })
  return calls
}

/** The shipped settings with changes. */
export async function withSettings(changes: Partial<typeof shipped> | Record<string, unknown> = {}): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({ ...shipped, captchaSiteKey: null, ...changes }))
  await loadConfig()
  vi.unstubAllGlobals()
}

/** Provides a separate query cache without retries. */
export function connected(children: ReactNode): ReactElement {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
