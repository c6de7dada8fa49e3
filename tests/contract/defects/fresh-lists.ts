// Defects of lists that were planted before another look at the rules of the kit, as teams of backends report them.
import { changed, type Defect, type Json, matcher, on, rewritten, withBody } from '#tests/contract/defects/defect.ts'

const query = (request: Request) => new URL(request.url).searchParams
const asked = (request: Request, change: (query: URLSearchParams) => void) =>
  rewritten(request, { url: (url) => change(url.searchParams) })

export const FRESH_LIST_DEFECTS: Defect[] = [
  {
    kind: 'paging',
    operation: 'listSurveyHistory',
    name: 'the number of pages is rounded down',
    wrap: on('listSurveyHistory', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        totalPages: Math.floor(Number(body.totalCount) / Number(body.pageSize)),
      })),
    ),
  },
  {
    kind: 'paging',
    operation: 'listAutopilotAssets',
    name: 'every page says that it is the first',
    wrap: on('listAutopilotAssets', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, currentPage: 1 })),
    ),
  },
  {
    kind: 'paging',
    operation: 'listFiles',
    name: 'the greatest size of a page is cut to half of it',
    wrap: on('listFiles', async (request, send) =>
      send(
        await asked(request, (one) => {
          if (one.get('pageSize') === '100') one.set('pageSize', '50')
        }),
      ),
    ),
  },
  {
    kind: 'paging',
    operation: 'listAnomalies',
    name: 'one of the fields to sort by is ignored',
    wrap: on('listAnomalies', async (request, send) =>
      send(
        await asked(request, (one) => {
          if (one.get('orderBy') === 'deviationPct') one.delete('orderBy')
        }),
      ),
    ),
  },
  {
    kind: 'filters',
    operation: 'listFindings',
    name: 'a value of a filter finds what has another value',
    wrap: on('listFindings', async (request, send) =>
      send(
        await asked(request, (one) => {
          const values = one.getAll('statuses')
          one.delete('statuses')
          for (const value of values) one.append('statuses', value === '1' ? '2' : value === '2' ? '1' : value)
        }),
      ),
    ),
  },
  {
    kind: 'filters',
    operation: 'listSocialPosts',
    name: 'a search with letters beyond ASCII finds nothing',
    wrap: on('listSocialPosts', async (request, send) => {
      const response = await send(request)
      const isBeyond = /\P{ASCII}/u.test(query(request).get('searchText') ?? '')
      return isBeyond && response.status === 200 ? withBody(response, []) : response
    }),
  },
  {
    kind: 'filters',
    operation: 'listWebhookDeliveries',
    name: 'a filter of a list below another thing is ignored',
    wrap: on('listWebhookDeliveries', async (request, send) => {
      const response = await send(request.clone())
      return response.status === 200 ? send(await asked(request, (one) => one.delete('statuses'))) : response
    }),
  },
  {
    kind: 'filters',
    operation: 'listSocialHolidays',
    name: 'the last day of a range is left out',
    wrap: on('listSocialHolidays', async (request, send) => {
      const end = query(request).get('dateEnd')
      const response = await send(request)
      if (end === null || response.status !== 200) return response
      const days = (await response.clone().json()) as Json[]
      return withBody(
        response,
        days.filter(({ date }) => date !== end),
      )
    }),
  },
  {
    kind: 'filters',
    operation: 'listUserTaskLabels',
    name: 'labels of deleted tasks are still listed',
    wrap: (send) => {
      const seen = new Map<string, Json>()
      const isList = matcher('listUserTaskLabels')
      return async (request) => {
        const response = await send(request)
        if (!isList(request) || response.status !== 200) return response
        const labels = (await response.clone().json()) as Json[]
        for (const one of labels) seen.set(`${request.url} ${String(one.word)}`, one)
        const own = [...seen].flatMap(([key, one]) => (key.startsWith(`${request.url} `) ? [one] : []))
        const current = new Set(labels.map(({ word }) => word))
        return withBody(response, [...labels, ...own.filter(({ word }) => !current.has(word))].slice(0, 200))
      }
    },
  },
]
