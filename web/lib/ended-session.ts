import { storage } from './storage.ts'

/** The end of a token (`exp` of a JWT, RFC 7519) in milliseconds; undefined if it doesn't say one. */
function endOf(token: string): number | undefined {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    const end = (claims as { exp?: unknown } | null)?.exp
    return typeof end === 'number' ? end * 1000 : undefined
  } catch {
    return undefined
  }
}

/**
 * True if the stored session can no longer be renewed by the clock of this device, so a redirect to the sign-in form is expected. The
 * server decides: the session is not removed.
 */
export function hasSessionEnded(): boolean {
  const token = storage.read('refresh') ?? storage.read('access')
  const end = token === null ? undefined : endOf(token)
  return end !== undefined && end < Date.now()
}
