// Blind defects of lists: pages, orders, filters and searches.

import { answerWith, type BlindDefect, pathOf, readWith, rowsOf } from '#tests/contract/defects/blind-tools.ts'
import {
  bodyOf,
  changed,
  matcher,
  on,
  rewritten,
  type Send,
  withBody,
  without,
  withStatus,
} from '#tests/contract/defects/defect.ts'

const DAY_MS = 86_400_000

/** Sorts all rows by the digits of a number, as a column of texts is sorted, and cuts the page afterwards. */
const sortedAsText = (field: string) => async (request: Request, send: Send) => {
  const { searchParams } = new URL(request.url)
  const response = await send(request.clone())
  if (response.status !== 200 || searchParams.get('orderBy') !== field) return response
  const all = await rewritten(request, {
    url: (url) => {
      url.searchParams.set('pageSize', '100')
      url.searchParams.set('currentPage', '1')
    },
  })
  const direction = searchParams.get('sortOrder') === 'desc' ? -1 : 1
  const rows = rowsOf(await bodyOf(await send(all))).toSorted((one, other) => {
    const [a, b] = [JSON.stringify(one[field]), JSON.stringify(other[field])]
    return a === b ? 0 : a < b ? -direction : direction
  })
  return changed(response, (body) => {
    const [page, size] = [Number(body.currentPage), Number(body.pageSize)]
    return { ...body, items: rows.slice((page - 1) * size, page * size) }
  })
}

export const BLIND_PAGING_DEFECTS: BlindDefect[] = [
  {
    kind: 'paging',
    operation: 'listAnalysisPages',
    name: 'each page begins with the last row of the page before',
    contradicts: 'Paging: currentPage from 1; pages divide the list',
    wrap: (send) => {
      const isMeant = matcher('listAnalysisPages')
      return async (request) => {
        const again = request.clone()
        const response = await send(request)
        const page = Number(new URL(again.url).searchParams.get('currentPage') ?? 1)
        if (!isMeant(again) || response.status !== 200 || page < 2) return response
        const before = await rewritten(again, {
          url: (url) => url.searchParams.set('currentPage', String(page - 1)),
        })
        const last = rowsOf(await bodyOf(await send(before))).slice(-1)
        return changed(response, (body) => ({ ...body, items: [...last, ...rowsOf(body).slice(0, -1)] }))
      }
    },
  },
  {
    kind: 'paging',
    operation: 'listSnapshotFailedEntities',
    name: 'totalCount is the count of the page',
    contradicts: 'schema of pages: totalCount is that of all pages',
    wrap: answerWith('listSnapshotFailedEntities', (body) => ({ ...body, totalCount: rowsOf(body).length })),
  },
  {
    kind: 'paging',
    operation: 'listRuleActivity',
    name: 'recordsPerPage is at most 25',
    contradicts: 'Paging: recordsPerPage of 10, 25, 50 or 100',
    wrap: readWith('listRuleActivity', ({ searchParams }) => {
      if (Number(searchParams.get('recordsPerPage')) > 25) searchParams.set('recordsPerPage', '25')
    }),
  },
  {
    kind: 'paging',
    operation: 'listAccountStrategyCheckIns',
    name: 'the oldest comes first',
    contradicts: 'x-order: createdAt, desc',
    wrap: answerWith('listAccountStrategyCheckIns', (body) => ({ ...body, items: rowsOf(body).toReversed() })),
  },
  {
    kind: 'paging',
    operation: 'listMlAccounts',
    name: 'a page beyond the last is a 404',
    contradicts: 'Paging: a page beyond the last is an empty list, not an error',
    wrap: on('listMlAccounts', async (request, send) => {
      const path = pathOf(request)
      const response = await send(request)
      const { items, currentPage } = await bodyOf(response)
      if (response.status !== 200 || (items as unknown[]).length > 0 || Number(currentPage) < 2) return response
      const requestId = response.headers.get('Request-Id')
      const told = { message: 'There is no such page.', detail: null, code: 'not-found' }
      return withStatus(withBody(response, { ...told, status: 404, path, method: 'GET', requestId }), 404)
    }),
  },
  {
    kind: 'paging',
    operation: 'listKeywordMetricsByCampaign',
    name: 'impressions are sorted as texts',
    contradicts: 'parameter orderBy: impressions, an integer',
    wrap: on('listKeywordMetricsByCampaign', sortedAsText('impressions')),
  },
]

export const BLIND_FILTER_DEFECTS: BlindDefect[] = [
  {
    kind: 'filters',
    operation: 'listViolatingCampaigns',
    name: 'only the first of several rules counts',
    contradicts: 'parameter ruleIds: what matches these rules',
    wrap: readWith('listViolatingCampaigns', ({ searchParams }) => {
      const [first] = searchParams.getAll('ruleIds')
      if (first !== undefined) searchParams.set('ruleIds', first.split(',')[0] ?? first)
    }),
  },
  {
    kind: 'filters',
    operation: 'listMailUsers',
    name: 'false is taken for no filter',
    contradicts: 'parameter isMarketing: false, too',
    wrap: readWith('listMailUsers', ({ searchParams }) => {
      if (searchParams.get('isMarketing') === 'false') searchParams.delete('isMarketing')
    }),
  },
  {
    kind: 'filters',
    operation: 'listBusinessSurveys',
    name: 'with a text the states are ignored',
    contradicts: 'parameters statuses and searchText: both hold',
    wrap: readWith('listBusinessSurveys', ({ searchParams }) => {
      if (searchParams.has('searchText')) searchParams.delete('statuses')
    }),
  },
  {
    kind: 'filters',
    operation: 'listFreeSocialPostSlots',
    name: 'the last day is left out',
    contradicts: 'parameter dateEnd: the last day, included',
    wrap: readWith('listFreeSocialPostSlots', ({ searchParams }) => {
      const [from, to] = [searchParams.get('dateBegin') ?? '', searchParams.get('dateEnd') ?? '']
      if (!(from < to) || Number.isNaN(Date.parse(to))) return
      searchParams.set('dateEnd', new Date(Date.parse(to) - DAY_MS).toISOString().slice(0, 10))
    }),
  },
  {
    kind: 'filters',
    operation: 'getUserTaskCounts',
    name: 'labels do not restrict the counts',
    contradicts: 'description: how many tasks fit the filters of the list',
    wrap: readWith('getUserTaskCounts', without('labels')),
  },
  {
    kind: 'filters',
    operation: 'listRuleCatalogue',
    name: 'the text is looked for in names only',
    contradicts: 'description: the text is looked for in names and descriptions',
    wrap: on('listRuleCatalogue', async (request, send) => {
      const text = new URL(request.url).searchParams.get('searchText')?.toLowerCase()
      const response = await send(request)
      if (text === undefined) return response
      return changed(response, (body) =>
        (body as unknown as { name: string }[]).filter(({ name }) => name.toLowerCase().includes(text)),
      )
    }),
  },
]
