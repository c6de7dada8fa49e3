// The autopilot's effect in a period, and the metrics of the changed entities.
import type {
  AutopilotEffect,
  AutopilotEffectDay,
  AutopilotEffectEstimate,
  AutopilotEffectItem,
  AutopilotTimeSaved,
  Saving,
} from '@adwright/sdk/types'
import { CHANGE, type ClientScope, type StoredChange, TRIGGER } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { effectEstimates, type FirstChange, gainOf } from '#mocks/sandbox/domain/autopilot/effect-estimate.ts'
import { isStillOpen } from '#mocks/sandbox/domain/autopilot/outcome.ts'
import { type SavingBasis, shownSaving, totalOf } from '#mocks/sandbox/domain/autopilot/saving.ts'
import { cacheByWorld } from '#mocks/sandbox/domain/autopilot/world-cache.ts'
import { knownAmount } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { addDays, type Day, dayIn, daysBetween, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

export type EffectPeriod = { from: Day; to: Day; timeZone: string }
export type EffectScope = ClientScope & { autopilotId?: string | undefined }

type Applied = StoredChange & { on: Day }
type Undone = Pick<StoredChange, 'autopilotId'> & { on: Day }
/** The changes of a period, and the number of open suggestions. */
type EffectEvents = {
  applied: Applied[]
  undone: Undone[]
  openProposalCount: number
  runCount: number
  /** Entities that any rule has changed. */
  touched: Set<string>
}
type DailyMetrics = Pick<AutopilotEffectDay, 'cost' | 'conversions' | 'conversionValue'>

const MAX_ITEMS = 500
/** The assumed time to find an entity, decide and change it by hand. */
const MINUTES_PER_CHANGE = 3
const rounded = (value: number) => Math.round(value * 100) / 100

/** The bounds of a period of days, as moments. */
export const momentsIn = ({ from, to, timeZone }: EffectPeriod) => ({
  from: startOfDay(from, timeZone).toISOString(),
  below: startOfDay(addDays(to, 1), timeZone).toISOString(),
})

/** Reads the changes made and undone in a period, for a client account or one item; previews are left out. */
export async function readEffectEvents(
  { store, now }: { store: Store; now: Date },
  scope: EffectScope,
  period: EffectPeriod,
): Promise<EffectEvents> {
  const moments = momentsIn(period)
  const own = { ...scope, trigger: { not: TRIGGER.preview } }
  const made = await store.listAll('autopilotChange', { where: { ...own, appliedAt: moments } })
  const undone = await store.fields('autopilotChange', ['autopilotId', 'undoneAt'], { ...own, undoneAt: moments })
  const place = { accountId: scope.accountId, customerClientId: scope.customerClientId }
  const touched = await store.valuesOf('autopilotChange', 'entityId', { ...place, status: CHANGE.applied })
  const dayOf = (at: string | null) => dayIn(new Date(at ?? 0), period.timeZone)
  return {
    applied: made.map((change) => ({ ...change, on: dayOf(change.appliedAt) })),
    undone: undone.map(({ autopilotId, undoneAt }) => ({ autopilotId, on: dayOf(undoneAt) })),
    openProposalCount: await store.count('autopilotChange', { ...own, ...isStillOpen(now) }),
    touched: new Set(touched.map(String)),
    runCount: await store.count('autopilotExecution', { ...own, startedAt: moments }),
  }
}

const isSwitchedOff = ({ status, field, after }: StoredChange) =>
  status === CHANGE.applied && (after === 'paused' || field === 'negativeKeyword')

/** The savings that count: of changes that were not undone, and each entity once if it, or a parent of it, was switched off. */
function countedSavings(applied: Applied[], world: AdsAccountView): Map<Applied, SavingBasis> {
  const switchedOff = new Map(applied.filter(isSwitchedOff).map((change) => [change.entityId, change]))
  const isCovered = (change: Applied) => {
    const entity = world.entity(change.entityId)
    const own = switchedOff.get(change.entityId)
    const parents = [entity?.adGroupId, entity?.campaignId].filter((id) => id !== change.entityId)
    return (own !== undefined && own !== change) || parents.some((id) => typeof id === 'string' && switchedOff.has(id))
  }
  return new Map(
    applied.flatMap((change) =>
      change.savingBasis && change.status === CHANGE.applied && !isCovered(change)
        ? [[change, change.savingBasis]]
        : [],
    ),
  )
}

/** The saving of changes; null if none of them has an estimate. */
const savingOf = (changes: Applied[], counted: Map<Applied, SavingBasis>, currency: string): Saving | null =>
  changes.some(({ savingBasis }) => savingBasis)
    ? shownSaving(totalOf(changes.flatMap((change) => counted.get(change) ?? [])), currency)
    : null

/** Entities without those that are in another one of them, so that nothing counts twice. */
function outermost(ids: Set<string>, world: AdsAccountView): string[] {
  return [...ids].sort().filter((id) => {
    const entity = world.entity(id)
    return (
      entity && ![entity.campaignId, entity.adGroupId].some((above) => above !== null && above !== id && ids.has(above))
    )
  })
}

const cached = cacheByWorld<DailyMetrics[]>(50)

function dailyMetricsOf(ids: Set<string>, world: AdsAccountView, from: Day, to: Day): DailyMetrics[] {
  const things = outermost(ids, world)
  return cached(world, [things, from, to], () => {
    const days = Array.from({ length: daysBetween(from, to) + 1 }, () => ({
      cost: 0,
      conversions: 0,
      conversionValue: 0,
    }))
    for (const id of things)
      for (const [place, { parts }] of world.daily(id, from, to).entries()) {
        const day = days[place]
        if (!day) continue
        day.cost += parts.cost
        day.conversions += parts.conversions
        day.conversionValue += parts.conversionValue
      }
    const known = (metric: keyof DailyMetrics, value: number) =>
      world.unknown.includes(metric) ? null : knownAmount(rounded(value))
    return days.map(({ cost, conversions, conversionValue }) => ({
      cost: known('cost', cost),
      conversions: known('conversions', conversions),
      conversionValue: known('conversionValue', conversionValue),
    }))
  })
}

function itemsOf(
  { applied, undone }: EffectEvents,
  nameOf: (autopilotId: string) => string,
  savingIn: (changes: Applied[]) => Saving | null,
): AutopilotEffectItem[] {
  const made = Map.groupBy(applied, ({ autopilotId }) => autopilotId)
  const takenBack = Map.groupBy(undone, ({ autopilotId }) => autopilotId)
  return [...new Set([...made.keys(), ...takenBack.keys()])]
    .map((autopilotId) => ({
      autopilotId,
      name: nameOf(autopilotId),
      changedCount: made.get(autopilotId)?.length ?? 0,
      undoneCount: takenBack.get(autopilotId)?.length ?? 0,
      estimatedSaving: savingIn(made.get(autopilotId) ?? []),
    }))
    .sort((a, b) => b.changedCount - a.changedCount || (a.autopilotId < b.autopilotId ? -1 : 1))
    .slice(0, MAX_ITEMS)
}

/** The first change of each entity that was not undone; an entity inside another changed one counts with that one. */
function firstChangesOf(applied: readonly Applied[], world: AdsAccountView): FirstChange[] {
  const inForce = applied.filter(({ status }) => status === CHANGE.applied)
  const byEntity = Map.groupBy(inForce, ({ entityId }) => entityId)
  return outermost(new Set(byEntity.keys()), world).flatMap((id) => {
    const own = byEntity.get(id) ?? []
    const [first] = own.toSorted((a, b) => a.on.localeCompare(b.on))
    return first ? [{ entityId: first.entityId, entityType: first.entityType, day: first.on }] : []
  })
}

const cachedEstimates = cacheByWorld<AutopilotEffectEstimate[]>(50)

function estimatesOf({ applied, touched }: EffectEvents, world: AdsAccountView): AutopilotEffectEstimate[] {
  const changes = firstChangesOf(applied, world)
  return cachedEstimates(world, [changes, [...touched].sort()], () => effectEstimates(changes, touched, world))
}

/** The assumed manual work of the changes in force. */
function timeSavedBy(applied: readonly Applied[]): AutopilotTimeSaved {
  const changeCount = applied.filter(({ status }) => status === CHANGE.applied).length
  return { minutes: changeCount * MINUTES_PER_CHANGE, changeCount, minutesPerChange: MINUTES_PER_CHANGE }
}

/** The effect of what happened in a period; `nameOf` returns the name of an item. */
export function effectOf(
  happened: EffectEvents,
  world: AdsAccountView,
  { from, to }: EffectPeriod,
  options: { nameOf: (autopilotId: string) => string; currency: string; hasEstimates: boolean },
): Omit<AutopilotEffect, 'currencyCode'> {
  const { nameOf, currency, hasEstimates } = options
  const { applied, undone, openProposalCount, runCount } = happened
  const counted = countedSavings(applied, world)
  const savingIn = (changes: Applied[]) => savingOf(changes, counted, currency)
  const countOn = (list: { on: Day }[], day: Day) => list.filter(({ on }) => on === day).length
  const estimates = estimatesOf(happened, world)
  const metrics = dailyMetricsOf(new Set(applied.map(({ entityId }) => entityId)), world, from, to)
  return {
    dateBegin: from,
    dateEnd: to,
    changedCount: applied.length,
    undoneCount: undone.length,
    openProposalCount,
    runCount,
    estimatedSaving: savingIn(applied),
    conversionGain: gainOf(estimates),
    timeSaved: timeSavedBy(applied),
    estimates: hasEstimates ? estimates : [],
    days: metrics.map((one, place) => {
      const date = addDays(from, place)
      return { date, changedCount: countOn(applied, date), undoneCount: countOn(undone, date), ...one }
    }),
    items: itemsOf(happened, nameOf, savingIn),
  }
}
