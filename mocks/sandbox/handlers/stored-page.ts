import { pageFields } from '#mocks/sandbox/handlers/context.ts'
import type { Kinds, ListedKind, ListOptions, Store } from '#mocks/sandbox/store/store.ts'

type Asked<K extends ListedKind> = Pick<ListOptions<K>, 'where' | 'by' | 'order' | 'once'> & {
  currentPage?: number | undefined
  pageSize?: number | undefined
}

/** One page of what is stored, in the contract's form; a page beyond the last is empty. */
export async function storedPage<K extends ListedKind>(
  store: Store,
  kind: K,
  { currentPage = 1, pageSize = 25, ...options }: Asked<K>,
): Promise<{ items: Kinds[K][] } & ReturnType<typeof pageFields>> {
  const totalCount = await store.count(kind, options.where, options.once)
  const items = await store.listAll(kind, { ...options, limit: pageSize, offset: (currentPage - 1) * pageSize })
  return { items, ...pageFields(totalCount, currentPage, pageSize) }
}
