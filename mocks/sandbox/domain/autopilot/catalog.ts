// The 16 rules and their categories.
import { type AutopilotCategory, RuleParameterType } from '@adwright/sdk/types'
import { RULES_TR } from '#mocks/sandbox/domain/autopilot/catalog-turkish.ts'
import type { RuleSettings } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import { EVERYTHING } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import type { Parameters } from '#mocks/sandbox/domain/autopilot/metric-reader.ts'
import { AD_RULES } from '#mocks/sandbox/domain/autopilot/rules/ads.ts'
import { BIDS_AND_TARGETS_RULES } from '#mocks/sandbox/domain/autopilot/rules/bids-targets.ts'
import { BUDGET_RULES } from '#mocks/sandbox/domain/autopilot/rules/budget.ts'
import { CATEGORIES } from '#mocks/sandbox/domain/autopilot/rules/categories.ts'
import { DELIVERY_RULES } from '#mocks/sandbox/domain/autopilot/rules/delivery.ts'
import { KEYWORD_RULES } from '#mocks/sandbox/domain/autopilot/rules/keywords-quality.ts'
import type { Rule } from '#mocks/sandbox/domain/autopilot/rules/rule.ts'
import { WASTED_SPEND_RULES } from '#mocks/sandbox/domain/autopilot/rules/wasted-spend.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

export type Category = Pick<AutopilotCategory, 'id' | 'key' | 'name' | 'description'>

/** In the order of the catalog. */
export const RULES: readonly Rule[] = [
  ...BUDGET_RULES,
  ...WASTED_SPEND_RULES,
  ...BIDS_AND_TARGETS_RULES,
  ...KEYWORD_RULES,
  ...AD_RULES,
  ...DELIVERY_RULES,
]

const byId = new Map(RULES.map((rule) => [rule.id, rule]))

export const ruleOf = (ruleId: string): Rule | undefined => byId.get(ruleId)

export const categoriesIn = (language: Language): Category[] =>
  CATEGORIES.map(({ id, key, [language]: words }) => ({ id, key, ...words }))

export const ruleNameOf = (ruleId: string, language: Language): string =>
  (language === 'tr' ? RULES_TR[ruleId]?.name : undefined) ?? byId.get(ruleId)?.name ?? ruleId

const AMOUNT = /€(\d+)/g

/** Catalog texts contain amounts in euros; they are converted to the currency of the client account. */
function withAmounts(text: string, language: Language, currency: string): string {
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  return text.replaceAll(AMOUNT, (_, amount) => money.format(Number(amount)))
}

/** A rule in a language, amounts in the client account's currency. */
export function ruleIn(rule: Rule, language: Language, currency: string): Rule {
  const text = language === 'tr' ? RULES_TR[rule.id] : undefined
  const parameters = rule.parameters.map((parameter) => ({
    ...parameter,
    label: text?.labels?.[parameter.key] ?? parameter.label,
    unit: parameter.type === RuleParameterType.Money ? currency : text && parameter.unit ? 'saat' : parameter.unit,
  }))
  const { name, description, whyItMatters } = text ?? rule
  return { ...rule, name, description: withAmounts(description, language, currency), whyItMatters, parameters }
}

/** The parameters of a rule with their defaults where nothing else is said. */
export const parametersOf = (rule: Rule, given: Parameters = {}): Parameters => ({
  ...Object.fromEntries(rule.parameters.map((parameter) => [parameter.key, parameter.default])),
  ...given,
})

/** The settings of a rule while none of its items is active. */
export const defaultSettingsOf = (rule: Rule): RuleSettings => ({
  entityType: rule.entityType,
  conditions: rule.defaultConditions,
  action: rule.defaultAction,
  parameters: parametersOf(rule),
  scope: EVERYTHING,
})
