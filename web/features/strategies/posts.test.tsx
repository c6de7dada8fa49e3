import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const draft = {
  title: 'Sell more tents',
  goal: 2,
  kpi: { metric: 'Tents sold', source: 5, baseline: 0, target: 100, unit: 'count' },
  startsOn: '2026-10-01',
  dueOn: '2027-06-30',
}

/** Opens a draft of a strategy over nine months, with a post of its eighth month and one without a time. */
async function openPosts(path: string) {
  let id = ''
  const before = async ({ as }: OpenSandbox) => {
    const call = await as('owner')
    id = (await call('POST', `/StrategyAccount/${ACCOUNT}`, draft)).body.id
    const posts = `/SocialMediaCalendar/${ACCOUNT}`
    await call('POST', posts, { title: 'A night in May', strategyId: id, scheduledAt: '2027-05-10T10:00:00Z' })
    await call('POST', posts, { title: 'An idea', strategyId: id })
    await call('POST', posts, { title: 'Something else' })
    await call('POST', `/TaskAccount/${ACCOUNT}`, { title: 'Find a place', strategyId: id })
  }
  return renderScreen(() => `/strategies/${id}${path}`, { before })
}

test('a strategy shows all of its posts once, whatever its length, also those without a time', async () => {
  await openPosts('?tab=posts')
  expect(await screen.findByText('A night in May')).toBeInTheDocument()
  expect(screen.getAllByText('An idea')).toHaveLength(1)
  expect(screen.queryByText('Something else')).toBeNull()
})

test('tasks and posts of a strategy lead to their screens', async () => {
  const { user } = await openPosts('?tab=posts')
  const post = await screen.findByRole('link', { name: 'A night in May' })
  expect(post).toHaveAttribute('href', expect.stringMatching(/^\/social-calendar\/\w+$/))
  await user.click(screen.getByRole('tab', { name: 'Tasks' }))
  const task = await screen.findByRole('link', { name: 'Find a place' })
  expect(task).toHaveAttribute('href', expect.stringMatching(/^\/tasks\/\w+$/))
})

test('the question before a deletion names the tasks and posts that stay', async () => {
  const { user } = await openPosts('')
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog')
  await waitFor(() =>
    expect(question).toHaveTextContent('2 posts stay, without a strategy: “An idea” and “A night in May”.'),
  )
  await waitFor(() => expect(question).toHaveTextContent('1 task stays, without a strategy: “Find a place”.'))
})
