import { nextPageOf, type Page } from '@adwright/sdk/paging'

/** Reads all rows of a paged list, each once; undefined if `signal` was aborted. Throws if a page fails. */
export async function readAllPages<Row extends { id: string }>(
  read: (currentPage: number) => Promise<Page<Row>>,
  onProgress: (progress: { done: number; total: number }) => void,
  signal: AbortSignal,
): Promise<Row[] | undefined> {
  const rows = new Map<string, Row>()
  for (let next: number | undefined = 1; next !== undefined; ) {
    if (signal.aborted) return undefined
    const page: Page<Row> = await read(next)
    if (signal.aborted) return undefined
    for (const row of page.items) rows.set(row.id, row)
    onProgress({ done: rows.size, total: page.totalCount })
    next = nextPageOf(page)
  }
  return [...rows.values()]
}
