import { config } from '#web/lib/config.ts'

/** Where the API is, as a whole address. */
export function apiAddress(): string {
  const { apiBase } = config()
  return apiBase.startsWith('/') ? location.origin + apiBase : apiBase
}
