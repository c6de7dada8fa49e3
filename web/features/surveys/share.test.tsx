import { SurveyAudience, SurveyStatus } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, refusal } from '#tests/support/api.tsx'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'

const survey = {
  title: 'Your order',
  audience: SurveyAudience.OurCustomers,
  status: SurveyStatus.Open,
  questions: [{ type: 3, text: 'How likely?', isRequired: true }],
}

/** The page of an open survey's link. */
async function open(fields: object, failure?: Answer) {
  let id = ''
  const answers: Record<string, Answer> = {}
  const opened = await renderScreen(() => `/surveys/${id}/share`, {
    answers,
    before: async ({ as }) => {
      id = (await (await as('owner'))('POST', `/BusinessSurvey/${ACCOUNT}`, { ...survey, ...fields })).body.id
      if (failure) answers[`GET /BusinessSurvey/${ACCOUNT}/${id}/results`] = failure
    },
  })
  const recover = () => {
    delete answers[`GET /BusinessSurvey/${ACCOUNT}/${id}/results`]
  }
  return { ...opened, recover }
}

test('sources that cannot be read say so, and are tried again', async () => {
  const { user, recover } = await open({}, refusal(500, 'broken'))
  expect(await screen.findByText("Results couldn't be loaded")).toBeInTheDocument()
  expect(screen.queryByText('No one has answered yet.')).not.toBeInTheDocument()
  recover()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No one has answered yet.')).toBeInTheDocument()
})

test('of the own team, sources are not called empty while a group is too small to be shown', async () => {
  await open({ audience: SurveyAudience.OurCompany })
  expect(await screen.findByText(/groups of fewer than 5 people stay hidden/)).toBeInTheDocument()
  await everythingRead()
  expect(screen.queryByText('No one has answered yet.')).not.toBeInTheDocument()
})
