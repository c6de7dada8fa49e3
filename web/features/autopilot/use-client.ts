import { createContext, useContext } from 'react'

/** The client account the autopilot works on. */
export interface Client {
  /** The path parameters of every call about the selected client account. */
  path: { accountId: string; customerClientId: string }
  name: string
  /** ISO 4217. */
  currency: string
  /** The time zone of the account's days. */
  timeZone: string
  /** ISO 8601; null before the first sync. */
  lastSyncAt: string | null
}

export const ClientContext = createContext<Client | undefined>(undefined)

/** The selected client account; only below ClientNeeded. */
export function useClient(): Client {
  const client = useContext(ClientContext)
  if (!client) throw new Error('useClient is used outside of ClientNeeded.')
  return client
}
