import { type AutopilotItemDraft, type AutopilotRule, ComparedTo, ScheduleFrequency } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { formOfItem, formOfRule, parseEmails, type RuleForm } from './rule-form.ts'
import { parseDraft, ruleSchema } from './rule-schema.ts'

const catalogue = examplesOf(
  contractOperations.find(({ operationId }) => operationId === 'listRuleCatalogue')?.responses['200']?.content?.[
    'application/json'
  ],
)[0]?.value as AutopilotRule[]
const ruleWith = (id: string) => {
  const rule = catalogue.find((one) => one.id === id)
  if (!rule) throw new Error(`The catalogue has no rule ${id}.`)
  return rule
}
const pausing = ruleWith('rule_no-conversion-keyword')
const start = formOfRule(pausing, 'Europe/Berlin')

/** Returns the messages by field of a form with changes. */
function wrongIn(changes: Partial<RuleForm>, rule = pausing) {
  const read = ruleSchema(rule).safeParse({ ...formOfRule(rule, 'Europe/Berlin'), ...changes })
  return read.success ? {} : Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message]))
}
const firstCondition = (changes: Partial<RuleForm['conditions'][number]>): Partial<RuleForm> => ({
  conditions: start.conditions.map((one, index) => (index === 0 ? { ...one, ...changes } : one)),
})

test.each(catalogue.map((rule) => [rule.id, rule] as const))('%s can be activated as it is, and edited', (_, rule) => {
  const draft = parseDraft(formOfRule(rule, 'Europe/Berlin'), rule)
  expect(draft?.conditions).toEqual(rule.defaultConditions)
  expect(draft?.action).toEqual(rule.defaultAction)
  expect(draft?.mode).toBe(1)
  const saved = { ...(draft as AutopilotItemDraft), version: 3 }
  expect(parseDraft(formOfItem(saved, rule), rule)).toEqual(draft)
})

test('rates and comparisons are entered as percentages, amounts as amounts', () => {
  const share = { metric: 'ctr', operator: 'lt', value: 2.5, comparedTo: 1 } as const
  const of = (changes: Partial<RuleForm['conditions'][number]>) =>
    parseDraft({ ...start, ...firstCondition(changes) }, pausing)?.conditions[0]?.value
  expect(of(share)).toBe(0.025)
  expect(of({ ...share, comparedTo: ComparedTo.AccountAverage })).toBe(2.5)
  expect(of({ ...share, operator: 'changeDownPct', comparedTo: ComparedTo.PreviousPeriod })).toBe(2.5)
  expect(of({ metric: 'cost', value: 12.34 })).toBe(12.34)
  // The conversion has no floating-point errors.
  expect(of({ ...share, value: 0.7 })).toBe(0.007)
})

test('hidden fields are not sent', () => {
  const draft = parseDraft(
    {
      ...start,
      ...firstCondition({ value2: 99, joiner: 'or' }),
      scope: { ...start.scope, campaignIds: ['c1'], nameContains: ' tents ' },
      schedule: { ...start.schedule, weekDays: [1] },
    },
    pausing,
  )
  expect(draft?.conditions[0]).toMatchObject({ value2: null, joiner: 'and' })
  expect(draft?.scope).toEqual({
    includeAll: true,
    campaignIds: [],
    adGroupIds: [],
    labelNames: [],
    nameContains: null,
  })
  expect(draft?.schedule.weekDays).toEqual([])
})

test('missing, invalid and contradictory values are reported at their field', () => {
  expect(wrongIn({ name: ' ' })).toHaveProperty('name')
  expect(wrongIn({ name: 'x'.repeat(101) })).toHaveProperty('name')
  expect(wrongIn(firstCondition({ value: undefined }))).toHaveProperty(['conditions.0.value'])
  expect(wrongIn(firstCondition({ value: Number.NaN }))).toHaveProperty(['conditions.0.value'])
  expect(wrongIn(firstCondition({ value: 'NaN' }))).toEqual({ 'conditions.0.value': 'number' })
  expect(wrongIn(firstCondition({ value: -5 }))).toEqual({ 'conditions.0.value': 'tooSmall|0' })
  expect(wrongIn(firstCondition({ operator: 'between', value: 5, value2: 4 }))).toEqual({
    'conditions.0.value2': 'autopilot-setup:error.upperBelow',
  })
  expect(wrongIn(firstCondition({ operator: 'changeUpPct' }))).toEqual({
    'conditions.0.comparedTo': 'autopilot-setup:error.comparison',
  })
  expect(wrongIn({ scope: { ...start.scope, includeAll: 'some', nameContains: '  ' } })).toEqual({
    'scope.includeAll': 'autopilot-setup:error.scope',
  })
  expect(wrongIn({ schedule: { ...start.schedule, frequency: ScheduleFrequency.Weekly, weekDays: [] } })).toEqual({
    'schedule.weekDays': 'autopilot-setup:error.weekDay',
  })
  expect(wrongIn({ startsOn: '2026-12-02', endsOn: '2026-12-01' })).toEqual({ endsOn: 'autopilot-setup:error.ends' })
  expect(wrongIn({ cooldownDays: undefined })).toHaveProperty('cooldownDays')
  expect(wrongIn({ notify: { emails: 'elif@example.com, nobody', onlyWhenChanged: true } })).toHaveProperty([
    'notify.emails.1',
  ])
})

test('an amount is required and has bounds', () => {
  const budget = ruleWith('rule_raise-limited-budget')
  const action = formOfRule(budget, 'Europe/Berlin').action
  const wrong = (changes: Partial<RuleForm['action']>) => wrongIn({ action: { ...action, ...changes } }, budget)
  expect(wrong({ value: undefined })).toEqual({ 'action.value': 'required' })
  expect(wrong({ value: 0 })).toEqual({ 'action.value': 'autopilot-setup:error.percent' })
  expect(wrong({ value: -91 })).toEqual({ 'action.value': 'autopilot-setup:error.percent' })
  expect(wrong({ minLimit: 50, maxLimit: 20 })).toEqual({ 'action.maxLimit': 'autopilot-setup:error.limits' })
  expect(wrong({ minLimit: -1 })).toHaveProperty(['action.minLimit'])
})

test('parameters of a rule are validated against their bounds and steps', () => {
  const rule = catalogue.find(({ parameters }) => parameters.some(({ max }) => max !== null))
  const parameter = rule?.parameters.find(({ max }) => max !== null)
  if (!rule || !parameter) throw new Error('No rule of the catalogue has a bounded parameter.')
  const wrong = (value: number | undefined) => wrongIn({ parameters: { [parameter.key]: value } }, rule)
  expect(wrong((parameter.max ?? 0) + (parameter.step ?? 1))).toHaveProperty(
    [`parameters.${parameter.key}`],
    `tooBig|${parameter.max}`,
  )
  expect(wrong(undefined)).toHaveProperty([`parameters.${parameter.key}`])
})

test('pasted lists of email addresses are parsed', () => {
  expect(parseEmails('a@x.de; b@x.de,\n c@x.de a@x.de')).toEqual(['a@x.de', 'b@x.de', 'c@x.de'])
})
