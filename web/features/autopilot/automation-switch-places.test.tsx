import type { Execution } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AUTOPILOT, adsCaller, firstRule } from '#tests/support/autopilot.ts'
import type { OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

async function firstRun(sandbox: OpenSandbox): Promise<Execution> {
  const call = await adsCaller(sandbox)
  return (await call('GET', `${AUTOPILOT}/executions`)).body.items[0]
}

/** The screens on which a person finds out that a rule went wrong. */
const addresses: [string, (sandbox: OpenSandbox) => Promise<string>][] = [
  ['active rules', async () => paths.activeRules()],
  ['a rule', async (sandbox) => paths.activeRule((await firstRule(sandbox)).id)],
  ['activity', async () => paths.activity()],
  ['a run', async (sandbox) => paths.activityRun((await firstRun(sandbox)).id)],
]

test.each(addresses)('all automation can be paused from the page of %s', async (_, addressOf) => {
  let address = ''
  const { user, calls } = await renderScreen(() => address, {
    scenario: 'sample',
    role: 'admin',
    async before(sandbox) {
      address = await addressOf(sandbox)
    },
  })
  await user.click(await screen.findByRole('switch', { name: 'Automation is on' }))
  await user.click(await screen.findByRole('button', { name: 'Pause all automation' }))
  expect(await screen.findByRole('switch', { name: 'Automation is paused' })).toBeVisible()
  expect(calls(`PUT ${AUTOPILOT}/automation`)).toHaveLength(1)
})
