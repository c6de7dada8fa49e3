// Answers arrive over weeks while the results are open: counts only grow, the interval is the one of the formula, and of a team no group
// under five is shown, whatever is filtered.
import type { Survey, SurveyResults } from '@adwright/sdk/types'
import { SurveyAudience, SurveyStatus } from '@adwright/sdk/types'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { callApi, personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const PATH = '/BusinessSurvey/acc_8f2KqL'
const QUESTIONS = [
  { id: 'new_1', type: 3, text: 'How likely?', isRequired: true },
  { id: 'new_2', type: 1, text: 'Which team?', options: ['Shop', 'Warehouse', 'Office', 'Studio'] },
]
const Z_95 = 1.959964
const WEEKS = 3

/** The score and its 95% interval, from the counts of the answers 0 to 10. */
function reference(counts: readonly number[]) {
  const sum = counts.reduce((total, count) => total + count, 0)
  const share = (from: number, to: number) => counts.slice(from, to).reduce((total, count) => total + count, 0) / sum
  const [critics, promoters] = [share(0, 7), share(9, 11)]
  const margin = Z_95 * Math.sqrt((promoters + critics - (promoters - critics) ** 2) / sum)
  const value = promoters - critics
  return [value, value - margin, value + margin].map((one) => one * 100)
}

// The session of a week ago is renewed.
test.use({ expectedNoise: /the server responded with a status of 401/ })

test('results that are open while answers arrive only grow; of a team no group under five is shown', async ({
  page,
  openScenario,
}) => {
  test.slow()
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), '/surveys')
  const survey = { title: 'After a week', status: SurveyStatus.Open, questions: QUESTIONS }
  const create = (audience: SurveyAudience) => callApi<Survey>(page, 'POST', PATH, { ...survey, audience })
  const { id } = await create(SurveyAudience.OurCustomers)
  const team = await create(SurveyAudience.OurCompany)

  await page.goto(`${scenario.origin}/surveys/${id}/results`)
  const started = page.getByText(/^of [\d,]+ started$/)
  let before = -1
  for (let week = 0; week < WEEKS; week += 1) {
    await scenario.control('PUT', '/control/clock', { forward: { days: 7 } })
    await page.reload()
    await expect(started).toBeVisible()
    const now = Number(((await started.textContent()) ?? '').replaceAll(/\D/g, ''))
    expect(now).toBeGreaterThan(before)
    before = now
    await expect(page.getByText(t('surveys:results.tooFew'))).toHaveCount(0)
  }
  const results = await callApi<SurveyResults>(page, 'GET', `${PATH}/${id}/results`)
  const [scale] = results.questions
  const { value = 0, low = 0, high = 0 } = results.nps ?? {}
  for (const [place, expected] of reference(scale?.options.map(({ count }) => count) ?? []).entries())
    expect([value, low, high][place]).toBeCloseTo(expected, 0)

  // Each option of each question, alone and with each other one.
  const options = QUESTIONS.flatMap((_, number) => {
    const question = results.questions[number]
    return (question?.options ?? []).map((__, place) => ({ number, place }))
  })
  const teamQuestions: { id: string }[] = team.questions
  const filters = options.map(({ number, place }) => `${teamQuestions[number]?.id}.${place}`)
  for (const first of filters) {
    const shown = await callApi<SurveyResults>(page, 'GET', `${PATH}/${team.id}/results?answers=${first}`)
    if (shown.isTooFew) expect(shown).toMatchObject({ startedCount: 0, questions: [] })
    else expect(Math.min(shown.startedCount, shown.responseCount)).toBeGreaterThanOrEqual(5)
  }
  await page.goto(`${scenario.origin}/surveys/${team.id}/answers`)
  await expect(page.getByRole('table')).toHaveCount(0)
})
