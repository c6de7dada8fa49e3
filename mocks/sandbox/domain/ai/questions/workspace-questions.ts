// Questions about the site and about the workspace.
import {
  FindingChange,
  FindingStatus,
  SocialPostStatus,
  StrategyStatus,
  SurveyStatus,
  TaskStatus,
} from '@adwright/sdk/types'
import { evidence, quoted } from '#mocks/sandbox/domain/ai/evidence.ts'
import { landingPagesOf } from '#mocks/sandbox/domain/ai/landing-pages.ts'
import type { Found, Question, QuestionContext } from '#mocks/sandbox/domain/ai/questions/question.ts'
import { analyticsConnectionOf } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { currencyOf, propertyViewOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { knownMetricOf } from '#mocks/sandbox/platforms/analytics/parts.ts'

async function sessions({ call, account, period, before }: QuestionContext): Promise<Found> {
  const propertyName = (await analyticsConnectionOf(call.store, account.id))?.propertyName
  const view = propertyName ? await propertyViewOf(call, account.id, propertyName) : undefined
  if (!propertyName || !view) return { text: 'noAnalytics', evidence: [] }
  const parameters = {
    propertyName,
    dateBeginCurrentPeriod: period.dateBegin,
    dateEndCurrentPeriod: period.dateEnd,
    dateBeginPreviousPeriod: before.dateBegin,
    dateEndPreviousPeriod: before.dateEnd,
  }
  const currencyCode = currencyOf(call.platforms, propertyName)
  const [now, then] = [period, before].map(({ dateBegin, dateEnd }) => view.period(dateBegin, dateEnd))
  const value = (key: string, metric: 'sessions' | 'totalRevenue', isNow: boolean) => {
    const of = isNow ? now : then
    const amount = of && of.days > 0 ? knownMetricOf(of.parts, metric) : null
    if (amount === null) return undefined
    const source = { operation: 'getAnalyticsReport', parameters, currencyCode }
    const path = `$.totals[?@.metric=='${metric}'].${isNow ? 'current' : 'previous'}`
    const unit = metric === 'sessions' ? 'count' : 'money'
    return { ...evidence(source, key, amount, unit, path), ...(isNow ? period : before) }
  }
  const list = [
    value('sessions', 'sessions', true),
    value('revenue', 'totalRevenue', true),
    value('sessionsBefore', 'sessions', false),
    value('revenueBefore', 'totalRevenue', false),
  ].filter((one) => one !== undefined)
  return list.length === 4 ? { text: 'sessions', evidence: list } : { text: 'noData', evidence: [] }
}

async function landingPage({ call, account }: QuestionContext): Promise<Found> {
  const [first] = await landingPagesOf(call, account)
  if (!first) return { text: 'noAnalytics', evidence: [] }
  const source = { operation: 'listAnalysisPages', parameters: { pageSize: '100' } }
  const at = (field: string) => `$.items[?@.path==${quoted(first.path)}].${field}`
  return {
    text: 'landingPage',
    name: first.path,
    evidence: [
      evidence(source, 'sessions', first.sessions, 'count', at('sessions')),
      evidence(source, 'rate', first.keyEventRate, 'rate', at('keyEventRate')),
      evidence(source, 'median', first.medianRate, 'rate', at('medianRate')),
    ],
  }
}

const total = (operation: string, key: string, value: number, parameters: Record<string, string>) =>
  evidence({ operation, parameters }, key, value, 'count', '$.totalCount')

async function tasks({ call, account }: QuestionContext): Promise<Found> {
  const count = (status: TaskStatus) => call.store.count('task', { planId: account.id, status, deletedAt: null })
  const value = async (key: string, status: TaskStatus) =>
    total('listAccountTasks', key, await count(status), { statuses: String(status) })
  return {
    text: 'tasks',
    evidence: [await value('todo', TaskStatus.ToDo), await value('doing', TaskStatus.InProgress)],
  }
}

async function findings({ call, account }: QuestionContext): Promise<Found> {
  const change = [FindingChange.New, FindingChange.Same, FindingChange.Better, FindingChange.Worse]
  const count = await call.store.count('analysisFinding', { accountId: account.id, status: FindingStatus.Open, change })
  return {
    text: 'findings',
    evidence: [total('listFindings', 'count', count, { statuses: String(FindingStatus.Open) })],
  }
}

async function strategies({ call, account }: QuestionContext): Promise<Found> {
  const status = StrategyStatus.Active
  const count = await call.store.count('strategy', { planId: account.id, status, deletedAt: null })
  return {
    text: 'strategies',
    evidence: [total('listAccountStrategies', 'count', count, { statuses: String(status) })],
  }
}

async function posts({ call, account }: QuestionContext): Promise<Found> {
  const source = { operation: 'getWorkspaceAttention', parameters: {} }
  const value = async (key: string, status: SocialPostStatus) => {
    const count = await call.store.count('socialPost', { accountId: account.id, status, deletedAt: null })
    return evidence(source, key, count, 'count', `$.${key}`)
  }
  return {
    text: 'posts',
    evidence: [
      await value('postsAwaitingApproval', SocialPostStatus.AwaitsApproval),
      await value('failedPosts', SocialPostStatus.Failed),
    ],
  }
}

/** The open surveys, and the answers to the one that was changed last. */
async function surveys({ call: { store }, account }: QuestionContext): Promise<Found> {
  const status = SurveyStatus.Open
  const where = { accountId: account.id, status, deletedAt: null }
  const count = await store.count('survey', where)
  const parameters = { statuses: String(status) }
  const open = total('listBusinessSurveys', 'openSurveys', count, parameters)
  const [latest] = await store.listAll('survey', { where, by: [['updatedAt', 'desc']], limit: 1 })
  if (!latest) return { text: 'noSurveys', evidence: [open] }
  const sent = await store.count('surveyResponse', { surveyId: latest.id, sentAt: { not: null } })
  const path = `$.items[?@.id==${quoted(latest.id)}].responseCount`
  const answers = evidence({ operation: 'listBusinessSurveys', parameters }, 'answers', sent, 'count', path)
  return { text: 'surveys', name: latest.title, evidence: [open, answers] }
}

export const WORKSPACE_QUESTIONS: Question[] = [
  { key: 'landingPage', words: /landing ?page|açılış sayfa/i, answer: landingPage },
  {
    key: 'sessions',
    words: /\b(sessions?|revenue|visitors?|traffic)\b|oturum|gelir|ziyaret|trafik/i,
    answer: sessions,
  },
  { key: 'posts', words: /\bposts?\b|gönderi/i, answer: posts },
  { key: 'surveys', words: /\bsurveys?\b|anket/i, answer: surveys },
  { key: 'tasks', words: /\b(tasks?|waits?|waiting|to do)\b|görev|bekliyor|yapılacak/i, answer: tasks },
  { key: 'findings', words: /\bfindings?\b|bulgu/i, answer: findings },
  { key: 'strategies', words: /\bstrateg(y|ies)\b|strateji/i, answer: strategies },
]
