// Blind defects of state: what is saved, kept, brought back and deleted, and what guards it.

import {
  alongside,
  answerWith,
  type BlindDefect,
  ignoresVersion,
  leftOut,
  OWNER,
  only,
  pathOf,
  rowsOf,
  textOf,
  withCallers,
} from '#tests/contract/defects/blind-tools.ts'
import {
  bodyOf,
  changed,
  type Json,
  matcher,
  on,
  readAgain,
  rewritten,
  type Send,
  withBody,
  withJson,
  without,
} from '#tests/contract/defects/defect.ts'

/** Deletes the row of a file and leaves the bytes and the address of the single file. */
function readableWhenDeleted(send: Send): Send {
  const isRead = matcher('getFile')
  const known = new Map<string, string>()
  return async (request) => {
    if (!isRead(request)) return send(request)
    const place = `${request.headers.get('Authorization')} ${pathOf(request)}`
    const response = await send(request)
    if (response.status === 200) known.set(place, await response.clone().text())
    const kept = known.get(place)
    if (response.status !== 404 || kept === undefined) return response
    return new Response(kept, { headers: response.headers })
  }
}

export const BLIND_STATE_DEFECTS: BlindDefect[] = [
  {
    kind: 'state',
    operation: 'updateAccount',
    name: 'the size of the team is answered, but not saved',
    contradicts: 'x-update: merge changes what the body names',
    wrap: on('updateAccount', async (request, send) => {
      const { marketingTeamCount } = await bodyOf(request)
      const isValid = Number.isInteger(marketingTeamCount) && Number(marketingTeamCount) > 0
      if (!isValid || Number(marketingTeamCount) > 100_000) return send(request)
      const response = await send(await withJson(request, (body) => leftOut(body, 'marketingTeamCount')))
      return changed(response, (body) => ({ ...body, marketingTeamCount }))
    }),
  },
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
    operation: 'updateMetricSetting',
    name: 'the answer has the version before the change',
    contradicts: 'parameter expectedVersion: the version the next edit begins with',
    wrap: answerWith('updateMetricSetting', (body) => ({ ...body, version: Math.max(1, Number(body.version) - 1) })),
  },
  {
    kind: 'state',
    operation: 'deleteFile',
    name: 'a deleted file leaves the list only',
    contradicts: 'getFile 404: the resource does not exist',
    wrap: readableWhenDeleted,
  },
  {
    kind: 'state',
    operation: 'restoreBusinessSurvey',
    name: 'the text of thanks is lost',
    contradicts: 'description: brings back a survey that was deleted',
    wrap: on('restoreBusinessSurvey', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 201 || response.headers.has('Idempotent-Replayed')) return response
      const { id, title } = await bodyOf(response)
      const path = pathOf(again).replace(/\/[^/]+\/restore$/, '')
      const saved = await send(alongside(again, 'PUT', path, { id, title, thanksText: null }))
      return saved.status === 200 ? withBody(response, await bodyOf(saved)) : response
    }),
  },
  {
    kind: 'state',
    operation: 'updateSocialPost',
    name: 'an edit of an old version is refused and saved',
    contradicts: 'parameter expectedVersion: a 409 saves nothing',
    wrap: on('updateSocialPost', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const isGuarded = new URL(request.url).searchParams.has('expectedVersion')
      if (response.status === 409 && isGuarded)
        await send(
          await rewritten(again, {
            url: without('expectedVersion'),
            headers: (headers) => headers.delete('Idempotency-Key'),
          }),
        )
      return response
    }),
  },
  {
    kind: 'state',
    operation: 'createAccountStrategyCheckIn',
    name: 'the role is checked after the check-in is stored',
    contradicts: 'x-min-role: user; what is refused has no effect',
    wrap: withCallers('createAccountStrategyCheckIn', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status === 403) await send(await callers.as(OWNER, again))
      return response
    }),
  },
  {
    kind: 'state',
    operation: 'updateAutopilotItem',
    name: 'what the body leaves out keeps its value',
    contradicts: 'x-update: replace',
    wrap: on('updateAutopilotItem', async (request, send) => {
      const before = await bodyOf(await send(readAgain(request)))
      const kept = only(before, 'cooldownDays', 'startsOn', 'endsOn', 'notify', 'exceptionEntityIds')
      return send(await withJson(request, (body) => ({ ...kept, ...body })))
    }),
  },
  {
    kind: 'state',
    operation: 'deleteAccountTaskComment',
    name: 'the other comments of the author go, too',
    contradicts: 'description: deletes a comment',
    wrap: on('deleteAccountTaskComment', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 204) return response
      const [path = '', task = ''] = /^(.*)\/comment\/[^/]+$/.exec(pathOf(again)) ?? []
      const { comments } = await bodyOf(await send(alongside(again, 'GET', task)))
      for (const { id } of (comments ?? []) as Json[])
        await send(alongside(again, 'DELETE', path.replace(/[^/]+$/, textOf(id))))
      return response
    }),
  },
  {
    kind: 'state',
    operation: 'updateUserStrategy',
    name: 'an active strategy may become a draft again',
    contradicts: 'x-transitions: 2 leads to 3 and 4 only',
    wrap: on('updateUserStrategy', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const body = await bodyOf(again)
      const isGuarded = new URL(request.url).searchParams.has('expectedVersion')
      if (response.status !== 409 || body.status !== 1 || isGuarded) return response
      let last = response
      for (const status of [4, 5, 1]) last = await send(alongside(again, 'PUT', pathOf(again), { ...body, status }))
      return last
    }),
  },
]

export const BLIND_GUARD_DEFECTS: BlindDefect[] = [
  {
    kind: 'guards',
    operation: 'createAiSchemaAnswer',
    name: 'the same key asks the model once more',
    contradicts: 'parameter Idempotency-Key: the same key replays the first answer',
    wrap: on('createAiSchemaAnswer', async (request, send) =>
      send(
        await rewritten(request, {
          headers: (headers) => {
            if (headers.get('Idempotency-Key')?.length === 36) headers.set('Idempotency-Key', crypto.randomUUID())
          },
        }),
      ),
    ),
  },
  {
    kind: 'guards',
    operation: 'createAnomalyComment',
    name: 'the same key with another body replays the first answer',
    contradicts: 'parameter Idempotency-Key: with another request it is a 409',
    wrap: (send) => {
      const isMeant = matcher('createAnomalyComment')
      const first = new Map<string, string>()
      return async (request) => {
        if (!isMeant(request)) return send(request)
        const key = `${request.headers.get('Authorization')} ${request.headers.get('Idempotency-Key')}`
        const response = await send(request)
        if (response.status === 201) first.set(key, await response.clone().text())
        const replayed = first.get(key)
        if (response.status !== 409 || replayed === undefined) return response
        const headers = new Headers(response.headers)
        headers.set('Idempotent-Replayed', 'true')
        return new Response(replayed, { status: 201, headers })
      }
    },
  },
  {
    kind: 'guards',
    operation: 'updateAnomalyConfiguration',
    name: 'an edit of an old version is saved',
    contradicts: 'parameter expectedVersion: one that someone else has changed meanwhile is a 409',
    wrap: ignoresVersion('updateAnomalyConfiguration'),
  },
  {
    kind: 'guards',
    operation: 'deleteUserStrategy',
    name: 'an old version is deleted',
    contradicts: 'parameter expectedVersion: one that has changed meanwhile is a 409',
    wrap: ignoresVersion('deleteUserStrategy'),
  },
]

export const BLIND_WORKFLOW_DEFECTS: BlindDefect[] = [
  {
    kind: 'workflows',
    operation: 'restoreSocialPost',
    name: 'a restored draft waits for approval',
    contradicts: 'workflow planPost, step restore: $response.body#/status == 1',
    wrap: answerWith('restoreSocialPost', (body) => ({ ...body, status: body.status === 1 ? 2 : body.status })),
  },
  {
    kind: 'workflows',
    operation: 'undoAutopilotExecution',
    name: 'the changes are counted before they are undone',
    contradicts: 'workflow of the autopilot, step undo: $response.body#/undoneCount == 1',
    wrap: answerWith('undoAutopilotExecution', (body) => ({ ...body, undoneCount: 0 })),
  },
]
