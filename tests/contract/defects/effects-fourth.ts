// Defects planted by somebody who has read the contract alone: states, pages, filters.
import { beside, emptied, listOf, parameter, shownAs, takenAs } from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  rewritten,
  type Send,
  withJson,
  without,
} from '#tests/contract/defects/defect.ts'
import { pathOf } from '#tests/contract/defects/tampering.ts'

const DAY_MS = 86_400_000
const itemsOf = async (response: Response): Promise<Json[]> => listOf((await bodyOf(response)).items)

/** The same list at another page. */
const atPage = (request: Request, page: number) =>
  rewritten(request, { url: (url) => url.searchParams.set('currentPage', String(page)) })

/** Puts a comment that was brought back behind those that were written since. */
function broughtBackAsTheNewest(send: Send): Send {
  const [isRestored, isRead] = [matcher('restoreSocialPostComment'), matcher('getSocialPost')]
  const moments = new Map<unknown, string>()
  return async (request) => {
    const response = await send(request)
    if (isRestored(request) && response.status === 201) {
      return changed(response, (body) => {
        const createdAt = moments.get(body.id) ?? new Date().toISOString()
        moments.set(body.id, createdAt)
        return { ...body, createdAt }
      })
    }
    if (!isRead(request) || moments.size === 0) return response
    return changed(response, (body) => {
      const comments = listOf(body.comments)
      const late = comments.filter(({ id }) => moments.has(id))
      const others = comments.filter(({ id }) => !moments.has(id))
      return { ...body, comments: [...others, ...late.map((one) => ({ ...one, createdAt: moments.get(one.id) }))] }
    })
  }
}

export const EFFECTS_FOURTH_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'updateWebhook',
    name: 'a description that is left out stays',
    contradicts: 'updateWebhook x-update replace; WebhookDraft.description: none if omitted',
    wrap: on('updateWebhook', async (request, send) => {
      const { description } = await bodyOf(await send(beside(request, pathOf(request))))
      if (typeof description !== 'string') return send(request)
      return send(await withJson(request, (body) => (Array.isArray(body) ? body : { description, ...body })))
    }),
  },
  {
    kind: 'state',
    operation: 'logout',
    name: 'signing out with the access token ends nothing',
    contradicts: 'logout: the session of the bearer ends immediately, and with it its access, refresh and ads tokens',
    wrap: on('logout', async (request, send) => {
      const read = await send(beside(request, '/User'))
      return read.ok ? emptied(read) : send(request)
    }),
  },
  {
    kind: 'state',
    operation: 'restoreBusinessSurvey',
    name: 'a survey that is there again still says when it was deleted',
    contradicts: 'restoreBusinessSurvey x-sets: deletedAt null',
    wrap: shownAs('restoreBusinessSurvey', (body) => ({ ...body, deletedAt: body.updatedAt })),
  },
  {
    kind: 'state',
    operation: 'restoreSocialPostComment',
    name: 'the comment comes back as the newest one',
    contradicts: 'restoreSocialPostComment: brings a comment back under its old id and in its old place',
    wrap: broughtBackAsTheNewest,
  },
  {
    kind: 'paging',
    operation: 'listActivityLog',
    name: 'each further page begins with the last entry of the page before',
    contradicts: 'listActivityLog: pages of currentPage and pageSize, newest first, each entry once',
    wrap: on('listActivityLog', async (request, send) => {
      const page = Number(parameter(request, 'currentPage') || 1)
      const again = request.clone()
      const response = await send(request)
      if (!response.ok || !(page > 1)) return response
      const [last] = (await itemsOf(await send(await atPage(again, page - 1)))).slice(-1)
      return changed(response, (body) =>
        last && listOf(body.items).length > 0
          ? { ...body, items: [last, ...listOf(body.items)].slice(0, Number(body.pageSize)) }
          : body,
      )
    }),
  },
  {
    kind: 'paging',
    operation: 'listTicketMessages',
    name: 'a last page that is not full is not counted',
    contradicts: 'PageFields.totalPages: pages there are, 0 for an empty list',
    wrap: shownAs('listTicketMessages', (body) => {
      const total = Number(body.totalCount)
      const pages = Math.floor(total / Number(body.pageSize))
      return { ...body, totalPages: total > 0 ? Math.max(1, pages) : 0 }
    }),
  },
  {
    kind: 'paging',
    operation: 'listAccountStrategyEvents',
    name: 'a page beyond the last one shows the last one again',
    contradicts: 'Paging: a page beyond the last is an empty list, not an error',
    wrap: on('listAccountStrategyEvents', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const { currentPage, totalPages } = response.ok ? await bodyOf(response) : {}
      if (!(Number(totalPages) > 0) || Number(currentPage) <= Number(totalPages)) return response
      const items = await itemsOf(await send(await atPage(again, Number(totalPages))))
      return changed(response, (body) => ({ ...body, items }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listUserStrategyHistory',
    name: 'a page holds ten changes unless asked otherwise',
    contradicts: 'listUserStrategyHistory pageSize: default 25',
    wrap: takenAs('listUserStrategyHistory', async (request) =>
      rewritten(request, {
        url: ({ searchParams }) => {
          if (!searchParams.has('pageSize')) searchParams.set('pageSize', '10')
        },
      }),
    ),
  },
  {
    kind: 'filters',
    operation: 'listCustomerClients',
    name: 'a manager that is named is left out itself',
    contradicts: 'listCustomerClients: the manager itself and all that it manages; the accounts, the manager first',
    wrap: on('listCustomerClients', async (request, send) => {
      const manager = parameter(request, 'customerId')
      const response = await send(request)
      if (!response.ok || manager === '') return response
      return changed(response, (body) => listOf(body).filter(({ customerClientId }) => customerClientId !== manager))
    }),
  },
  {
    kind: 'filters',
    operation: 'getUserTaskCounts',
    name: 'tasks of the last day are not counted',
    contradicts: 'getUserTaskCounts dateEnd: the last due day',
    wrap: takenAs('getUserTaskCounts', async (request) =>
      rewritten(request, {
        url: ({ searchParams }) => {
          const [begin, end] = [searchParams.get('dateBegin'), searchParams.get('dateEnd')]
          const day = Date.parse(`${end}T00:00:00Z`)
          if (end === null || begin === end || Number.isNaN(day)) return
          searchParams.set('dateEnd', new Date(day - DAY_MS).toISOString().slice(0, 10))
        },
      }),
    ),
  },
  {
    kind: 'filters',
    operation: 'listFreeSocialPostSlots',
    name: 'of several channels only the first one counts',
    contradicts: 'listFreeSocialPostSlots channelIds: only these channels, an array of up to 20',
    wrap: takenAs('listFreeSocialPostSlots', async (request) =>
      rewritten(request, {
        url: ({ searchParams }) => {
          const ids = searchParams.getAll('channelIds')
          if (ids.length > 1 && new Set(ids).size === ids.length) searchParams.set('channelIds', ids[0] ?? '')
        },
      }),
    ),
  },
  {
    kind: 'filters',
    operation: 'listSearchTermMetricsByAd',
    name: 'the totals are those of all search terms, whatever is looked for',
    contradicts: 'listSearchTermMetricsByAd: `totals` are those of all rows of all pages after filters',
    wrap: on('listSearchTermMetricsByAd', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (!response.ok || parameter(again, 'searchText') === '') return response
      const { totals } = await bodyOf(await send(await rewritten(again, { url: without('searchText') })))
      return changed(response, (body) => ({ ...body, totals: totals ?? body.totals }))
    }),
  },
]
