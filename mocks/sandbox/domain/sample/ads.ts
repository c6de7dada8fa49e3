// The ads connection of a sample workspace: connected for two months, with the German client account selected.

import { IntegrationPlatform } from '@adwright/sdk/types'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { fullName, type StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { adsConnectionOf, selectClient } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { addCredential } from '#mocks/sandbox/domain/integrations/credentials.ts'
import { scopesOf } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { dayIn } from '#mocks/sandbox/time/time-zone.ts'

export const SAMPLE_CLIENT = '4839201756'
const CONNECTED_DAYS = 60

type AdsSampleParams = { account: StoredAccount; customerClientId?: string | null; markets?: number }

/** Connects an account to the ad platform and selects a client account, unless it is null. */
export async function seedAds(
  { store, clock, newId, platforms }: Pick<SystemContext, 'store' | 'clock' | 'newId' | 'platforms'>,
  { account, customerClientId = SAMPLE_CLIENT, markets }: AdsSampleParams,
): Promise<void> {
  const now = clock.now()
  const owner = await store.get('person', account.ownerId)
  const then = { store, newId, platforms, now: new Date(now.getTime() - CONNECTED_DAYS * DAY_MS) }
  await addCredential(then, {
    accountId: account.id,
    platform: IntegrationPlatform.GoogleAds,
    identityId: 'lindholm',
    displayName: 'ads@lindholm-outdoor.example',
    grantedScopes: scopesOf(IntegrationPlatform.GoogleAds),
    connectedByName: owner ? fullName(owner) : account.name,
  })
  // The planned events of the generated account are relative to today, regardless of the time of connection.
  const anchorDay = dayIn(now, account.timeZone)
  await store.set('adsConnection', account.id, {
    anchorDay,
    ...(markets ? { markets } : {}),
  })
  const connection = await adsConnectionOf({ store }, account.id)
  if (connection && customerClientId !== null) await selectClient(then, connection, customerClientId)
}
