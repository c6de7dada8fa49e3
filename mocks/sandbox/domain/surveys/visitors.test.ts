import { SocialNetwork, SocialPostStatus, SurveyStatus } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newChannel } from '#mocks/sandbox/domain/social/posts.ts'
import { visitorsBetween } from '#mocks/sandbox/domain/surveys/visitors.ts'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
  sandbox.clock.set(new Date('2026-11-09T09:00:00Z'))
})
afterEach(() => sandbox.close())

const PATH = '/BusinessSurvey/acc_1'
const POSTS = '/SocialMediaCalendar/acc_1'
const questions = [
  { id: 'new_1', type: 3, text: 'How likely?', isRequired: true },
  { id: 'new_2', type: 1, text: 'Where?', options: ['Shop', 'Web'], isRequired: true },
]
const get = async (path: string) => (await as('usr_mara')('GET', path)).body

async function opened(fields: object = {}) {
  const draft = { title: 'Your order', audience: 2, questions, status: SurveyStatus.Open, ...fields }
  return (await as('usr_mara')('POST', PATH, draft)).body
}

async function later(time: { days?: number; hours?: number }) {
  await sandbox.forward(time)
  await sandbox.advance()
}

/** A post that has just gone out on a page. */
async function published(link: string): Promise<string> {
  const { id } = (await as('usr_mara')('POST', POSTS, { title: 'Tell us', text: 'Two minutes.', link })).body
  const publishedAt = sandbox.clock.now().toISOString()
  const page = newChannel({ network: SocialNetwork.Facebook, channelId: 'page_1', channelName: 'Page' })
  const channels = [{ ...page, publishedAt, publishedUrl: 'https://social.example/1' }]
  const status = SocialPostStatus.Published
  await sandbox.store.set('socialPost', id, { status, publishedAt, scheduledAt: publishedAt, channels })
  return id
}

const from = (surveyId: string, via: string) => sandbox.store.count('surveyResponse', { surveyId, via })

test('a post that carries the link brings people in proportion to its clicks; another post brings none', async () => {
  const { id, publicUrl } = await opened()
  await published('https://shop.example/?via=other')
  const postId = await published(`${publicUrl}?via=Post`)
  await later({ hours: 6 })
  const early = await from(id, 'post')
  await later({ days: 9 })
  const { clicks } = (await get(`${POSTS}/${postId}`)).metrics
  const all = await from(id, 'post')
  expect(early).toBeGreaterThan(0)
  expect(all).toBeGreaterThan(early)
  // Those of the last hour may come with the next run of the job.
  expect(all / clicks).toBeGreaterThan(0.27)
  expect(all / clicks).toBeLessThanOrEqual(0.3)
  expect(await from(id, 'other')).toBe(0)
  const { sources } = await get(`${PATH}/${id}/results`)
  expect(sources.find(({ via }: { via: string }) => via === 'post')?.startedCount).toBe(all)
})

test('the last answer that a survey takes closes it', async () => {
  const { id } = await opened({ answersLimit: 12 })
  await later({ days: 20 })
  expect(await get(`${PATH}/${id}`)).toMatchObject({ status: SurveyStatus.Closed, responseCount: 12 })
})

test('most people answer in the evening of the account, wherever it is', async () => {
  const { id } = await opened()
  const survey = await sandbox.store.get('survey', id)
  if (!survey) throw new Error('The survey was stored.')
  const [begin, end] = [new Date('2026-11-09T09:00:00Z'), new Date('2026-12-09T09:00:00Z')]
  const timeZone = 'Pacific/Auckland'
  const arrivals = visitorsBetween({ seed: 1, timeZone }, survey, begin, end)
  const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone })
  const hours = arrivals.map(({ at }) => Number(hour.format(at)))
  const between = (first: number, last: number) => hours.filter((one) => one >= first && one <= last).length
  expect(between(17, 21)).toBeGreaterThan(5 * between(0, 4))
})

test('results that are read while answers arrive over weeks only grow, and the interval is that of the reference', async () => {
  const { id } = await opened()
  const seen = [await get(`${PATH}/${id}/results`)]
  for (let week = 0; week < 3; week += 1) {
    await later({ days: 7 })
    const now = await get(`${PATH}/${id}/results`)
    const before = seen.at(-1)
    expect(now.startedCount).toBeGreaterThan(before.startedCount)
    expect(now.responseCount).toBeGreaterThan(before.responseCount)
    for (const [at, question] of now.questions.entries())
      for (const [place, { count }] of question.options.entries())
        expect(count).toBeGreaterThanOrEqual(before.questions[at]?.options[place]?.count ?? 0)
    seen.push(now)
  }
  const { nps, questions: results } = seen.at(-1)
  const counts: number[] = results[0].options.map(({ count }: { count: number }) => count)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const share = (first: number, last: number) =>
    counts.slice(first, last + 1).reduce((sum, count) => sum + count, 0) / total
  const [promoters, critics] = [share(9, 10), share(0, 6)]
  const score = promoters - critics
  // The margin of error of a difference of shares of one sample: the variance of +1, 0 and −1.
  const margin = 1.959964 * Math.sqrt((promoters + critics - score ** 2) / total)
  expect(nps.responseCount).toBe(total)
  expect(nps.value).toBeCloseTo(100 * score, 3)
  expect(nps.low).toBeCloseTo(100 * (score - margin), 3)
  expect(nps.high).toBeCloseTo(100 * (score + margin), 3)
})
