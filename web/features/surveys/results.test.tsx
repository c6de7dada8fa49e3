import { SurveyStatus } from '@adwright/sdk/types'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, refusal } from '#tests/support/api.tsx'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'

/** A screen of the open survey of the sample. */
async function ofSample(
  screenOf: (id: string) => string,
  failuresOf: (id: string) => Record<string, Answer | Answer[]> = () => ({}),
) {
  let id = ''
  const answers: Record<string, Answer | Answer[]> = {}
  const opened = await renderScreen(() => screenOf(id), {
    answers,
    scenario: 'sample',
    role: 'admin',
    before: async ({ sandbox }) => {
      const [survey] = await sandbox.store.listAll('survey', { where: { status: SurveyStatus.Open } })
      id = survey?.id ?? ''
      Object.assign(answers, failuresOf(id))
    },
  })
  return { ...opened, id, answers }
}

test('results are filtered by source, in the address and as a chip', async () => {
  const { user } = await ofSample((id) => `/surveys/${id}/results`)
  await user.click(await screen.findByText('Source', { selector: 'button, button *' }))
  await user.click(await screen.findByLabelText('newsletter'))
  await waitFor(() => expect(new URLSearchParams(location.search).getAll('vias')).toEqual(['newsletter']))
  // The filter in use stays while the results of the choice load.
  await waitFor(() => expect(screen.getByLabelText('newsletter')).toBeChecked())
  expect(await screen.findByText('newsletter', { selector: 'main button' })).toBeInTheDocument()
})

test('two periods are compared; a period that ends before it begins asks for another', async () => {
  const { user } = await ofSample((id) => `/surveys/${id}/results`)
  await user.selectOptions(await screen.findByLabelText('Compare by'), 'Period')
  expect(await screen.findByText(/\d{4} – .*\(\d+ answers?\) \/ .*\d{4} – .*\(\d+ answers?\)/)).toBeVisible()
  fireEvent.change(screen.getByLabelText('First period to'), { target: { value: '2001-01-01' } })
  expect(await screen.findByText('Choose two periods to compare.')).toBeVisible()
})

test('a frequent word leads to the answers that have it', async () => {
  const { user } = await ofSample((id) => `/surveys/${id}/results`)
  const words = within(await screen.findByRole('list', { name: 'Frequent words' }))
  await user.click(words.getByRole('link', { name: 'heavy' }))
  await waitFor(() => expect(location.pathname + location.search).toMatch(/\/answers\?text=heavy$/))
  await everythingRead()
  expect(within(await screen.findByRole('table')).getAllByRole('row').length).toBeGreaterThan(2)
})

test('a comparison that cannot be read says so, and is tried again', async () => {
  const failure = refusal(500, 'broken')
  const { user } = await ofSample(
    (id) => `/surveys/${id}/results`,
    (id) => ({ [`GET /BusinessSurvey/${ACCOUNT}/${id}/comparison`]: [failure, failure, failure] }),
  )
  expect(await screen.findByText("The comparison couldn't be loaded")).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/larger than chance\.$/, { selector: 'p:not([id])' })).toBeInTheDocument()
})

test('a filter whose results cannot be read can be taken away again', async () => {
  const { user, answers, id } = await ofSample(
    (survey) => `/surveys/${survey}/results?vias=newsletter`,
    (survey) => ({ [`GET /BusinessSurvey/${ACCOUNT}/${survey}/results`]: refusal(500, 'broken') }),
  )
  expect(await screen.findByText("Results couldn't be loaded")).toBeInTheDocument()
  delete answers[`GET /BusinessSurvey/${ACCOUNT}/${id}/results`]
  await user.click(await screen.findByRole('button', { name: 'newsletter' }))
  expect(await screen.findByRole('region', { name: /^1\./ })).toBeInTheDocument()
  expect(location.search).toBe('')
})

test('results without filters are read once', async () => {
  const { calls, id } = await ofSample((survey) => `/surveys/${survey}/results`)
  expect(await screen.findByLabelText('Compare by')).toBeInTheDocument()
  await everythingRead()
  expect(calls(`GET /BusinessSurvey/${ACCOUNT}/${id}/results`)).toHaveLength(1)
})

test('results and answers are read anew when their tab is opened, because people go on answering', async () => {
  const { user, calls, id } = await ofSample((survey) => `/surveys/${survey}/share`)
  const results = `GET /BusinessSurvey/${ACCOUNT}/${id}/results`
  await waitFor(() => expect(calls(results)).toHaveLength(1))
  await user.click(await screen.findByRole('tab', { name: 'Results' }))
  await waitFor(() => expect(calls(results)).toHaveLength(2))
  await user.click(screen.getByRole('tab', { name: 'Answers' }))
  const answers = `GET /BusinessSurvey/${ACCOUNT}/${id}/answers`
  await waitFor(() => expect(calls(answers)).toHaveLength(1))
  await user.click(screen.getByRole('tab', { name: 'Share' }))
  await everythingRead()
  await user.click(screen.getByRole('tab', { name: 'Answers' }))
  await waitFor(() => expect(calls(answers)).toHaveLength(2))
})
