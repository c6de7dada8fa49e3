// Defects of state: what is saved, kept, brought back and deleted (people).
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  type Send,
  withJson,
} from '#tests/contract/defects/defect.ts'
import { alongside, answerWith, eachOf, pathOf, rowsOf, textOf } from '#tests/contract/defects/tampering.ts'

/** Answers a change of the name, and reads the name as it was. */
function readsOldName(send: Send): Send {
  const isRead = matcher('getUser')
  const names = new Map<unknown, unknown>()
  return async (request) => {
    const isMeant = isRead(request) && request.method === 'GET'
    const response = await send(request)
    if (!isMeant || response.status !== 200) return response
    return changed(response, (body) => {
      const userName = names.get(body.id) ?? body.userName
      names.set(body.id, userName)
      return { ...body, userName }
    })
  }
}

export const STATE_PEOPLE_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'updateNotification',
    name: 'reading one notification reads all of them',
    contradicts: 'description: marks one notification',
    wrap: on('updateNotification', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 200 || (await bodyOf(response)).readAt === null) return response
      const unread = await send(alongside(again, 'GET', '/User/notifications?isRead=false&pageSize=100'))
      for (const { id } of rowsOf(await bodyOf(unread)))
        await send(alongside(again, 'PUT', `/User/notifications/${textOf(id)}`, { isRead: true }))
      return response
    }),
  },
  {
    kind: 'state',
    operation: 'listProTips',
    name: 'tips that were put away come back',
    contradicts: 'ProTip.isDismissed',
    wrap: answerWith(
      'listProTips',
      eachOf((row) => ({ ...row, isDismissed: false })),
    ),
  },
  {
    kind: 'state',
    operation: 'updateProTip',
    name: 'a tip is switched instead of set',
    contradicts: 'x-update: replace; Conventions: PUT may be repeated',
    wrap: on('updateProTip', async (request, send) => {
      const tips = (await (await send(alongside(request, 'GET', '/User/pro-tips'))).json()) as Json[]
      const tip = Array.isArray(tips) ? tips.find(({ id }) => pathOf(request).endsWith(`/${textOf(id)}`)) : undefined
      const { isDismissed } = await bodyOf(request)
      if (!tip || tip.isDismissed !== isDismissed) return send(request)
      return send(await withJson(request, (body) => ({ ...body, isDismissed: !tip.isDismissed })))
    }),
  },
  {
    kind: 'state',
    operation: 'updateNotifications',
    name: 'nothing is marked as read',
    wrap: on('updateNotifications', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.until === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(body.until)
            ? { ...body, until: '2000-01-01T00:00:00Z' }
            : body,
        ),
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'updateUser',
    name: 'a field of the profile is never saved',
    wrap: on('updateUser', async (request, send) => {
      const sent = await bodyOf(request)
      const response = await send(await withJson(request, (body) => ({ ...body, timeZone: undefined })))
      return 'timeZone' in sent ? changed(response, (body) => ({ ...body, timeZone: sent.timeZone })) : response
    }),
  },
  {
    kind: 'state',
    operation: 'updateUserName',
    name: 'the profile is read with the name as it was',
    wrap: readsOldName,
  },
  {
    kind: 'state',
    operation: 'dismissAccountInvitation',
    name: 'an invitation that was dismissed stays open',
    contradicts: 'description: the invitation ends as declined; the open ones are listed',
    wrap: on('dismissAccountInvitation', async (request, send) => {
      const path = pathOf(request)
      const [, list = '', accountId = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? []
      const open = await send(alongside(request, 'GET', list))
      const rows = open.status === 200 ? ((await open.clone().json()) as Json[]) : []
      const isThere = rows.some((row) => row.accountId === accountId)
      if (!isThere || request.url.includes('?')) return send(request)
      const headers = new Headers(open.headers)
      headers.delete('content-type')
      return new Response(null, { status: 204, headers })
    }),
  },
  {
    kind: 'state',
    operation: 'getNotificationCounts',
    name: 'the number of unread ones stays after one was read',
    wrap: (send) => {
      const first = new Map<string, Response>()
      const [isUpdate, isCounts] = [matcher('updateNotification'), matcher('getNotificationCounts')]
      return async (request) => {
        const key = `${request.url} ${request.headers.get('Authorization')}`
        const response = await send(request)
        if (isUpdate(request) || !isCounts(request) || response.status !== 200) return response
        if (!first.has(key)) first.set(key, response.clone())
        return first.get(key)?.clone() ?? response
      }
    },
  },
]
