import type { AutopilotItem } from '@adwright/sdk/types'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { planOf } from '#mocks/sandbox/domain/limits.ts'
import { fullName } from '#mocks/sandbox/domain/people.ts'
import { ADMIN } from '#mocks/sandbox/domain/permissions.ts'
import { KIND, note } from '#mocks/sandbox/domain/rules/activity.ts'
import { rejectChanges } from '#mocks/sandbox/domain/rules/answers.ts'
import { parametersOf, ruleNameOf, ruleOf } from '#mocks/sandbox/domain/rules/catalogue.ts'
import {
  CHANGE,
  ITEM,
  isLive,
  MODE,
  putItem,
  type StoredExecution,
  type StoredItem,
  TRIGGER,
} from '#mocks/sandbox/domain/rules/documents.ts'
import { complaintsAbout } from '#mocks/sandbox/domain/rules/draft.ts'
import { worldFor } from '#mocks/sandbox/domain/rules/platform.ts'
import { nextRunOf } from '#mocks/sandbox/domain/rules/schedule.ts'
import { isRunning } from '#mocks/sandbox/domain/rules/scheduler.ts'
import { refOf } from '#mocks/sandbox/domain/rules/world.ts'
import { dayIn } from '#mocks/sandbox/domain/time-zone.ts'
import { type AutopilotCall, itemsAt, type Place, placeOf } from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'
import { type Language, problem } from '#mocks/sandbox/pipeline/problem.ts'

const MONTH_MS = 30 * 86_400_000
/** Active and what needs attention first, then what is paused, then what is over. */
const ORDER_OF_STATES: number[] = [ITEM.active, ITEM.needsAttention, ITEM.paused, ITEM.archived]

const rank = ({ status }: StoredItem) => ORDER_OF_STATES.indexOf(status)

function shown(item: StoredItem, runs: StoredExecution[], language: Language): AutopilotItem {
  const own = runs.filter(({ autopilotId, trigger }) => autopilotId === item.id && trigger !== TRIGGER.preview)
  const {
    accountId: _id,
    createdById: _c,
    language: _l,
    touched: _t,
    proposed: _p,
    attention: _a,
    runningSince: _r,
    ...fields
  } = item
  return {
    ...fields,
    ruleName: ruleNameOf(item.ruleId, language),
    runs30d: own.length,
    changes30d: own.reduce((sum, { changedCount }) => sum + changedCount, 0),
  }
}

/** How many further items the plan allows in the account; the items of all its clients count. */
async function roomFor({ store, account, accountId, person }: AutopilotCall): Promise<{ left: number; limit: number }> {
  const owner = (await store.get('person', account.ownerId)) ?? person
  const limit = planOf(owner)?.activeRulesLimit ?? 1
  const items = (await store.listAll('autopilotItem')).filter((item) => item.accountId === accountId)
  return { left: limit - items.filter(isLive).length, limit }
}

async function exclude(call: AutopilotCall, { scope }: Place, item: StoredItem): Promise<void> {
  const world = await worldFor(call, item)
  for (const id of item.exceptionEntityIds) {
    const entity = world.entity(id)
    if (!entity) continue
    const exception = {
      ...refOf(entity),
      id: call.newId('exc'),
      ruleId: item.ruleId,
      reason: '',
      expiresOn: null,
      createdByName: item.createdByName,
      createdAt: item.createdAt,
      itemId: item.id,
    }
    await call.store.put('autopilotException', exception, { scope, sort: exception.createdAt })
  }
}

const nameOf = ({ person }: Pick<AutopilotCall, 'person'>) => fullName(person) || (person.email ?? person.id)

async function endProposals(call: AutopilotCall, { scope }: Place, item: StoredItem): Promise<void> {
  for (const run of await call.store.list('autopilotExecution', scope))
    if (run.autopilotId === item.id && run.changes.some(({ status }) => status === CHANGE.proposed))
      await rejectChanges(call, run.id)
}

export const items = {
  async listAutopilotItems(call) {
    const place = await placeOf(call)
    const since = new Date(call.now.getTime() - MONTH_MS).toISOString()
    const runs = await call.store.list('autopilotExecution', place.scope, { sortFrom: since })
    const all = (await itemsAt(call, place)).sort((a, b) => rank(a) - rank(b))
    return ok(all.map((item) => shown(item, runs, call.language)))
  },

  async createAutopilotItem(call) {
    const { store, body, membership, now, newId, accountId, customerClientId } = call
    const place = await placeOf(call)
    if (body.mode === MODE.automatic && membership.role < ADMIN) return problem(403, 'automatic-needs-admin')
    const rule = ruleOf(body.ruleId)
    const world = await worldFor(call, place)
    const today = dayIn(now, place.client.timeZone)
    const problems = new FieldProblems(call.language)
    for (const [field, code, values] of complaintsAbout(body, { rule, world, today, now }))
      problems.add(field, code, values)
    if (!rule || !problems.isEmpty) return problems.answer()
    const { left, limit } = await roomFor(call)
    if (left <= 0) return problem(409, 'active-rules-limit-reached', { values: { limit } })
    const { startsOn = null, endsOn = null, schedule } = body
    const id = newId('ap')
    const item: StoredItem = {
      exceptionEntityIds: [],
      cooldownDays: 0,
      notify: { emails: [], onlyWhenChanged: true },
      ...body,
      id,
      autopilotId: id,
      accountId,
      customerClientId,
      categoryId: rule.categoryId,
      name: body.name.trim() || body.name,
      status: ITEM.active,
      parameters: parametersOf(rule, body.parameters),
      startsOn,
      endsOn,
      createdById: call.person.id,
      createdByName: nameOf(call),
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      lastRunAt: null,
      nextRunAt: nextRunOf({ schedule, startsOn, endsOn }, now, false)?.toISOString() ?? null,
      lastResult: null,
      language: call.language,
      touched: {},
      proposed: [],
      attention: null,
      runningSince: null,
    }
    await putItem(store, item)
    await exclude(call, place, item)
    await note(call, item, { kind: KIND.created, personName: item.createdByName, itemName: item.name })
    return created(shown(item, [], call.language))
  },

  async deleteAutopilotItem(call) {
    const { store, membership, now } = call
    const place = await placeOf(call)
    const item = (await itemsAt(call, place)).find(({ id }) => id === call.autopilotId)
    if (!item) return problem(404, 'not-found')
    if (item.mode === MODE.automatic && membership.role < ADMIN) return problem(403, 'automatic-needs-admin')
    if (isRunning(item, now)) {
      const seconds = Math.round((now.getTime() - Date.parse(item.runningSince ?? '')) / 1000)
      return problem(409, 'run-in-progress', { detail: `The run began ${seconds} seconds ago.` })
    }
    await endProposals(call, place, item)
    for (const exception of await store.list('autopilotException', place.scope))
      if (exception.itemId === item.id) await store.delete('autopilotException', exception.id)
    await store.delete('autopilotItem', item.id)
    await note(call, item, { kind: KIND.deleted, personName: nameOf(call), itemName: item.name })
    return noContent()
  },
} satisfies Pick<SandboxHandlers<'EA'>, 'listAutopilotItems' | 'createAutopilotItem' | 'deleteAutopilotItem'>
