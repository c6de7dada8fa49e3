import type { Execution } from '@adwright/sdk/types'
import { ruleNameOf, ruleOf } from '#mocks/sandbox/domain/autopilot/catalogue.ts'
import type { StoredExecution } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { isUndoable } from '#mocks/sandbox/domain/autopilot/undo.ts'
import { shownActivity, shownExecution } from '#mocks/sandbox/domain/autopilot/wording.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, pageFields, pageOf, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { holds, momentsOf, namesAt, placeOf, sortedBy } from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'

const among = (wanted: readonly (string | number)[] | undefined, value: string | number) =>
  wanted === undefined || wanted.length === 0 || wanted.includes(value)

const isAbout = (changes: { entityId: string }[], wanted: readonly string[] | undefined) =>
  wanted === undefined || wanted.length === 0 || changes.some(({ entityId }) => wanted.includes(entityId))

export const history = {
  async listAutopilotActivity(call) {
    const { query, language } = call
    const place = await placeOf(call)
    const names = await namesAt(call, place)
    const stored = await call.store.list('autopilotActivity', place.scope, momentsOf(call, query))
    const entries = stored
      .filter(
        ({ ruleId, categoryId, entity, kind, autopilotId }) =>
          among(query.ruleIds, ruleId) &&
          among(query.autopilotIds, autopilotId ?? '') &&
          among(query.entityTypes, entity?.entityType ?? 0) &&
          among(query.categoryIds, categoryId) &&
          among(query.kinds, kind) &&
          among(query.entityIds, entity?.entityId ?? ''),
      )
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
    const stored = await call.store.list('autopilotActivity', place.scope, { order: 'desc' })
    const own = stored.filter(({ ruleId }) => ruleId === call.ruleId)
    const page = pageOf(own, query.currentPage, query.recordsPerPage)
    const names = await namesAt(call, place)
    return ok({ ...page, items: page.items.map((entry) => shownActivity(entry, place.reader, names)) })
  },

  async listAutopilotExecutions(call) {
    const { query, language } = call
    const place = await placeOf(call)
    const stored = await call.store.list('autopilotExecution', place.scope, momentsOf(call, query))
    const by = query.orderBy ?? 'startedAt'
    const keyOf = (run: StoredExecution) => (by === 'ruleName' ? ruleNameOf(run.ruleId, language) : run[by])
    const wanted = stored.filter(
      ({ ruleId, autopilotId, status, changes }) =>
        among(query.ruleIds, ruleId) &&
        among(query.autopilotIds, autopilotId) &&
        among(query.statuses, status) &&
        isAbout(changes, query.entityIds),
    )
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
