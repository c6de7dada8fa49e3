import type { Store } from '#mocks/sandbox/store/store.ts'
import type { DueJobRow } from '#mocks/sandbox/store/tables.ts'

/** Every job that is noted in a store, due or not. */
export async function jobsOf(store: Store): Promise<DueJobRow[]> {
  const { tables } = await store.snapshot()
  return (tables.find(([table]) => table === 'due_job')?.[1] ?? []) as DueJobRow[]
}
