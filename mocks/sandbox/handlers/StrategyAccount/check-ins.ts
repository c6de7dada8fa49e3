import {
  type StrategyCheckIn,
  type StrategyCheckInDraft,
  StrategyMetricSource,
  StrategyStatus,
} from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { memberNamed, type Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import { type StoredStrategy, withOwnValue } from '#mocks/sandbox/domain/planning/strategy.ts'
import type { StoredCheckIn } from '#mocks/sandbox/domain/planning/strategy-check-in.ts'
import { measure } from '#mocks/sandbox/domain/planning/strategy-figure.ts'
import { recordStrategyChanges } from '#mocks/sandbox/domain/planning/strategy-history.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { created, ok } from '#mocks/sandbox/handlers/context.ts'
import { findStrategy } from '#mocks/sandbox/handlers/StrategyAccount/read-strategy.ts'
import { editOf } from '#mocks/sandbox/handlers/StrategyAccount/strategies.ts'
import { isPersonalHealth } from '#mocks/sandbox/handlers/StrategyAccount/wrong-draft.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'

type Paged = { currentPage?: number | undefined; pageSize?: number | undefined }

async function shown({ store }: PersonContext, plan: Plan, stored: StoredCheckIn): Promise<StrategyCheckIn> {
  const { planId: _, ...checkIn } = stored
  const { authorUserId } = checkIn
  const isThere = !plan.account || (await memberNamed(store, plan.account.id, authorUserId)).id !== null
  return { ...checkIn, authorUserId: isThere ? authorUserId : null }
}

export async function listCheckIns(call: PersonContext, plan: Plan, strategyId: string, paged: Paged) {
  if (!(await findStrategy(call, plan, strategyId))) return problem(404, 'not-found')
  const page = await storedPage(call.store, 'strategyCheckIn', { where: { strategyId }, order: 'desc', ...paged })
  return ok({ ...page, items: await Promise.all(page.items.map((one) => shown(call, plan, one))) })
}

function wrongCheckIn({ language }: PersonContext, { kpi }: StoredStrategy, draft: StrategyCheckInDraft) {
  const problems = new FieldProblems(language)
  if (draft.value !== undefined && kpi.source !== StrategyMetricSource.Own) problems.add('value', 'value-not-own')
  if (draft.health !== undefined && !isPersonalHealth(draft.health)) problems.add('health', 'personal-health')
  return problems.isEmpty ? undefined : problems.answer()
}

export async function createCheckIn(call: PersonContext, plan: Plan, strategyId: string, draft: StrategyCheckInDraft) {
  const { store, now, newId, person } = call
  const strategy = await findStrategy(call, plan, strategyId)
  if (!strategy) return problem(404, 'not-found')
  if (strategy.status !== StrategyStatus.Active) return problem(409, 'strategy-not-active')
  const wrong = wrongCheckIn(call, strategy, draft)
  if (wrong) return wrong
  const { person: author, today } = editOf(call, plan)
  const { text, value, health } = draft
  const createdAt = now.toISOString()
  const entered =
    value === undefined
      ? {}
      : {
          kpi: { ...strategy.kpi, current: value },
          ownValues: withOwnValue(strategy.ownValues, { day: today, value }),
        }
  const healthOverride = health ? { health, text: text.slice(0, 500), authorName: author.name, createdAt } : null
  const changed = { ...strategy, ...entered, healthOverride }
  await store.set('strategy', strategyId, changed)
  await recordStrategyChanges(call, plan, strategy, changed)
  const measured = await measure(call, plan, changed)
  const checkIn: StoredCheckIn = {
    id: newId('chk'),
    planId: plan.id,
    strategyId,
    text,
    value: measured.kpi.current,
    calculatedHealth: measured.health?.health ?? null,
    health: health ?? null,
    authorUserId: person.id,
    authorName: author.name,
    createdAt,
  }
  await store.insert('strategyCheckIn', checkIn)
  return created(await shown(call, plan, checkIn))
}
