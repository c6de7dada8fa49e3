import { PlanLimitKind, TaskStatus, UserRole } from '@adwright/sdk/types'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { membershipId } from '#mocks/sandbox/domain/identity/people.ts'
import { planUsageWith } from '#tests/support/plan-usage.ts'
import { ACCOUNT, type OpenSandbox, userElsewhere } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const column = (name: string) => screen.findByRole('region', { name })
const storedTask = ({ sandbox }: OpenSandbox, title: string) =>
  sandbox.store.listAll('task', {}).then((tasks) => tasks.find((task) => task.title === title))

test('a task typed in one line is on the board, in the state to do', async () => {
  const open = await renderScreen('/tasks?tab=team')
  const { user } = open
  await user.type(
    await screen.findByRole('textbox', { name: 'Add a task' }),
    'Check rentals !urgent #search tomorrow{Enter}',
  )
  expect(await within(await column('To do')).findByRole('link', { name: 'Check rentals' })).toBeVisible()
  await expect(storedTask(open, 'Check rentals')).resolves.toMatchObject({ priority: 4, labels: ['search'] })
})

const seeded = async ({ as }: OpenSandbox) => {
  const call = await as('owner')
  await call('POST', `/TaskAccount/${ACCOUNT}`, { title: 'Seeded' })
}

test('the board with which an account begins says what tasks are made from', async () => {
  await renderScreen('/tasks?tab=team', {
    scenario: 'sample',
    before: async ({ sandbox }: OpenSandbox) => {
      const [, ...others] = await sandbox.store.listAll('task', {})
      for (const { id } of others) await sandbox.store.delete('task', id)
    },
  })
  expect(await screen.findByRole('link', { name: /^View \d+ findings$/ })).toBeVisible()
})

test('a card picked up with M moves with the arrow keys; a state it may not take says why; Undo takes it back', async () => {
  const open = await renderScreen('/tasks?tab=team', { before: seeded })
  const { user } = open
  const card = await within(await column('To do')).findByRole('link', { name: 'Seeded' })
  card.focus()
  await user.keyboard('m{ArrowRight}{ArrowRight}')
  expect(screen.getAllByText(/can't go from To do to In review directly/).length).toBeGreaterThan(0)
  await user.keyboard('{ArrowLeft}{Enter}')
  expect(await within(await column('In progress')).findByRole('link', { name: 'Seeded' })).toBeVisible()
  await waitFor(async () => expect(await storedTask(open, 'Seeded')).toMatchObject({ status: TaskStatus.InProgress }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await storedTask(open, 'Seeded')).toMatchObject({ status: TaskStatus.ToDo }))
})

test('a viewer reads the board, and the button for a new task says whom to ask', async () => {
  await renderScreen('/tasks?tab=team', { role: 'viewer' })
  await column('To do')
  const add = screen.getByRole('button', { name: /^Add/ })
  expect(add).toHaveAttribute('aria-disabled', 'true')
  expect(add).toHaveAccessibleDescription(/Ask an admin/)
})

test('Enter opens a task and takes the focus to it, Space leaves it on the card; Escape closes it and returns to the card', async () => {
  const { user } = await renderScreen('/tasks?tab=team', { before: seeded })
  const card = await within(await column('To do')).findByRole('link', { name: 'Seeded' })
  card.focus()
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await column('Seeded')).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Seeded' })).toBeNull())
  expect(card).toHaveFocus()
  await user.keyboard(' ')
  expect(await column('Seeded')).toBeVisible()
  expect(card).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Seeded' })).toBeNull())
  expect(card).toHaveFocus()
})

test('a failed move puts the card back and says so', async () => {
  const { user } = await renderScreen('/tasks?tab=team', {
    before: seeded,
    answers: { [`PUT /TaskAccount/${ACCOUNT}`]: { status: 503, body: {} } },
  })
  const card = await within(await column('To do')).findByRole('link', { name: 'Seeded' })
  card.focus()
  await user.keyboard('m{ArrowRight}{Enter}')
  expect(await screen.findByText("The change couldn't be saved")).toBeVisible()
  expect(await within(await column('To do')).findByRole('link', { name: 'Seeded' })).toHaveFocus()
})

test('the quick add says when the plan has no room for more tasks of the team', async () => {
  const answers = planUsageWith({ kind: PlanLimitKind.Tasks, used: 10_000, allowed: 10_000 })
  const { user, calls } = await renderScreen('/tasks?tab=team', { answers })
  expect(await screen.findByText('Tasks: 10,000 of 10,000 used in the Growth plan')).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Add a task' }), 'One more{Enter}')
  expect(calls(`POST /TaskAccount/${ACCOUNT}`)).toEqual([])
  expect(screen.getByRole('textbox', { name: 'Add a task' })).toHaveValue('One more')
})

test('a viewer who plans in another account adds private tasks', async () => {
  const { user } = await renderScreen('/tasks?tab=mine', { role: 'viewer', before: userElsewhere })
  await user.type(await screen.findByRole('textbox', { name: 'Add a task' }), 'Read about tents{Enter}')
  expect(await within(await column('To do')).findByRole('link', { name: 'Read about tents' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'New task' })).toBeVisible()
})

test('a card dropped on a column of one day takes it, one of several days asks for it, and overdue says why not', async () => {
  const open = await renderScreen('/tasks?tab=team&group=due', { before: seeded })
  const { user } = open
  const card = async (name: string) => within(await column(name)).findByRole('link', { name: 'Seeded' })
  ;(await card('No due date')).focus()
  await user.keyboard('m{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}')
  expect(await card('Today')).toBeVisible()
  await waitFor(async () => expect(await storedTask(open, 'Seeded')).toMatchObject({ dueOn: '2026-11-19' }))
  ;(await card('Today')).focus()
  await user.keyboard('m{ArrowLeft}')
  expect(screen.getAllByText(/becomes overdue when its due date passes/).length).toBeGreaterThan(0)
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  expect(await screen.findByLabelText('Due date')).toHaveValue('2026-11-20')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await card('This week')).toBeVisible()
  await waitFor(async () => expect(await storedTask(open, 'Seeded')).toMatchObject({ dueOn: '2026-11-20' }))
})

test('a card of a member who has left says so, and the task can be assigned to someone else', async () => {
  const open = await renderScreen('/tasks?tab=team', {
    role: 'owner',
    before: async ({ as, sandbox }) => {
      const call = await as('owner')
      const { body } = await call('GET', `/Account/${ACCOUNT}/users`)
      const admin = body.find(({ role }: { role: number }) => role === UserRole.Admin)
      await call('POST', `/TaskAccount/${ACCOUNT}`, { title: 'Left behind', assigneeUserId: admin.userId })
      await sandbox.store.delete('membership', membershipId(ACCOUNT, admin.userId))
    },
  })
  const { user } = open
  const card = await within(await column('To do')).findByRole('link', { name: 'Left behind' })
  expect(await screen.findByText('Assignee left the team')).toBeVisible()
  await user.click(card)
  const assignee = await screen.findByRole('combobox', { name: 'Assignee' })
  expect(assignee).toHaveDisplayValue('Assignee left the team')
  const other = await within(assignee).findAllByRole('option')
  await user.selectOptions(assignee, other.at(-1)?.textContent ?? '')
  await waitFor(async () =>
    expect(await storedTask(open, 'Left behind')).toMatchObject({
      assigneeUserId: other.at(-1)?.getAttribute('value'),
    }),
  )
  expect(screen.queryByText('Assignee left the team')).toBeNull()
})

test('without a task, the screen names what waits elsewhere, matches of rules too', async () => {
  await renderScreen('/tasks', {
    answers: {
      [`GET /Account/${ACCOUNT}/attention`]: {
        status: 200,
        body: {
          postsAwaitingApproval: 0,
          failedPosts: 0,
          overdueTasks: 0,
          dueTodayTasks: 0,
          strategiesOffTrack: 0,
          newAnomalies: 3,
          surveyAlarms: 0,
          newFindings: 0,
          ruleMatches: 7,
        },
      },
    },
  })
  expect(await screen.findByRole('link', { name: 'View 3 new anomalies' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'View 7 matches of active rules' })).toHaveAttribute('href', '/rules-setup')
  expect(screen.queryByRole('link', { name: /finding/ })).toBeNull()
})

test('a due day is chosen in the month by keys', async () => {
  let id = ''
  const open = await renderScreen(() => `/tasks/${id}?tab=team`, {
    before: async ({ as }) => {
      const call = await as('owner')
      id = (await call('POST', `/TaskAccount/${ACCOUNT}`, { title: 'Dated', dueOn: '2026-12-10' })).body.id
    },
  })
  const { user } = open
  await user.click(await screen.findByRole('button', { name: 'Due date: choose a day' }))
  const day = await screen.findByRole('gridcell', { name: /December 10, 2026/ })
  expect(day).toHaveAttribute('aria-selected', 'true')
  day.focus()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(screen.getByRole('gridcell', { name: /December 11, 2026/ })).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await storedTask(open, 'Dated')).toMatchObject({ dueOn: '2026-12-11' }))
})

test('the list shows what is to be done; finished tasks are shown on request or by their state', async () => {
  const { user } = await renderScreen('/tasks?tab=team&view=list', {
    before: async (sandbox) => {
      await seeded(sandbox)
      const call = await sandbox.as('owner')
      const done = await call('POST', `/TaskAccount/${ACCOUNT}`, { title: 'Long done', dueOn: '2026-01-01' })
      await call('PUT', `/TaskAccount/${ACCOUNT}/${done.body.id}/status`, { status: TaskStatus.Done })
    },
  })
  expect(await screen.findByText('Seeded')).toBeVisible()
  expect(screen.queryByText('Long done')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show finished' }))
  expect(await screen.findByText('Long done')).toBeVisible()
})

test('what is typed while a task is being added stays in the line', async () => {
  const open = await renderScreen('/tasks?tab=team')
  const { user } = open
  const line = await screen.findByRole('textbox', { name: 'Add a task' })
  await user.type(line, 'First')
  // In one go, so that the answer can't arrive between the two.
  fireEvent.submit(line)
  fireEvent.change(line, { target: { value: 'FirstSecond' } })
  await waitFor(() => expect(line).toHaveValue('Second'))
  await expect(storedTask(open, 'First')).resolves.toBeDefined()
})

test('a line that was typed and not added survives a reload', async () => {
  const { user, visit } = await renderScreen('/tasks?tab=team')
  const line = () => screen.findByRole('textbox', { name: 'Add a task' })
  fireEvent.change(await line(), { target: { value: 'Exclude rentals' } })
  visit('/tasks?tab=team')
  expect(await line()).toHaveValue('Exclude rentals')
  await user.type(await line(), '{Enter}')
  await waitFor(async () => expect(await line()).toHaveValue(''))
  visit('/tasks?tab=team')
  expect(await line()).toHaveValue('')
})

test('a column adds tasks up to a hundred, and then leads to all of its tasks in the list', async () => {
  const page = { items: [], currentPage: 1, pageSize: 25, totalCount: 130, totalPages: 6 }
  const { user } = await renderScreen('/tasks?tab=team&text=tents', {
    answers: { [`GET /TaskAccount/${ACCOUNT}`]: { body: page } },
  })
  const toDo = within(await column('To do'))
  await user.click(await toDo.findByRole('button', { name: 'Show 25 more' }))
  await user.click(await toDo.findByRole('button', { name: 'Show 50 more' }))
  const link = await toDo.findByRole('link', { name: 'View all as list' })
  expect(link).toHaveAttribute('href', '/tasks?tab=team&text=tents&view=list&statuses=1')
})
