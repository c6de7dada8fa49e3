// The duration of reading a survey with 50,000 answers, in-process with the store in memory.
import {
  type Survey,
  SurveyAudience,
  SurveyComparisonDimension,
  SurveyQuestionType,
  SurveyStatus,
} from '@adwright/sdk/types'
import { newSurvey } from '#mocks/sandbox/domain/surveys/edit-survey.ts'
import { addToSums } from '#mocks/sandbox/domain/surveys/stored-sums.ts'
import { openedSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'
import { visitorResponse } from '#mocks/sandbox/domain/surveys/visitors.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { signIn } from '#mocks/sandbox/scenarios/people.ts'
import { SCENARIOS } from '#mocks/sandbox/scenarios/scenarios.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { percentile } from '#scripts/bench/load.ts'

const ANSWERS = 50_000
const DAYS = 120
const ROUNDS = 10

type Times = { median: number; p95: number; cpu: number }

const ms = (value: number) => `${value.toFixed(0)} ms`

/** The open survey of the sample workspace, once more, with so many answers that are spread evenly over the last days. */
export async function addLargeSurvey({ store, runtime, clock }: Sandbox, count: number): Promise<string> {
  const sample = (await store.listAll('survey')).find(
    ({ status, audience }) => status === SurveyStatus.Open && audience === SurveyAudience.OurCustomers,
  )
  if (!sample) throw new Error('The sample workspace has an open survey.')
  const now = clock.now()
  const begin = now.getTime() - DAYS * DAY_MS
  const { newId, secrets, seed } = runtime
  const making = { id: newId('srv'), accountId: sample.accountId, shareKey: secrets.shareKey(), newId }
  const { language, translations: _texts, ...fields } = sample
  const draft = newSurvey({ ...fields, title: 'Large survey', closesAt: null }, { ...making, language, now })
  const survey = { ...openedSurvey(draft, new Date(begin)), visitsUntil: now.toISOString() }
  await store.transaction(async (inside) => {
    await inside.insert('survey', survey)
    for (let number = 0; number < count; number += 1) {
      const at = new Date(begin + (number / count) * (DAYS * DAY_MS - 60_000))
      await inside.insert('surveyResponse', visitorResponse(seed, survey, { number, at }, newId))
    }
  })
  return survey.id
}

/** Adds the answers to the stored sums, as the survey's job does; the median duration of one run. */
async function addAll({ store, clock }: Sandbox, surveyId: string): Promise<number> {
  const spent: number[] = []
  for (let hasMore = true; hasMore; ) {
    const since = performance.now()
    hasMore = await store.transaction(async (inside) => {
      const survey = await inside.get('survey', surveyId)
      const { timeZone = 'UTC' } = (await inside.get('account', survey?.accountId ?? '')) ?? {}
      return survey ? addToSums({ store: inside, now: clock.now(), timeZone }, survey) : false
    })
    spent.push(performance.now() - since)
  }
  return percentile(
    spent.sort((a, b) => a - b),
    0.5,
  )
}

/** npm run bench -- surveys */
export async function benchSurveys(): Promise<void> {
  const sandbox = await createSandbox()
  await SCENARIOS.sample(sandbox)
  const id = await addLargeSurvey(sandbox, ANSWERS)
  const added = await addAll(sandbox, id)
  const { runtime, store, clock } = sandbox
  const { accountId } = (await store.get('survey', id)) ?? { accountId: '' }
  const owner = (await store.get('account', accountId))?.ownerId ?? ''
  const call = caller(sandbox, await signIn(runtime, owner))
  const base = `/BusinessSurvey/${accountId}/${id}`
  const { questions }: Survey = (await call('GET', base)).body
  const scale = questions.find(({ type }) => type === SurveyQuestionType.Scale)?.id
  const day = (ago: number) => new Date(clock.now().getTime() - ago * DAY_MS).toISOString().slice(0, 10)

  async function times(count: number, request: (round: number) => [string, string]): Promise<Times> {
    const spent: number[] = []
    const before = process.cpuUsage()
    for (let round = 0; round < count; round += 1) {
      const [method, path] = request(round)
      const since = performance.now()
      const { status } = await call(method, path)
      if (status >= 300) throw new Error(`${path} answered ${status}`)
      spent.push(performance.now() - since)
    }
    const { user, system } = process.cpuUsage(before)
    const sorted = spent.sort((a, b) => a - b)
    return { median: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), cpu: (user + system) / 1000 / count }
  }

  const rows: Record<string, string>[] = []
  const measure = async (
    metric: string,
    limit: string,
    count: number,
    request: (round: number) => [string, string],
  ) => {
    const { median, p95, cpu } = await times(count, request)
    rows.push({ metric, limit, median: ms(median), p95: ms(p95), CPU: ms(cpu) })
  }
  await measure('results', '≤ 200 ms', ROUNDS, () => ['GET', `${base}/results`])
  await measure('results of a period', '≤ 500 ms', ROUNDS, (round) => [
    'GET',
    `${base}/results?dateBegin=${day(60 + round)}&dateEnd=${day(round)}`,
  ])
  await measure('results by source', '≤ 500 ms', ROUNDS, () => ['GET', `${base}/results?vias=newsletter`])
  await measure('results by answer', '≤ 500 ms', ROUNDS, (round) => [
    'GET',
    `${base}/results?answers=${scale}.${round % 10}&answers=${scale}.10`,
  ])
  await measure('survey with its short results', '≤ 200 ms', ROUNDS, () => ['GET', base])
  await measure('page of answers', '≤ 500 ms', ROUNDS, (round) => ['GET', `${base}/answers?currentPage=${round + 1}`])
  await measure('comparison of two sources', '≤ 500 ms', ROUNDS, () => [
    'GET',
    `${base}/comparison?dimension=${SurveyComparisonDimension.Source}&first=newsletter&second=package`,
  ])
  await measure('export as CSV', '≤ 5 s', 2, () => ['POST', `${base}/export`])
  console.log(`A survey with ${ANSWERS.toLocaleString('en')} answers`)
  console.table([
    ...rows,
    { metric: '1,000 answers added to the sums', limit: '–', median: ms(added), p95: '–', CPU: '–' },
  ])
  await sandbox.close()
}
