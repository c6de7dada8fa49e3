import type { Execution } from '@adwright/sdk/types'
import { ruleNameOf, ruleOf } from '#mocks/sandbox/domain/autopilot/catalogue.ts'
import type { StoredExecution } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { isUndoable } from '#mocks/sandbox/domain/autopilot/undo.ts'
import { shownActivity, shownExecution } from '#mocks/sandbox/domain/autopilot/wording.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, pageFields, pageOf, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { among, holds, momentsOf, namesAt, placeOf, sortedBy } from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'

const isAbout = (changes: { entityId: string }[], wanted: readonly string[] | undefined) =>
  wanted === undefined || wanted.length === 0 || changes.some(({ entityId }) => wanted.includes(entityId))

export const history = {
  async listAutopilotActivity(call) {
    const { query, language } = call
    const place = await placeOf(call)
    const names = await namesAt(call, place)
    const stored = await call.store.list('autopilotActivity', place.scope, {
      where: {
        occurredAt: momentsOf(call, query),
        ruleId: among(query.ruleIds),
        autopilotId: among(query.autopilotIds),
        entityType: among(query.entityTypes),
        categoryId: among(query.categoryIds),
        kind: among(query.kinds),
        entityId: among(query.entityIds),
      },
    })
    const entries = stored
      .map((entry) => shownActivity(entry, place.reader, names))
      .filter(({ text }) => holds(text, query.searchText, language))
    const by = query.orderBy ?? 'occurredAt'
    const sorted = sortedBy(entries, (entry) => entry[by], query.sortOrder ?? 'desc', language)
    return ok(pageOf(sorted, query.currentPage, query.recordsPerPage))
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
    return ok({ ...page, items: page.items.map((entry) => shownActivity(entry, place.reader, names)) })
  },

  async listAutopilotExecutions(call) {
    const { query, language } = call
    const place = await placeOf(call)
    const stored = await call.store.list('autopilotExecution', place.scope, {
      where: {
        startedAt: momentsOf(call, query),
        ruleId: among(query.ruleIds),
        autopilotId: among(query.autopilotIds),
        status: among(query.statuses),
      },
    })
    const by = query.orderBy ?? 'startedAt'
    const keyOf = (run: StoredExecution) => (by === 'ruleName' ? ruleNameOf(run.ruleId, language) : run[by])
    const wanted = stored.filter(({ changes }) => isAbout(changes, query.entityIds))
    const page = pageOf(
      sortedBy(wanted, keyOf, query.sortOrder ?? 'desc', language),
      query.currentPage,
      query.recordsPerPage,
    )
    const [world, names] = [await worldFor(call, place), await namesAt(call, place)]
    const items: Execution[] = page.items.map((run) =>
      shownExecution(run, place.reader, { isUndoable: isUndoable(run, world, call.now), names }),
    )
    return ok({ ...pageFields(page.totalCount, page.currentPage, page.pageSize), items })
  },
} satisfies Pick<SandboxHandlers<'EA'>, 'listAutopilotActivity' | 'listRuleActivity' | 'listAutopilotExecutions'>
