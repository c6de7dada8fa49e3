import type { ActivityEntry, Execution } from '@adwright/sdk/types'
import { ruleOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import type { StoredActivity } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { withChanges } from '#mocks/sandbox/domain/autopilot/executions.ts'
import { worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { isUndoable } from '#mocks/sandbox/domain/autopilot/undo.ts'
import { shownActivity, shownExecution } from '#mocks/sandbox/domain/autopilot/wording.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, pageOf, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import {
  among,
  holds,
  momentsOf,
  namesAt,
  placeOf,
  rulesByName,
  sortedBy,
} from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'
import { slicesOf, storedPage } from '#mocks/sandbox/handlers/stored-page.ts'
import { valuesIn } from '#mocks/sandbox/store/schema/schema.ts'

export const history = {
  async listAutopilotActivity(call) {
    const { query, language, store } = call
    const place = await placeOf(call)
    const names = await namesAt(call, place)
    const where = {
      ...place.scope,
      occurredAt: momentsOf(call, query),
      ruleId: among(query.ruleIds),
      autopilotId: among(query.autopilotIds),
      entityType: among(query.entityTypes),
      categoryId: among(query.categoryIds),
      kind: among(query.kinds),
      entityId: among(query.entityIds),
    }
    const { orderBy = 'occurredAt', sortOrder = 'desc', currentPage, recordsPerPage: pageSize } = query
    const shown = (entry: StoredActivity) => shownActivity(entry, place.reader, names)
    if (orderBy !== 'actorName' && query.searchText === undefined) {
      const by = [orderBy === 'ruleName' ? rulesByName(call) : ([orderBy, sortOrder] as const)]
      const page = await storedPage(store, 'autopilotActivity', { where, by, order: sortOrder, currentPage, pageSize })
      return ok({ currencyCode: place.client.currency, ...page, items: page.items.map(shown) })
    }
    // Texts and names of actors are words of the reader's language, which are not stored.
    const wanted: ActivityEntry[] = []
    for await (const entries of slicesOf(store, 'autopilotActivity', where))
      wanted.push(...entries.map(shown).filter(({ text }) => holds(text, query.searchText, language)))
    const sorted = sortedBy(wanted, (entry) => entry[orderBy], sortOrder, language)
    return ok({ currencyCode: place.client.currency, ...pageOf(sorted, currentPage, pageSize) })
  },

  async listRuleActivity(call) {
    const { query } = call
    const place = await placeOf(call)
    if (!ruleOf(call.ruleId)) return problem(404, 'not-found')
    const page = await storedPage(call.store, 'autopilotActivity', {
      where: { ...place.scope, ruleId: call.ruleId },
      order: 'desc',
      currentPage: query.currentPage,
      pageSize: query.recordsPerPage,
    })
    const names = await namesAt(call, place)
    const items = page.items.map((entry) => shownActivity(entry, place.reader, names))
    return ok({ currencyCode: place.client.currency, ...page, items })
  },

  async listAutopilotExecutions(call) {
    const { query, store } = call
    const place = await placeOf(call)
    const entityId = among(query.entityIds)
    const { orderBy = 'startedAt', sortOrder: order = 'desc' } = query
    const page = await storedPage(store, 'autopilotExecution', {
      where: {
        ...place.scope,
        startedAt: momentsOf(call, query),
        ruleId: among(query.ruleIds),
        autopilotId: among(query.autopilotIds),
        status: among(query.statuses),
        id: entityId && valuesIn('autopilotChange', 'executionId', { ...place.scope, entityId }),
      },
      by: [orderBy === 'ruleName' ? rulesByName(call) : [orderBy, order]],
      order,
      currentPage: query.currentPage,
      pageSize: query.recordsPerPage,
    })
    const [world, names] = [await worldFor(call, place), await namesAt(call, place)]
    const items: Execution[] = (await withChanges(store, page.items)).map((run) =>
      shownExecution(run, place.reader, { isUndoable: isUndoable(run, world, call.now), names }),
    )
    return ok({ ...page, items })
  },
} satisfies Pick<SandboxHandlers<'EA'>, 'listAutopilotActivity' | 'listRuleActivity' | 'listAutopilotExecutions'>
