// Defects of operations drawn with the seed 20261203, written from the contract alone: state, paging, filters.
import { asked, beside, everyRow, isReplay, listOf, pageOf, shownAs } from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  rewritten,
  type Send,
  withBody,
} from '#tests/contract/defects/defect.ts'
import { pathOf, rowsOf, textOf } from '#tests/contract/defects/tampering.ts'

const ADS_TOKEN = 'X-Ads-Authorization'

/** Lets only the newest token for the ad platform of each session and account pass. */
const onlyTheNewestToken = (send: Send): Send => {
  const isMeant = matcher('getAdsToken')
  const newest = new Map<string, string>()
  const ended = new Set<string>()
  return async (request) => {
    const { headers } = request
    if (ended.has(headers.get(ADS_TOKEN) ?? '')) {
      return send(await rewritten(request, { headers: (own) => own.set(ADS_TOKEN, 'Bearer ended') }))
    }
    const response = await send(request)
    if (!isMeant(request) || !response.ok) return response
    const key = [headers.get('Authorization'), pathOf(request)].join(' ')
    const before = newest.get(key)
    const token = `Bearer ${textOf((await bodyOf(response)).tokenString)}`
    if (before !== undefined && before !== token) ended.add(before)
    newest.set(key, token)
    return response
  }
}

/** Gives restored comments the moment of their restoring, which moves them to the end of the task. */
const restoredAsNew = (send: Send): Send => {
  const isReading = matcher('getAccountTask')
  const moments = new Map<unknown, string>()
  const moved = (comment: Json) => ({ ...comment, createdAt: moments.get(comment.id) ?? comment.createdAt })
  const restoring = on('restoreAccountTaskComment', async (request, next) => {
    const response = await next(request)
    if (response.status !== 201 || isReplay(response)) return response
    moments.set((await bodyOf(response)).id, new Date().toISOString())
    return changed(response, moved)
  })(send)
  return async (request) => {
    const response = await restoring(request)
    if (!isReading(request) || moments.size === 0) return response
    return changed(response, (task) => {
      const comments = listOf(task.comments)
      const isMoved = ({ id }: Json) => moments.has(id)
      return { ...task, comments: [...comments.filter((one) => !isMoved(one)), ...comments.filter(isMoved).map(moved)] }
    })
  }
}

/** Shows edited comments in their anomaly as if they had never been edited. */
const editsForgotten = (send: Send): Send => {
  const isReading = matcher('getAnomaly')
  const edited = new Set<unknown>()
  const editing = on('updateAnomalyComment', async (request, next) => {
    const response = await next(request)
    if (response.ok) edited.add((await bodyOf(response)).id)
    return response
  })(send)
  return async (request) => {
    const response = await editing(request)
    if (!isReading(request) || edited.size === 0) return response
    return changed(response, (anomaly) => ({
      ...anomaly,
      comments: listOf(anomaly.comments).map((one) => (edited.has(one.id) ? { ...one, editedAt: null } : one)),
    }))
  }
}

export const EFFECTS_FIFTH_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'getAdsToken',
    name: 'a new token ends the one before',
    contradicts: '“Each call gives a new token and leaves earlier ones valid until their end.”',
    wrap: onlyTheNewestToken,
  },
  {
    kind: 'state',
    operation: 'restoreAccountTaskComment',
    name: 'a comment comes back as the newest one',
    contradicts:
      '“Brings a comment back …, under its old id and in its old place”; `createdAt`: “When it was written.”',
    wrap: restoredAsNew,
  },
  {
    kind: 'state',
    operation: 'listAccountTaskLabels',
    name: 'labels of deleted tasks are still counted',
    contradicts: '`x-derived-from`: `labels` of listAccountTasks, which leaves deleted tasks out; “The labels in use”',
    wrap: on('listAccountTaskLabels', async (request, send) => {
      const tasks = beside(request, `${pathOf(request).replace(/\/labels$/, '')}?isDeleted=true`)
      const response = await send(request)
      if (!response.ok) return response
      const counts = new Map(listOf(await response.clone().json()).map(({ word, count }) => [word, Number(count)]))
      for (const { labels } of await everyRow(tasks, send, 'pageSize')) {
        for (const word of Array.isArray(labels) ? labels : []) counts.set(word, (counts.get(word) ?? 0) + 1)
      }
      const all = [...counts].map(([word, count]) => ({ word, count }))
      return withBody(
        response,
        all.sort((a, b) => b.count - a.count),
      )
    }),
  },
  {
    kind: 'state',
    operation: 'updateAnomalyComment',
    name: 'the moment of the edit is answered but not stored',
    contradicts: '“Replaces the text of a comment the caller wrote, and sets `editedAt`”',
    wrap: editsForgotten,
  },
  {
    kind: 'paging',
    operation: 'listLoginActivity',
    name: 'each further page begins with the last item of the page before',
    contradicts: 'PageFields: `totalCount`, “Items on all pages together”; Paging: pages of `pageSize` from 1',
    wrap: on('listLoginActivity', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const { currentPage, pageSize, items } = await bodyOf(response)
      if (!response.ok || Number(currentPage) < 2 || listOf(items).length === 0) return response
      const begin = (Number(currentPage) - 1) * Number(pageSize) - 1
      const rows = (await everyRow(again, send, 'pageSize')).slice(begin, begin + Number(pageSize))
      return changed(response, (body) => ({ ...body, items: rows }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listTickets',
    name: 'a page beyond the last is the last one',
    contradicts: 'Paging: “A page beyond the last is an empty list, not an error.”',
    wrap: on('listTickets', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const { currentPage, totalPages } = await bodyOf(response)
      if (!response.ok || Number(totalPages) < 1 || Number(currentPage) <= Number(totalPages)) return response
      return send(await asked(again, (query) => query.set('currentPage', `${Number(totalPages)}`)))
    }),
  },
  {
    kind: 'paging',
    operation: 'listSurveyHistory',
    name: 'the changes of a page are oldest first',
    contradicts: '`x-order: occurredAt desc`; “newest first”',
    wrap: shownAs('listSurveyHistory', (body) => ({ ...body, items: rowsOf(body).toReversed() })),
  },
  {
    kind: 'paging',
    operation: 'listNotifications',
    name: 'the totals are those of read and unread ones',
    contradicts: 'PageFields: `totalCount`, “Items on all pages together, after filters.”',
    wrap: on('listNotifications', async (request, send) => {
      const all = await asked(request, (query) => query.delete('isRead'))
      const response = await send(request)
      if (!response.ok || all.url === request.url) return response
      const { totalCount, totalPages } = await bodyOf(await send(all))
      return changed(response, (body) => ({ ...body, totalCount, totalPages }))
    }),
  },
  {
    kind: 'filters',
    operation: 'listFiles',
    name: 'the alternative text is not searched',
    contradicts: '“`searchText` looks into the name and the alternative text.”',
    wrap: on('listFiles', async (request, send) => {
      const again = request.clone()
      const text = new URL(request.url).searchParams.get('searchText')?.toLowerCase()
      const response = await send(request)
      if (!response.ok || text === undefined) return response
      const holds = (value: unknown) => textOf(value).toLowerCase().includes(text)
      const rows = await everyRow(again, send, 'pageSize')
      const found = rows.filter(({ name, altText }) => holds(name) || !holds(altText))
      return found.length < rows.length ? pageOf(response, found) : response
    }),
  },
  {
    kind: 'filters',
    operation: 'listSocialHolidays',
    name: 'the last day of the period is left out',
    contradicts: '`dateEnd`: “The last day, in the account’s time zone”',
    wrap: on('listSocialHolidays', async (request, send) => {
      const end = new URL(request.url).searchParams.get('dateEnd')
      return changed(await send(request), (body) => listOf(body).filter(({ date }) => date !== end))
    }),
  },
  {
    kind: 'filters',
    operation: 'getNotificationCounts',
    name: 'with accounts given, those of no account are left out',
    contradicts: '`accountIds`: “Only those of these accounts, and those of none”',
    wrap: on('getNotificationCounts', async (request, send) => {
      const list = await rewritten(request, {
        url: (url) => {
          url.pathname = url.pathname.replace(/\/counts$/, '')
          url.searchParams.set('isRead', 'false')
        },
      })
      const isFiltered = new URL(request.url).searchParams.has('accountIds')
      const response = await send(request)
      if (!response.ok || !isFiltered) return response
      const rows = (await everyRow(list, send, 'pageSize')).filter(({ accountId }) => accountId === null)
      return changed(response, (body) => {
        const groups = listOf(body.groups).map(({ kind, unreadCount }) => {
          return { kind, unreadCount: Number(unreadCount) - rows.filter((row) => row.kind === kind).length }
        })
        const unreadCount = groups.reduce((sum, group) => sum + group.unreadCount, 0)
        return { unreadCount, groups: groups.filter((group) => group.unreadCount > 0) }
      })
    }),
  },
  {
    kind: 'filters',
    operation: 'getAccountTaskCounts',
    name: 'the case of a label matters',
    contradicts: '`labels`: “Only items with one of these labels, whatever its case”',
    wrap: on('getAccountTaskCounts', async (request, send) => {
      const again = request.clone()
      const labels = new URL(request.url).searchParams.getAll('labels')
      const response = await send(request)
      if (!response.ok || labels.length === 0) return response
      const inUse = await send(beside(again, pathOf(again).replace(/\/counts$/, '/labels')))
      const words = listOf(await inUse.json()).map(({ word }) => textOf(word))
      const isOtherCase = (label: string) =>
        !words.includes(label) && words.some((word) => word.toLowerCase() === label.toLowerCase())
      const left = labels.filter((label) => !isOtherCase(label))
      if (left.length === labels.length) return response
      return send(
        await asked(again, (query) => {
          query.delete('labels')
          for (const label of left.length > 0 ? left : [crypto.randomUUID()]) query.append('labels', label)
        }),
      )
    }),
  },
]
