// What the autopilot did in a period, and the figures of what it changed.
import type { AutopilotEffect, AutopilotEffectDay, AutopilotEffectItem } from '@adwright/sdk/types'
import { CHANGE, type StoredChange, type StoredExecution, TRIGGER } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { rememberedBy } from '#mocks/sandbox/domain/autopilot/remembered.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'
import { addDays, type Day, dayIn, daysBetween } from '#mocks/sandbox/time/time-zone.ts'

export type EffectPeriod = { from: Day; to: Day; timeZone: string }

type Happened = { run: StoredExecution; change: StoredChange; appliedOn: Day | null; undoneOn: Day | null }
type Figures = Pick<AutopilotEffectDay, 'cost' | 'conversions' | 'conversionValue'>

const MOST_ITEMS = 500
const rounded = (value: number) => Math.round(value * 100) / 100

const wasMade = ({ status }: StoredChange) => status === CHANGE.applied || status === CHANGE.undone

/** The changes of runs that were made, with the days in the period on which they were made and undone. */
function happenedIn(runs: StoredExecution[], { from, to, timeZone }: EffectPeriod): Happened[] {
  const dayOf = (at: string | null | undefined) => {
    const day = at ? dayIn(new Date(at), timeZone) : null
    return day !== null && day >= from && day <= to ? day : null
  }
  return runs.flatMap((run) =>
    run.changes.filter(wasMade).map((change) => ({
      run,
      change,
      appliedOn: dayOf(change.appliedAt ?? run.startedAt),
      undoneOn: change.status === CHANGE.undone ? dayOf(change.undoneAt ?? run.undoneAt) : null,
    })),
  )
}

/** What a change counts for as a saving; null where it was undone, or that cannot be said. */
const savingOf = ({ change }: Happened) => (change.status === CHANGE.applied ? change.saving : null)

function sumOf(savings: (number | null)[]): number | null {
  const known = savings.filter((saving) => saving !== null)
  return known.length === 0 ? null : rounded(known.reduce((sum, saving) => sum + saving, 0))
}

/** Things without those that are in another one of them, so that nothing counts twice. */
function outermost(ids: Set<string>, world: AdsAccountView): string[] {
  return [...ids].sort().filter((id) => {
    const entity = world.entity(id)
    return (
      entity && ![entity.campaignId, entity.adGroupId].some((above) => above !== null && above !== id && ids.has(above))
    )
  })
}

const remembered = rememberedBy<Figures[]>(50)

function figuresOf(ids: Set<string>, world: AdsAccountView, from: Day, to: Day): Figures[] {
  const things = outermost(ids, world)
  return remembered(world, [things, from, to], () => {
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
    return days.map(({ cost, conversions, conversionValue }) => ({
      cost: rounded(cost),
      conversions: rounded(conversions),
      conversionValue: rounded(conversionValue),
    }))
  })
}

function itemsOf(happened: Happened[], nameOf: (run: StoredExecution) => string): AutopilotEffectItem[] {
  const byItem = Map.groupBy(happened, ({ run }) => run.autopilotId)
  return [...byItem]
    .flatMap(([autopilotId, own]) => {
      const [first] = own
      const applied = own.filter(({ appliedOn }) => appliedOn !== null)
      const undoneCount = own.filter(({ undoneOn }) => undoneOn !== null).length
      if (!first || applied.length + undoneCount === 0) return []
      const estimatedSaving = sumOf(applied.map(savingOf))
      return [{ autopilotId, name: nameOf(first.run), changedCount: applied.length, undoneCount, estimatedSaving }]
    })
    .sort((a, b) => b.changedCount - a.changedCount || (a.autopilotId < b.autopilotId ? -1 : 1))
    .slice(0, MOST_ITEMS)
}

/** The effect of runs, previews among them left out; `nameOf` says what the item of a run is called. */
export function effectOf(
  all: StoredExecution[],
  world: AdsAccountView,
  period: EffectPeriod,
  nameOf: (run: StoredExecution) => string,
): AutopilotEffect {
  const { from, to, timeZone } = period
  const runs = all.filter(({ trigger }) => trigger !== TRIGGER.preview)
  const happened = happenedIn(runs, period)
  const applied = happened.filter(({ appliedOn }) => appliedOn !== null)
  const countOn = (day: Day, key: 'appliedOn' | 'undoneOn') => happened.filter((one) => one[key] === day).length
  const figures = figuresOf(new Set(applied.map(({ change }) => change.entityId)), world, from, to)
  const began = runs.filter(({ startedAt }) => {
    const day = dayIn(new Date(startedAt), timeZone)
    return day >= from && day <= to
  })
  return {
    dateBegin: from,
    dateEnd: to,
    changedCount: applied.length,
    undoneCount: happened.filter(({ undoneOn }) => undoneOn !== null).length,
    openProposalCount: runs.flatMap(({ changes }) => changes).filter(({ status }) => status === CHANGE.proposed).length,
    runCount: began.length,
    estimatedSaving: sumOf(applied.map(savingOf)),
    days: figures.map((one, place) => {
      const date = addDays(from, place)
      return { date, changedCount: countOn(date, 'appliedOn'), undoneCount: countOn(date, 'undoneOn'), ...one }
    }),
    items: itemsOf(happened, nameOf),
  }
}
