import type { FailedEntity, SnapshotRuleResult } from '@adwright/sdk/types'
import { instantOf } from '#mocks/sandbox/domain/autopilot/calendar.ts'
import { defaultSettingsOf, RULES, ruleNameOf, ruleOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import { type EvaluatedEntity, type Evaluation, evaluate } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import { clientFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { decisiveOf, severityOf } from '#mocks/sandbox/domain/autopilot/violations.ts'
import { refOf } from '#mocks/sandbox/domain/autopilot/world.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { adsAccountOf } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { Problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, pageOf, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { reachedClient } from '#mocks/sandbox/handlers/EA/reach.ts'
import { metricSetOf } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'
import { seedOf } from '#mocks/sandbox/random/seeded.ts'
import { addDays, type Day, dayIn } from '#mocks/sandbox/time/time-zone.ts'

type Handlers = SandboxHandlers<'EA'>
type SnapshotOperation = 'getSnapshot' | 'listSnapshotFailedEntities'

/** Every night at this hour of the client account. */
const TAKEN_AT_HOUR = 5
const DAYS = 30

type SnapshotParams = Pick<MemberContext, 'store' | 'platforms' | 'now'> & {
  accountId: string
  customerClientId: string
}
type Taken = { takenAt: Date; day: Day; world: AdsAccountView }

/** The account as it was at the last night's hour after the selection; before there is none (404). */
async function latest(call: SnapshotParams): Promise<Taken> {
  const { connection, client } = await reachedClient(call)
  const today = dayIn(call.now, client.timeZone)
  const nights = [today, addDays(today, -1)].map((day) => ({
    day,
    takenAt: instantOf(day, TAKEN_AT_HOUR, client.timeZone),
  }))
  const night = nights.find(({ takenAt }) => takenAt <= call.now)
  const isSelected = connection.customerClientId === call.customerClientId && connection.selectedAt !== null
  if (!night || !isSelected || new Date(connection.selectedAt ?? 0) > night.takenAt)
    throw new Problem(404, 'no-snapshot')
  return { ...night, world: await adsAccountOf({ ...call, now: night.takenAt }, call.accountId, call.customerClientId) }
}

/** Evaluations of a world at its moment; the world is kept for a night, and these with it. */
const evaluations = new WeakMap<AdsAccountView, Map<string, Evaluation>>()

function evaluationOf({ world, day }: Taken, rule: (typeof RULES)[number]): Evaluation {
  const known = evaluations.get(world) ?? new Map<string, Evaluation>()
  evaluations.set(world, known)
  const evaluation = known.get(rule.id) ?? evaluate(defaultSettingsOf(rule), world, { day, hour: TAKEN_AT_HOUR })
  known.set(rule.id, evaluation)
  return evaluation
}

const scoreOf = (checked: number, failed: number) => (checked === 0 ? 100 : Math.round(100 * (1 - failed / checked)))

/** The mean of the scores, weighted with what was checked; 100 when nothing was. */
export function healthScoreOf(results: Pick<SnapshotRuleResult, 'checkedCount' | 'score'>[]): number {
  const checked = results.reduce((sum, { checkedCount }) => sum + checkedCount, 0)
  if (checked === 0) return 100
  return Math.round(results.reduce((sum, { checkedCount, score }) => sum + checkedCount * score, 0) / checked)
}

const failedOf = (ruleId: string, judgement: EvaluatedEntity): FailedEntity => {
  const telling = decisiveOf(judgement)
  const expected = telling?.condition.metric === 'status' ? 'enabled' : (telling?.threshold ?? 0)
  return {
    ...refOf(judgement.entity),
    ruleId,
    metric: telling?.condition.metric ?? 'cost',
    actual: telling?.actual ?? null,
    expected,
    severity: severityOf(judgement),
  }
}

export const snapshot = {
  async getSnapshot(call) {
    const taken = await latest(call)
    const { world, day, takenAt } = taken
    const period = { dateBegin: addDays(day, -DAYS), dateEnd: addDays(day, -1) }
    const ruleResults = RULES.map((rule): SnapshotRuleResult => {
      const { checkedCount, matches } = evaluationOf(taken, rule)
      return {
        ruleId: rule.id,
        ruleName: ruleNameOf(rule.id, call.language),
        checkedCount,
        failedCount: matches.length,
        score: scoreOf(checkedCount, matches.length),
      }
    }).sort((a, b) => a.score - b.score)
    return ok({
      currencyCode: (await clientFor(call, call)).currency,
      id: `snp_${seedOf(call.customerClientId, call.accountId, day).toString(36)}`,
      customerClientId: call.customerClientId,
      takenAt: takenAt.toISOString(),
      period,
      metrics: metricSetOf(world.accountParts(period.dateBegin, period.dateEnd), true, world.unknown),
      ruleResults,
      healthScore: healthScoreOf(ruleResults),
    })
  },

  async listSnapshotFailedEntities(call) {
    const taken = await latest(call)
    const rule = ruleOf(call.ruleId)
    if (!rule) throw new Problem(404, 'not-found')
    const { entityIds, currentPage, pageSize } = call.query
    const failed = evaluationOf(taken, rule)
      .matches.map((judgement) => failedOf(rule.id, judgement))
      .filter(({ entityId }) => entityIds?.includes(entityId) ?? true)
    failed.sort((a, b) => b.severity - a.severity)
    const { currency: currencyCode } = await clientFor(call, call)
    return ok({ currencyCode, ...pageOf(failed, currentPage, pageSize) })
  },
} satisfies Pick<Handlers, SnapshotOperation>
