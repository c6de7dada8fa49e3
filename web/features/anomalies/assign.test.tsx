import {
  type Account,
  type Anomaly,
  type AnomalyDetail,
  type AnomalyPage,
  AnomalyStatus,
  type User,
  UserRole,
} from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { paths, patterns } from '#web/paths.ts'
import { CurrentContext } from '#web/session/current.ts'
// The app loads these with the first dialog and the first focus.
import '#web/ui/form/contract-resolver.ts'
import '#web/ui/overlay/DialogBox.tsx'
import { Toaster } from '#web/ui/overlay/Toaster.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Component as Activity } from './activity/anomaly-activity.route.tsx'
import { Component as Detail } from './detail/anomaly.route.tsx'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}
const { Owner: OWNER, Viewer: VIEWER } = UserRole
const account = exampleOf('getAccount') as Account
const page = exampleOf('listAnomalies') as AnomalyPage
const detail = exampleOf('getAnomaly') as AnomalyDetail
const LIST = `/EAnl/${account.id}/anomaly-analysis`

const anomaly = (id: string, changes: Partial<Anomaly>): Anomaly => {
  const [first] = page.items
  if (!first) throw new Error('no example')
  return { ...first, id, status: AnomalyStatus.New, snoozedUntil: null, assigneeName: null, ...changes }
}
const items = [
  anomaly('ano_1', {}),
  anomaly('ano_2', { assigneeName: 'Jonas Weber' }),
  anomaly('ano_3', { status: AnomalyStatus.Snoozed }),
]

afterEach(toaster.dismissAll)

function open(path: string, role: Account['role'] = OWNER) {
  const calls = answerWith({
    [`GET ${LIST}`]: { body: { ...page, items, totalCount: items.length } },
    [`PUT ${LIST}`]: { body: { items: items.slice(0, 2), missingIds: [] } },
    [`GET ${LIST}/${detail.id}`]: { body: { ...detail, assigneeId: 'usr_5mR2xB', assigneeName: 'Jonas Weber' } },
    [`GET /Account/${account.id}/users`]: { body: exampleOf('listAccountUsers') },
    [`GET /EAnl/${account.id}`]: { body: exampleOf('getAnalyticsInformation') },
    [`GET ${LIST}-configuration`]: { body: exampleOf('listAnomalyConfigurations') },
    'GET /EAnl/available-metrics': { body: exampleOf('listAvailableMetrics') },
  })
  const current = {
    user: exampleOf('getUser') as User,
    accounts: [account],
    account: { ...account, role },
    hasAdsData: true,
    hasAnalyticsData: true,
  }
  const { user } = renderUi(
    connected(
      <CurrentContext value={current}>
        <Routes>
          <Route path={patterns.anomalyActivity} element={<Activity />} />
          <Route path={patterns.anomaly} element={<Detail />} />
        </Routes>
        <Toaster />
      </CurrentContext>,
    ),
    { path },
  )
  const sent = () => calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body)
  return { user, sent }
}

const rows = async () => {
  await screen.findAllByText('Jonas Weber')
  return [...document.querySelectorAll<HTMLElement>('[data-row]')]
}
const choices = async () =>
  (await screen.findAllByRole('menuitemradio')).map((one) => [one.textContent, one.getAttribute('aria-checked')])

test('several anomalies are assigned from the toolbar, and Undo restores each previous assignee', async () => {
  const { user, sent } = open(paths.anomalyActivity())
  const [first] = await rows()
  first?.focus()
  await user.keyboard('xjx')
  await user.click(await screen.findByRole('button', { name: 'Assign' }))
  await screen.findByRole('menuitemradio', { name: 'Elif Demir' })
  // One is assigned to Jonas and one is unassigned, so none is marked. Invited people are not members yet.
  expect(await choices()).toEqual([
    ['Nobody', 'false'],
    ['Elif Demir', 'false'],
    ['Jonas Weber', 'false'],
    ['Maria Antonia Fernández de la Vega y Martínez-Bordiú', 'false'],
  ])
  await user.click(screen.getByRole('menuitemradio', { name: 'Elif Demir' }))
  expect(await screen.findByText('2 anomalies assigned to Elif Demir')).toBeVisible()
  expect(screen.queryByText('2 rows selected')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent()).toEqual([
    { ids: ['ano_1', 'ano_2'], assigneeId: 'usr_3kT9vQ' },
    { ids: ['ano_1'], assigneeId: null },
    { ids: ['ano_2'], assigneeId: 'usr_5mR2xB' },
  ])
})

test('the assign shortcut acts on the focused row, with the current assignee preselected', async () => {
  const { user, sent } = open(paths.anomalyActivity())
  const [, second] = await rows()
  second?.focus()
  await user.keyboard('p')
  const dialog = await screen.findByRole('dialog', { name: 'Assign 1 anomaly' })
  expect(await within(dialog).findByLabelText('Jonas Weber')).toBeChecked()
  await user.click(within(dialog).getByLabelText('Nobody'))
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }))
  await waitFor(() => expect(sent()).toEqual([{ ids: ['ano_2'], assigneeId: null }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a shortcut skips anomalies that are already in its status', async () => {
  const { user, sent } = open(paths.anomalyActivity())
  const [first, , snoozed] = await rows()
  snoozed?.focus()
  await user.keyboard('s')
  expect(sent()).toEqual([])
  await user.keyboard('x')
  first?.focus()
  await user.keyboard('xs')
  await waitFor(() => expect(sent()).toMatchObject([{ ids: ['ano_1'], status: 3 }]))
})

test('a viewer reads why anomalies cannot be assigned', async () => {
  const { user, sent } = open(paths.anomalyActivity(), VIEWER)
  const [first] = await rows()
  first?.focus()
  await user.keyboard('xp')
  const reason = "Your role doesn't allow this. Ask an admin of the account."
  const assign = await screen.findByRole('button', { name: 'Assign' })
  expect(assign).toHaveAttribute('aria-disabled', 'true')
  expect(assign).toHaveAccessibleDescription(reason)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(assign)
  expect(screen.queryByRole('menuitemradio')).toBeNull()
  expect(sent()).toEqual([])
})

test('in the detail, arrow keys only move through the members, and the choice is sent once', async () => {
  const { user, sent } = open(paths.anomaly(detail.id))
  const button = await screen.findByRole('button', { name: 'Assignee: Jonas Weber' })
  await user.click(button)
  await waitFor(async () => expect(await choices()).toContainEqual(['Jonas Weber', 'true']))
  screen.getByRole('menuitemradio', { name: 'Nobody' }).focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(sent()).toEqual([])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent()).toEqual([{ ids: [detail.id], assigneeId: 'usr_9dX6hF' }]))
})

test('choosing the current assignee sends nothing', async () => {
  const { user, sent } = open(paths.anomaly(detail.id))
  await user.click(await screen.findByRole('button', { name: 'Assignee: Jonas Weber' }))
  await waitFor(async () => expect(await choices()).toContainEqual(['Jonas Weber', 'true']))
  await user.click(screen.getByRole('menuitemradio', { name: 'Jonas Weber' }))
  await waitFor(() => expect(screen.queryByRole('menuitemradio')).toBeNull())
  expect(sent()).toEqual([])
})
