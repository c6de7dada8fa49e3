// Defects of pages, orders and totals (tasks and strategies).

import { asked, query } from '#tests/contract/defects/common.ts'
import { changed, type Defect, type Json, on, rewritten } from '#tests/contract/defects/defect.ts'
import { addressWith, answerWith, rowsOf } from '#tests/contract/defects/tampering.ts'

export const PAGING_TASKS_DEFECTS: Defect[] = [
  {
    kind: 'paging',
    operation: 'listAccountStrategyCheckIns',
    name: 'the oldest comes first',
    contradicts: 'x-order: createdAt, desc',
    wrap: answerWith('listAccountStrategyCheckIns', (body) => ({ ...body, items: rowsOf(body).toReversed() })),
  },
  {
    kind: 'paging',
    operation: 'listUserStrategyEvents',
    name: 'events of one day are in rising order',
    contradicts: 'x-order: occurredAt, desc',
    wrap: answerWith('listUserStrategyEvents', (body) => {
      const byTime = (one: Json, other: Json) => String(one.occurredAt).localeCompare(String(other.occurredAt))
      const byDay = (one: Json, other: Json) => String(other.day).localeCompare(String(one.day)) || byTime(one, other)
      return { ...body, items: rowsOf(body).toSorted(byDay) }
    }),
  },
  {
    kind: 'paging',
    operation: 'listUserTasks',
    name: 'the last change sorts as the creation',
    contradicts: 'orderBy: updatedAt',
    wrap: addressWith('listUserTasks', ({ searchParams }) => {
      if (searchParams.get('orderBy') === 'updatedAt') searchParams.set('orderBy', 'createdAt')
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
        : changed(response, (body) => ({ ...body, items: rowsOf(body).slice(0, 3) }))
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
        items: rowsOf(body).toSorted((one, other) =>
          one[order] === other[order] ? String(one.id).localeCompare(String(other.id)) : 0,
        ),
      }))
    }),
  },
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
      const last = before.status === 200 ? rowsOf((await before.json()) as Json).at(-1) : undefined
      return changed(response, (body) => ({
        ...body,
        items: last ? [last, ...rowsOf(body).slice(0, -1)] : rowsOf(body),
      }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listAccountStrategyHistory',
    name: 'the total is that of the page',
    contradicts: 'PageFields.totalCount',
    wrap: answerWith('listAccountStrategyHistory', (body) => ({ ...body, totalCount: rowsOf(body).length })),
  },
  {
    kind: 'paging',
    operation: 'listUserTasks',
    name: 'every page of a sorted list is sorted by itself',
    wrap: on('listUserTasks', async (request, send) => {
      const order = query(request).get('orderBy')
      const sign = query(request).get('sortOrder') === 'desc' ? -1 : 1
      const response = await send(await asked(request, (one) => one.delete('orderBy')))
      return changed(response, (body) => ({
        ...body,
        items: order
          ? rowsOf(body).toSorted((one, other) => sign * String(one[order]).localeCompare(String(other[order])))
          : rowsOf(body),
      }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listAccountTaskHistory',
    name: 'each page is in reverse',
    contradicts: 'x-order: occurredAt, desc',
    wrap: on('listAccountTaskHistory', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, items: rowsOf(body).toReversed() })),
    ),
  },
  {
    kind: 'paging',
    operation: 'listUserTasks',
    name: 'the total is the number of items on the page',
    wrap: on('listUserTasks', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, totalCount: rowsOf(body).length, totalPages: 1 })),
    ),
  },
]
