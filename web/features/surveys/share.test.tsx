import { SurveyAudience, SurveyStatus } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

const arabic = {
  languageTag: 'ar',
  title: 'طلبك',
  description: null,
  thanksText: null,
  closedText: null,
  questions: [
    { questionId: 'new_1', text: 'ما مدى احتمال ذلك؟', options: [], rows: [], lowLabel: null, highLabel: null },
  ],
}

test('a link can begin in one of the languages, and the text for an email and a post is in it', async () => {
  let id = ''
  const question = { id: 'new_1', type: 3, text: 'How likely?', isRequired: true }
  const { user } = await renderScreen(() => `/surveys/${id}/share`, {
    before: async ({ as }) => {
      const draft = { title: 'Your order', audience: 2, status: 2, languageTag: 'en', questions: [question] }
      const body = { ...draft, localizations: [arabic] }
      id = (await (await as('owner'))('POST', `/BusinessSurvey/${ACCOUNT}`, body)).body.id
    },
  })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(await screen.findByRole('button', { name: 'Copy text for an email' }))
  expect(copied.mock.lastCall?.[0]).toContain('Your order')
  await user.selectOptions(screen.getByLabelText('Language of the link'), 'Arabic')
  expect(await screen.findByText(/\?lang=ar$/)).toBeInTheDocument()
  await user.type(screen.getByLabelText('Source'), 'shop')
  expect(await screen.findByText(/\?lang=ar&via=shop$/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Copy text for an email' }))
  // The sentence around the title is not there in Arabic.
  expect(copied.mock.lastCall?.[0]).toMatch(/^طلبك\n\S+\?lang=ar&via=shop$/)
  const post = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Share as a post' }).href)
  expect(post.searchParams.get('text')).toBe('طلبك')
  expect(post.searchParams.get('link')).toMatch(/\?lang=ar&via=shop$/)
})
