import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const RULE = 'rule_no-conversion-keyword'
const setUp = () => screen.queryByRole('link', { name: 'Set up this rule' })

test('an existing rule can be set up from its matches', async () => {
  await renderScreen(paths.ruleViolations(RULE), { scenario: 'sample' })
  expect(await screen.findByRole('link', { name: 'Set up this rule' })).toBeVisible()
})

test('viewers see the matches without a link to a form they cannot save', async () => {
  await renderScreen(paths.ruleViolations(RULE), { scenario: 'sample', role: 'viewer' })
  expect(await screen.findByRole('table')).toBeVisible()
  await everythingRead()
  expect(setUp()).toBeNull()
})

test('wasted spend names its days, which are not those of the cost above the table', async () => {
  await renderScreen(paths.ruleViolations(RULE), { scenario: 'sample' })
  const [, row] = await screen.findAllByRole('row')
  expect(row).toHaveTextContent(/€[\d,.]+Oct 20 – Nov 15/)
})

test('an unknown rule cannot be set up', async () => {
  await renderScreen(paths.ruleViolations('rule_unknown'), { scenario: 'sample' })
  expect(await screen.findByText('Rule not found')).toBeVisible()
  expect(setUp()).toBeNull()
})
