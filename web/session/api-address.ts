import { config } from '#web/lib/config.ts'

/** The full URL of the API. */
export function apiAddress(): string {
  const { apiBase } = config()
  return apiBase.startsWith('/') ? location.origin + apiBase : apiBase
}
