// Access of the rule engine to the ad platform.

import { momentIn } from '#mocks/sandbox/domain/autopilot/calendar.ts'
import type { Change } from '#mocks/sandbox/domain/autopilot/change.ts'
import { valueNow } from '#mocks/sandbox/domain/autopilot/changes.ts'
import type { AutopilotContext, FailureCode } from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { Moment } from '#mocks/sandbox/domain/autopilot/metric-reader.ts'
import type { RuleEntity } from '#mocks/sandbox/domain/autopilot/world.ts'
import {
  adsAccountOf,
  changeAdsAccount,
  type SimulatedChange,
  type Simulation,
  simulatedAdsAccountOf,
} from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { adsConnectionOf, isAdsWorking } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { importedCurrency } from '#mocks/sandbox/domain/integrations/ads-import.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

export type Placed = { accountId: string; customerClientId: string }

export type Client = { currency: string; timeZone: string; isConnected: boolean }

/** A client account as far as rules need it; it counts as connected while the consent works. */
export async function clientFor(
  { store, platforms }: Pick<AutopilotContext, 'store' | 'platforms'>,
  { accountId, customerClientId }: Placed,
): Promise<Client> {
  const connection = await adsConnectionOf({ store }, accountId)
  const client = platforms.ads.anyClient(customerClientId)
  return {
    currency: (await importedCurrency(store, accountId, customerClientId)) ?? client?.currencyCode ?? 'EUR',
    timeZone: client?.timeZone ?? 'Europe/Berlin',
    isConnected: connection !== undefined && isAdsWorking(connection),
  }
}

export const worldFor = (context: AutopilotContext, { accountId, customerClientId }: Placed): Promise<AdsAccountView> =>
  adsAccountOf(context, accountId, customerClientId)

/** The client account as it would have been known at the moment `now`, before the changes of that moment. */
export async function simulatedSceneFor(
  context: AutopilotContext,
  client: Client,
  { accountId, customerClientId }: Placed,
  simulation: Simulation,
) {
  const world = await simulatedAdsAccountOf(context, accountId, customerClientId, simulation)
  return { world, moment: momentFor(client, context.now) }
}

export const momentFor = ({ timeZone }: Client, now: Date): Moment => momentIn(timeZone, now)

/** Why the platform would not take a change; null when it would. */
export function refusalOf(
  entity: RuleEntity | undefined,
  { field, before, after }: Pick<Change, 'field' | 'before' | 'after'>,
): FailureCode | null {
  if (!entity || entity.status === 'removed') return 'removed'
  const isTarget = field === 'targetCpa' || field === 'targetRoas'
  if (isTarget && typeof entity.attributes.biddingStrategyId === 'string') return 'shared-strategy'
  return valueNow(entity, field, after ?? before) === before ? null : 'changed-since'
}

/** A view of the ad platform at the beginning of a run or decision: entities, and the results of possible changes. */
export type Platform = { world: AdsAccountView; day: Day; isConnected: boolean }

export async function platformFor(context: AutopilotContext, place: Placed): Promise<Platform> {
  const client = await clientFor(context, place)
  const { day } = momentFor(client, context.now)
  return { world: await worldFor(context, place), day, isConnected: client.isConnected }
}

/** Makes a change at the platform, or says why it was not taken. */
export async function makeChange(
  context: AutopilotContext,
  { accountId, customerClientId }: Placed,
  { world, day, isConnected }: Platform,
  change: Pick<Change, 'field' | 'before' | 'after'> & { entityId: string },
): Promise<FailureCode | null> {
  const { entityId } = change
  const refusal = isConnected ? refusalOf(world.entity(entityId), change) : 'not-connected'
  if (refusal) return refusal
  await changeAdsAccount(context, accountId, customerClientId, platformChangeOf(change, day, context.now))
  return null
}

/** A change in the platform's form. */
export const platformChangeOf = (
  { entityId, field, after }: Pick<Change, 'field' | 'after'> & { entityId: string },
  day: Day,
  at: Date,
): SimulatedChange => ({
  entityId,
  field,
  // A keyword or label is removed; an entity of unknown status was running before it was paused.
  value: after ?? (field === 'status' ? 'enabled' : ''),
  from: day,
  at: at.toISOString(),
})
