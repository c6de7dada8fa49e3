interface Page<Row> {
  totalCount: number
  totalPages: number
  items: readonly Row[]
}

/** Reads all rows of a paged list, each once; undefined if `signal` was aborted. Throws if a page fails. */
export async function readAllPages<Row extends { id: string }>(
  read: (currentPage: number) => Promise<Page<Row>>,
  onProgress: (progress: { done: number; total: number }) => void,
  signal: AbortSignal,
): Promise<Row[] | undefined> {
  const rows = new Map<string, Row>()
  let last = 1
  for (let page = 1; page <= last; page += 1) {
    if (signal.aborted) return undefined
    const { items, totalCount, totalPages } = await read(page)
    if (signal.aborted) return undefined
    last = items.length === 0 ? page : totalPages
    for (const row of items) rows.set(row.id, row)
    onProgress({ done: rows.size, total: totalCount })
  }
  return [...rows.values()]
}
