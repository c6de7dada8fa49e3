import { configureClient } from '@adwright/sdk/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { vi } from 'vitest'
import { loadConfig } from '#web/lib/config.ts'
import shipped from '#web/public/config.json'
import { tokens } from '#web/session/tokens.ts'

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

/** The SDK with responses from a table by `METHOD /path`; a list contains the responses of successive calls. */
export function answerWith(table: Record<string, Answer | Answer[]>): Call[] {
  const calls: Call[] = []
  configureClient({
    baseUrl: 'http://api.test',
    credentials: () => tokens.read().access ?? undefined,
    maxRetries: 0,
    fetch: async (request) => {
      const { pathname, searchParams: query } = new URL(request.url)
      const name = `${request.method} ${pathname}`
      const text = await request.text()
      calls.push({ name, query, body: text === '' ? undefined : JSON.parse(text), headers: request.headers })
      const entry = table[name]
      const answer = Array.isArray(entry) ? entry.shift() : entry
      return responseOf(name, answer)
    },
  })
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
