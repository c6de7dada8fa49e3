// Defects of lists: pages, order, filters, dates and totals.
import { changed, type Defect, type Json, on, rewritten, without } from '#tests/contract/defects/defect.ts'

const items = (body: Json) => body.items as Json[]
const query = (request: Request) => new URL(request.url).searchParams

export const PAGING_DEFECTS: Defect[] = [
  {
    kind: 'paging',
    operation: 'listAccountTasks',
    name: 'a page repeats the last item of the page before',
    wrap: on('listAccountTasks', async (request, send) => {
      const page = Number(query(request).get('currentPage') ?? 1)
      const response = await send(request.clone())
      if (page < 2) return response
      const before = await send(
        await rewritten(request, { url: (url) => url.searchParams.set('currentPage', String(page - 1)) }),
      )
      const last = before.status === 200 ? items((await before.json()) as Json).at(-1) : undefined
      return changed(response, (body) => ({ ...body, items: last ? [last, ...items(body).slice(0, -1)] : items(body) }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listFiles',
    name: 'the total is one too many',
    wrap: on('listFiles', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, totalCount: Number(body.totalCount) + 1 })),
    ),
  },
  {
    kind: 'paging',
    operation: 'listAutopilotActivity',
    name: 'the size of a page is ignored',
    wrap: on('listAutopilotActivity', async (request, send) =>
      send(await rewritten(request, { url: (url) => url.searchParams.set('recordsPerPage', '25') })),
    ),
  },
  {
    kind: 'paging',
    operation: 'listNotifications',
    name: 'the pages are in another order than the whole list',
    wrap: on('listNotifications', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        items: query(request).get('pageSize') === '10' ? items(body).toReversed() : items(body),
      })),
    ),
  },
]

export const FILTER_DEFECTS: Defect[] = [
  {
    kind: 'filters',
    operation: 'listAccountTasks',
    name: 'a filter is ignored',
    wrap: on('listAccountTasks', async (request, send) => send(await rewritten(request, { url: without('statuses') }))),
  },
  {
    kind: 'filters',
    operation: 'listAccountStrategies',
    name: 'the text of a search is ignored',
    wrap: on('listAccountStrategies', async (request, send) =>
      send(await rewritten(request, { url: without('searchText') })),
    ),
  },
  {
    kind: 'filters',
    operation: 'listUserTasks',
    name: 'the last day of a range is left out',
    wrap: on('listUserTasks', async (request, send) => {
      const end = query(request).get('dateEnd')
      const response = await send(request)
      return end
        ? changed(response, (body) => ({ ...body, items: items(body).filter(({ dueOn }) => dueOn !== end) }))
        : response
    }),
  },
  {
    kind: 'filters',
    operation: 'listUserTasks',
    name: 'the direction of the order is ignored',
    wrap: on('listUserTasks', async (request, send) => send(await rewritten(request, { url: without('sortOrder') }))),
  },
]
