// An account connected to the ad platform, and callers of it by role.

import { UserRole } from '@adwright/sdk/types'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { seedAds } from '#mocks/sandbox/domain/sample/ads.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signAdsToken, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

export const CLIENT = '4839201756'
export const ACCOUNT = 'acc_lindholm'
export const BASE = `/EA/${ACCOUNT}`

export type Stage = {
  sandbox: Sandbox
  owner: Person
  viewer: Person
  /** A caller with both tokens. */
  as: (person: Person, headers?: Record<string, string>) => Promise<ReturnType<typeof caller>>
  close: () => Promise<void>
}

/** With `isConnected` false nothing is connected; with `customerClientId` null no client is selected. */
export async function stage({
  isConnected = true,
  customerClientId = CLIENT,
  currencyCode = 'EUR',
}: {
  isConnected?: boolean
  customerClientId?: string | null
  currencyCode?: string
} = {}): Promise<Stage> {
  const clock = Clock.frozen(new Date('2026-11-19T13:30:00Z'))
  const sandbox = await createSandbox({ isChecking: true, clock })
  const owner = await addPerson(sandbox.runtime, {
    id: 'usr_elif',
    email: 'elif@lindholm.example',
    subscription: GROWTH,
  })
  const viewer = await addPerson(sandbox.runtime, { id: 'usr_jonas', email: 'jonas@lindholm.example' })
  const account = await addAccount(sandbox.runtime, owner, { id: ACCOUNT, currencyCode }, [[viewer, UserRole.Viewer]])
  if (isConnected) await seedAds(sandbox.runtime, { account, customerClientId })
  const as = async (person: Person, headers: Record<string, string> = {}) => {
    const token = await signIn(sandbox.runtime, person.id)
    const ads = await signAdsToken(sandbox.runtime, token, ACCOUNT)
    return caller(sandbox, token, { 'X-Ads-Authorization': `Bearer ${ads}`, ...headers })
  }
  return { sandbox, owner, viewer, as, close: () => sandbox.close() }
}
