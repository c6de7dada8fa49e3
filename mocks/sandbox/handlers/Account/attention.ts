// The items of a workspace that need the attention of the caller or the team.
import {
  AnomalyStatus,
  FindingChange,
  FindingStatus,
  Severity,
  SocialPostStatus,
  StrategyStatus,
  SurveyStatus,
} from '@adwright/sdk/types'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { OPEN_STATES } from '#mocks/sandbox/domain/planning/task.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { addDays, dayIn } from '#mocks/sandbox/time/time-zone.ts'

/** Findings of the latest analyses; those that are gone need no attention. */
const PRESENT = Object.values(FindingChange).filter((change) => change !== FindingChange.Gone)

/** The time in which an unacknowledged anomaly needs attention. */
const ANOMALY_DAYS = 30

/** Own open tasks of the team and of the private plan, by their due days. */
function ownTasks({ store, account, person }: MemberContext, dueOrder: { below: string } | string) {
  const open = { status: [...OPEN_STATES], deletedAt: null, dueOrder }
  return Promise.all([
    store.count('task', { ...open, planId: account.id, assigneeUserId: person.id }),
    store.count('task', { ...open, planId: person.id }),
  ]).then(([team, own]) => team + own)
}

const postsIn = ({ store, account }: MemberContext, status: SocialPostStatus) =>
  store.count('socialPost', { accountId: account.id, status, deletedAt: null })

export const attention = {
  async getWorkspaceAttention(call) {
    const { store, account, accountId, now } = call
    const today = dayIn(now, account.timeZone)
    return ok({
      postsAwaitingApproval: await postsIn(call, SocialPostStatus.AwaitsApproval),
      failedPosts: await postsIn(call, SocialPostStatus.Failed),
      overdueTasks: await ownTasks(call, { below: today }),
      dueTodayTasks: await ownTasks(call, today),
      strategiesOffTrack: await store.count('strategy', {
        planId: accountId,
        status: StrategyStatus.Active,
        dueOn: { below: today },
        deletedAt: null,
      }),
      newAnomalies: await store.count('anomaly', {
        accountId,
        status: AnomalyStatus.New,
        date: { from: addDays(today, -ANOMALY_DAYS) },
      }),
      surveyAlarms: await store.count('survey', {
        accountId,
        status: SurveyStatus.Open,
        isAlarmed: true,
        deletedAt: null,
      }),
      newFindings: await store.count('analysisFinding', {
        accountId,
        status: FindingStatus.Open,
        severity: Severity.High,
        change: PRESENT,
      }),
    })
  },
} satisfies Pick<SandboxHandlers<'Account'>, 'getWorkspaceAttention'>
