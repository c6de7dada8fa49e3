// Every way through a survey with logic, on its page without a script; the drop-off is exact.
import { type Survey, SurveyConditionOperator, type SurveyPath, SurveyQuestionType } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { openTeam } from '#mocks/sandbox/handlers/team.fixture.ts'
import { beginSurvey, giveAnswer, hiddenIn, visitPage } from '#mocks/sandbox/pages/survey/survey-visitor.fixture.ts'

const { Scale, SingleChoice, ShortText, LongText } = SurveyQuestionType
const { IsAnyOf, IsAtMost } = SurveyConditionOperator

const questions = [
  { id: 'new_1', type: Scale, text: 'How likely?', isRequired: true },
  {
    id: 'new_2',
    type: LongText,
    text: 'Why so low?',
    showIf: [{ questionId: 'new_1', operator: IsAtMost, values: ['6'] }],
  },
  { id: 'new_3', type: SingleChoice, text: 'Where?', options: ['Shop', 'Web', 'Market'] },
  {
    id: 'new_4',
    type: ShortText,
    text: 'Which shop?',
    showIf: [{ questionId: 'new_3', operator: IsAnyOf, values: ['Shop'] }],
  },
  { id: 'new_5', type: LongText, text: 'Anything else?' },
]

test('all paths are walked as the builder counts them; who leaves in the middle resumes there; steps are counted exactly', async () => {
  const { sandbox, as } = await openTeam()
  sandbox.clock.set(new Date('2026-11-19T09:00:00Z'))
  const call = as('usr_mara')
  const path = '/BusinessSurvey/acc_1'
  const survey: Survey = (await call('POST', path, { title: 'Your order', audience: 2, questions, status: 2 })).body
  const { paths, pathCount } = (await call('POST', `${path}/check`, { questions })).body
  expect(pathCount).toBe(4)
  const counts = survey.questions.map(({ id }) => ({ questionId: id, reachedCount: 0, leftCount: 0 }))

  /** Walks along a path and leaves at the question of this place; undefined for the end. */
  async function walk({ orders, answers }: SurveyPath, leavesAt?: number) {
    let address = await beginSurvey(sandbox, survey.publicUrl ?? '')
    for (const [place, order] of orders.entries()) {
      const { text } = await visitPage(sandbox, address)
      expect(hiddenIn(text, 'question')).toBe(survey.questions[order - 1]?.id)
      const step = counts[order - 1]
      if (step) step.reachedCount += 1
      if (place === leavesAt) {
        if (step) step.leftCount += 1
        const [link = ''] = address.split('?')
        expect(hiddenIn((await visitPage(sandbox, link)).text, 'question')).toBe(step?.questionId)
        return
      }
      const value = answers.find((one) => one.order === order)?.values[0]
      address = (await giveAnswer(sandbox, address, value === undefined ? {} : { a: value })).location
    }
    expect((await visitPage(sandbox, address)).text).toContain('Thank you')
  }

  for (const [index, one] of (paths as SurveyPath[]).entries()) {
    await walk(one)
    await walk(one, index % one.orders.length)
    await walk(one, one.orders.length - 1)
  }
  const { body } = await call('GET', `${path}/${survey.id}/results`)
  expect(body).toMatchObject({ startedCount: 12, responseCount: 4, partialCount: 8 })
  expect(
    body.steps.map(({ questionId, reachedCount, leftCount }: (typeof counts)[number]) => ({
      questionId,
      reachedCount,
      leftCount,
    })),
  ).toEqual(counts)
  await sandbox.close()
})
