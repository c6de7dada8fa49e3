import {
  type AutopilotAsset,
  EntityType,
  type ViolatingAdGroupKeyword,
  type ViolatingCampaign,
} from '@adwright/sdk/types'
import { RULES, ruleNameOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import { exceptionsOf, excludedEntityIds, isLive, type StoredItem } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { MetricReader } from '#mocks/sandbox/domain/autopilot/metric-reader.ts'
import { momentFor, worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { currentMatches, type RuleMatch } from '#mocks/sandbox/domain/autopilot/rule-matches.ts'
import { isExcepted, isInScope } from '#mocks/sandbox/domain/autopilot/scope.ts'
import {
  decisiveOf,
  metricsByDay,
  severityOf,
  sinceOf,
  wastedSpendOf,
} from '#mocks/sandbox/domain/autopilot/violations.ts'
import { lastDays } from '#mocks/sandbox/domain/autopilot/windows.ts'
import { type RuleEntity, type RuleWorld, refOf } from '#mocks/sandbox/domain/autopilot/world.ts'
import { ok, pageOf, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { type AutopilotCall, holds, itemsAt, placeOf } from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'
import { knownAmount } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

const KINDS: EntityType[] = [
  EntityType.Campaign,
  EntityType.AdGroup,
  EntityType.Ad,
  EntityType.Keyword,
  EntityType.SearchTerm,
  EntityType.BiddingStrategy,
  EntityType.Budget,
]
const STATES = { enabled: 1, paused: 2, removed: 3 } as const

type Row = ViolatingCampaign & { entity: RuleEntity }

function rowOf(
  { ruleId, settings, judgement }: RuleMatch,
  figuresOf: (day: string) => MetricReader,
  today: string,
  language: Language,
): Row {
  const telling = decisiveOf(judgement)
  const { metric = 'cost', value = 0 } = telling?.condition ?? {}
  return {
    ...refOf(judgement.entity),
    ruleId,
    ruleName: ruleNameOf(ruleId, language),
    severity: severityOf(judgement),
    metric,
    actual: telling?.actual ?? null,
    threshold: telling?.threshold ?? value,
    wastedSpend: figuresOf(today).world.unknown.includes('cost') ? null : wastedSpendOf(judgement),
    since: sinceOf(judgement, settings, figuresOf, today),
    metrics: figuresOf(today).metrics(judgement.entity, judgement.window),
    dateBegin: judgement.window.from,
    dateEnd: judgement.window.to,
    entity: judgement.entity,
  }
}

/** Returns the current matches of one entity type by severity, then wasted spend and cost. */
type ViolatingCall = AutopilotCall & {
  query: { ruleIds?: string[]; entityIds?: string[]; currentPage?: number; recordsPerPage?: number }
}

async function violating(call: ViolatingCall, kind: EntityType) {
  const { ruleIds, entityIds, currentPage, recordsPerPage } = call.query
  const place = await placeOf(call)
  const world: RuleWorld = await worldFor(call, place)
  const moment = momentFor(place.client, call.now)
  const metricsOfDay = metricsByDay(world, moment)
  const grave = (
    await currentMatches(
      call,
      place,
      RULES.filter(({ id, entityType }) => entityType === kind && (ruleIds?.includes(id) ?? true)),
    )
  )
    .filter(({ judgement }) => entityIds?.includes(judgement.entity.id) ?? true)
    .map((violation) => {
      const { judgement } = violation
      return { violation, severity: severityOf(judgement), wasted: wastedSpendOf(judgement), judgement }
    })
    .sort(
      (a, b) =>
        b.severity - a.severity ||
        b.wasted - a.wasted ||
        b.judgement.cost - a.judgement.cost ||
        a.judgement.entity.id.localeCompare(b.judgement.entity.id),
    )
  const { items, ...page } = pageOf(grave, currentPage, recordsPerPage)
  const rows = items.map(({ violation }) => rowOf(violation, metricsOfDay, moment.day, call.language))
  return { currencyCode: place.client.currency, ...page, rows }
}

function activeRuleIds(
  entity: RuleEntity,
  world: RuleWorld,
  items: StoredItem[],
  exceptions: Map<string, Set<string>>,
): string[] {
  return RULES.filter(
    (rule) =>
      rule.entityType === entity.entityType &&
      !isExcepted(entity, exceptions.get(rule.id) ?? new Set()) &&
      items.some(({ ruleId, scope }) => ruleId === rule.id && isInScope(entity, scope, world)),
  ).map(({ id }) => id)
}

function keywordRow({ entity: { name, attributes }, ...row }: Row): ViolatingAdGroupKeyword {
  const { matchType, qualityScore, text } = attributes
  return {
    ...row,
    matchType: matchType ?? null,
    qualityScore: qualityScore ?? null,
    keywordText: text ?? name,
  }
}

export const ruleStatus = {
  async listAutopilotAssets(call) {
    const { query, language } = call
    const place = await placeOf(call)
    const world: RuleWorld = await worldFor(call, place)
    const moment = momentFor(place.client, call.now)
    const month = lastDays(30, moment.day)
    const reader = new MetricReader(world, moment)
    const live = (await itemsAt(call, place)).filter(isLive)
    const excluded = (await exceptionsOf(call.store, place)).filter(
      ({ expiresOn }) => (expiresOn ?? moment.day) >= moment.day,
    )
    const exceptedIds = new Set(excluded.map(({ entityId }) => entityId))
    const exceptions = new Map(RULES.map(({ id }) => [id, excludedEntityIds(id, excluded, moment.day)]))
    const wanted = query.entityIds && new Set(query.entityIds)
    const dearest = KINDS.filter((kind) => query.entityTypes?.includes(kind) ?? true)
      .flatMap((kind) => world.entities(kind))
      .filter(({ id, status }) => wanted?.has(id) ?? status !== 'removed')
      .filter(({ name }) => holds(name, query.searchText, language))
      .map((entity) => ({ entity, cost: knownAmount(world.parts(entity.id, month.from, month.to).cost) ?? 0 }))
      .sort((a, b) => b.cost - a.cost || a.entity.id.localeCompare(b.entity.id))
    const assetOf = (entity: RuleEntity): AutopilotAsset => ({
      ...refOf(entity),
      status: STATES[entity.status],
      dailyBudget: entity.attributes.dailyBudget ?? null,
      metrics: reader.metrics(entity, month),
      activeRuleIds: activeRuleIds(entity, world, live, exceptions),
      isException: exceptedIds.has(entity.id),
    })
    const page = pageOf(dearest, query.currentPage, query.recordsPerPage)
    const items = page.items.map(({ entity }) => assetOf(entity))
    return ok({ currencyCode: place.client.currency, ...page, items })
  },

  async listViolatingCampaigns(call) {
    const { rows, ...page } = await violating(call, EntityType.Campaign)
    return ok({ ...page, items: rows.map(({ entity: _entity, ...row }) => row) })
  },

  async listViolatingAdGroupKeywords(call) {
    const { rows, ...page } = await violating(call, EntityType.Keyword)
    return ok({ ...page, items: rows.map(keywordRow) })
  },
} satisfies Pick<
  SandboxHandlers<'EA'>,
  'listAutopilotAssets' | 'listViolatingCampaigns' | 'listViolatingAdGroupKeywords'
>
