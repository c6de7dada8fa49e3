// Strategies of the sample team, with check-ins over six weeks. Dates are relative to today; people are indexes in the team.
import {
  ChangeAction,
  MarketingChannel,
  type StrategyDraft,
  StrategyHealth,
  StrategyMetricSource,
  StrategyOutcome,
  StrategyPriority,
  StrategySource,
  StrategyStatus,
} from '@adwright/sdk/types'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { fullName, type Person, type StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { recordHistory } from '#mocks/sandbox/domain/planning/history.ts'
import type { Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import { newStrategy, type StoredStrategy } from '#mocks/sandbox/domain/planning/strategy.ts'
import { measure } from '#mocks/sandbox/domain/planning/strategy-figure.ts'
import { inLanguage } from '#mocks/sandbox/domain/sample/in-language.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { HOUR_MS } from '#mocks/sandbox/time/clock.ts'
import { addDays, dayIn, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

type CheckInSeed = { daysAgo: number; author: number; text: string; value?: number; health?: StrategyHealth }
/** A later change, in the form of a history. */
type EditSeed = { daysAgo: number; by: number; field: string; before: string | null; after: string | null }
type StrategySeed = Omit<StrategyDraft, 'startsOn' | 'dueOn'> & {
  from: number
  to: number
  owner: number
  checkIns?: CheckInSeed[]
  /** The oldest first. */
  edits?: EditSeed[]
  /** Sets the target between the middle and the better end of the forecast, so that only the better end reaches it. */
  isAtRisk?: true
}

export const STRATEGIES: StrategySeed[] = [
  {
    title: 'Win winter camping',
    description: 'Searches for winter tents grow by a third a year. Be found first **before December**, and sell sets.',
    goal: 2,
    kpi: { metric: 'roas', source: StrategyMetricSource.Ads, target: 4.5, unit: 'ratio' },
    status: StrategyStatus.Active,
    priority: StrategyPriority.High,
    channels: [MarketingChannel.Search, MarketingChannel.Shopping, MarketingChannel.PaidSocial],
    budget: 110_000,
    from: -43,
    to: 42,
    owner: 0,
    isAtRisk: true,
    edits: [
      { daysAgo: 33, by: 1, field: 'budget', before: '100000', after: '110000' },
      { daysAgo: 5, by: 0, field: 'healthOverride', before: null, after: String(StrategyHealth.OnTrack) },
    ],
    checkIns: [
      {
        daysAgo: 40,
        author: 0,
        text: 'Started. The first week belongs to the search terms; budgets stay as they are.',
      },
      {
        daysAgo: 33,
        author: 1,
        text: 'Negatives for rentals are in. Sleeping bags sell better than planned, tents worse.',
      },
      {
        daysAgo: 26,
        author: 0,
        text: 'Two tent sizes were missing in the feed from Tuesday to Saturday. That is the dip.',
      },
      {
        daysAgo: 19,
        author: 1,
        text: 'Feed is complete again. I moved a tenth of the Shopping budget from mats to tents.',
      },
      { daysAgo: 12, author: 2, text: 'New ads for sleeping bags are live in German and English.' },
      {
        daysAgo: 5,
        author: 0,
        text: 'The landing page for winter tents goes live this week; I expect it to close the gap.',
        health: StrategyHealth.OnTrack,
      },
    ],
  },
  {
    title: 'Fewer returns of tents',
    description: 'One tent in nine comes back. Say size and weight earlier, show the pitching time.',
    goal: 6,
    kpi: { metric: 'Returned tents', target: 0.07, baseline: 0.112, unit: 'rate' },
    status: StrategyStatus.Active,
    priority: StrategyPriority.Medium,
    channels: [MarketingChannel.Content],
    from: -45,
    to: 30,
    owner: 1,
    source: StrategySource.Ai,
    edits: [
      { daysAgo: 42, by: 1, field: 'current', before: '0.112', after: '0.111' },
      { daysAgo: 28, by: 1, field: 'priority', before: '3', after: '2' },
      { daysAgo: 7, by: 1, field: 'current', before: '0.09', after: '0.084' },
    ],
    checkIns: [
      { daysAgo: 42, author: 1, text: 'Counted the returns of October by hand: 112 of 1,000.', value: 0.111 },
      { daysAgo: 35, author: 1, text: 'Weight is in the titles of all tents now.', value: 0.106 },
      {
        daysAgo: 28,
        author: 1,
        text: 'First week with the size drawing: fewer questions to support, returns follow later.',
        value: 0.102,
      },
      { daysAgo: 21, author: 2, text: 'Pitching videos for four of nine tents are online.', value: 0.095 },
      { daysAgo: 14, author: 1, text: 'Returns fall most for the two heaviest tents, as hoped.', value: 0.09 },
      {
        daysAgo: 7,
        author: 1,
        text: 'The list still hides the weight on phones; the shop’s next release brings it.',
        value: 0.084,
      },
    ],
  },
  {
    title: 'Open the store in Istanbul',
    description: 'İstanbul mağazasının açılışı: yerel kampanya, açılış günü etkinliği.',
    goal: 1,
    kpi: { metric: 'Visitors on the first day', target: 600, current: null, unit: 'count' },
    status: StrategyStatus.Draft,
    priority: StrategyPriority.Medium,
    channels: [MarketingChannel.PaidSocial, MarketingChannel.OrganicSocial],
    budget: 4500,
    from: 25,
    to: 70,
    owner: 2,
  },
  {
    title: 'Summer sale',
    description: '',
    goal: 2,
    kpi: { metric: 'Revenue of the sale', target: 90_000, baseline: 0, unit: 'money' },
    status: StrategyStatus.Completed,
    priority: StrategyPriority.Low,
    channels: [MarketingChannel.Search, MarketingChannel.Email],
    budget: 12_000,
    from: -140,
    to: -80,
    owner: 0,
    checkIns: [
      { daysAgo: 125, author: 0, text: 'First two weeks: tents sell as last year, jackets do not.', value: 24_180 },
      {
        daysAgo: 110,
        author: 0,
        text: 'Jackets are in the emails now. Half of the target after half of the time.',
        value: 46_905,
      },
      { daysAgo: 95, author: 1, text: 'Search budget raised by a fifth for the last weeks.', value: 71_330 },
      { daysAgo: 80, author: 0, text: 'Last day. Above the target.', value: 97_412 },
    ],
    edits: [
      {
        daysAgo: 79,
        by: 0,
        field: 'status',
        before: String(StrategyStatus.Active),
        after: String(StrategyStatus.Completed),
      },
    ],
    learning: 'Two emails brought more than four: the third and fourth cost more unsubscribes than they sold.',
  },
  {
    title: 'Be found for avalanche safety',
    description: 'A guide, three posts a week, and a page for each course. Measured by sessions from organic search.',
    goal: 4,
    kpi: {
      metric: 'sessions',
      source: StrategyMetricSource.WebAnalytics,
      scope: { dimension: 'sessionDefaultChannelGroup', dimensionValue: 'Organic Search' },
      target: 92_000,
      unit: 'count',
    },
    status: StrategyStatus.Active,
    priority: StrategyPriority.Medium,
    channels: [MarketingChannel.Content, MarketingChannel.OrganicSocial],
    from: -4,
    to: 56,
    owner: 1,
  },
]

export const PRIVATE: StrategySeed = {
  title: 'Become sure-footed in attribution',
  description: 'Two evenings a week until the end of the quarter.',
  goal: 4,
  kpi: { metric: 'Hours of learning', target: 40, baseline: 0, unit: 'count' },
  status: StrategyStatus.Active,
  from: -30,
  to: 45,
  owner: 0,
  checkIns: [
    { daysAgo: 21, author: 0, text: 'Finished the course on data-driven attribution.', value: 9 },
    { daysAgo: 9, author: 0, text: 'Incrementality takes longer than planned.', value: 15 },
  ],
}

type Team = { account: StoredAccount; team: Person[] }
type Scene = Team & { language: Language }

const ROUNDING = 100

async function seedStrategy(runtime: SystemContext, plan: Plan, seed: StrategySeed, { account, team }: Team) {
  const { store, clock, newId } = runtime
  const { from, to, owner, checkIns = [], edits = [], isAtRisk, ...draft } = seed
  const now = clock.now()
  const today = dayIn(now, account.timeZone)
  const member = (index: number) => team[index] ?? team[0]
  const at = (daysAgo: number) =>
    new Date(Math.min(startOfDay(addDays(today, -daysAgo), account.timeZone).getTime() + 9 * HOUR_MS, now.getTime()))
  const begun = at(Math.max(1, -from))
  const days = { startsOn: addDays(today, from), dueOn: addDays(today, to) }
  const person = { name: fullName(member(owner) as Person) }
  const making = { id: newId('str'), planId: plan.id, ownerUserId: plan.account ? (member(owner)?.id ?? null) : null }
  let strategy: StoredStrategy = newStrategy(
    { ...draft, ...days },
    { ...making, now: begun, today: days.startsOn, person },
  )
  if (draft.status === StrategyStatus.Completed)
    strategy = { ...strategy, outcome: StrategyOutcome.Reached, closedAt: at(-to - 1).toISOString() }
  const values = checkIns.flatMap(({ daysAgo, value }) =>
    value === undefined ? [] : [{ day: addDays(today, -daysAgo), value }],
  )
  const last = values.at(-1)
  if (last)
    strategy = {
      ...strategy,
      ownValues: [...strategy.ownValues, ...values],
      kpi: { ...strategy.kpi, current: last.value },
    }
  const measured = await measure({ ...runtime, now }, plan, strategy)
  const end = measured.forecast?.at(-1)
  if (isAtRisk && end) {
    const target = Math.round(((end.middle + end.high) / 2) * ROUNDING) / ROUNDING
    strategy = { ...strategy, kpi: { ...strategy.kpi, target } }
  }
  const seenHealth = isAtRisk ? StrategyHealth.AtRisk : (measured.health?.health ?? StrategyHealth.OnTrack)
  const override = checkIns.find(({ health }) => health)
  const authorOf = ({ author }: CheckInSeed) => fullName(member(author) as Person)
  if (override?.health)
    strategy = {
      ...strategy,
      healthOverride: {
        health: override.health,
        text: override.text,
        authorName: authorOf(override),
        createdAt: at(override.daysAgo).toISOString(),
      },
    }
  await store.insert('strategy', strategy)
  await recordHistory({ store, newId, now: begun }, strategy.id, { actor: member(owner), action: ChangeAction.Created })
  for (const checkIn of checkIns) {
    const day = addDays(today, -checkIn.daysAgo)
    await store.insert('strategyCheckIn', {
      id: newId('chk'),
      planId: plan.id,
      strategyId: strategy.id,
      text: checkIn.text,
      value: checkIn.value ?? measured.values.findLast((one) => one.day <= day)?.value ?? null,
      calculatedHealth: checkIn.daysAgo > -from - 7 ? StrategyHealth.TooEarly : seenHealth,
      health: checkIn.health ?? null,
      authorUserId: member(checkIn.author)?.id ?? null,
      authorName: authorOf(checkIn),
      createdAt: at(checkIn.daysAgo).toISOString(),
    })
  }
  for (const { daysAgo, by, field, before, after } of edits) {
    const context = { store, newId, now: at(daysAgo) }
    await recordHistory(context, strategy.id, { actor: member(by), changes: [{ field, before, after }] })
  }
  return strategy.id
}

/** Adds the strategies of the team; returns their ids. */
export async function seedStrategies(runtime: SystemContext, { account, team, language }: Scene): Promise<string[]> {
  const ids: string[] = []
  for (const seed of inLanguage(STRATEGIES, language))
    ids.push(await seedStrategy(runtime, { id: account.id, account }, seed, { account, team }))
  return ids
}

/** Adds a strategy that only its owner sees. */
export const seedPrivateStrategy = (runtime: SystemContext, account: StoredAccount, owner: Person) =>
  seedStrategy(runtime, { id: owner.id, account: null }, PRIVATE, { account, team: [owner] })
