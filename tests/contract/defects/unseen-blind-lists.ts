// Unseen blind defects of paging, sorting, filters and searches.

import { type BlindDefect, rowsOf, textOf } from '#tests/contract/defects/blind-tools.ts'
import { changed, type Json, on, rewritten, type Send, without } from '#tests/contract/defects/defect.ts'

/** All rows of a list, read page by page with a request like this one. */
async function allRows(request: Request, send: Send, size: string, leave: string[] = []): Promise<Json[]> {
  const rows: Json[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const url = (address: URL) => {
      without(...leave)(address)
      address.searchParams.set(size, '100')
      address.searchParams.set('currentPage', String(page))
    }
    const body = (await (await send(await rewritten(request, { url }))).json()) as Json
    rows.push(...rowsOf(body))
    pages = Number(body.totalPages ?? 0)
  }
  return rows
}

/** The page that a successful answer has shown, of other rows. */
const pageOf = (response: Response, rows: Json[]) =>
  changed(response, (body) => {
    const [size, page] = [Number(body.pageSize), Number(body.currentPage)]
    const items = rows.slice((page - 1) * size, page * size)
    return { ...body, items, totalCount: rows.length, totalPages: Math.ceil(rows.length / size) }
  })

/** Answers what is right as if some parameters were not there; what is refused stays refused. */
const asWithout = (operation: BlindDefect['operation'], ...names: string[]) =>
  on(operation, async (request, send) => {
    const again = request.clone()
    const response = await send(request)
    return response.ok ? send(await rewritten(again, { url: without(...names) })) : response
  })

const parameter = (request: Request, name: string): string => new URL(request.url).searchParams.get(name) ?? ''

export const UNSEEN_BLIND_PAGING_DEFECTS: BlindDefect[] = [
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
      const rows = await allRows(again, send, 'pageSize')
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
    operation: 'listAccountTaskHistory',
    name: 'each page is in reverse',
    contradicts: 'x-order: occurredAt, desc',
    wrap: on('listAccountTaskHistory', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, items: rowsOf(body).toReversed() })),
    ),
  },
]

export const UNSEEN_BLIND_FILTER_DEFECTS: BlindDefect[] = [
  {
    kind: 'filters',
    operation: 'listAnalysisRuns',
    name: 'a part of the subject is enough',
    contradicts: 'subject: only those of one subject, as an analysis names it',
    wrap: on('listAnalysisRuns', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const subject = parameter(again, 'subject')
      if (!response.ok || !subject) return response
      const rows = await allRows(again, send, 'pageSize', ['subject'])
      return pageOf(
        response,
        rows.filter((row) => textOf(row.subject).includes(subject)),
      )
    }),
  },
  {
    kind: 'filters',
    operation: 'listAutopilotExceptions',
    name: 'a search for several words finds what holds any of them',
    contradicts: 'searchText: only items whose name holds this text',
    wrap: on('listAutopilotExceptions', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const words = parameter(again, 'searchText').toLowerCase().split(' ').filter(Boolean)
      if (!response.ok || words.length < 2) return response
      const rows = await allRows(again, send, 'recordsPerPage', ['searchText'])
      const isFound = (row: Json) => words.some((word) => textOf(row.name).toLowerCase().includes(word))
      return pageOf(response, rows.filter(isFound))
    }),
  },
  {
    kind: 'filters',
    operation: 'listKeywordMetricsByAdGroup',
    name: 'the first day is that of the default period',
    contradicts: 'dateBegin: the first day of the period',
    wrap: asWithout('listKeywordMetricsByAdGroup', 'dateBegin'),
  },
  {
    kind: 'filters',
    operation: 'listRulesInActivity',
    name: 'only those in the activity are listed, whatever is asked',
    contradicts: 'inActivityOnly: with false the whole catalog',
    wrap: asWithout('listRulesInActivity', 'inActivityOnly'),
  },
]
