import type { Sandbox } from '#mocks/sandbox/sandbox.ts'

/** Password hashes are cheap in tests; a separate test covers the real cost. */
export const TEST_PASSWORD_COST = 1024

/** `body` is untyped, because the sandbox validates it. */
export type Answered = { status: number; body: ReturnType<typeof JSON.parse>; headers: Headers }

/** Sends requests to an in-process sandbox as one caller: method, path, body, further headers. */
export const caller =
  (sandbox: Pick<Sandbox, 'fetch'>, token?: string, standing: Record<string, string> = {}) =>
  async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answered> => {
    const isForm = body instanceof FormData
    const request = new Request(`http://sandbox.test${path}`, {
      method,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
        ...standing,
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const response = await sandbox.fetch(request)
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers }
  }
