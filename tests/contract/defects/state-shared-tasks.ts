// Defects of state: what is saved, kept, brought back and deleted (shared tasks).

import { isReplay, query, withNewKey, withText } from '#tests/contract/defects/common.ts'
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
import { alongside, answerWith, pathOf, requestWith, rowsOf, textOf } from '#tests/contract/defects/tampering.ts'

/** The comments of a task are gone when it is restored. */
const losesComments: Defect['wrap'] = (send) => {
  const deleted = new Set<string>()
  const [isDeletion, isReading, isRestoring] = [
    matcher('deleteAccountTask'),
    matcher('getAccountTask'),
    matcher('restoreAccountTask'),
  ]
  return async (request) => {
    const response = await send(request.clone())
    const path = pathOf(request).replace(/\/restore$/, '')
    if (isDeletion(request) && response.status === 204) deleted.add(path)
    const isLost = deleted.has(path) && (isReading(request) || isRestoring(request))
    return isLost ? changed(response, (body) => ({ ...body, comments: [] })) : response
  }
}

/** An edit of a comment leaves no trace. */
const leavesNoTrace: Defect['wrap'] = (send) => {
  const [isUpdate, isReading] = [matcher('updateAccountTaskComment'), matcher('getAccountTask')]
  return async (request) => {
    const response = await send(request)
    if (isUpdate(request)) return changed(response, (body) => ({ ...body, editedAt: null }))
    if (!isReading(request)) return response
    return changed(response, (body) => ({
      ...body,
      comments: (body.comments as Json[]).map((one) => ({ ...one, editedAt: null })),
    }))
  }
}

const idOf = (request: Request) => new URL(request.url).pathname.split('/').at(-1) ?? ''

const DONE = 4

const CANCELLED = 6

export const STATE_SHARED_TASKS_DEFECTS: Defect[] = [
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
    operation: 'deleteAccountTask',
    name: 'a restored task has lost its comments',
    contradicts: 'description: it can be restored with its comments',
    wrap: losesComments,
  },
  {
    kind: 'state',
    operation: 'updateAccountTaskComment',
    name: 'an edit leaves no trace',
    contradicts: 'description: sets editedAt',
    wrap: leavesNoTrace,
  },
  {
    kind: 'state',
    operation: 'createAccountTaskComment',
    name: 'a comment is stored twice',
    contradicts: 'description: adds a comment',
    wrap: on('createAccountTaskComment', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status === 201 && !isReplay(response)) await send(await withNewKey(again))
      return response
    }),
  },
  {
    kind: 'state',
    operation: 'updateAccountTask',
    name: 'an update forgets one field and answers as if it were saved',
    wrap: on('updateAccountTask', async (request, send) => {
      const sent = (await request
        .clone()
        .json()
        .catch(() => ({}))) as Json | null
      const response = await send(await withJson(request, (body) => ({ ...body, estimateHours: undefined })))
      return sent && 'estimateHours' in sent
        ? changed(response, (body) => ({ ...body, estimateHours: sent.estimateHours }))
        : response
    }),
  },
  {
    kind: 'state',
    operation: 'listAccountTasks',
    name: 'the first comment of a task is not counted',
    wrap: answerWith('listAccountTasks', (body) => ({
      ...body,
      items: rowsOf(body).map((row) => ({ ...row, commentCount: Math.max(0, Number(row.commentCount) - 1) })),
    })),
  },
  {
    kind: 'state',
    operation: 'createAccountTask',
    name: 'a title ends at the first sign without meaning',
    wrap: requestWith(
      'createAccountTask',
      withText('title', (text) => text.split('\u0000')[0] ?? ''),
    ),
  },
  {
    kind: 'state',
    operation: 'getAccountTaskCounts',
    name: 'deleted tasks are still counted',
    wrap: (send) => {
      let deleted = 0
      const [isDeletion, isCounts] = [matcher('deleteAccountTask'), matcher('getAccountTaskCounts')]
      return async (request) => {
        const response = await send(request)
        if (isDeletion(request) && response.status === 204) deleted += 1
        return isCounts(request)
          ? changed(response, (body) => ({ ...body, totalCount: Number(body.totalCount) + deleted }))
          : response
      }
    },
  },
  {
    kind: 'state',
    operation: 'listAccountTasks',
    name: 'a search still finds what was deleted',
    wrap: (send) => {
      const [gone, known] = [new Map<string, Json>(), new Map<string, Json>()]
      const [isDeletion, isList] = [matcher('deleteAccountTask'), matcher('listAccountTasks')]
      return async (request) => {
        const response = await send(request)
        const id = idOf(request)
        const deleted = known.get(id)
        if (isDeletion(request) && response.status === 204 && deleted) gone.set(id, deleted)
        if (!isList(request)) return response
        const text = query(request).get('searchText')?.toLowerCase()
        return changed(response, (body) => {
          for (const item of rowsOf(body)) known.set(String(item.id), item)
          const found = [...gone.values()].filter(
            ({ title }) => text !== undefined && String(title).toLowerCase().includes(text),
          )
          return { ...body, items: [...rowsOf(body), ...found], totalCount: Number(body.totalCount) + found.length }
        })
      }
    },
  },
  {
    kind: 'state',
    operation: 'updateAccountTask',
    name: 'null does not clear a field',
    wrap: on('updateAccountTask', async (request, send) =>
      send(
        await withJson(request, (body) =>
          Object.fromEntries(Object.entries(body).filter(([name, value]) => name !== 'dueOn' || value !== null)),
        ),
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'updateAccountTask',
    name: 'zero is taken for nothing',
    wrap: on('updateAccountTask', async (request, send) =>
      send(await withJson(request, (body) => (body.estimateHours === 0 ? { ...body, estimateHours: null } : body))),
    ),
  },
  {
    kind: 'state',
    operation: 'restoreAccountTask',
    name: 'what is restored has lost a field',
    wrap: on('restoreAccountTask', async (request, send) => {
      const response = await send(request)
      if (response.status !== 201) return response
      const { title } = await bodyOf(response)
      const headers = new Headers(request.headers)
      headers.set('Content-Type', 'application/json')
      const saved = await send(
        new Request(request.url.replace('/restore', ''), {
          method: 'PUT',
          headers,
          body: JSON.stringify({ title, labels: [], description: '' }),
        }),
      )
      return saved.status === 200 ? withBody(response, await saved.json()) : response
    }),
  },
  {
    kind: 'state',
    operation: 'updateAccountTaskStatus',
    name: 'a cancelled task may be done',
    wrap: on('updateAccountTaskStatus', async (request, send) => {
      const { status } = await bodyOf(request)
      const response = await send(request.clone())
      if (response.status !== 409 || status !== DONE) return response
      const read = await bodyOf(
        await send(new Request(request.url.replace(/\/status.*$/, ''), { headers: request.headers })),
      )
      if (read.status !== CANCELLED) return response
      const keyless = await rewritten(request, { headers: (headers) => headers.delete('Idempotency-Key') })
      await send(await withJson(keyless, () => ({ status: 1 })))
      return send(keyless)
    }),
  },
  {
    kind: 'state',
    operation: 'updateAccountTaskStatus',
    name: 'what is taken up again stays completed',
    wrap: (send) => {
      const completed = new Map<unknown, unknown>()
      const isMeant = [matcher('updateAccountTaskStatus'), matcher('getAccountTask')]
      return async (request) => {
        const response = await send(request)
        if (!isMeant.some((one) => one(request))) return response
        return changed(response, (body) => {
          if (body.completedAt) completed.set(body.id, body.completedAt)
          return { ...body, completedAt: completed.get(body.id) ?? null }
        })
      }
    },
  },
  {
    kind: 'state',
    operation: 'updateAccountTask',
    name: 'the items of a list are saved in another order',
    wrap: on('updateAccountTask', async (request, send) =>
      send(
        await withJson(request, (body) =>
          Array.isArray(body.checklist) ? { ...body, checklist: body.checklist.toReversed() } : body,
        ),
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'updateAccountTasks',
    name: 'of a change of several only the first one is changed',
    wrap: on('updateAccountTasks', async (request, send) =>
      send(
        await withJson(request, (body) => (Array.isArray(body.ids) ? { ...body, ids: body.ids.slice(0, 1) } : body)),
      ),
    ),
  },
]
