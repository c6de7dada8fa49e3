// Defects of filters and searches (accounts, persons, tickets and webhooks).

import { allRows, asked, query } from '#tests/contract/defects/common.ts'
import { bodyOf, changed, type Defect, type Json, on, withBody } from '#tests/contract/defects/defect.ts'
import { addressWith, readWith } from '#tests/contract/defects/tampering.ts'

export const FILTERS_ACCOUNTS_DEFECTS: Defect[] = [
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
    operation: 'listWebhookDeliveries',
    name: 'a filter of a list below another thing is ignored',
    wrap: on('listWebhookDeliveries', async (request, send) => {
      const response = await send(request.clone())
      return response.status === 200 ? send(await asked(request, (one) => one.delete('statuses'))) : response
    }),
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
    operation: 'listNotifications',
    name: 'the state of reading restricts nothing',
    wrap: readWith('listNotifications', ({ searchParams }) => searchParams.delete('isRead')),
  },
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
]
