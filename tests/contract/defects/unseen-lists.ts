// Defects of lists and counts that were planted after the last rule of the kit was written, as teams of backends report them.
import { changed, type Defect, type Json, matcher, on, rewritten, withBody } from '#tests/contract/defects/defect.ts'

const items = (body: Json) => (body.items ?? []) as Json[]
const query = (request: Request) => new URL(request.url).searchParams
const asked = (request: Request, change: (query: URLSearchParams) => void) =>
  rewritten(request, { url: (url) => change(url.searchParams) })

export const UNSEEN_LIST_DEFECTS: Defect[] = [
  {
    kind: 'filters',
    operation: 'listLoginActivity',
    name: 'the text "false" in a filter is taken for true',
    wrap: on('listLoginActivity', async (request, send) =>
      send(query(request).has('isSuccess') ? await asked(request, (one) => one.set('isSuccess', 'true')) : request),
    ),
  },
  {
    kind: 'filters',
    operation: 'listAccountTasks',
    name: 'a switch that is off by default does nothing',
    wrap: on('listAccountTasks', async (request, send) => send(await asked(request, (one) => one.delete('isUndated')))),
  },
  {
    kind: 'paging',
    operation: 'listActivityLog',
    name: 'a page after the last one is answered with 404',
    wrap: on('listActivityLog', async (request, send) => {
      const response = await send(request)
      if (response.status !== 200) return response
      const body = (await response.clone().json()) as Json
      if (items(body).length > 0) return response
      const refusal = { message: 'Not found.', detail: null, status: 404, path: '/User/activity-log', method: 'GET' }
      const requestId = response.headers.get('Request-Id')
      return new Response(JSON.stringify({ ...refusal, code: 'not-found', requestId }), {
        status: 404,
        headers: response.headers,
      })
    }),
  },
  {
    kind: 'paging',
    operation: 'listUserTasks',
    name: 'the total is the number of items on the page',
    wrap: on('listUserTasks', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, totalCount: items(body).length, totalPages: 1 })),
    ),
  },
  {
    kind: 'filters',
    operation: 'listDesigns',
    name: 'a search finds only names that begin with its text',
    wrap: on('listDesigns', async (request, send) => {
      const text = query(request).get('searchText')?.toLowerCase()
      const response = await send(request)
      if (text === undefined) return response
      return changed(response, (body) => {
        const found = items(body).filter(({ name }) => String(name).toLowerCase().startsWith(text))
        return { ...body, items: found, totalCount: found.length, totalPages: Math.ceil(found.length / 25) }
      })
    }),
  },
  {
    kind: 'paging',
    operation: 'listCampaignMetrics',
    name: 'numbers are sorted as text',
    wrap: on('listCampaignMetrics', async (request, send) => {
      const order = query(request).get('orderBy') ?? ''
      const sign = query(request).get('sortOrder') === 'asc' ? 1 : -1
      return changed(await send(request), (body) => ({
        ...body,
        items: items(body).toSorted((one, other) => {
          const [first, second] = [one[order], other[order]]
          if (typeof first !== 'number' || typeof second !== 'number') return 0
          return sign * (String(first) < String(second) ? -1 : 1)
        }),
      }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listNotifications',
    name: 'the oldest come first where the latest should',
    wrap: on('listNotifications', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, items: items(body).toReversed() })),
    ),
  },
  {
    kind: 'filters',
    operation: 'getAccountTaskCounts',
    name: 'a count ignores its filters',
    wrap: on('getAccountTaskCounts', async (request, send) =>
      send(await asked(request, (one) => one.delete('priorities'))),
    ),
  },
  {
    kind: 'filters',
    operation: 'listAnnotations',
    name: 'what begins before a range and ends within it is missing',
    wrap: on('listAnnotations', async (request, send) => {
      const begin = query(request).get('dateBegin')
      const response = await send(request)
      if (begin === null || response.status !== 200) return response
      const list = (await response.clone().json()) as Json[]
      return withBody(
        response,
        list.filter(({ dateBegin }) => String(dateBegin) >= begin),
      )
    }),
  },
  {
    kind: 'input',
    operation: 'listTickets',
    name: 'a value that is named twice counts once',
    wrap: on('listTickets', async (request, send) =>
      send(
        await asked(request, (one) => {
          const values = new Set(one.getAll('statuses'))
          one.delete('statuses')
          for (const value of values) one.append('statuses', value)
        }),
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'getNotificationCounts',
    name: 'the number of unread ones stays after one was read',
    wrap: (send) => {
      const first = new Map<string, Response>()
      const [isUpdate, isCounts] = [matcher('updateNotification'), matcher('getNotificationCounts')]
      return async (request) => {
        const key = `${request.url} ${request.headers.get('Authorization')}`
        const response = await send(request)
        if (isUpdate(request) || !isCounts(request) || response.status !== 200) return response
        if (!first.has(key)) first.set(key, response.clone())
        return first.get(key)?.clone() ?? response
      }
    },
  },
  {
    kind: 'state',
    operation: 'listAccountStrategies',
    name: 'the number of tasks of each is that of its creation',
    wrap: on('listAccountStrategies', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        items: items(body).map((one) => ({ ...one, taskCount: 0 })),
      })),
    ),
  },
]
