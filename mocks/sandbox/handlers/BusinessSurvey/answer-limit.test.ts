// Answers above the plan's limit of a month: stored and counted, shown with the next month or a larger plan.
import { type Survey, SurveyQuestionType, SurveyStatus } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import { visitPage } from '#mocks/sandbox/pages/survey/survey-visitor.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { MINUTE_MS } from '#mocks/sandbox/time/clock.ts'

const PATH = '/BusinessSurvey/acc_1'
const [STARTER, GROWTH] = [1, 2]
const ALLOWED = 100
const SENT = 130
const questions = [
  { id: 'new_1', type: 3, text: 'How likely?', isRequired: true },
  { id: 'new_2', type: SurveyQuestionType.LongText, text: 'Why?', isRequired: false },
]

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
  sandbox.clock.set(new Date('2026-11-19T09:00:00Z'))
})
afterEach(() => sandbox.close())

const get = async (path: string) => as('usr_mara')('GET', `${PATH}/${path}`)
const setPlan = (plan: number) => sandbox.store.set('account', 'acc_1', { plan })

/** A closed survey with answers of this month, a minute apart. */
async function answered(): Promise<string> {
  const draft = { title: 'Your order', audience: 2, questions, status: 2 }
  const { id, questions: asked }: Survey = (await as('usr_mara')('POST', PATH, draft)).body
  const reasonId = asked[1]?.id ?? ''
  await sandbox.forward({ days: 2 })
  await sandbox.advance()
  await as('usr_mara')('PUT', PATH, { id, title: 'Your order', status: 3 })
  const { store } = sandbox
  const [first] = await store.listAll('surveyResponse', { where: { surveyId: id, sentAt: { not: null } } })
  if (!first) throw new Error('Nobody has answered.')
  await store.deleteAll('surveyResponse', { surveyId: id })
  await store.deleteAll('surveySums', { surveyId: id })
  for (let number = 0; number < SENT; number += 1) {
    const at = new Date(Date.parse('2026-11-19T10:00:00Z') + number * MINUTE_MS).toISOString()
    const own = { id: `rsp_${number}`, key: `key_${number}`, startedAt: at, updatedAt: at, sentAt: at, sumId: null }
    const answers = { ...first.answers, [reasonId]: [`Reason ${number}`] }
    await store.insert('surveyResponse', { ...first, ...own, answers })
  }
  return id
}

test('answers above the limit are counted and stay closed, until the plan is larger or the next month begins', async () => {
  const id = await answered()
  const opened = async () => {
    const { lockedCount, totalCount } = (await get(`${id}/answers?pageSize=10`)).body
    const { responseCount } = (await get(`${id}/results`)).body
    return { lockedCount, totalCount, responseCount }
  }
  await setPlan(STARTER)
  expect(await opened()).toEqual({ lockedCount: SENT - ALLOWED, totalCount: ALLOWED, responseCount: SENT })
  expect((await get(`${id}/answers/rsp_${ALLOWED - 1}`)).status).toBe(200)
  expect((await get(`${id}/answers/rsp_${ALLOWED}`)).status).toBe(404)
  const textsOf = async () => (await get(`${id}/results`)).body.questions[1].texts
  expect(await textsOf()).not.toContain(`Reason ${ALLOWED}`)
  expect(await textsOf()).toContain(`Reason ${ALLOWED - 1}`)
  await setPlan(GROWTH)
  expect(await textsOf()).toContain(`Reason ${ALLOWED}`)
  expect(await opened()).toEqual({ lockedCount: 0, totalCount: SENT, responseCount: SENT })
  await setPlan(STARTER)
  expect((await opened()).lockedCount).toBe(SENT - ALLOWED)
  // The month begins in the time zone of the account.
  sandbox.clock.set(new Date('2026-11-30T23:30:00Z'))
  await setPlan(STARTER)
  expect(await opened()).toEqual({ lockedCount: 0, totalCount: SENT, responseCount: SENT })
})

test('the page of a survey that is not open yet, or that is closed, has words of its own and no question', async () => {
  const draft = { title: 'Your order', audience: 2, questions, closedText: 'See you next winter.' }
  const { id } = (await as('usr_mara')('POST', PATH, { ...draft, status: 2 })).body
  const { publicUrl } = (await get(id)).body
  await as('usr_mara')('PUT', PATH, { id, title: 'Your order', status: 3 })
  const closed = await visitPage(sandbox, publicUrl)
  expect(closed).toMatchObject({ status: 410, text: expect.stringContaining('See you next winter.') })
  expect(closed.text).not.toContain('<form')
  await sandbox.store.set('survey', id, { status: SurveyStatus.Draft })
  const early = await visitPage(sandbox, publicUrl)
  expect(early).toMatchObject({ status: 404, text: expect.stringContaining('This survey is not open yet.') })
  expect(early.text).not.toContain('<form')
})
