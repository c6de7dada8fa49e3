import { type AutopilotItem, AutopilotMode, type AutopilotVersion } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answer, refusal } from '#tests/support/api.tsx'
import { AUTOPILOT, adsCaller, editAsAdmin, firstRule } from '#tests/support/autopilot.ts'
import type { Role } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

vi.setConfig({ testTimeout: 30_000 })

/** The cooldown of the second version. */
const COOLDOWN = 21

/** Opens the versions of a rule of the sample that was edited once; `refuse` replaces the response to the next save. */
async function open(role: Role = 'owner', mode?: AutopilotItem['mode']) {
  const answers: Record<string, Answer[]> = {}
  const found: AutopilotItem[] = []
  const versions: AutopilotVersion[] = []
  const opened = await renderScreen(() => `${paths.activeRule(found[0]?.id ?? '')}?tab=versions`, {
    scenario: 'sample',
    role,
    answers,
    async before(sandbox) {
      const rule = await firstRule(sandbox, mode)
      await editAsAdmin(sandbox, rule, { cooldownDays: COOLDOWN })
      const call = await adsCaller(sandbox)
      versions.push(...(await call('GET', `${AUTOPILOT}/${rule.id}/versions`)).body)
      found.push((await call('GET', `${AUTOPILOT}/${rule.id}`)).body)
    },
  })
  const [item] = found as [AutopilotItem]
  const [current, earlier] = versions as [AutopilotVersion, AutopilotVersion]
  const address = `PUT ${AUTOPILOT}/${item.id}`
  return {
    ...opened,
    item,
    current,
    earlier,
    edit: (changes: object) => editAsAdmin(opened, item, changes),
    refuse: (answer: Answer) => {
      answers[address] = [answer]
    },
    saved: () =>
      opened.calls(address).map(({ query, body }) => ({ expectedVersion: Number(query.get('expectedVersion')), body })),
  }
}

const buttonOf = ({ version }: AutopilotVersion) =>
  screen.findByRole('button', { name: `Restore this version: Version ${version}` })
const confirm = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Restore this version' })

test('an earlier version is compared with the current settings, restored as a new version, and undone', async () => {
  const complaints = vi.spyOn(console, 'error')
  const { user, item, current, earlier, saved } = await open()
  const button = await buttonOf(earlier)
  expect(screen.queryByRole('button', { name: new RegExp(`Version ${current.version}$`) })).toBeNull()
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: `Restore version ${earlier.version}?` })
  // From the current to the restored value: the reverse of the order in the list.
  expect(within(dialog).getByText(`${COOLDOWN} days`).closest('del')).toBeVisible()
  expect(within(dialog).queryByText('Schedule')).toBeNull()
  await user.click(confirm(dialog))

  expect(await screen.findByText(`Version ${current.version + 1}`)).toBeVisible()
  expect(saved()).toEqual([{ expectedVersion: item.version, body: earlier.content }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The button keeps the focus, and says why it is disabled now.
  await waitFor(() => expect(button).toHaveFocus())
  expect(button).toHaveAccessibleDescription('The rule already has these settings.')

  const [toast] = toaster.all()
  expect(toast?.title).toBe(`“${item.name}” was restored to version ${earlier.version}`)
  toast?.action?.onAct()
  await expect.poll(() => toaster.all()[0]?.title).toBe(`“${item.name}” is back to its previous settings`)
  expect(saved()[1]).toEqual({ expectedVersion: item.version + 1, body: current.content })
  // Rule, names and versions load one after the other, so every row is rendered several times.
  expect(complaints.mock.calls.filter(([text]) => /hook/i.test(String(text)))).toEqual([])
  complaints.mockRestore()
})

test('restoring after an edit of someone else shows the conflict and compares with their version', async () => {
  const { user, item, earlier, edit, saved } = await open()
  await user.click(await buttonOf(earlier))
  const dialog = await screen.findByRole('dialog')
  const author = await edit({ cooldownDays: 30 })
  await user.click(confirm(dialog))
  const alert = await within(dialog).findByRole('alert')
  expect(alert).toHaveTextContent(`${author}, Nov 19, 2026, `)
  expect(alert).toHaveFocus()
  expect(within(dialog).getByText('30 days').closest('del')).toBeVisible()
  await user.click(confirm(dialog))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saved()).toMatchObject([{ expectedVersion: item.version }, { expectedVersion: item.version + 1 }])
})

test('settings of an old version that are no longer valid are named', async () => {
  const { user, earlier, refuse } = await open()
  const errors = { endsOn: ['This day is over.'], 'scope.campaignIds.0': ['There is no such campaign.'] }
  refuse(refusal(422, 'Not like this.', errors))
  await user.click(await buttonOf(earlier))
  const dialog = await screen.findByRole('dialog')
  await user.click(confirm(dialog))
  const alert = await within(dialog).findByRole('alert')
  expect(alert).toHaveTextContent('End date: This day is over.')
  expect(alert).toHaveTextContent('Scope: There is no such campaign.')
  expect(toaster.all()).toEqual([])
})

test('Undo after an edit of someone else changes nothing and says so', async () => {
  const { user, item, earlier, edit, calls } = await open()
  await user.click(await buttonOf(earlier))
  await user.click(confirm(await screen.findByRole('dialog')))
  await expect.poll(() => toaster.all()[0]?.action?.label).toBe('Undo')
  await edit({ cooldownDays: 30 })
  toaster.all()[0]?.action?.onAct()
  await expect.poll(() => toaster.all()[0]?.title).toBe(`“${item.name}” couldn't be changed back`)
  expect(toaster.all()[0]?.description).toBeTruthy()
  expect(calls(`PUT ${AUTOPILOT}/${item.id}`)).toHaveLength(2)
})

test('viewers see the versions without restore buttons', async () => {
  const { earlier } = await open('viewer')
  expect(await screen.findByText(`Version ${earlier.version}`)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull()
})

test('users read why they cannot restore a version in automatic mode', async () => {
  const { user, earlier } = await open('user', AutopilotMode.Automatic)
  const button = await buttonOf(earlier)
  expect(button).toHaveAccessibleDescription(/Only admins and owners/)
  await user.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
})
