import {
  type Account,
  type AutopilotItem,
  AutopilotStatus,
  type AutopilotVersion,
  type EaInformation,
  type User,
  UserRole,
} from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Answer, answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { paths, patterns } from '#web/paths.ts'
import { CurrentContext } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Component } from './rule.route.tsx'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}
const account = exampleOf('getAccount') as Account
const person = exampleOf('getUser') as User
const ads = exampleOf('getAdsInformation') as EaInformation
const [third, second, first] = exampleOf('listAutopilotVersions') as [
  AutopilotVersion,
  AutopilotVersion,
  AutopilotVersion,
]
const item = {
  ...(exampleOf('getAutopilotItem') as AutopilotItem),
  ...third.content,
  status: AutopilotStatus.Active,
  updatedAt: '2026-11-19T08:20:37.000Z',
} as AutopilotItem
const BASE = `/EA/${account.id}/autopilot/${ads.customerClientId}`
const ITEM = `${BASE}/${item.id}`
const fourth: AutopilotVersion = { ...second, version: 4, changedFields: ['conditions', 'action'] }
const restored = { ...item, ...second.content, version: 4, updatedAt: '2026-11-21T10:00:00.000Z' }
const theirs = { ...item, cooldownDays: 30, version: 4, updatedAt: '2026-11-20T09:00:00.000Z' }
const refused = (status: number, code: string, more: object): Answer => ({
  status,
  body: { message: 'Not like this.', detail: null, status, path: ITEM, method: 'PUT', code, ...more },
})

beforeEach(() => toaster.dismissAll())

function open(
  answers: Record<string, Answer | Answer[]> = {},
  role: Account['role'] = UserRole.Owner,
  shown: object = item,
) {
  const calls = answerWith({
    [`GET /EA/${account.id}/information`]: { body: ads },
    [`GET ${BASE}/automation`]: { body: exampleOf('getAutomation') },
    [`GET ${BASE}/rules/${item.ruleId}`]: { body: exampleOf('getAutopilotRule') },
    [`GET ${BASE}/assets`]: { body: exampleOf('listAutopilotAssets') },
    [`GET ${ITEM}`]: { body: shown },
    [`GET ${ITEM}/versions`]: { body: [third, second, first] },
    ...answers,
  })
  const mine = { ...account, role }
  const current = { user: person, accounts: [mine], account: mine, hasAdsData: true, hasAnalyticsData: true }
  const view = renderUi(
    connected(
      <CurrentContext value={current}>
        <Routes>
          <Route path={patterns.activeRule} element={<Component />} />
        </Routes>
      </CurrentContext>,
    ),
    { path: `${paths.activeRule(item.id)}?tab=versions` },
  )
  const saved = () =>
    calls
      .filter(({ name }) => name === `PUT ${ITEM}`)
      .map(({ query, body }) => ({ expectedVersion: Number(query.get('expectedVersion')), body }))
  return { ...view, saved }
}

const buttonOf = (version: number) =>
  screen.findByRole('button', { name: `Restore this version: Version ${version}` }, { timeout: 5000 })
const confirm = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Restore this version' })

test('an earlier version is compared with the current settings, restored as a new version, and undone', async () => {
  const complaints = vi.spyOn(console, 'error')
  const { user, saved } = open({
    [`GET ${ITEM}`]: [{ body: item }, { body: restored }, { body: item }],
    [`GET ${ITEM}/versions`]: [
      { body: [third, second, first] },
      { body: [fourth, third, second, first] },
      { body: [third, second, first] },
    ],
    [`PUT ${ITEM}`]: [{ body: restored }, { body: item }],
  })
  const button = await buttonOf(2)
  expect(screen.queryByRole('button', { name: /Version 3/ })).toBeNull()
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Restore version 2?' })
  // From the current to the restored value: the reverse of the order in the list.
  expect(within(dialog).getByText('At most 15 changes per run').closest('del')).toBeVisible()
  expect(within(dialog).getByText('At most 25 changes per run').closest('ins')).toBeVisible()
  expect(within(dialog).queryByText('Cooldown')).toBeNull()
  await user.click(confirm(dialog))

  expect(await screen.findByText('Version 4')).toBeVisible()
  expect(saved()).toEqual([{ expectedVersion: item.version, body: second.content }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The button keeps the focus, and says why it is disabled now.
  await waitFor(() => expect(button).toHaveFocus())
  expect(button).toHaveAccessibleDescription('The rule already has these settings.')

  const [toast] = toaster.all()
  expect(toast?.title).toBe(`“${item.name}” was restored to version 2`)
  toast?.action?.onAct()
  await expect.poll(() => toaster.all()[0]?.title).toBe(`“${item.name}” is back to its previous settings`)
  expect(saved()[1]).toEqual({ expectedVersion: restored.version, body: third.content })
  // Rule, names and versions load one after the other, so every row is rendered several times.
  expect(complaints.mock.calls.filter(([text]) => /hook/i.test(String(text)))).toEqual([])
  complaints.mockRestore()
})

test('restoring after an edit of someone else shows the conflict and compares with their version', async () => {
  const theirVersion = { ...third, version: 4, savedAt: theirs.updatedAt, savedByName: 'Ayşe Kaya' }
  const { user, saved } = open({
    [`GET ${ITEM}/versions`]: [
      { body: [third, second, first] },
      { body: [theirVersion, third, second, first] },
      { body: [{ ...fourth, version: 5 }, theirVersion, third, second, first] },
    ],
    [`GET ${ITEM}`]: [{ body: item }, { body: theirs }, { body: restored }],
    [`PUT ${ITEM}`]: [refused(409, 'changed-meanwhile', {}), { body: restored }],
  })
  await user.click(await buttonOf(2))
  const dialog = await screen.findByRole('dialog')
  await user.click(confirm(dialog))
  const alert = await within(dialog).findByRole('alert')
  expect(alert).toHaveTextContent('Ayşe Kaya, Nov 20, 2026, 10:00')
  expect(alert).toHaveFocus()
  expect(within(dialog).getByText('30 days').closest('del')).toBeVisible()
  await user.click(confirm(dialog))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saved()).toMatchObject([{ expectedVersion: item.version }, { expectedVersion: theirs.version }])
})

test('settings of an old version that are no longer valid are named', async () => {
  const errors = { endsOn: ['This day is over.'], 'scope.campaignIds.0': ['There is no such campaign.'] }
  const { user } = open({ [`PUT ${ITEM}`]: refused(422, 'not-right', { errors }) })
  await user.click(await buttonOf(1))
  const dialog = await screen.findByRole('dialog')
  await user.click(confirm(dialog))
  const alert = await within(dialog).findByRole('alert')
  expect(alert).toHaveTextContent('End date: This day is over.')
  expect(alert).toHaveTextContent('Scope: There is no such campaign.')
  expect(toaster.all()).toEqual([])
})

test('Undo after an edit of someone else changes nothing and says so', async () => {
  const { user } = open({
    [`PUT ${ITEM}`]: [{ body: restored }, refused(409, 'changed-meanwhile', { message: 'Somebody else changed it.' })],
  })
  await user.click(await buttonOf(2))
  await user.click(confirm(await screen.findByRole('dialog')))
  await expect.poll(() => toaster.all()[0]?.action?.label).toBe('Undo')
  toaster.all()[0]?.action?.onAct()
  await expect.poll(() => toaster.all()[0]?.title).toBe(`“${item.name}” couldn't be changed back`)
  expect(toaster.all()[0]?.description).toMatch(/Somebody else changed it/)
})

test('viewers see the versions without restore buttons', async () => {
  open({}, UserRole.Viewer)
  expect(await screen.findByText('Version 2', undefined, { timeout: 5000 })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull()
})

test('users read why they cannot restore a version in automatic mode', async () => {
  const { user } = open({}, UserRole.User, { ...item, mode: 2 })
  const button = await buttonOf(2)
  expect(button).toHaveAccessibleDescription(/Only admins and owners/)
  await user.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
})
