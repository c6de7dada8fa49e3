// How much of its plan's limits an account uses. Counts read the store alone, so that every concern can ask for its own limit.
import {
  AnomalyGranularity,
  AutopilotMode,
  DesignStatus,
  LimitRenewal,
  PlanLimitKind,
  type PlanLimitUsage,
  ScheduleFrequency,
  SocialPostStatus,
  StrategyStatus,
  SurveyStatus,
} from '@adwright/sdk/types'
import { LIVE_STATES } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { allowedIn, PLAN_LIMIT_KINDS, planWithMore, renewalOf } from '#mocks/sandbox/domain/billing/plan-limits.ts'
import { PLANS } from '#mocks/sandbox/domain/billing/plans.ts'
import { countMembers } from '#mocks/sandbox/domain/identity/memberships.ts'
import type { Person, StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { addDays, dayIn, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

/** Whose plan it is: an account, or a person who works without one. */
export type PlanHolder = Pick<StoredAccount, 'id' | 'plan' | 'timeZone' | 'ownerId'>

/** The holder for a person who works without an account, under the plan of who pays for it. */
export const planHolderOf = (person: Pick<Person, 'id' | 'timeZone'>, payer: Person): PlanHolder => ({
  id: person.id,
  plan: payer.subscription.plan,
  timeZone: person.timeZone,
  ownerId: payer.id,
})

type Scope = { store: Store; holder: PlanHolder; now: Date }
type Period = { from: string; below: string }

const { AwaitsApproval, Scheduled, Publishing, Published } = SocialPostStatus
/** A post that failed or was canceled does not count. */
const PLANNED_POSTS: readonly number[] = [AwaitsApproval, Scheduled, Publishing, Published]

function monthOf({ holder: { timeZone }, now }: Scope): Period {
  const first = `${dayIn(now, timeZone).slice(0, 7)}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  return { from: startOfDay(first, timeZone).toISOString(), below: startOfDay(next, timeZone).toISOString() }
}

const liveItems = ({ store, holder }: Scope) =>
  store.listAll('autopilotItem', { where: { accountId: holder.id, status: LIVE_STATES } })

const plannedPosts = (scope: Scope) => ({
  accountId: scope.holder.id,
  deletedAt: null,
  status: PLANNED_POSTS,
  scheduledAt: monthOf(scope),
})

const surveyAnswers = (scope: Scope) =>
  scope.store.count('surveyResponse', { accountId: scope.holder.id, sentAt: monthOf(scope) })

/** The moment from which this month's survey answers are above the plan's limit, and therefore not shown yet; undefined if none are. */
export async function surveyAnswersLockedAfter(scope: Scope): Promise<string | undefined> {
  const allowed = allowedIn(scope.holder.plan, PlanLimitKind.SurveyAnswers)
  if (allowed === null) return undefined
  const where = { accountId: scope.holder.id, sentAt: monthOf(scope) }
  const [first] = await scope.store.listAll('surveyResponse', {
    where,
    by: [['sentAt', 'asc']],
    limit: 1,
    offset: allowed,
  })
  return first?.sentAt ?? undefined
}

const COUNTERS: Record<PlanLimitKind, (scope: Scope) => Promise<number>> = {
  [PlanLimitKind.Accounts]: async ({ store, holder }) => (await store.list('account', holder.ownerId)).length,
  [PlanLimitKind.Members]: ({ store, holder }) => countMembers(store, holder.id),
  [PlanLimitKind.ActiveRules]: async (scope) => (await liveItems(scope)).length,
  [PlanLimitKind.AutomaticRules]: async (scope) =>
    (await liveItems(scope)).filter(({ mode }) => mode === AutopilotMode.Automatic).length,
  [PlanLimitKind.HourlyRules]: async (scope) =>
    (await liveItems(scope)).filter(({ schedule }) => schedule.frequency === ScheduleFrequency.Hourly).length,
  [PlanLimitKind.HourlyMonitors]: async ({ store, holder }) =>
    (await store.list('anomalyWatch', holder.id, { where: { isEnabled: true } })).filter(
      ({ granularity }) => granularity === AnomalyGranularity.Hour,
    ).length,
  [PlanLimitKind.Properties]: ({ store, holder }) =>
    store.count('anomalyWatch', { accountId: holder.id, isEnabled: true }, 'propertyName'),
  [PlanLimitKind.ScheduledPosts]: (scope) => scope.store.count('socialPost', plannedPosts(scope)),
  [PlanLimitKind.SocialChannels]: async (scope) => (await usedChannels(scope)).size,
  [PlanLimitKind.AiAnswers]: async ({ store, holder, now }) =>
    (await store.get('aiUsage', `${holder.id}.${dayIn(now, holder.timeZone)}`))?.count ?? 0,
  [PlanLimitKind.MarketAnalyses]: async () => 0,
  [PlanLimitKind.Designs]: async (scope) => {
    const where = { status: { not: DesignStatus.Failed }, createdAt: { from: monthOf(scope).from } }
    return (await scope.store.list('design', scope.holder.id, { where })).filter(({ isTest }) => !isTest).length
  },
  [PlanLimitKind.DesignFormats]: async ({ holder }) => allowedIn(holder.plan, PlanLimitKind.DesignFormats) ?? 0,
  [PlanLimitKind.OpenSurveys]: async ({ store, holder }) =>
    (await store.list('survey', holder.id, { where: { deletedAt: null } })).filter(
      ({ status, opensAt }) => status === SurveyStatus.Open || (status === SurveyStatus.Draft && opensAt !== null),
    ).length,
  [PlanLimitKind.SurveyAnswers]: surveyAnswers,
  [PlanLimitKind.Tasks]: ({ store, holder }) =>
    store.count('task', { planId: holder.id, archivedAt: null, deletedAt: null }),
  [PlanLimitKind.Strategies]: ({ store, holder }) =>
    store.count('strategy', { planId: holder.id, deletedAt: null, status: { not: StrategyStatus.Archived } }),
}

/** The channels that the month's posts go to, as `{network}.{channelId}`. */
export async function usedChannels(scope: Scope): Promise<Set<string>> {
  const { accountId, ...where } = plannedPosts(scope)
  const posts = await scope.store.list('socialPost', accountId, { where })
  return new Set(posts.flatMap(({ channels }) => channels.map(({ network, channelId }) => `${network}.${channelId}`)))
}

function renewsAt(scope: Scope, kind: PlanLimitKind): string | null {
  const { holder, now } = scope
  if (!allowedIn(holder.plan, kind)) return null
  if (renewalOf(kind) === LimitRenewal.Monthly) return monthOf(scope).below
  if (renewalOf(kind) !== LimitRenewal.Daily) return null
  return startOfDay(addDays(dayIn(now, holder.timeZone), 1), holder.timeZone).toISOString()
}

export const productNameOf = (plan: number): string | null =>
  PLANS.find((offer) => offer.plan === plan)?.productName ?? null

export async function usageOf(scope: Scope, kind: PlanLimitKind): Promise<PlanLimitUsage> {
  const { plan } = scope.holder
  const larger = planWithMore(plan, kind)
  return {
    kind,
    used: await COUNTERS[kind](scope),
    allowed: allowedIn(plan, kind),
    renewsAt: renewsAt(scope, kind),
    includedIn: larger === undefined ? null : productNameOf(larger),
  }
}

/** The usage of every limit, in the order of the contract. */
export async function planUsageOf(scope: Scope): Promise<PlanLimitUsage[]> {
  const usage: PlanLimitUsage[] = []
  for (const kind of PLAN_LIMIT_KINDS) usage.push(await usageOf(scope, kind))
  return usage
}
