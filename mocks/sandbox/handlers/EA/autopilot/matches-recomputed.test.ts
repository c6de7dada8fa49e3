import {
  AdApprovalStatus,
  AutopilotMode,
  type AutopilotPreview,
  ChannelType,
  ComparedTo,
  type Condition,
  EntityType,
  Lookback,
  type ViolatingCampaign,
} from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RULES } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import { worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { SAMPLE_CLIENT } from '#mocks/sandbox/domain/sample/ads.ts'
import { ACCOUNT, ALWAYS, openStage, PATH, type Stage } from '#mocks/sandbox/handlers/EA/autopilot/autopilot.fixture.ts'
import type { AdsEntity } from '#mocks/sandbox/platforms/ads/entity.ts'
import { addDays, daysBetween } from '#mocks/sandbox/time/time-zone.ts'

// An evaluator of its own, which shares nothing with the engine: metrics come from the tables of the contract, day by day of the calendar.

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

/** It is 9:00 on this day. */
const TODAY = '2026-11-19'
const HOUR = 9
const TABLES: Partial<Record<EntityType, string>> = {
  [EntityType.Campaign]: 'campaigns',
  [EntityType.AdGroup]: 'ad-groups',
  [EntityType.Keyword]: 'keywords',
  [EntityType.Ad]: 'ads',
  [EntityType.SearchTerm]: 'search-terms',
}
const DAYS: Partial<Record<Lookback, [number, number]>> = {
  [Lookback.Today]: [0, 0],
  [Lookback.Yesterday]: [1, 1],
  [Lookback.Last3Days]: [3, 1],
  [Lookback.Last7Days]: [7, 1],
  [Lookback.Last14Days]: [14, 1],
  [Lookback.Last30Days]: [30, 1],
  [Lookback.ThisMonth]: [18, 0],
}

type Row = Record<string, number | string | null | undefined>
const tables = new Map<string, Promise<Map<string, Row>>>()

/** The rows of a metric table over the days of a condition, by entity. */
function tableOf(entityType: EntityType, { lookback, excludeRecentDays }: Condition): Promise<Map<string, Row>> {
  const [first = 0, last = 0] = DAYS[lookback] ?? []
  const query = `dateBegin=${addDays(TODAY, -first)}&dateEnd=${addDays(TODAY, -last - excludeRecentDays)}&pageSize=100`
  const key = `${TABLES[entityType]}?${query}`
  const known = tables.get(key) ?? readAll(key)
  tables.set(key, known)
  return known
}

async function readAll(table: string): Promise<Map<string, Row>> {
  const call = await stage.as('viewer')
  const rows = new Map<string, Row>()
  for (let page = 1; ; page += 1) {
    const { body } = await call('GET', `/EA/${ACCOUNT}/metrics/${SAMPLE_CLIENT}/${table}&currentPage=${page}`)
    for (const row of body.items) rows.set(row.entityId, row)
    if (rows.size >= body.totalCount || body.items.length === 0) return rows
  }
}

const worldNow = () =>
  worldFor(
    { ...stage.sandbox.runtime, now: stage.sandbox.clock.now() },
    { accountId: ACCOUNT, customerClientId: SAMPLE_CLIENT },
  )
type World = Awaited<ReturnType<typeof worldFor>>
const campaignOf = (entity: AdsEntity, world: World) =>
  entity.entityType === EntityType.Campaign ? entity : world.entity(entity.campaignId ?? '')
const isOn = (entity: AdsEntity, world: World) =>
  [entity.campaignId, entity.adGroupId].every((id) => id === null || world.entity(id)?.status === 'enabled')

function present({ metric }: Condition, entity: AdsEntity, row: Row, world: World): number | string | null {
  const { attributes, status, entityType, createdOn } = entity
  const alike = (one: AdsEntity) =>
    isOn(one, world) &&
    one.status === 'enabled' &&
    one.attributes.text?.toLowerCase() === attributes.text?.toLowerCase() &&
    one.attributes.matchType === attributes.matchType
  switch (metric) {
    case 'status':
      if (entityType === EntityType.SearchTerm) return ['', 'none', 'added', 'excluded'][Number(row.addedState)] ?? ''
      if (entityType !== EntityType.Ad || status !== 'enabled') return status
      if (row.approvalStatus === AdApprovalStatus.Disapproved) return 'disapproved'
      return row.approvalStatus === AdApprovalStatus.ApprovedLimited ? 'limited' : status
    case 'daysSinceCreated':
      return daysBetween(createdOn, TODAY)
    case 'adCount':
      return campaignOf(entity, world)?.attributes.channelType === ChannelType.Search ? Number(row.adCount) : null
    case 'duplicateCount':
      return world.entities(EntityType.Keyword).filter(alike).length - 1
    case 'bidToFirstPage':
      return row.cpcBid && row.firstPageCpc ? Number(row.cpcBid) / Number(row.firstPageCpc) : null
    default:
      return row[metric] ?? null
  }
}

/** Whether a row meets a condition of the catalog. */
function meets(condition: Condition, entity: AdsEntity, row: Row, world: World, fallback: number | null): boolean {
  const { metric, operator, value, comparedTo, lookback } = condition
  const campaign = campaignOf(entity, world)
  const days = lookback === Lookback.ThisMonth ? 18 + HOUR / 24 : 1
  const budget = Number(entity.attributes.dailyBudget)
  const actual =
    metric === 'budgetUtilization' ? Number(row.cost) / (budget * days) : present(condition, entity, row, world)
  const own = { cpa: campaign?.attributes.targetCpa, roas: campaign?.attributes.targetRoas, budgetUtilization: 1 }
  const target = own[metric as keyof typeof own] ?? fallback
  if (comparedTo === ComparedTo.Target && target === null) return false
  const limit = comparedTo === ComparedTo.Target ? (Number(value) / 100) * Number(target) : value
  if (metric === 'cpa' && operator === 'gt' && actual === null) return Number(row.cost) > 0
  if (actual === null) return false
  const difference = Number(actual) - Number(limit)
  if (operator === 'eq') return actual === limit
  if (operator === 'gt') return difference > 0
  if (operator === 'gte') return difference >= 0
  return operator === 'lt' ? difference < 0 : difference <= 0
}

test.each(RULES.map(({ id }) => id))('the matches of %s can be recomputed from the metric tables', async (ruleId) => {
  tables.clear()
  const rule = RULES.find(({ id }) => id === ruleId)
  if (!rule) throw new Error(`No rule ${ruleId}`)
  const { entityType, defaultConditions, parameters } = rule
  const world = await worldNow()
  const fallback = parameters.find(({ key }) => key.startsWith('fallbackTarget'))?.default
  const isCandidate = (entity: AdsEntity) =>
    isOn(entity, world) && (entity.status === 'enabled' || entityType === EntityType.SearchTerm)
  const expected: string[] = []
  for (const entity of world.entities(entityType).filter(isCandidate)) {
    let isMatch = true
    for (const condition of defaultConditions) {
      const row = (await tableOf(entityType, condition)).get(entity.id) ?? { cost: 0, conversions: 0, impressions: 0 }
      isMatch &&= meets(condition, entity, row, world, typeof fallback === 'number' ? fallback : null)
    }
    if (isMatch) expected.push(entity.id)
  }
  const item = await stage.draft({ ruleId, mode: AutopilotMode.NotifyOnly })
  const preview: AutopilotPreview = (await (await stage.as('viewer'))('POST', `${PATH}/preview`, { item })).body
  expect(preview.matchedCount).toBe(expected.length)
  const shown = preview.matches.map(({ entityId }) => entityId)
  expect(expected).toEqual(expect.arrayContaining(shown))
})

test.each(['rule_no-conversion-keyword', 'rule_no-conversion-search-term'])(
  'the saving of %s is what its matches cost in the last 30 complete days',
  async (ruleId) => {
    tables.clear()
    const item = await stage.draft({ ruleId, mode: AutopilotMode.Automatic })
    const preview: AutopilotPreview = (await (await stage.as('viewer'))('POST', `${PATH}/preview`, { item })).body
    expect(preview.heldBackCount).toBe(0)
    expect(preview.matches).toHaveLength(preview.matchedCount)
    const world = await worldNow()
    let saving = 0
    for (const { entityId, entityType } of preview.matches) {
      const cost = Number((await tableOf(entityType, ALWAYS)).get(entityId)?.cost)
      // Those created since count with their own days.
      const days = Math.min(30, daysBetween(world.entity(entityId)?.createdOn ?? '', TODAY))
      saving += (cost / days) * 30
    }
    expect(saving).toBeGreaterThan(0)
    expect(preview.estimatedSaving?.amount).toBeCloseTo(saving, 1)
  },
)

test.each([
  [EntityType.Campaign, 'violating-campaigns'],
  [EntityType.Keyword, 'violating-ad-group-keywords'],
])(
  'matches of type %s name the days of their metrics, and waste no more than they cost on them',
  async (type, list) => {
    const call = await stage.as('viewer')
    const { items } = (await call('GET', `${PATH}/${list}?recordsPerPage=100`)).body
    expect(items.length).toBeGreaterThan(0)
    const periods = Map.groupBy<string, ViolatingCampaign>(
      items,
      ({ dateBegin, dateEnd }) => `dateBegin=${dateBegin}&dateEnd=${dateEnd}`,
    )
    for (const [period, matches] of periods) {
      const table = await readAll(`${TABLES[type]}?${period}&pageSize=100`)
      for (const { entityId, metrics, wastedSpend } of matches) {
        expect([entityId, metrics.cost]).toEqual([entityId, table.get(entityId)?.cost])
        expect(wastedSpend).toBeLessThanOrEqual(metrics.cost ?? 0)
      }
    }
  },
)
