import { shownChangeEntry } from '#mocks/sandbox/domain/planning/history.ts'
import { ok } from '#mocks/sandbox/handlers/context.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

export type Paging = { currentPage?: number; pageSize?: number }

/** Answers with a page of the changes of a thing, newest first. */
export async function historyPage(store: Store, subjectId: string, paging: Paging) {
  const by = [['occurredAt', 'desc']] as const
  const page = await storedPage(store, 'changeEntry', { where: { subjectId }, by, order: 'desc', ...paging })
  return ok({ ...page, items: page.items.map(shownChangeEntry) })
}
