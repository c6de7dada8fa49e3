// The 16 rules and their categories. They are said once, in the contract's examples; only their Turkish is ours.
import type { AutopilotCategory, AutopilotRule } from '@adwright/sdk/types'
import { exampleOf } from '#mocks/sandbox/contract/example.ts'
import { RULES_TR } from '#mocks/sandbox/domain/autopilot/catalogue-turkish.ts'
import type { RuleSettings } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import { EVERYTHING } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import type { Parameters } from '#mocks/sandbox/domain/autopilot/figures.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

/** A rule without its state for a client account. */
export type Rule = Omit<AutopilotRule, 'isActive' | 'activeItemCount' | 'violatingCount'>
export type Category = Pick<AutopilotCategory, 'id' | 'key' | 'name' | 'description'>

const MONEY = 2

/** In the order of the catalogue. */
export const RULES: readonly Rule[] = exampleOf('listRuleCatalogue').map(
  ({ isActive: _isActive, activeItemCount: _count, violatingCount: _violating, ...rule }) => rule,
)

const byId = new Map(RULES.map((rule) => [rule.id, rule]))
const CATEGORIES = {
  en: exampleOf('listAutopilotCategories'),
  tr: exampleOf('listAutopilotCategories', 'turkish'),
}

export const ruleOf = (ruleId: string): Rule | undefined => byId.get(ruleId)

export const categoriesIn = (language: Language): Category[] =>
  CATEGORIES[language].map(({ id, key, name, description }) => ({ id, key, name, description }))

export const ruleNameOf = (ruleId: string, language: Language): string =>
  (language === 'tr' ? RULES_TR[ruleId]?.name : undefined) ?? byId.get(ruleId)?.name ?? ruleId

const AMOUNT = /€(\d+)/g

/** The texts of the catalogue write their amounts in euros; said to a client account, they stand in its currency. */
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
    unit: parameter.type === MONEY ? currency : text && parameter.unit ? 'saat' : parameter.unit,
  }))
  const { name, description, whyItMatters } = text ?? rule
  return { ...rule, name, description: withAmounts(description, language, currency), whyItMatters, parameters }
}

/** The parameters of a rule with their defaults where nothing else is said. */
export const parametersOf = (rule: Rule, given: Parameters = {}): Parameters => ({
  ...Object.fromEntries(rule.parameters.map((parameter) => [parameter.key, parameter.default])),
  ...given,
})

/** What a rule looks for while no item of it is active. */
export const defaultSettingsOf = (rule: Rule): RuleSettings => ({
  entityType: rule.entityType,
  conditions: rule.defaultConditions,
  action: rule.defaultAction,
  parameters: parametersOf(rule),
  scope: EVERYTHING,
})
