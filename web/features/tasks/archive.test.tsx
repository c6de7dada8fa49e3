import { PlanLimitKind, TaskStatus } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, refusal } from '#tests/support/api.tsx'
import { planUsageWith } from '#tests/support/plan-usage.ts'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

/** Adds a task of the team that was done two years ago; returns its id. */
async function addOld({ as, sandbox }: OpenSandbox) {
  const owner = await as('owner')
  const { id } = (await owner('POST', `/TaskAccount/${ACCOUNT}`, { title: 'Old tents' })).body
  await owner('PUT', `/TaskAccount/${ACCOUNT}/${id}/status`, { status: TaskStatus.Done })
  await sandbox.store.set('task', id, { completedAt: '2024-11-01T09:00:00.000Z' })
  return id as string
}

test('at the limit, what was done over a year ago is archived, found by the filter and brought back', async () => {
  const full = planUsageWith({ kind: PlanLimitKind.Tasks, used: 10_000, allowed: 10_000 })
  const { user } = await renderScreen('/tasks?tab=team', { answers: full, before: addOld })
  await user.click(await screen.findByRole('button', { name: 'Archive tasks done over a year ago' }))
  expect(await screen.findByText('Task archived')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Old tents' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Archived' }))
  const row = (await screen.findByText('Old tents')).closest('tr') as HTMLElement
  await user.click(within(row).getAllByRole('button').at(-1) as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: 'Bring back' }))
  expect(await screen.findByText('Task brought back')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Old tents')).toBeNull())
})

/** The refusal of one more private task at the limit. */
const FULL = {
  status: 409,
  body: {
    ...(refusal(409, 'Tasks: all 10,000 of the Growth plan are used.')?.body as object),
    code: 'plan-limit-reached',
    planLimit: {
      kind: PlanLimitKind.Tasks,
      used: 10_000,
      allowed: 10_000,
      renewsAt: null,
      includedIn: null,
      payerName: 'Elif Demir',
    },
  },
}

/** Adds a private task that was done two years ago. */
async function addOwnOld({ as, sandbox, personOf }: OpenSandbox) {
  const owner = await as('owner')
  const path = `/TaskUser/${personOf('owner').id}`
  const { id } = (await owner('POST', path, { title: 'Old boots' })).body
  await owner('PUT', `${path}/${id}/status`, { status: TaskStatus.Done })
  await sandbox.store.set('task', id, { completedAt: '2024-11-01T09:00:00.000Z' })
}

test.each([
  ['the quick add', '/tasks?tab=mine', 'Add a task', 'Add'],
  ['the form', '/tasks/new?tab=mine', 'Title', 'Create task'],
])('%s of private tasks offers the archive once one was refused at the limit', async (_, route, field, submit) => {
  const answers: Record<string, Answer[]> = {}
  const { user, sandbox, personOf } = await renderScreen(route, {
    answers,
    before(open) {
      answers[`POST /TaskUser/${open.personOf('owner').id}`] = [FULL]
      return addOwnOld(open)
    },
  })
  await user.type(await screen.findByRole('textbox', { name: field }), 'One more')
  expect(screen.queryByText(/^Private tasks:/)).toBeNull()
  await user.click(screen.getByRole('button', { name: submit }))
  expect(await screen.findByText('Private tasks: 10,000 of 10,000 used')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Archive tasks done over a year ago' }))
  expect(await screen.findByText('Task archived')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText(/^Private tasks:/)).toBeNull())
  await user.click(screen.getByRole('button', { name: submit }))
  const planId = personOf('owner').id
  await waitFor(async () =>
    expect(await sandbox.store.listAll('task', { where: { planId, archivedAt: null } })).toMatchObject([
      { title: 'One more' },
    ]),
  )
})

test('an archived task is read by its link, says so, and is brought back there', async () => {
  let id = ''
  const { user, sandbox } = await renderScreen(() => paths.task(id), {
    before: async (open) => {
      id = await addOld(open)
      await (await open.as('owner'))('POST', `/TaskAccount/${ACCOUNT}/archive`)
    },
  })
  expect(await screen.findByText(/^Archived on/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Bring back' }))
  await waitFor(() => expect(screen.queryByText(/^Archived on/)).toBeNull())
  expect((await sandbox.store.get('task', id))?.archivedAt).toBeNull()
})
