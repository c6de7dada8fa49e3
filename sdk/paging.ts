/** The envelope of every paged list of the contract (`PageFields`): pages count from 1. */
export type Page<Item = unknown> = { currentPage: number; totalPages: number; totalCount: number; items: Item[] }

/** A generated call that answers a page, such as `listTickets`. */
export type PagedCall = (options: never) => Promise<{ data: Page }>

/** The options of a paged call. */
export type OptionsOf<Call extends PagedCall> = Parameters<Call>[0]

/** The page a paged call answers, with all its fields. */
export type PageOf<Call extends PagedCall> = Extract<Awaited<ReturnType<Call>>, { data: Page }>['data']

/** The number of the page after this one, undefined after the last. */
export const nextPageOf = ({ currentPage, totalPages, items }: Page): number | undefined =>
  currentPage < totalPages && items.length > 0 ? currentPage + 1 : undefined

/**
 * Reads a paged list page by page: `for await (const page of pagesOf(listTickets, { path: { userId } }))`. Begins at the page the query
 * names, else at the first, and asks for the next one when it is wanted. Throws the FailedCall of the page that failed.
 */
export async function* pagesOf<Call extends PagedCall>(
  call: Call,
  options: OptionsOf<Call>,
): AsyncGenerator<PageOf<Call>, void, undefined> {
  const { query } = options as { query?: { currentPage?: number } }
  let currentPage = query?.currentPage ?? 1
  for (;;) {
    const { data } = await call({ ...(options as object), query: { ...query, currentPage } } as never)
    yield data as PageOf<Call>
    const next = nextPageOf(data)
    if (next === undefined) return
    currentPage = next
  }
}

/**
 * Reads all items of a paged list: `for await (const campaign of itemsOf(listCampaignMetrics, { path }))`. An item that moves between
 * pages while they are read may come twice or not at all. Throws the FailedCall of the page that failed.
 */
export async function* itemsOf<Call extends PagedCall>(
  call: Call,
  options: OptionsOf<Call>,
): AsyncGenerator<PageOf<Call>['items'][number], void, undefined> {
  for await (const page of pagesOf(call, options)) yield* page.items
}

/** What `useInfiniteQuery` needs besides generated options: `useInfiniteQuery({ ...listTicketsInfiniteOptions({ path }), ...byPage })`. */
export const byPage = { initialPageParam: 1, getNextPageParam: nextPageOf }
