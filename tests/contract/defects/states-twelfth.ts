// Defects of operations drawn with the seed 20261213, written from the contract alone: state and paging.
import { everyRow, listOf, pageOf, parameter } from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  rewritten,
  withBody,
  withJson,
} from '#tests/contract/defects/defect.ts'
import { alongside, pathOf, rowsOf, textOf } from '#tests/contract/defects/tampering.ts'

const RULE_PAUSED = 3
const RULE_DELETED = 4

const sum = (one: unknown, other: unknown) => Number(one ?? 0) + Number(other ?? 0)

/** The counts of two sets of tasks together. */
const added = (counts: Json, more: Json): Json => ({
  ...counts,
  totalCount: sum(counts.totalCount, more.totalCount),
  openCount: sum(counts.openCount, more.openCount),
  overdueCount: sum(counts.overdueCount, more.overdueCount),
  dueTodayCount: sum(counts.dueTodayCount, more.dueTodayCount),
  byStatus: listOf(counts.byStatus).map((one) => ({
    ...one,
    count: sum(one.count, listOf(more.byStatus).find(({ status }) => status === one.status)?.count),
  })),
})

export const STATES_TWELFTH_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'deleteAutopilotItem',
    name: 'the activity has the deletion as a pause',
    contradicts: '“its runs and activity, which gets an entry of kind 4”; ActivityKind: 3 is RulePaused',
    wrap: (send) => {
      const isDeletion = matcher('deleteAutopilotItem')
      const lists = [matcher('listAutopilotActivity'), matcher('listRuleActivity')]
      const deleted = new Set<string>()
      return async (request) => {
        const response = await send(request)
        if (isDeletion(request) && response.status === 204) deleted.add(pathOf(request).split('/').at(-1) ?? '')
        if (deleted.size === 0 || !lists.some((isMeant) => isMeant(request))) return response
        return changed(response, (body) => ({
          ...body,
          items: rowsOf(body).map((row) =>
            row.kind === RULE_DELETED && deleted.has(textOf(row.autopilotId)) ? { ...row, kind: RULE_PAUSED } : row,
          ),
        }))
      }
    },
  },
  {
    kind: 'state',
    operation: 'getUserTaskCounts',
    name: 'deleted tasks are still counted',
    contradicts:
      '“How many tasks fit the filters of GET /TaskUser/{userId}”; `x-counts`: list listUserTasks, `totalCount`',
    wrap: on('getUserTaskCounts', async (request, send) => {
      const url = ({ searchParams }: URL) => searchParams.set('isDeleted', 'true')
      const ofDeleted = parameter(request, 'isDeleted') === '' ? await rewritten(request, { url }) : undefined
      const response = await send(request)
      if (!ofDeleted || !response.ok) return response
      return withBody(response, added(await bodyOf(response), await bodyOf(await send(ofDeleted))))
    }),
  },
  {
    kind: 'state',
    operation: 'updateNotification',
    name: 'a notification that was marked as unread stays read',
    contradicts: 'UpdateNotificationRequest: `isRead`: “True marks it as read, false as unread.”',
    wrap: on('updateNotification', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.ok && (await bodyOf(again)).isRead === false)
        await send(alongside(again, 'PUT', pathOf(again), { isRead: true }))
      return response
    }),
  },
  {
    kind: 'state',
    operation: 'updateBrandKit',
    name: 'a voice that was emptied stays as it was',
    contradicts: '“Replaces the brand kit.” `x-update`: replace; BrandKitDraft: `voice` is “empty when nobody said”',
    wrap: on('updateBrandKit', async (request, send) => {
      const { voice } = await bodyOf(await send(alongside(request, 'GET', pathOf(request))))
      return send(
        await withJson(request, (body) => (body.voice === '' && typeof voice === 'string' ? { ...body, voice } : body)),
      )
    }),
  },
  {
    kind: 'paging',
    operation: 'listTicketMessages',
    name: 'a page beyond the last is the last one',
    contradicts: 'Paging: “A page beyond the last is an empty list, not an error.”',
    wrap: on('listTicketMessages', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const { currentPage, totalPages } = await bodyOf(response)
      if (!response.ok || Number(totalPages) < 1 || Number(currentPage) <= Number(totalPages)) return response
      const url = ({ searchParams }: URL) => searchParams.set('currentPage', String(totalPages))
      return send(await rewritten(again, { url }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listSurveyAnswers',
    name: 'the totals ignore whether the answers are complete',
    contradicts: 'PageFields: `totalCount` is “Items on all pages together, after filters.”',
    wrap: on('listSurveyAnswers', async (request, send) => {
      const isFiltered = parameter(request, 'isComplete') !== ''
      const url = ({ searchParams }: URL) => searchParams.delete('isComplete')
      const whole = await rewritten(request, { url })
      const response = await send(request)
      if (!isFiltered || !response.ok) return response
      const { totalCount, totalPages } = await bodyOf(await send(whole))
      return changed(response, (body) => ({ ...body, totalCount, totalPages }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listTickets',
    name: 'a page holds ten tickets unless asked otherwise',
    contradicts: '`pageSize`: default 25',
    wrap: on('listTickets', async (request, send) => {
      const url = ({ searchParams }: URL) => {
        if (!searchParams.has('pageSize')) searchParams.set('pageSize', '10')
      }
      return send(await rewritten(request, { url }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listWebhooks',
    name: 'the newest webhook comes first',
    contradicts: '“The webhooks, the oldest first”; `x-order`: `createdAt`, asc',
    wrap: on('listWebhooks', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (!response.ok) return response
      return pageOf(response, (await everyRow(again, send, 'pageSize')).toReversed())
    }),
  },
]
