import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

test.each([
  ['viewer', 'On a row:JdownKupXselectAacknowledge'],
  ['admin', 'On a row:JdownKupXselectAacknowledgeSsnooze 1 dayFfalse alarmPassign'],
] as const)('the legend of the role %s has the keys that it may use', async (role, expected) => {
  await renderScreen(paths.anomalyActivity(), { scenario: 'sample', role })
  const lead = await screen.findByText('On a row:')
  expect(lead.parentElement?.textContent).toBe(expected)
})
