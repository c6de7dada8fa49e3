// Defects of pages, orders and totals (autopilot).

import { allRows, everyRow, pageOf, parameter, query } from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  on,
  rewritten,
  type Send,
  withBody,
} from '#tests/contract/defects/defect.ts'
import { addressWith, answerWith, readWith, rowsOf } from '#tests/contract/defects/tampering.ts'

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

const sumOf = (rows: Json[], field: string) => rows.reduce((sum, row) => sum + Number(row[field] ?? 0), 0)

export const PAGING_AUTOPILOT_DEFECTS: Defect[] = [
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
    operation: 'listKeywordMetricsByCampaign',
    name: 'impressions are sorted as texts',
    contradicts: 'parameter orderBy: impressions, an integer',
    wrap: on('listKeywordMetricsByCampaign', sortedAsText('impressions')),
  },
  {
    kind: 'paging',
    operation: 'listSnapshotFailedEntities',
    name: 'each further page begins with the last row of the one before',
    contradicts: 'currentPage: the page to answer',
    wrap: on('listSnapshotFailedEntities', async (request, send) => {
      const page = Number(query(request).get('currentPage') ?? 1)
      const response = await send(request.clone())
      if (!response.ok || page < 2) return response
      const url = ({ searchParams }: URL) => searchParams.set('currentPage', String(page - 1))
      const before = rowsOf((await (await send(await rewritten(request, { url }))).json()) as Json)
      return changed(response, (body) => ({
        ...body,
        items: [...before.slice(-1), ...rowsOf(body)].slice(0, rowsOf(body).length),
      }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listAutopilotItems',
    name: 'archived items are left out',
    contradicts: 'description: all items, archived ones too',
    wrap: on('listAutopilotItems', async (request, send) => {
      const response = await send(request)
      if (!response.ok) return response
      const rows = (await response.clone().json()) as Json[]
      return withBody(
        response,
        rows.filter(({ status }) => status !== 4),
      )
    }),
  },
  {
    kind: 'paging',
    operation: 'listAutopilotExecutions',
    name: 'a page begins where it would with the default size',
    contradicts: 'parameters currentPage and recordsPerPage: pages divide the list',
    wrap: on('listAutopilotExecutions', async (request, send) => {
      const response = await send(request)
      if (response.status !== 200) return response
      const { currentPage, pageSize } = await bodyOf(response)
      if (pageSize !== 10 || currentPage === 1) return response
      const begin = (Number(currentPage) - 1) * 25
      const rows = await allRows(request, send, 'recordsPerPage')
      return changed(response, (body) => ({ ...body, items: rows.slice(begin, begin + 10) }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listSearchTermMetrics',
    name: 'the least comes first where no direction is named',
    contradicts: 'parameter sortOrder: desc is the default',
    wrap: addressWith('listSearchTermMetrics', ({ searchParams }) => {
      if (searchParams.has('orderBy') && !searchParams.has('sortOrder')) searchParams.set('sortOrder', 'asc')
    }),
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
    operation: 'listAutopilotActivity',
    name: 'the size of a page is ignored',
    wrap: on('listAutopilotActivity', async (request, send) =>
      send(await rewritten(request, { url: (url) => url.searchParams.set('recordsPerPage', '25') })),
    ),
  },
  {
    kind: 'paging',
    operation: 'listAutopilotActivity',
    name: 'the pages are in another order than the whole list',
    wrap: on('listAutopilotActivity', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        items: query(request).get('recordsPerPage') === '10' ? rowsOf(body).toReversed() : rowsOf(body),
      })),
    ),
  },
  {
    kind: 'paging',
    operation: 'listSearchTermMetrics',
    name: 'totals are those of the page',
    wrap: answerWith('listSearchTermMetrics', (body) => {
      const [totals, rows] = [Object(body.totals) as Json, rowsOf(body)]
      return { ...body, totals: { ...totals, clicks: sumOf(rows, 'clicks'), cost: sumOf(rows, 'cost') } }
    }),
  },
  {
    kind: 'paging',
    operation: 'listBiddingStrategyMetrics',
    name: 'totals leave out the last row',
    wrap: answerWith('listBiddingStrategyMetrics', (body) => {
      const totals = Object(body.totals) as Json
      const last = rowsOf(body).at(-1)
      return {
        ...body,
        totals: { ...totals, impressions: Number(totals.impressions) - Number(last?.impressions ?? 0) },
      }
    }),
  },
  {
    kind: 'paging',
    operation: 'listCampaignMetrics',
    name: 'rows without a value are among the others',
    wrap: answerWith('listCampaignMetrics', (body) => {
      const rows = rowsOf(body)
      const [none, some] = [
        rows.filter((row) => row.optimizationScore === null),
        rows.filter((row) => row.optimizationScore !== null),
      ]
      return { ...body, items: [...some.slice(0, 1), ...none, ...some.slice(1)] }
    }),
  },
  {
    kind: 'paging',
    operation: 'listAutopilotVersions',
    name: 'the oldest version comes first',
    contradicts: 'x-order: savedAt, desc',
    wrap: on('listAutopilotVersions', async (request, send) => {
      const response = await send(request)
      return response.ok ? withBody(response, ((await response.clone().json()) as Json[]).toReversed()) : response
    }),
  },
  {
    kind: 'paging',
    operation: 'listKeywordMetrics',
    name: 'rows without a value come first in ascending order',
    contradicts: 'orderBy: rows without a value come last in both directions',
    wrap: on('listKeywordMetrics', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (!response.ok || parameter(again, 'sortOrder') !== 'asc') return response
      const field = parameter(again, 'orderBy') || 'cost'
      const rows = await everyRow(again, send, 'pageSize')
      const isEmpty = (row: Json) => row[field] === null
      return pageOf(response, [...rows.filter(isEmpty), ...rows.filter((row) => !isEmpty(row))])
    }),
  },
  {
    kind: 'paging',
    operation: 'listViolatingAdGroupKeywords',
    name: 'the total is counted up to 100',
    contradicts: 'PageFields.totalCount: where a page stands in the whole list; totalPages',
    wrap: on('listViolatingAdGroupKeywords', async (request, send) =>
      changed(await send(request), (body) => {
        const totalCount = Math.min(100, Number(body.totalCount))
        return { ...body, totalCount, totalPages: Math.ceil(totalCount / Number(body.pageSize)) }
      }),
    ),
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
        items: rowsOf(body).toSorted((one, other) => {
          const [first, second] = [one[order], other[order]]
          if (typeof first !== 'number' || typeof second !== 'number') return 0
          return sign * (String(first) < String(second) ? -1 : 1)
        }),
      }))
    }),
  },
]
