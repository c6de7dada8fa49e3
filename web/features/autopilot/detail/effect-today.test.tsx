import type { AutopilotItem } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dayIn } from '#mocks/sandbox/time/time-zone.ts'
import { AUTOPILOT, firstRule } from '#tests/support/autopilot.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

test('the page of a rule counts the changes of today, as the list of rules does', async () => {
  let rule: AutopilotItem | undefined
  const { calls, sandbox } = await renderScreen(() => paths.activeRule(rule?.id ?? ''), {
    scenario: 'sample',
    before: async (opened) => {
      rule = await firstRule(opened)
    },
  })
  expect(await screen.findByText(/^Last 30 days and today/)).toBeVisible()
  const today = dayIn(sandbox.clock.now(), 'Europe/Berlin')
  await expect.poll(() => calls(`GET ${AUTOPILOT}/effect`)[0]?.query.get('dateEnd')).toBe(today)
})
