// Fresh blind defects of lists: pages, their order, and what filters find.

import { addressWith, answerWith, type BlindDefect, rowsOf } from '#tests/contract/defects/blind-tools.ts'
import { bodyOf, changed, type Json, on, rewritten, type Send } from '#tests/contract/defects/defect.ts'

const ID = /^[A-Za-z0-9_-]{1,64}$/
const GREATEST = 100

/** All rows of a list that this request asks for, without the parameters `without`. */
async function allRows(request: Request, send: Send, sizeName: string, ...without: string[]): Promise<Json[]> {
  const rows: Json[] = []
  for (let page = 1; ; page += 1) {
    const address = (url: URL) => {
      for (const name of without) url.searchParams.delete(name)
      url.searchParams.set('currentPage', `${page}`)
      url.searchParams.set(sizeName, `${GREATEST}`)
    }
    const found = rowsOf(await bodyOf(await send(await rewritten(request, { url: address }))))
    rows.push(...found)
    if (found.length < GREATEST) return rows
  }
}

export const FRESH_BLIND_PAGING_DEFECTS: BlindDefect[] = [
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
    operation: 'listSubscriptionHistory',
    name: 'pageSize is the number of rows of the page',
    contradicts: 'parameter pageSize: 25 if left out; PageFields: the most items a page holds',
    wrap: answerWith('listSubscriptionHistory', (body) => ({ ...body, pageSize: Math.max(1, rowsOf(body).length) })),
  },
]

export const FRESH_BLIND_FILTER_DEFECTS: BlindDefect[] = [
  {
    kind: 'filters',
    operation: 'listSavedViews',
    name: 'of several screens only the last one counts',
    contradicts: 'parameter screens: only views of these screens',
    wrap: addressWith('listSavedViews', ({ searchParams }) => {
      const screens = searchParams.getAll('screens')
      const isValid = new Set(screens).size === screens.length && screens.every((one) => /^[1-7]$/.test(one))
      if (screens.length > 1 && isValid) searchParams.set('screens', screens.at(-1) ?? '')
    }),
  },
  {
    kind: 'filters',
    operation: 'listActivityLog',
    name: 'the areas restrict only what the person has changed',
    contradicts: 'parameter areas: only what was changed in one of these parts',
    wrap: on('listActivityLog', async (request, send) => {
      const response = await send(request)
      const areas = new URL(request.url).searchParams.getAll('areas').map(Number)
      if (response.status !== 200 || areas.length === 0) return response
      const me = await bodyOf(await send(new Request(new URL('/User', request.url), { headers: request.headers })))
      const name = `${String(me.firstName)} ${String(me.lastName)}`
      const rows = (await allRows(request, send, 'pageSize', 'areas')).filter(
        ({ area, actorName }) => areas.includes(Number(area)) || actorName !== name,
      )
      return changed(response, (body) => {
        const [page, size] = [Number(body.currentPage), Number(body.pageSize)]
        const items = rows.slice((page - 1) * size, page * size)
        return { ...body, items, totalCount: rows.length, totalPages: Math.ceil(rows.length / size) }
      })
    }),
  },
  {
    kind: 'filters',
    operation: 'listAutopilotProposals',
    name: 'the items are not looked at',
    contradicts: 'parameter autopilotIds: only proposals of these items',
    wrap: addressWith('listAutopilotProposals', ({ searchParams }) => {
      const ids = searchParams.getAll('autopilotIds')
      const isValid = ids.length <= 50 && new Set(ids).size === ids.length && ids.every((id) => ID.test(id))
      if (isValid) searchParams.delete('autopilotIds')
    }),
  },
  {
    kind: 'filters',
    operation: 'listSocialPostTimes',
    name: 'one of the networks finds nothing',
    contradicts: 'parameter networks: only these networks, LinkedIn (3), too',
    wrap: on('listSocialPostTimes', async (request, send) => {
      const response = await send(request)
      if (!new URL(request.url).searchParams.has('networks')) return response
      return changed(response, (body) => (body as unknown as Json[]).filter(({ network }) => network !== 3))
    }),
  },
]
