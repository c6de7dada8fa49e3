// The guardrails over all rules of a client account.
import type { AutopilotGuardrails } from '@adwright/sdk/types'
import { ITEM } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { guardrailsOf, inOrderOfPriority, type StoredGuardrails } from '#mocks/sandbox/domain/autopilot/guardrails.ts'
import { savePastGuardrails } from '#mocks/sandbox/domain/autopilot/past-guardrails.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { assertExpectedVersion, versionOf, withNextVersion } from '#mocks/sandbox/domain/versions.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { type AutopilotCall, itemsAt, type Place, placeOf } from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'

async function shown(call: AutopilotCall, place: Place, stored: StoredGuardrails): Promise<AutopilotGuardrails> {
  const items = (await itemsAt(call, place)).filter(({ status }) => status !== ITEM.archived)
  return {
    maxDailyFactor: stored.maxDailyFactor,
    maxMonthlyFactor: stored.maxMonthlyFactor,
    maxBudgetChangePercent: stored.maxBudgetChangePercent,
    order: inOrderOfPriority(stored.order, items).map(({ id }) => id),
    version: versionOf(stored),
  }
}

export const guardrails = {
  async getAutopilotGuardrails(call) {
    const place = await placeOf(call)
    return ok(await shown(call, place, await guardrailsOf(call, place)))
  },

  async updateAutopilotGuardrails(call) {
    const { body, query, store, now } = call
    const place = await placeOf(call)
    const items = await itemsAt(call, place)
    const problems = new FieldProblems(call.language)
    for (const [index, id] of body.order.entries())
      if (!items.some((item) => item.id === id)) problems.add(`order.${index}`, 'item-unknown')
    if (!problems.isEmpty) return problems.answer()
    const stored = await guardrailsOf(call, place)
    const edited = withNextVersion(stored, { ...stored, ...body })
    assertExpectedVersion(query, stored, edited)
    if (edited === stored) return ok(await shown(call, place, stored))
    await savePastGuardrails(call, stored)
    const saved = await store.upsert('autopilotGuardrails', { ...edited, updatedAt: now.toISOString() })
    return ok(await shown(call, place, saved))
  },
} satisfies Pick<SandboxHandlers<'EA'>, 'getAutopilotGuardrails' | 'updateAutopilotGuardrails'>
