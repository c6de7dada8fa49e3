// Entities a person excludes from one rule or from all of them.

import { ruleOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import type { StoredException } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { removeExceptions } from '#mocks/sandbox/domain/autopilot/past-guardrails.ts'
import { momentFor, worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { refOf } from '#mocks/sandbox/domain/autopilot/world.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { relist } from '#mocks/sandbox/handlers/EA/autopilot/excluding.ts'
import { nameOf } from '#mocks/sandbox/handlers/EA/autopilot/item.ts'
import { placeOf } from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'

/** As many as an item can list. */
const MAX_LISTED = 500

const shownException = ({ itemId: _i, accountId: _a, customerClientId: _c, ...exception }: StoredException) => exception

export const exceptions = {
  async listAutopilotExceptions(call) {
    const { currentPage, recordsPerPage: pageSize, searchText } = call.query
    const place = await placeOf(call)
    const { day } = momentFor(place.client, call.now)
    const where = { ...place.scope, lastDay: { from: day }, searchText: { contains: searchText } }
    const page = await storedPage(call.store, 'autopilotException', { where, order: 'desc', currentPage, pageSize })
    return ok({ ...page, items: page.items.map(shownException) })
  },

  async createAutopilotException(call) {
    const { body, store, now, language } = call
    const { ruleId, entityId, entityType, expiresOn = null } = body
    const place = await placeOf(call)
    const { day } = momentFor(place.client, now)
    const entity = (await worldFor(call, place)).entity(entityId)
    const problems = new FieldProblems(language)
    if (ruleId !== null && !ruleOf(ruleId)) problems.add('ruleId', 'rule-unknown')
    if (entity?.entityType !== entityType) problems.add('entityId', 'entity-unknown')
    if (expiresOn !== null && expiresOn < day) problems.add('expiresOn', 'day-is-over')
    if (!entity || !problems.isEmpty) return problems.answer()
    const same = await store.list('autopilotException', place.scope, { where: { ruleId, entityId } })
    const known = same.find((one) => (one.expiresOn ?? day) >= day)
    if (known) {
      const detail = `${known.createdByName} excluded it at ${known.createdAt}.`
      return problem(409, 'already-excepted', { detail })
    }
    const exception: StoredException = {
      ...refOf(entity),
      ...place.scope,
      id: call.newId('exc'),
      ruleId,
      reason: (body.reason ?? '').trim(),
      expiresOn,
      createdByName: nameOf(call),
      createdAt: now.toISOString(),
      itemId: null,
    }
    await store.insert('autopilotException', exception)
    if (ruleId !== null)
      await relist(call, place, ruleId, (ids) =>
        ids.includes(entityId) || ids.length >= MAX_LISTED ? ids : [...ids, entityId],
      )
    return created(shownException(exception))
  },

  async deleteAutopilotException(call) {
    const { store } = call
    const place = await placeOf(call)
    const [meant] = await store.list('autopilotException', place.scope, { where: { id: call.exceptionId } })
    if (!meant) return problem(404, 'not-found')
    const { ruleId, entityId } = meant
    // An older exception of the same entity would otherwise stay active.
    const all = await store.list('autopilotException', place.scope, { where: { ruleId, entityId } })
    await removeExceptions(call, all)
    if (ruleId !== null) await relist(call, place, ruleId, (ids) => ids.filter((id) => id !== entityId))
    return noContent()
  },
} satisfies Pick<
  SandboxHandlers<'EA'>,
  'listAutopilotExceptions' | 'createAutopilotException' | 'deleteAutopilotException'
>
