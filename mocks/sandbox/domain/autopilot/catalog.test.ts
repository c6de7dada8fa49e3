import { expect, test } from 'vitest'
import { RULES, ruleIn, ruleOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'

const rule = ruleOf('rule_no-conversion-keyword')

test.each(['en', 'tr'] as const)(
  'amounts of the catalogue stand in the currency of the client account: %s',
  (language) => {
    const text = rule && ruleIn(rule, language, 'TRY').description
    expect(text).toContain('₺50')
    for (const one of RULES) {
      const { description, whyItMatters } = ruleIn(one, language, 'TRY')
      expect(`${description} ${whyItMatters}`).not.toMatch(/€|\d %/)
    }
  },
)

test('no Turkish text holds an amount without a currency, or a percentage written the English way', () => {
  for (const one of RULES) {
    const { description, whyItMatters } = ruleIn(one, 'tr', 'TRY')
    expect(`${description} ${whyItMatters}`).not.toMatch(/tutarında|\d%/)
  }
})
