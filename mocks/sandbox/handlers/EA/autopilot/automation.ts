// The switch above all items, and what they have done.
import type { Automation } from '@adwright/sdk/types'
import { automationOf, type StoredAutomation, setAutomation } from '#mocks/sandbox/domain/autopilot/automation.ts'
import { ruleNameOf } from '#mocks/sandbox/domain/autopilot/catalogue.ts'
import { ITEM } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { effectOf } from '#mocks/sandbox/domain/autopilot/effect.ts'
import { worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { nameOf } from '#mocks/sandbox/handlers/EA/autopilot/item.ts'
import {
  type AutopilotCall,
  itemsAt,
  type Place,
  periodOf,
  placeOf,
} from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'
import { addDays, dayIn } from '#mocks/sandbox/time/time-zone.ts'

/** The answer has a row for each day, so the last day is at most this many after the first. */
const LONGEST_DAYS = 399

async function shown(call: AutopilotCall, place: Place, stored: StoredAutomation | undefined): Promise<Automation> {
  const activeItemCount = await call.store.count('autopilotItem', { ...place.scope, status: ITEM.active })
  return {
    isPaused: stored?.isPaused ?? false,
    changedAt: stored?.changedAt ?? null,
    changedByName: stored?.changedByName ?? null,
    activeItemCount,
    reason: stored?.isPaused ? stored.reason : null,
  }
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
    const switched = { isPaused, reason: said === '' ? null : said, personName: nameOf(call) }
    return ok(await shown(call, place, await setAutomation(call, call, switched)))
  },

  async getAutopilotEffect(call) {
    const { query, now, account, language, store } = call
    const place = await placeOf(call)
    const { timeZone } = account
    const { begin, end } = periodOf(query, addDays(dayIn(now, timeZone), -1), LONGEST_DAYS)
    const runs = await store.list('autopilotExecution', place.scope, { where: { autopilotId: query.autopilotId } })
    const names = new Map((await itemsAt(call, place)).map(({ id, name }) => [id, name]))
    const world = await worldFor(call, place)
    return ok(
      effectOf(
        runs,
        world,
        { from: begin, to: end, timeZone },
        (run) => names.get(run.autopilotId) ?? run.itemName ?? ruleNameOf(run.ruleId, language),
      ),
    )
  },
} satisfies Pick<SandboxHandlers<'EA'>, 'getAutomation' | 'updateAutomation' | 'getAutopilotEffect'>
