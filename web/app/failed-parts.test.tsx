// Where one read of a workspace screen fails, the rest of it stays, and the part can be asked for again.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, refusal } from '#tests/support/api.tsx'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

type Answers = Record<string, Answer | Answer[]>

const unavailable = refusal(503, 'The service is busy.')

test('columns of the board fail one by one, and are read again one by one', async () => {
  const answers: Answers = { [`GET /TaskAccount/${ACCOUNT}`]: unavailable }
  const { user } = await renderScreen('/tasks?tab=team', { scenario: 'sample', answers })
  const failed = () => screen.queryAllByText("Tasks couldn't load")
  await waitFor(() => expect(failed().length).toBeGreaterThan(1))
  const before = failed().length
  delete answers[`GET /TaskAccount/${ACCOUNT}`]
  const column = screen.getByRole('region', { name: 'In progress' })
  await user.click(within(column).getByRole('button', { name: 'Try again' }))
  expect((await within(column).findAllByRole('link')).length).toBeGreaterThan(0)
  expect(failed()).toHaveLength(before - 1)
})

test('without the counts, the cards of the board stay', async () => {
  const answers = { [`GET /TaskAccount/${ACCOUNT}/counts`]: unavailable }
  await renderScreen('/tasks?tab=team', { scenario: 'sample', answers })
  const column = await screen.findByRole('region', { name: 'In progress' })
  expect((await within(column).findAllByRole('link')).length).toBeGreaterThan(0)
})

test('without the channels, the posts of the month stay, and their access is said to be unknown', async () => {
  const answers: Answers = { [`GET /SocialMediaCalendar/${ACCOUNT}/channels`]: unavailable }
  const { user } = await renderScreen('/social-calendar', { scenario: 'sample', answers })
  expect(await screen.findByText("The access of the channels couldn't be checked.")).toBeVisible()
  expect((await within(screen.getByRole('grid')).findAllByRole('link')).length).toBeGreaterThan(0)
  delete answers[`GET /SocialMediaCalendar/${ACCOUNT}/channels`]
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(screen.queryByText("The access of the channels couldn't be checked.")).not.toBeInTheDocument(),
  )
})

test('an analysis that could not be run is said so, uses nothing, and can be started again', async () => {
  const answers = { [`POST /AI/${ACCOUNT}/ad-campaign-analysis`]: [unavailable] }
  const { user } = await renderScreen('/ai-analysis', { scenario: 'sample', answers })
  const start = await screen.findByRole('button', { name: 'Analyze: Ad campaigns' })
  await user.click(start)
  expect(await screen.findByText("The analysis couldn't be run")).toBeInTheDocument()
  expect(screen.getAllByText(/0 of 200 are used/).length).toBeGreaterThan(0)
  await user.click(start)
  expect(await screen.findByRole('heading', { level: 1, name: /Lindholm Outdoor – DE/ })).toBeInTheDocument()
})
