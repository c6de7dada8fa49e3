import { ExecutionChangeStatus } from '@adwright/sdk/types'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeAdsAccount } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { SAMPLE_CLIENT } from '#mocks/sandbox/domain/sample/ads.ts'
import { refusal } from '#tests/support/api.tsx'
import { ACCOUNT, type OpenSandbox, type Role } from '#tests/support/sandbox.ts'
import { type OpenScreen, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

const PROPOSALS = `/EA/${ACCOUNT}/autopilot/${SAMPLE_CLIENT}/proposals`

type Options = Pick<NonNullable<Parameters<typeof renderScreen>[1]>, 'answers' | 'before'> & { role?: Role }

/** Opens the inbox of the sample, and returns the suggestions in their default order. */
async function openInbox({
  role = 'owner',
  ...options
}: Options = {}): Promise<OpenScreen & { open: { id: string; name: string }[] }> {
  const opened = await renderScreen(`${paths.activeRules()}?tab=proposals`, { scenario: 'sample', role, ...options })
  return { ...opened, open: await suggestionsIn(opened) }
}

/** The open suggestions of the sample. */
const suggestionsIn = ({ sandbox: { store } }: Pick<OpenSandbox, 'sandbox'>) =>
  store.listAll('autopilotChange', { where: { status: ExecutionChangeStatus.Proposed } })

const approveButton = (name = '') => screen.findByRole('button', { name: `Approve: ${name}` })
const rejectButton = (name = '') => screen.findByRole('button', { name: `Reject: ${name}` })
const isOpen = async (screenOf: Pick<OpenSandbox, 'sandbox'>, id = '') =>
  (await suggestionsIn(screenOf)).some((suggestion) => suggestion.id === id)

test('suggestions are ordered by impact and say when they expire', async () => {
  const { calls, open } = await openInbox()
  await approveButton(open[0]?.name)
  expect(calls(`GET ${PROPOSALS}`)[0]?.query.get('orderBy')).toBe('estimatedSaving')
  expect(screen.getAllByText('Expires in 2 days').length).toBe(open.length)
})

test('the metrics of a suggestion name their days, which differ from those of its other conditions', async () => {
  const { open } = await openInbox()
  const row = (await approveButton(open[0]?.name)).closest('li')
  const days = within(row as HTMLElement).getByText('Days').nextElementSibling
  expect(days).toHaveTextContent(/^[A-Z][a-z]{2} \d+ – [A-Z][a-z]{2} \d+, 2026$/)
})

test('one suggestion is approved immediately, and the toast offers Undo', async () => {
  const { user, open, calls } = await openInbox()
  await user.click(await approveButton(open[0]?.name))
  await expect.poll(() => toaster.all()[0]?.action?.label).toBe('Undo')
  expect(calls(`POST ${PROPOSALS}/approve`).map(({ body }) => body)).toEqual([{ changeIds: [open[0]?.id] }])
})

test('Undo of an approval asks whether the rule leaves the item alone', async () => {
  const { user, open, calls } = await openInbox()
  await user.click(await approveButton(open[0]?.name))
  await expect.poll(() => toaster.all()[0]?.action?.label).toBe('Undo')
  act(() => toaster.all()[0]?.action?.onAct())
  const question = await screen.findByRole('alertdialog', { name: 'Undo 1 change?' })
  await user.click(within(question).getByRole('checkbox', { name: 'Exclude these items from the rule from now on' }))
  await user.click(within(question).getByRole('button', { name: 'Undo 1 change' }))
  await expect.poll(() => toaster.all()[0]?.title).toMatch(/was undone$/)
  const undone = calls().filter(({ body }) => (body as { exception?: object } | undefined)?.exception !== undefined)
  expect(undone.map(({ body }) => body)).toEqual([
    { changeIds: [open[0]?.id], includeChangedSince: false, exception: { expiresOn: null } },
  ])
})

test('a suggestion that guardrails hold back stays open, and the notice says why', async () => {
  const held = (id: string) => ({
    currencyCode: 'EUR',
    decidedCount: 0,
    failedCount: 0,
    changes: [],
    heldBack: [{ changeId: id, reason: 4, text: 'Too far within a day.', autopilotId: null, autopilotName: null }],
    missingIds: [],
  })
  const answers: NonNullable<Options['answers']> = {}
  const { user, open } = await openInbox({
    answers,
    async before(sandbox) {
      const [first] = await suggestionsIn(sandbox)
      answers[`POST ${PROPOSALS}/approve`] = { body: held(first?.id ?? '') }
    },
  })
  await user.click(await approveButton(open[0]?.name))
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent(`${open[0]?.name}: Too far within a day.`)
  expect(await approveButton(open[0]?.name)).toBeEnabled()
})

test('a suggestion whose value was changed since says the value, and cannot be approved', async () => {
  const { user, calls } = await openInbox({
    async before({ sandbox }) {
      const [found] = await suggestionsIn({ sandbox })
      const at = new Date(sandbox.clock.now().getTime() - 60_000).toISOString()
      const byHand = { field: 'dailyBudget' as const, value: 15.2, from: at.slice(0, 10), at }
      const entityId = found?.entityId ?? ''
      await changeAdsAccount(sandbox.runtime, ACCOUNT, SAMPLE_CLIENT, { entityId, ...byHand })
    },
  })
  const notice = await screen.findByText(/^Now €15\.20\. An approval would fail because its value was changed/)
  const row = notice.closest('li')
  if (!row) throw new Error('The suggestion is a list item.')
  await user.click(within(row).getByRole('button', { name: /^Approve: / }))
  expect(calls(`POST ${PROPOSALS}/approve`)).toEqual([])
})

test('one suggestion is rejected immediately, and Undo brings it back', async () => {
  const { open, user, ...rest } = await openInbox()
  const id = open[0]?.id
  await user.click(await rejectButton(open[0]?.name))
  await expect.poll(() => toaster.all()[0]?.title).toBe('1 suggestion was rejected')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(await isOpen(rest, id)).toBe(false)
  toaster.all()[0]?.action?.onAct()
  await expect.poll(() => toaster.all()[0]?.title).toBe('1 suggestion was restored')
  expect(await isOpen(rest, id)).toBe(true)
  expect(await rejectButton(open[0]?.name)).toBeVisible()
})

test('a rejection that could not be taken back is not reported as restored', async () => {
  const nothing = {
    currencyCode: 'EUR',
    decidedCount: 0,
    failedCount: 0,
    changes: [],
    heldBack: [],
    missingIds: ['chg_expired'],
  }
  const { open, user } = await openInbox({ answers: { [`POST ${PROPOSALS}/restore`]: { body: nothing } } })
  await user.click(await rejectButton(open[0]?.name))
  await expect.poll(() => toaster.all()[0]?.title).toBe('1 suggestion was rejected')
  toaster.all()[0]?.action?.onAct()
  await expect.poll(() => toaster.all()[0]?.title).toBe("Suggestions couldn't be restored")
})

test('a failed approval keeps the focus and says why', async () => {
  const answers = { [`POST ${PROPOSALS}/approve`]: refusal(409, 'Google Ads is not connected.') }
  const { user, open } = await openInbox({ answers })
  const approve = await approveButton(open[0]?.name)
  approve.focus()
  await user.keyboard('{Enter}')
  await expect.poll(() => toaster.all()[0]?.title).toBe("The change couldn't be approved")
  expect(approve).toHaveFocus()
  expect(approve).not.toHaveAttribute('aria-busy')
})

test('a double click approves once', async () => {
  const { user, open, calls } = await openInbox()
  await user.dblClick(await approveButton(open[0]?.name))
  await expect.poll(() => toaster.all()[0]?.action?.label).toBe('Undo')
  expect(calls(`POST ${PROPOSALS}/approve`)).toHaveLength(1)
})

test('a range is selected with shift and rejected together with a reason', async () => {
  const { user, calls } = await openInbox()
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select / })
  // The first two select the page and the rule.
  const [, , first, second] = boxes
  if (!first || !second) throw new Error('The sample has a rule with two suggestions.')
  await user.click(first)
  await user.keyboard('{Shift>}')
  await user.click(second)
  await user.keyboard('{/Shift}')
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Reject 2 suggestions?' })
  await user.type(within(dialog).getByRole('textbox'), 'Seasonal')
  await user.click(within(dialog).getByRole('button', { name: 'Reject 2 suggestions' }))
  await expect.poll(() => toaster.all()[0]?.title).toBe('2 suggestions were rejected')
  expect(calls(`POST ${PROPOSALS}/reject`)[0]?.body).toMatchObject({ reason: 'Seasonal' })
})

test('an error of a bulk decision stays in its dialog', async () => {
  const answers = { [`POST ${PROPOSALS}/reject`]: refusal(409, 'Google Ads is not connected.') }
  const { user } = await openInbox({ answers })
  const [, , first] = await screen.findAllByRole('checkbox', { name: /^Select / })
  if (!first) throw new Error('The sample has a suggestion.')
  await user.click(first)
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  await user.click(await screen.findByRole('button', { name: 'Reject 1 suggestion' }))
  expect(await screen.findByText('Google Ads is not connected.')).toBeVisible()
})

test('suggestions that someone else decided meanwhile are named', async () => {
  const { user, open, sandbox } = await openInbox()
  const approve = await approveButton(open[0]?.name)
  await sandbox.store.set('autopilotChange', open[0]?.id ?? '', { status: ExecutionChangeStatus.Rejected })
  await user.click(approve)
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('1 suggestion was already handled by someone else or no longer exists.')
  expect(notice).toHaveTextContent(open[0]?.name ?? 'no name')
})

test('users read why they cannot decide, and have no checkboxes', async () => {
  const { user, open, calls } = await openInbox({ role: 'user' })
  const approve = await approveButton(open[0]?.name)
  expect(approve).toHaveAccessibleDescription(/Only admins and owners can approve/)
  await user.click(approve)
  await waitFor(() => expect(calls(`GET ${PROPOSALS}`).length).toBeGreaterThan(0))
  expect(calls(`POST ${PROPOSALS}/approve`)).toEqual([])
  expect(screen.queryByRole('checkbox', { name: /^Select / })).toBeNull()
})
