// The items of a workspace that need the attention of the caller or the team.
import {
  AnomalyStatus,
  FindingChange,
  FindingStatus,
  Severity,
  SocialPostStatus,
  StrategyHealth,
  StrategyStatus,
  SurveyStatus,
} from '@adwright/sdk/types'
import { ITEM, scopeOf } from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { adsConnectionOf } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { planOfTeam } from '#mocks/sandbox/domain/planning/plan.ts'
import type { StoredStrategy } from '#mocks/sandbox/domain/planning/strategy.ts'
import { measure } from '#mocks/sandbox/domain/planning/strategy-figure.ts'
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

/** Active strategies of the team whose metric or owner says that they miss their target. */
async function strategiesOffTrack(call: MemberContext): Promise<number> {
  const { store, account } = call
  const active = await store.listAll('strategy', {
    where: { planId: account.id, status: StrategyStatus.Active, deletedAt: null },
  })
  const plan = planOfTeam(call)
  const isOffTrack = async (strategy: StoredStrategy) =>
    strategy.healthOverride?.health === StrategyHealth.OffTrack ||
    (await measure(call, plan, strategy)).health?.health === StrategyHealth.OffTrack
  return (await Promise.all(active.map(isOffTrack))).filter(Boolean).length
}

/** Items that match an active rule now, as the hourly check has recorded them. */
async function activeMatches({ store, accountId }: MemberContext & { accountId: string }): Promise<number> {
  const customerClientId = (await adsConnectionOf({ store }, accountId))?.customerClientId
  if (!customerClientId) return 0
  const scope = scopeOf(accountId, customerClientId)
  const items = await store.list('autopilotItem', scope, { where: { status: ITEM.active } })
  const ruleId = [...new Set(items.map((item) => item.ruleId))]
  const matches = await store.list('autopilotViolations', scope, { where: { ruleId } })
  return matches.reduce((sum, { open }) => sum + Object.keys(open).length, 0)
}

export const attention = {
  async getWorkspaceAttention(call) {
    const { store, account, accountId, now } = call
    const today = dayIn(now, account.timeZone)
    return ok({
      postsAwaitingApproval: await postsIn(call, SocialPostStatus.AwaitsApproval),
      failedPosts: await postsIn(call, SocialPostStatus.Failed),
      overdueTasks: await ownTasks(call, { below: today }),
      dueTodayTasks: await ownTasks(call, today),
      strategiesOffTrack: await strategiesOffTrack(call),
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
        status: [FindingStatus.Open, FindingStatus.NotBetter],
        severity: Severity.High,
        change: PRESENT,
      }),
      ruleMatches: await activeMatches(call),
    })
  },
} satisfies Pick<SandboxHandlers<'Account'>, 'getWorkspaceAttention'>
