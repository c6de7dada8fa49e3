// Defects of pages, orders and totals (anomalies).

import { asked, query } from '#tests/contract/defects/common.ts'
import { bodyOf, changed, type Defect, type Json, on, withBody, withStatus } from '#tests/contract/defects/defect.ts'
import { listOf, pathOf, rowsOf } from '#tests/contract/defects/tampering.ts'

export const PAGING_ANOMALIES_DEFECTS: Defect[] = [
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
    operation: 'listAnalyticsAccounts',
    name: 'an account is listed once for each of its properties',
    contradicts: 'accounts, each with its properties',
    wrap: on('listAnalyticsAccounts', async (request, send) => {
      const response = await send(request)
      if (!response.ok) return response
      const rows = (await response.clone().json()) as Json[]
      return withBody(
        response,
        rows.flatMap((row) => (row.properties as Json[]).map(() => row)),
      )
    }),
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
    kind: 'paging',
    operation: 'listAnomalies',
    name: 'every page but the first skips an item',
    wrap: on('listAnomalies', async (request, send) => {
      const page = Number(query(request).get('currentPage') ?? 1)
      const response = await send(request)
      return page < 2 ? response : changed(response, (body) => ({ ...body, items: rowsOf(body).slice(1) }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listAvailableMetrics',
    name: 'the metrics are in the order of their labels',
    contradicts: 'description: in the order of AnalyticsMetric',
    wrap: on('listAvailableMetrics', async (request, send) =>
      changed(await send(request), (body) =>
        listOf(body).toSorted((one, other) => String(one.displayName).localeCompare(String(other.displayName))),
      ),
    ),
  },
]
