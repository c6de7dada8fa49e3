// Defects of pages, orders and totals (accounts, persons, tickets and webhooks).

import { afterDeletion, query } from '#tests/contract/defects/common.ts'
import { changed, type Defect, type Json, on, rewritten } from '#tests/contract/defects/defect.ts'
import { answerWith, listOf, rowsOf } from '#tests/contract/defects/tampering.ts'

export const PAGING_ACCOUNTS_DEFECTS: Defect[] = [
  {
    kind: 'paging',
    operation: 'listWebhookDeliveries',
    name: 'a page behind the last is the last',
    contradicts: 'currentPage: the page to answer',
    wrap: on('listWebhookDeliveries', async (request, send) => {
      const response = await send(request.clone())
      if (!response.ok) return response
      const { items, totalPages } = (await response.clone().json()) as Json
      const last = Math.max(1, Number(totalPages))
      if ((items as Json[]).length > 0 || Number(query(request).get('currentPage') ?? 1) <= last) return response
      return send(
        await rewritten(request, { url: ({ searchParams }) => searchParams.set('currentPage', String(last)) }),
      )
    }),
  },
  {
    kind: 'paging',
    operation: 'listSubscriptionHistory',
    name: 'pageSize is the number of rows of the page',
    contradicts: 'parameter pageSize: 25 if left out; PageFields: the most items a page holds',
    wrap: answerWith('listSubscriptionHistory', (body) => ({ ...body, pageSize: Math.max(1, rowsOf(body).length) })),
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
    kind: 'paging',
    operation: 'listSavedViews',
    name: 'names that begin with a small letter come last',
    contradicts: 'x-order: name, asc',
    wrap: answerWith('listSavedViews', (body) =>
      listOf(body).toSorted((one, other) => (String(one.name) < String(other.name) ? -1 : 1)),
    ),
  },
  {
    kind: 'paging',
    operation: 'listWebhooks',
    name: 'the newest comes first',
    wrap: answerWith('listWebhooks', (body) => ({ ...body, items: rowsOf(body).toReversed() })),
  },
  {
    kind: 'paging',
    operation: 'listActivityLog',
    name: 'a page after the last one is answered with 404',
    wrap: on('listActivityLog', async (request, send) => {
      const response = await send(request)
      if (response.status !== 200) return response
      const body = (await response.clone().json()) as Json
      if (rowsOf(body).length > 0) return response
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
    operation: 'listNotifications',
    name: 'the oldest come first where the latest should',
    wrap: on('listNotifications', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, items: rowsOf(body).toReversed() })),
    ),
  },
]
