import { configureClient } from '@adwright/sdk/client'
import {
  type Account,
  type AutopilotProposal,
  type AutopilotProposalPage,
  type User,
  UserRole,
} from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type Answer, answerWith, connected, refusal } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { type Client, ClientContext } from '#web/features/autopilot/use-client.ts'
import { CurrentContext } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Inbox } from './Inbox.tsx'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}

const account = exampleOf('getAccount') as Account
const person = exampleOf('getUser') as User
const page = exampleOf('listAutopilotProposals') as AutopilotProposalPage
const proposals = page.items
const BASE = `/EA/${account.id}/autopilot/4839201756`
const client: Client = {
  path: { accountId: account.id, customerClientId: '4839201756' },
  name: 'Lindholm Outdoor',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  lastSyncAt: null,
}

function open(answers: Record<string, Answer | Answer[]>, role: Account['role'] = UserRole.Owner) {
  const calls = answerWith({
    [`GET ${BASE}/proposals`]: { body: page },
    [`GET ${BASE}/rules-in-activity`]: { body: [] },
    ...answers,
  })
  const mine = { ...account, role }
  const current = { user: person, accounts: [mine], account: mine, hasAdsData: true, hasAnalyticsData: true }
  const view = renderUi(
    connected(
      <CurrentContext value={current}>
        <ClientContext value={client}>
          <Inbox />
        </ClientContext>
      </CurrentContext>,
    ),
  )
  return { ...view, calls }
}

const named = (index: number) => (proposals[index] as AutopilotProposal).name
const decided = (ids: number[], status: number, missingIds: string[] = []): Answer => ({
  body: {
    decidedCount: ids.length,
    failedCount: 0,
    changes: ids.map((index) => ({ ...proposals[index], status, failureReason: null })),
    missingIds,
  },
})

beforeEach(() => toaster.dismissAll())

test('one suggestion is approved immediately, and the toast offers Undo', async () => {
  const { user, calls } = open({ [`POST ${BASE}/proposals/approve`]: decided([0], 1) })
  await user.click(await screen.findByRole('button', { name: `Approve: ${named(0)}` }))
  await expect.poll(() => toaster.all()[0]?.action?.label).toBe('Undo')
  expect(calls.find(({ name }) => name.endsWith('/approve'))?.body).toEqual({ changeIds: [proposals[0]?.id] })
})

test('a failed approval keeps the focus and sends one request', async () => {
  const { user } = open({})
  const approve = await screen.findByRole('button', { name: `Approve: ${named(0)}` })
  const reject = screen.getByRole('button', { name: `Reject: ${named(0)}` })
  let asked = 0
  let arrive = () => undefined as void
  const way = new Promise<void>((resolve) => {
    arrive = resolve
  })
  configureClient({
    baseUrl: 'http://api.test',
    credentials: () => undefined,
    fetch: async ({ method }) => {
      if (method === 'GET') return Response.json(page)
      asked += 1
      await way
      return Response.json({}, { status: 503 })
    },
  })
  approve.focus()
  await user.keyboard('{Enter}')
  await expect.poll(() => approve.getAttribute('aria-busy')).toBe('true')
  // A disabled element loses the focus.
  expect(approve).not.toBeDisabled()
  expect(reject).not.toBeDisabled()
  await user.keyboard('{Enter}')
  await user.click(reject)
  approve.focus()
  arrive()
  await expect.poll(() => toaster.all()[0]?.title).toBe('The change could not be approved')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(asked).toBe(1)
  expect(approve).toHaveFocus()
  expect(approve).not.toHaveAttribute('aria-busy')
})

test('a range is selected with shift and rejected together with a reason', async () => {
  const { user, calls } = open({ [`POST ${BASE}/proposals/reject`]: decided([0, 1, 2], 3) })
  await user.click(await screen.findByRole('checkbox', { name: `Select ${named(0)}` }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: `Select ${named(2)}` }))
  await user.keyboard('{/Shift}')
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Reject 3 suggestions?' })
  await user.type(within(dialog).getByRole('textbox'), 'Kept for the catalogue')
  await user.click(within(dialog).getByRole('button', { name: 'Reject 3 suggestions' }))
  await expect.poll(() => toaster.all()[0]?.title).toBe('3 suggestions were rejected')
  expect(calls.find(({ name }) => name.endsWith('/reject'))?.body).toEqual({
    changeIds: proposals.slice(0, 3).map(({ id }) => id),
    reason: 'Kept for the catalogue',
  })
})

test('suggestions that someone else decided meanwhile are named', async () => {
  const missing = (proposals[1] as AutopilotProposal).id
  const { user } = open({ [`POST ${BASE}/proposals/approve`]: decided([], 1, [missing]) })
  await user.click(await screen.findByRole('button', { name: `Approve: ${named(1)}` }))
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('1 suggestion was decided by somebody else meanwhile, or is gone.')
  expect(notice).toHaveTextContent(named(1))
})

test('selecting everything reads all pages before it decides', async () => {
  const rest = { ...page.items[0], id: 'chg_other', name: 'on another page' }
  const first = { ...page, totalCount: proposals.length + 1, totalPages: 2 }
  const { user, calls } = open({
    [`GET ${BASE}/proposals`]: [
      { body: first },
      { body: first },
      { body: { ...first, currentPage: 2, items: [rest] } },
      { body: { ...page, totalCount: 0, totalPages: 0, items: [] } },
    ],
    [`POST ${BASE}/proposals/approve`]: decided([0], 1),
  })
  await user.click(await screen.findByRole('checkbox', { name: `All ${proposals.length} shown` }))
  await user.click(screen.getByRole('button', { name: `Select all ${proposals.length + 1} that match` }))
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  await user.click(await screen.findByRole('button', { name: `Approve ${proposals.length + 1} changes` }))
  await expect
    .poll(() => calls.find(({ name }) => name.endsWith('/approve'))?.body)
    .toEqual({
      changeIds: [...proposals.map(({ id }) => id), 'chg_other'],
    })
})

test('an error of a bulk decision stays in its dialog', async () => {
  const { user } = open({ [`POST ${BASE}/proposals/reject`]: refusal(409, 'Google Ads is not connected.') })
  await user.click(await screen.findByRole('button', { name: `Reject: ${named(0)}` }))
  await user.click(await screen.findByRole('button', { name: 'Reject 1 suggestion' }))
  expect(await screen.findByText('Google Ads is not connected.')).toBeVisible()
})

test('users read why they cannot decide, and have no checkboxes', async () => {
  const { user, calls } = open({}, UserRole.User)
  const approve = await screen.findByRole('button', { name: `Approve: ${named(0)}` })
  expect(approve).toHaveAccessibleDescription(/Only admins and owners may approve/)
  await user.click(approve)
  expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false)
  expect(screen.queryByRole('checkbox')).toBeNull()
})
