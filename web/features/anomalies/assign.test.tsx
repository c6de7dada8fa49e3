import { type Anomaly, AnomalyStatus } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT, type OpenSandbox, type Role } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const LIST = `/EAnl/${ACCOUNT}/anomaly-analysis`

/** Opens a screen of anomalies; of the three newest the first is unassigned, the second is assigned to Jonas Weber, and the third is snoozed. */
async function open(pathOf: (anomalies: Anomaly[]) => string, role: Role = 'owner') {
  let anomalies: Anomaly[] = []
  const before = async ({ as, personOf }: OpenSandbox) => {
    const call = await as('owner')
    anomalies = (await call('GET', LIST)).body.items
    const [first, second, third] = anomalies
    await call('PUT', `${LIST}/${first?.id}`, { assigneeId: null, status: AnomalyStatus.New })
    await call('PUT', `${LIST}/${second?.id}`, { assigneeId: personOf('admin').id })
    const snoozedUntil = '2026-11-25T08:00:00Z'
    await call('PUT', `${LIST}/${third?.id}`, { status: AnomalyStatus.Snoozed, snoozedUntil })
  }
  const { user, calls, personOf } = await renderScreen(() => pathOf(anomalies), { scenario: 'sample', role, before })
  const sent = () => calls(`PUT ${LIST}`).map(({ body }) => body)
  return { user, sent, anomalies, personOf }
}

const openList = (role?: Role) => open(() => paths.anomalyActivity(), role)
const openSecond = () => open(([, second]) => paths.anomaly(second?.id ?? ''))

const rows = async () => {
  await screen.findAllByText('Jonas Weber')
  return [...document.querySelectorAll<HTMLElement>('[data-row]')]
}
const choices = async () =>
  (await screen.findAllByRole('menuitemradio')).map((one) => [one.textContent, one.getAttribute('aria-checked')])

test('several anomalies are assigned from the toolbar, and Undo restores each previous assignee', async () => {
  const { user, sent, anomalies, personOf } = await openList()
  const [first] = await rows()
  first?.focus()
  await user.keyboard('xjx')
  await user.click(await screen.findByRole('button', { name: 'Assign' }))
  await screen.findByRole('menuitemradio', { name: 'Elif Demir' })
  // One is assigned to Jonas and one is unassigned, so none is marked.
  expect((await choices()).every(([, isChecked]) => isChecked === 'false')).toBe(true)
  await user.click(screen.getByRole('menuitemradio', { name: 'Elif Demir' }))
  expect(await screen.findByText('2 anomalies assigned to Elif Demir')).toBeVisible()
  expect(screen.queryByText('2 rows selected')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent()).toHaveLength(3))
  const [one, two] = anomalies.map(({ id }) => id)
  expect(sent()).toMatchObject([
    { ids: [one, two], assigneeId: personOf('owner').id },
    { ids: [one], assigneeId: null },
    { ids: [two], assigneeId: personOf('admin').id },
  ])
})

test('the assign shortcut acts on the focused row, with the current assignee preselected', async () => {
  const { user, sent, anomalies } = await openList()
  const [, second] = await rows()
  second?.focus()
  await user.keyboard('p')
  const dialog = await screen.findByRole('dialog', { name: 'Assign 1 anomaly' })
  expect(await within(dialog).findByLabelText('Jonas Weber')).toBeChecked()
  await user.click(within(dialog).getByLabelText('Unassigned'))
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }))
  await waitFor(() => expect(sent()).toMatchObject([{ ids: [anomalies[1]?.id], assigneeId: null }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Undo by its key restores the previous assignee', async () => {
  const { user, sent, anomalies, personOf } = await openList()
  const [, second] = await rows()
  second?.focus()
  await user.keyboard('p')
  const dialog = await screen.findByRole('dialog', { name: 'Assign 1 anomaly' })
  await user.click(await within(dialog).findByLabelText('Unassigned'))
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }))
  await screen.findByRole('button', { name: 'Undo' })
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() =>
    expect(sent().at(-1)).toMatchObject({ ids: [anomalies[1]?.id], assigneeId: personOf('admin').id }),
  )
})

test('a shortcut skips anomalies that are already in its status', async () => {
  const { user, sent, anomalies } = await openList()
  const [first, , snoozed] = await rows()
  snoozed?.focus()
  await user.keyboard('sx')
  first?.focus()
  await user.keyboard('xs')
  await waitFor(() => expect(sent()).toMatchObject([{ ids: [anomalies[0]?.id], status: AnomalyStatus.Snoozed }]))
})

test('a viewer reads why anomalies cannot be assigned', async () => {
  const { user, sent } = await openList('viewer')
  const [first] = await rows()
  first?.focus()
  await user.keyboard('xp')
  const assign = await screen.findByRole('button', { name: 'Assign' })
  expect(assign).toHaveAttribute('aria-disabled', 'true')
  expect(assign).toHaveAccessibleDescription("Your role doesn't allow this. Ask an admin of the account.")
  await user.click(assign)
  await everythingRead()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('menuitemradio')).toBeNull()
  expect(sent()).toEqual([])
})

test('in the detail, arrow keys only move through the members, and the choice is sent once', async () => {
  const { user, sent, anomalies, personOf } = await openSecond()
  await user.click(await screen.findByRole('button', { name: 'Assignee: Jonas Weber' }))
  await waitFor(async () => expect(await choices()).toContainEqual(['Jonas Weber', 'true']))
  await user.keyboard('{ArrowDown}')
  expect(sent()).toEqual([])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent()).toMatchObject([{ ids: [anomalies[1]?.id], assigneeId: personOf('user').id }]))
})

test('choosing the current assignee sends nothing', async () => {
  const { user, sent } = await openSecond()
  await user.click(await screen.findByRole('button', { name: 'Assignee: Jonas Weber' }))
  await waitFor(async () => expect(await choices()).toContainEqual(['Jonas Weber', 'true']))
  await user.click(screen.getByRole('menuitemradio', { name: 'Jonas Weber' }))
  await waitFor(() => expect(screen.queryByRole('menuitemradio')).toBeNull())
  expect(sent()).toEqual([])
})
