import type { AutopilotItem } from '@adwright/sdk/types'
import { AutopilotMode } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

/** Opens the address that asks to run a rule of a mode. */
async function open(mode: AutopilotMode, role: 'owner' | 'viewer' = 'owner') {
  let rule: Pick<AutopilotItem, 'id' | 'name'> | undefined
  const opened = await renderScreen(() => paths.activeRule(rule?.id ?? '', { ask: 'run' }), {
    scenario: 'sample',
    role,
    before: async ({ sandbox }) => {
      const items = await sandbox.store.listAll('autopilotItem', { where: { accountId: ACCOUNT } })
      rule = items.find((item) => item.mode === mode)
    },
  })
  return opened
}

const runsOf = ({ calls }: Awaited<ReturnType<typeof open>>) => calls().filter(({ name }) => name.endsWith('/run'))

test.each([
  [AutopilotMode.Suggest, /^It only suggests changes/],
  [AutopilotMode.Automatic, /^This rule is in automatic mode/],
])('an address asks whether the rule should run now (mode %s)', async (mode, text) => {
  const opened = await open(mode)
  const dialog = await screen.findByRole('alertdialog', { name: /^Run “.+” now\?$/ })
  expect(within(dialog).getByText(text)).toBeInTheDocument()
  expect(runsOf(opened)).toEqual([])
  await opened.user.click(within(dialog).getByRole('button', { name: 'Run now' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(runsOf(opened)).toHaveLength(1)
  expect(location.search).toBe('')
})

test('a viewer is not asked', async () => {
  await open(AutopilotMode.Suggest, 'viewer')
  await screen.findByRole('tab', { name: 'Runs' })
  await everythingRead()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
