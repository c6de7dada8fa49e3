// The switch above all items, and what they have done.
import type { Automation } from '@adwright/sdk/types'
import { automationOf, type StoredAutomation, setAutomation } from '#mocks/sandbox/domain/autopilot/automation.ts'
import { ruleNameOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import { ITEM } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { effectOf, readEffectEvents } from '#mocks/sandbox/domain/autopilot/effect.ts'
import { worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { assertExpectedVersion, versionOf } from '#mocks/sandbox/domain/versions.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { nameOf } from '#mocks/sandbox/handlers/EA/autopilot/item.ts'
import {
  type AutopilotCall,
  namesAt,
  type Place,
  periodOf,
  placeOf,
} from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'
import { addDays, dayIn } from '#mocks/sandbox/time/time-zone.ts'

/** The answer has a row for each day, so the last day is at most this many after the first. */
const MAX_DAYS = 399

async function shown(call: AutopilotCall, place: Place, stored: StoredAutomation | undefined): Promise<Automation> {
  const activeItemCount = await call.store.count('autopilotItem', { ...place.scope, status: ITEM.active })
  return {
    currencyCode: place.client.currency,
    isPaused: stored?.isPaused ?? false,
    changedAt: stored?.changedAt ?? null,
    changedByName: stored?.changedByName ?? null,
    activeItemCount,
    reason: stored?.isPaused ? stored.reason : null,
    stop: stored?.stop ?? null,
    version: versionOf(stored ?? {}),
  }
}

/** The names of items; deleted ones by their last run. */
async function namesOf(call: AutopilotCall, place: Place, ids: Set<string>): Promise<Map<string, string>> {
  const names = new Map(await namesAt(call, place))
  for (const autopilotId of ids) {
    if (names.has(autopilotId)) continue
    const [run] = await call.store.listAll('autopilotExecution', { where: { autopilotId }, order: 'desc', limit: 1 })
    if (run) names.set(autopilotId, run.itemName ?? ruleNameOf(run.ruleId, call.language))
  }
  return names
}

export const automation = {
  async getAutomation(call) {
    const place = await placeOf(call)
    return ok(await shown(call, place, await automationOf(call, call)))
  },

  async updateAutomation(call) {
    const { isPaused, reason } = call.body
    const place = await placeOf(call)
    const before = await automationOf(call, call)
    if ((before?.isPaused ?? false) === isPaused) return ok(await shown(call, place, before))
    const said = (reason ?? '').trim()
    const version = versionOf(before ?? {}) + 1
    assertExpectedVersion(call.query, before ?? {}, { version })
    const switched = { isPaused, reason: said === '' ? null : said, personName: nameOf(call), version }
    return ok(await shown(call, place, await setAutomation(call, call, switched)))
  },

  async getAutopilotEffect(call) {
    const { query, now, account } = call
    const place = await placeOf(call)
    const { timeZone } = account
    const { begin, end } = periodOf(query, addDays(dayIn(now, timeZone), -1), MAX_DAYS)
    const period = { from: begin, to: end, timeZone }
    const happened = await readEffectEvents(call, { ...place.scope, autopilotId: query.autopilotId }, period)
    const ids = new Set([...happened.applied, ...happened.undone].map(({ autopilotId }) => autopilotId))
    const names = await namesOf(call, place, ids)
    const { currency } = place.client
    const nameIn = (id: string) => names.get(id) ?? ''
    const hasEstimates = query.autopilotId !== undefined
    const effect = effectOf(happened, await worldFor(call, place), period, { nameOf: nameIn, currency, hasEstimates })
    return ok({ currencyCode: currency, ...effect })
  },
} satisfies Pick<SandboxHandlers<'EA'>, 'getAutomation' | 'updateAutomation' | 'getAutopilotEffect'>
