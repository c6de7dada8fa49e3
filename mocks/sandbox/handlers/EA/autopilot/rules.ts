import type { AutopilotCategory, AutopilotRule } from '@adwright/sdk/types'
import { type Category, categoriesIn, RULES, ruleIn, ruleOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import { isLive, settingsOf } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { momentFor, worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { currentMatches, type RuleMatch } from '#mocks/sandbox/domain/autopilot/rule-matches.ts'
import type { Rule } from '#mocks/sandbox/domain/autopilot/rules/rule.ts'
import { unknownMetricsField, unknownMetricsOf } from '#mocks/sandbox/domain/autopilot/unknown-metrics.ts'
import { lastDays } from '#mocks/sandbox/domain/autopilot/windows.ts'
import { adsConnectionOf } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import {
  type AutopilotCall,
  holds,
  itemsAt,
  type Place,
  placeOf,
} from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'
import { knownAmount } from '#mocks/sandbox/platforms/ads/metric-set.ts'

type Operations =
  | 'listAutopilotCategories'
  | 'listAutopilotRules'
  | 'listRuleCatalogue'
  | 'getAutopilotRule'
  | 'listRulesInActivity'

/** Rules with their state for a client account, in the language of the call. */
async function shownRules(call: AutopilotCall, place: Place, rules: readonly Rule[]): Promise<AutopilotRule[]> {
  const items = (await itemsAt(call, place)).filter(isLive)
  const violations = await currentMatches(call, place, rules)
  const world = await worldFor(call, place)
  const moment = momentFor(place.client, call.now)
  const { from, to } = lastDays(30, moment.day)
  const costOf = (matches: RuleMatch[]) => {
    if (world.unknown.includes('cost')) return null
    const cost = matches.reduce((sum, { judgement }) => sum + world.parts(judgement.entity.id, from, to).cost, 0)
    return knownAmount(Math.round(cost * 100) / 100)
  }
  return rules.map((rule) => {
    const matches = violations.filter(({ ruleId }) => ruleId === rule.id)
    const own = items.filter(({ ruleId }) => ruleId === rule.id)
    const activeItemCount = own.length
    const settings = own.length > 0 ? own.map(settingsOf) : [{ ...rule, conditions: rule.defaultConditions }]
    const unknown = settings.map((one) => unknownMetricsOf(one, world, moment))
    const canMatch = unknown.some(({ length }) => length === 0)
    return {
      currencyCode: place.client.currency,
      ...ruleIn(rule, call.language, place.client.currency),
      isActive: activeItemCount > 0,
      activeItemCount,
      violatingCount: matches.length,
      matchedCost30d: costOf(matches),
      ...unknownMetricsField(canMatch ? [] : [...new Set(unknown.flat())]),
    }
  })
}

async function rulesInActivity(call: AutopilotCall, { scope }: Place): Promise<Rule[]> {
  const seen = new Set(await call.store.valuesOf('autopilotActivity', 'ruleId', scope))
  return RULES.filter(({ id }) => seen.has(id))
}

/** The selected client's rules, and those in its activity; none while no client is selected. */
async function selectedRules(call: Omit<AutopilotCall, 'customerClientId'>) {
  const connection = await adsConnectionOf(call, call.accountId)
  if (!connection?.customerClientId) return { rules: [], active: [] }
  const selected = { ...call, customerClientId: connection.customerClientId }
  const place = await placeOf(selected)
  return { rules: await shownRules(selected, place, RULES), active: await rulesInActivity(selected, place) }
}

function withCounts(category: Category, shown: AutopilotRule[]): AutopilotCategory {
  const own = shown.filter(({ categoryId }) => categoryId === category.id)
  return {
    ...category,
    ruleCount: RULES.filter(({ categoryId }) => categoryId === category.id).length,
    activeRuleCount: own.filter(({ isActive }) => isActive).length,
    violationCount: own.reduce((sum, { violatingCount }) => sum + violatingCount, 0),
  }
}

export const rules = {
  async listAutopilotCategories(call) {
    const { rules: all, active } = await selectedRules(call)
    const categories = categoriesIn(call.language).map((category) => withCounts(category, all))
    const isWanted = (id: string) => !call.query.inActivityOnly || active.some(({ categoryId }) => categoryId === id)
    return ok(categories.filter(({ id }) => isWanted(id)))
  },

  async listAutopilotRules(call) {
    const place = await placeOf(call)
    const active = new Set((await itemsAt(call, place)).filter(isLive).map(({ ruleId }) => ruleId))
    return ok(
      await shownRules(
        call,
        place,
        RULES.filter(({ id }) => active.has(id)),
      ),
    )
  },

  async listRuleCatalogue(call) {
    const { categoryIds, searchText } = call.query
    const shown = await shownRules(call, await placeOf(call), RULES)
    return ok(
      shown.filter(
        ({ categoryId, name, description }) =>
          (categoryIds?.includes(categoryId) ?? true) && holds(`${name}\n${description}`, searchText, call.language),
      ),
    )
  },

  async getAutopilotRule(call) {
    const place = await placeOf(call)
    const rule = ruleOf(call.ruleId)
    const [shown] = rule ? await shownRules(call, place, [rule]) : []
    return shown ? ok(shown) : problem(404, 'not-found')
  },

  async listRulesInActivity(call) {
    const place = await placeOf(call)
    const isAll = call.query.inActivityOnly === false
    return ok(await shownRules(call, place, isAll ? RULES : await rulesInActivity(call, place)))
  },
} satisfies Pick<SandboxHandlers<'EA'>, Operations>
