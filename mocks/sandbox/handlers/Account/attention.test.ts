import {
  FindingChange,
  FindingStatus,
  Severity,
  SocialPostStatus,
  StrategyHealth,
  StrategyStatus,
  SurveyStatus,
  type SurveySummary,
  TaskStatus,
} from '@adwright/sdk/types'
import { afterEach, expect, test } from 'vitest'
import { ACCOUNT, type OpenSandbox, openSandbox } from '#tests/support/sandbox.ts'

let opened: OpenSandbox
afterEach(() => opened.sandbox.close())

test('each count of the workspace is as many as the list that its link opens', async () => {
  opened = await openSandbox('sample')
  const call = await opened.as('owner')
  const userId = opened.personOf('owner').id
  const today = opened.sandbox.clock.now().toISOString().slice(0, 10)
  const [gone] = await opened.sandbox.store.list('analysisFinding', ACCOUNT, { where: { severity: Severity.High } })
  if (gone) await opened.sandbox.store.set('analysisFinding', gone.id, { change: FindingChange.Gone })
  // Something of each kind that the sample has none of.
  const [survey] = await opened.sandbox.store.list('survey', ACCOUNT, { where: { status: SurveyStatus.Open } })
  if (survey) await opened.sandbox.store.set('survey', survey.id, { isAlarmed: true })
  await call('POST', `/TaskAccount/${ACCOUNT}`, { title: 'Today', assigneeUserId: userId, dueOn: today })
  const strategies = (await call('GET', `/StrategyAccount/${ACCOUNT}?statuses=${StrategyStatus.Active}`)).body.items
  const judged = { text: 'It stands still.', health: StrategyHealth.OffTrack }
  await call('POST', `/StrategyAccount/${ACCOUNT}/${strategies[0].id}/check-in`, judged)
  const counts = (await call('GET', `/Account/${ACCOUNT}/attention`)).body
  const total = async (path: string) => (await call('GET', path)).body.totalCount
  const posts = async (status: number) =>
    (await call('GET', `/SocialMediaCalendar/${ACCOUNT}?isOfAnyDay=true&statuses=${status}`)).body.length
  const open = [TaskStatus.ToDo, TaskStatus.InProgress, TaskStatus.InReview, TaskStatus.Blocked]
  const ofTasks = open.map((status) => `statuses=${status}`).join('&')
  const tasks = async (days: string) =>
    (await total(`/TaskAccount/${ACCOUNT}?userId=${userId}&${ofTasks}&${days}`)) +
    (await total(`/TaskUser/${userId}?${ofTasks}&${days}`))
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)
  const present = Object.values(FindingChange).filter((change) => change !== FindingChange.Gone)
  const ofFindings = [
    `statuses=${FindingStatus.Open}&statuses=${FindingStatus.NotBetter}&severities=${Severity.High}`,
    ...present.map((change) => `changes=${change}`),
  ].join('&')
  const surveys: SurveySummary[] = (await call('GET', `/BusinessSurvey/${ACCOUNT}?pageSize=100`)).body.items
  const lists = {
    postsAwaitingApproval: await posts(SocialPostStatus.AwaitsApproval),
    failedPosts: await posts(SocialPostStatus.Failed),
    overdueTasks: await tasks(`dateEnd=${yesterday}`),
    dueTodayTasks: await tasks(`dateBegin=${today}&dateEnd=${today}`),
    strategiesOffTrack: await total(`/StrategyAccount/${ACCOUNT}?healthStates=${StrategyHealth.OffTrack}`),
    newFindings: await total(`/AI/${ACCOUNT}/findings?${ofFindings}`),
    surveyAlarms: surveys.filter(({ isAlarmed }) => isAlarmed).length,
  }
  expect(counts).toMatchObject(lists)
  expect(Object.entries(lists).filter(([, count]) => count === 0)).toEqual([])
})
