import { SurveyStatus } from '@adwright/sdk/types'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, refusal } from '#tests/support/api.tsx'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { savedData } from '#web/lib/saved-data.ts'

const question = { id: 'new_1', type: 3, text: 'How likely?', isRequired: true }
const why = { type: 5, text: 'Why?', showIf: [{ questionId: 'new_1', operator: 4, values: ['6'] }] }
const draft = { title: 'Your order', audience: 2, questions: [question, why] }

const open = async (
  screenOf: (id: string) => string,
  fields: object = {},
  language: 'en' | 'tr' = 'en',
  answers: Record<string, Answer[]> = {},
) => {
  let id = ''
  const opened = await renderScreen(() => screenOf(id), {
    language,
    answers,
    before: async ({ as }) => {
      id = (await (await as('owner'))('POST', `/BusinessSurvey/${ACCOUNT}`, { ...draft, ...fields })).body.id
    },
  })
  return { ...opened, id }
}

test('the list offers templates first', async () => {
  await renderScreen('/surveys')
  expect(await screen.findByText('What was missing?')).toBeInTheDocument()
})

test("templates that cannot be read say so; a survey of one's own does not need them", async () => {
  const broken = { [`GET /BusinessSurvey/${ACCOUNT}/templates`]: refusal(500, 'broken') }
  const { visit } = await renderScreen('/surveys/new', { answers: broken })
  expect(await screen.findByText('The templates could not be loaded')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument()
  visit('/surveys/new?template=nps')
  expect(await screen.findByText('The templates could not be loaded')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

test('a viewer reads the list of the sample and makes nothing', async () => {
  await renderScreen('/surveys', { scenario: 'sample', role: 'viewer' })
  const row = await screen.findByRole('row', { name: /How was your order/ })
  expect(within(row).getByText('Open')).toBeInTheDocument()
  await everythingRead()
  expect(screen.getByRole('button', { name: /New survey/ })).toHaveAttribute('aria-disabled', 'true')
})

test('the builder counts the paths and saves a changed question', async () => {
  const { user } = await open((id) => `/surveys/${id}/edit`)
  expect(await screen.findByText('2 paths')).toBeInTheDocument()
  const text = screen.getByLabelText('Question text')
  await user.clear(text)
  await user.type(text, 'How sure?')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Survey saved')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: /1. How sure\?/ })).toBeInTheDocument()
})

test('an open survey says that its questions are fixed, and shares a link by source', async () => {
  const { user } = await open((id) => `/surveys/${id}/edit`, { status: SurveyStatus.Open })
  expect(await screen.findByText(/questions are fixed/)).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Share' }))
  await user.type(await screen.findByLabelText('Source'), 'Shop Berlin')
  expect(await screen.findByText(/\?via=shop-berlin$/)).toBeInTheDocument()
})

test('a draft has no results in either language', async () => {
  await open((id) => `/surveys/${id}/results`, {}, 'tr')
  expect(await screen.findByText('Henüz sonuç yok')).toBeInTheDocument()
})

test('two people edit one survey: the second sees what changed, and both changes are saved', async () => {
  const { user, id, as } = await open((survey) => `/surveys/${survey}/edit`)
  const text = await screen.findByLabelText('Question text')
  await user.clear(text)
  await user.type(text, 'How sure?')
  const change = { id, title: 'Your last order', closedText: 'See you.' }
  await (await as('owner'))('PUT', `/BusinessSurvey/${ACCOUNT}`, change)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText('Your last order')).toBeInTheDocument()
  expect(screen.getByLabelText('Question text')).toHaveValue('How sure?')
  await user.click(notice.getByRole('button', { name: /^Save both/ }))
  expect(await screen.findByText('Survey saved')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 1, name: 'Your last order' })).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: /1. How sure\?/ })).toBeInTheDocument()
})

test('what was typed survives a lost connection and a reload, and is created once', async () => {
  const lost: undefined[] = Array.from({ length: 9 }, () => undefined)
  const answers = { [`POST /BusinessSurvey/${ACCOUNT}`]: lost }
  const { user, sandbox, visit, calls } = await renderScreen('/surveys/new?template=pageExit', { answers })
  const title = await screen.findByLabelText('Title')
  await user.clear(title)
  await user.type(title, 'Exit survey')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Not saved yet')).toBeInTheDocument()
  expect(title).toHaveValue('Exit survey')
  const name = `new-survey-${ACCOUNT}-pageExit`
  await waitFor(() => expect(savedData.get(name)).toMatchObject({ draft: { title: 'Exit survey' } }))
  visit('/surveys/new?template=pageExit')
  expect(await screen.findByText('Your unsaved changes were restored')).toBeInTheDocument()
  lost.length = 0
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Exit survey' })).toBeInTheDocument()
  const surveys = await sandbox.store.list('survey', ACCOUNT)
  expect(surveys.filter((survey) => survey.title === 'Exit survey')).toHaveLength(1)
  expect(savedData.get(name)).toBeUndefined()
  // The same intent before and after the reload: the service may have created it although its answer was lost.
  const keys = calls(`POST /BusinessSurvey/${ACCOUNT}`).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  expect(savedData.get(`intent-new-survey-${ACCOUNT}`)).toBeUndefined()
})

/** An answer of the sample with an address, and a screen of its survey. */
async function withAddress(screenOf: (surveyId: string, answerId: string) => string) {
  let path = ''
  let address = ''
  const opened = await renderScreen(() => path, {
    scenario: 'sample',
    before: async ({ sandbox: { store } }) => {
      const [answer] = await store.listAll('surveyResponse', { where: { email: { not: null }, sentAt: { not: null } } })
      path = screenOf(answer?.surveyId ?? '', answer?.id ?? '')
      address = answer?.email ?? ''
    },
  })
  return { ...opened, address }
}

test('a task from an answer has no address, because everyone reads tasks', async () => {
  const { user, address } = await withAddress((surveyId, answerId) => `/surveys/${surveyId}/answers/${answerId}`)
  expect(await screen.findByText(address)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /task/i }))
  const { value } = await screen.findByLabelText<HTMLTextAreaElement>(/Description/)
  expect(value).toContain('How likely')
  expect(value).not.toContain('@')
})

test('the answers of one person are deleted by the address', async () => {
  const { user, address, sandbox } = await withAddress((surveyId) => `/surveys/${surveyId}/answers`)
  await user.click(await screen.findByRole('button', { name: "Delete a person's answers" }))
  const email = await screen.findByLabelText('Email address')
  await user.type(email, 'stranger@example.com')
  await user.click(screen.getByRole('button', { name: 'Delete answers' }))
  expect(await screen.findByText('No one left this address.')).toBeVisible()
  await user.clear(email)
  await user.type(email, address)
  await user.click(screen.getByRole('button', { name: 'Delete answers' }))
  expect(await screen.findByText('1 answer deleted')).toBeInTheDocument()
  expect(await sandbox.store.count('surveyResponse', { email: address })).toBe(0)
})

test('an answer and a person that are deleted already, since a reply was lost, are deleted without an error', async () => {
  let id = ''
  const { user, sandbox, address, calls } = await withAddress((surveyId, answerId) => {
    id = answerId
    return `/surveys/${surveyId}/answers/${answerId}`
  })
  const button = await screen.findByRole('button', { name: 'Delete answer' })
  await sandbox.store.delete('surveyResponse', id)
  await user.click(button)
  expect(await screen.findByText('Answer deleted')).toBeInTheDocument()
  expect(screen.queryByText(/could not|couldn't/i)).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: "Delete a person's answers" }))
  await user.type(await screen.findByLabelText('Email address'), address)
  const submit = screen.getByRole('button', { name: 'Delete answers' })
  await user.click(submit)
  await screen.findByText('No one left this address.')
  await user.click(submit)
  const path = `POST /BusinessSurvey/${ACCOUNT}/delete-respondent`
  await waitFor(() => expect(calls(path)).toHaveLength(2))
  const keys = calls(path).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys[0]).toBeTruthy()
  expect(new Set(keys).size).toBe(1)
})

test('the days of a survey are those of the account: it closes in the last minute of the chosen day', async () => {
  const { user, id, sandbox } = await open((survey) => `/surveys/${survey}/edit`)
  fireEvent.change(await screen.findByLabelText('Opens on'), { target: { value: '2027-01-11' } })
  fireEvent.change(screen.getByLabelText('Closes on'), { target: { value: '2027-01-15' } })
  await user.click(screen.getByRole('button', { name: 'Closes on: choose a day' }))
  await user.click(await screen.findByRole('gridcell', { name: /January 18, 2027/ }))
  expect(screen.getByLabelText('Closes on')).toHaveValue('2027-01-18')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Survey saved')
  // Berlin is one hour ahead of UTC in winter.
  expect(await sandbox.store.get('survey', id)).toMatchObject({
    opensAt: '2027-01-10T23:00:00.000Z',
    closesAt: '2027-01-18T22:59:00.000Z',
  })
})

test('a slash opens the types of questions; a question moves with Alt and the arrow keys', async () => {
  const { user } = await open((id) => `/surveys/${id}/edit`)
  const first = await screen.findByRole('button', { name: /^1\. How likely\?/ })
  await user.click(first)
  await user.keyboard('/')
  await user.click(await screen.findByRole('menuitem', { name: 'Statement' }))
  expect(await screen.findByRole('button', { name: /^2\. Untitled question/ })).toHaveAttribute('aria-current', 'true')
  const text = screen.getByLabelText('Question text')
  await user.type(text, 'and/or')
  expect(text).toHaveValue('and/or')
  expect(screen.queryByRole('menuitem')).toBeNull()
  screen.getByRole('button', { name: /^2\. and\/or/ }).focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(await screen.findByRole('button', { name: /^1\. and\/or/ })).toHaveFocus()
  expect(screen.getByText('and/or, 1 of 3')).toBeInTheDocument()
})

test('a check of the paths that fails says so, and is tried again', async () => {
  const failures = [refusal(500, 'broken')]
  const { user } = await open((id) => `/surveys/${id}/edit`, {}, 'en', {
    [`POST /BusinessSurvey/${ACCOUNT}/check`]: failures,
  })
  expect(await screen.findByText("The paths couldn't be checked")).toBeInTheDocument()
  expect(screen.queryByText(/Write the questions to see/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('2 paths')).toBeInTheDocument()
})

test('all paths are walked question by question, with the answers that lead along them', async () => {
  const { user } = await open((id) => `/surveys/${id}/edit`)
  await user.click(await screen.findByRole('button', { name: 'Walk all paths' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('Path 1 of 2, question 1 of 2')).toBeVisible()
  expect(within(dialog).getByText('Answer on this path: 6')).toBeVisible()
  const next = within(dialog).getByRole('button', { name: 'Next' })
  await user.click(next)
  expect(within(dialog).getByText('2. Why?')).toBeVisible()
  expect(within(dialog).getByText('Any answer leads along this path.')).toBeVisible()
  await user.click(next)
  expect(within(dialog).getByText('Path 2 of 2, question 1 of 1')).toBeVisible()
  expect(next).toBeDisabled()
  await user.click(within(dialog).getByRole('button', { name: 'Back' }))
  expect(within(dialog).getByText('2. Why?')).toBeVisible()
})

test('answers are filtered by source and tag, in the address', async () => {
  let id = ''
  const { user } = await renderScreen(() => `/surveys/${id}/answers`, {
    scenario: 'sample',
    role: 'admin',
    before: async ({ sandbox }) => {
      const responses = await sandbox.store.listAll('surveyResponse', { where: { via: 'newsletter' } })
      const [tagged] = responses
      id = tagged?.surveyId ?? ''
      if (tagged) await sandbox.store.set('surveyResponse', tagged.id, { tags: ['call back'] })
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Tags/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'call back (1)' }))
  await waitFor(() => expect(location.search).toBe('?tags=call+back'))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: /^Source/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'newsletter' }))
  await waitFor(() => expect(new URLSearchParams(location.search).getAll('vias')).toEqual(['newsletter']))
  await everythingRead()
  expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(2)
})

test('an option that a condition still looks for, though it was deleted, can be taken out of the condition', async () => {
  const where = { id: 'new_1', type: 1, text: 'Where?', options: ['Shop', 'Web', 'Fair'] }
  const ask = { type: 5, text: 'Which?', showIf: [{ questionId: 'new_1', operator: 1, values: ['Shop', 'Fair'] }] }
  const { user } = await open((id) => `/surveys/${id}/edit`, { questions: [where, ask] })
  fireEvent.change(await screen.findByLabelText(/^Options/), { target: { value: 'Shop\nWeb' } })
  await user.click(screen.getByRole('button', { name: /^2\. Which\?/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Fair (no longer an option)' }))
  expect(screen.queryByRole('checkbox', { name: /^Fair/ })).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'Shop' })).toBeChecked()
})
