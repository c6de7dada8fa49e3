// The limits that the price table sells: one table, from which `getConstants`, usage and enforcement read.
import { LimitRenewal, type PlanLimit, PlanLimitKind } from '@adwright/sdk/types'

const { Never, Daily, Monthly } = LimitRenewal

/** The numbers of the plans, the smallest first. */
export const PLAN_NUMBERS = [1, 2, 3, 4] as const

/** Null does not limit; 0 does not include. */
type Allowed = number | null
type Row = {
  renewal: LimitRenewal
  allowed: readonly [starter: Allowed, growth: Allowed, scale: Allowed, enterprise: Allowed]
}

const TABLE: Record<PlanLimitKind, Row> = {
  [PlanLimitKind.Accounts]: { renewal: Never, allowed: [1, 3, 10, 50] },
  [PlanLimitKind.Members]: { renewal: Never, allowed: [3, 10, 30, 200] },
  [PlanLimitKind.ActiveRules]: { renewal: Never, allowed: [10, 50, 200, 1000] },
  [PlanLimitKind.AutomaticRules]: { renewal: Never, allowed: [0, null, null, null] },
  [PlanLimitKind.HourlyRules]: { renewal: Never, allowed: [0, 0, null, null] },
  [PlanLimitKind.HourlyMonitors]: { renewal: Never, allowed: [0, 0, null, null] },
  [PlanLimitKind.Properties]: { renewal: Never, allowed: [1, null, null, null] },
  [PlanLimitKind.ScheduledPosts]: { renewal: Monthly, allowed: [0, 300, 2000, 10_000] },
  [PlanLimitKind.SocialChannels]: { renewal: Monthly, allowed: [0, 10, 50, 200] },
  [PlanLimitKind.AiAnswers]: { renewal: Daily, allowed: [0, 200, 200, 1000] },
  [PlanLimitKind.MarketAnalyses]: { renewal: Never, allowed: [0, 0, null, null] },
  [PlanLimitKind.Designs]: { renewal: Monthly, allowed: [0, 20, 100, 500] },
  [PlanLimitKind.DesignFormats]: { renewal: Never, allowed: [3, 3, null, null] },
  [PlanLimitKind.OpenSurveys]: { renewal: Never, allowed: [1, 5, 20, 100] },
  [PlanLimitKind.SurveyAnswers]: { renewal: Monthly, allowed: [100, 2000, 20_000, 100_000] },
  [PlanLimitKind.Tasks]: { renewal: Never, allowed: [10_000, 10_000, 10_000, 10_000] },
  [PlanLimitKind.Strategies]: { renewal: Never, allowed: [200, 200, 200, 200] },
}

export const PLAN_LIMIT_KINDS: readonly PlanLimitKind[] = Object.values(PlanLimitKind).sort((a, b) => a - b)

/** A plan outside of the table, like one that is no longer sold, has the limits of the smallest. */
const columnOf = (plan: number) =>
  Math.max(
    0,
    PLAN_NUMBERS.findIndex((number) => number === plan),
  )

export const allowedIn = (plan: number, kind: PlanLimitKind): Allowed => TABLE[kind].allowed[columnOf(plan)] ?? null

export const renewalOf = (kind: PlanLimitKind): LimitRenewal => TABLE[kind].renewal

export const limitsOfPlan = (plan: number): PlanLimit[] =>
  PLAN_LIMIT_KINDS.map((kind) => ({ kind, allowed: allowedIn(plan, kind), renewal: renewalOf(kind) }))

const isMore = (allowed: Allowed, than: Allowed) => than !== null && (allowed === null || allowed > than)

/** The smallest plan that allows more than another one; undefined if none does. */
export const planWithMore = (plan: number, kind: PlanLimitKind): number | undefined =>
  PLAN_NUMBERS.find((number) => isMore(allowedIn(number, kind), allowedIn(plan, kind)))
