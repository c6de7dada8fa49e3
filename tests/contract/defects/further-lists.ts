// Further defects of lists, as backends have them: off by one, filters that forget a value, sums of something else.
import { changed, type Defect, type Json, matcher, on, rewritten, type Send } from '#tests/contract/defects/defect.ts'

const items = (body: Json) => (body.items ?? []) as Json[]
const query = (request: Request) => new URL(request.url).searchParams

/** Answers as if a query parameter had another value. */
const asked = (request: Request, change: (query: URLSearchParams) => void) =>
  rewritten(request, { url: (url) => change(url.searchParams) })

/** Runs `after` with the id that a deletion took away. */
const afterDeletion =
  (deletion: Parameters<typeof matcher>[0], list: Parameters<typeof matcher>[0], change: (body: Json) => Json) =>
  (send: Send): Send => {
    const [isDeletion, isList] = [matcher(deletion), matcher(list)]
    let hasDeleted = false
    return async (request) => {
      const response = await send(request)
      if (isDeletion(request) && response.status === 204) hasDeleted = true
      return isList(request) && hasDeleted ? changed(response, change) : response
    }
  }

export const FURTHER_LIST_DEFECTS: Defect[] = [
  {
    kind: 'paging',
    operation: 'listAnomalies',
    name: 'every page but the first skips an item',
    wrap: on('listAnomalies', async (request, send) => {
      const page = Number(query(request).get('currentPage') ?? 1)
      const response = await send(request)
      return page < 2 ? response : changed(response, (body) => ({ ...body, items: items(body).slice(1) }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listDesigns',
    name: 'a page after the last one repeats the last one',
    wrap: on('listDesigns', async (request, send) => {
      const response = await send(request.clone())
      const body = response.status === 200 ? ((await response.clone().json()) as Json) : {}
      if (response.status !== 200 || items(body).length > 0) return response
      return send(await asked(request, (one) => one.set('currentPage', '1')))
    }),
  },
  {
    kind: 'paging',
    operation: 'listAccountTasks',
    name: 'without a size a page has fewer items than the default says',
    wrap: on('listAccountTasks', async (request, send) => {
      const response = await send(request)
      return query(request).has('pageSize')
        ? response
        : changed(response, (body) => ({ ...body, items: items(body).slice(0, 3) }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listAccountTasks',
    name: 'items with equal values change their order between pages of a sorted list',
    wrap: on('listAccountTasks', async (request, send) => {
      const response = await send(request)
      const order = query(request).get('orderBy')
      if (!order || query(request).get('pageSize') !== '10') return response
      return changed(response, (body) => ({
        ...body,
        items: items(body).toSorted((one, other) =>
          one[order] === other[order] ? String(one.id).localeCompare(String(other.id)) : 0,
        ),
      }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listTickets',
    name: 'the total is stale after a deletion',
    wrap: afterDeletion('deleteTicket', 'listTickets', (body) => ({
      ...body,
      totalCount: Number(body.totalCount) + 1,
    })),
  },
  {
    kind: 'filters',
    operation: 'listTickets',
    name: 'a filter ignores one of its values',
    wrap: on('listTickets', async (request, send) =>
      send(
        query(request).getAll('statuses').join() === '3'
          ? await asked(request, (one) => one.delete('statuses'))
          : request,
      ),
    ),
  },
  {
    kind: 'filters',
    operation: 'listUserTasks',
    name: 'only the first of several values of a filter counts',
    wrap: on('listUserTasks', async (request, send) => {
      const [first, second] = query(request).getAll('statuses')
      return send(second && first ? await asked(request, (one) => one.set('statuses', first)) : request)
    }),
  },
  {
    kind: 'filters',
    operation: 'listAccountStrategies',
    name: 'the total of a filtered list is that of the whole list',
    wrap: on('listAccountStrategies', async (request, send) => {
      const response = await send(request.clone())
      if (!query(request).has('statuses') || response.status !== 200) return response
      const whole = await send(await asked(request, (one) => one.delete('statuses')))
      const { totalCount } = (await whole.json()) as Json
      return changed(response, (body) => ({ ...body, totalCount }))
    }),
  },
  {
    kind: 'filters',
    operation: 'listAccountTasks',
    name: 'the first day of a range is left out',
    wrap: on('listAccountTasks', async (request, send) => {
      const begin = query(request).get('dateBegin')
      const response = await send(request)
      return begin
        ? changed(response, (body) => ({ ...body, items: items(body).filter(({ dueOn }) => dueOn !== begin) }))
        : response
    }),
  },
  {
    kind: 'state',
    operation: 'listUserTasks',
    name: 'a deletion hides another item, too',
    wrap: afterDeletion('deleteUserTask', 'listUserTasks', (body) => ({ ...body, items: items(body).slice(1) })),
  },
  {
    kind: 'state',
    operation: 'listWebhooks',
    name: 'the list shows an older value than the reading',
    wrap: on('listWebhooks', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        items: items(body).map((item) => ({ ...item, description: 'An earlier description' })),
      })),
    ),
  },
]
