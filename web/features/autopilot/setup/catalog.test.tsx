import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleOf } from '#tests/support/example.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const CATALOG = 'GET /EA/acc_8f2KqL/autopilot/4839201756/rules-all'

test('a rule that no data of an imported report can match says so, instead of having no matches', async () => {
  const [rule] = exampleOf('listRuleCatalogue')
  const unmatched = { ...rule, violatingCount: 0, matchedCost30d: null, unknownMetrics: ['cost', 'conversions'] }
  await renderScreen(paths.rulesSetup(), { scenario: 'sample', answers: { [CATALOG]: { body: [unmatched] } } })
  const row = await screen.findByRole('article', { name: rule?.name ?? '' })
  expect(within(row).getByText("No data for Cost, Conversions: this rule can't match")).toBeVisible()
  expect(within(row).queryByText('No matches right now')).toBeNull()
})
