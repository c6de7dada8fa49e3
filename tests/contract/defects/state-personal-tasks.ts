// Defects of state: what is saved, kept, brought back and deleted (personal tasks).

import { afterDeletion, HOUR_MS } from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  withBody,
  withJson,
} from '#tests/contract/defects/defect.ts'
import { alongside, pathOf, requestWith, rowsOf } from '#tests/contract/defects/tampering.ts'

/** A restored task has lost its labels, until they are written again. */
const losesLabels: Defect['wrap'] = (send) => {
  const isRestoring = matcher('restoreUserTask')
  return async (request) => {
    const response = await send(request)
    if (!isRestoring(request) || response.status !== 201) return response
    const path = pathOf(request).replace(/\/restore$/, '')
    const { title } = await bodyOf(response)
    const update = await send(alongside(request, 'PUT', path, { title, labels: [] }))
    return update.ok ? withBody(response, await update.json()) : response
  }
}

/** True if the contract allows these labels, so that what it refuses stays refused. */
const areLabels = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= 20 &&
  new Set(value).size === value.length &&
  value.every((label) => typeof label === 'string' && label.length >= 1 && label.length <= 50)

export const STATE_PERSONAL_TASKS_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'deleteUserTaskComment',
    name: 'a deleted comment stays with its task',
    contradicts: 'description: deletes a comment the caller wrote; 404: the resource does not exist',
    wrap: on('deleteUserTaskComment', async (request, send) => {
      if (new URL(request.url).search !== '') return send(request)
      const [, task = '', id] = /^(.*)\/comment\/([^/]+)$/.exec(pathOf(request)) ?? []
      const read = await send(alongside(request, 'GET', task))
      const { comments } = await bodyOf(read)
      if (!Array.isArray(comments) || !(comments as Json[]).some((one) => one.id === id)) return send(request)
      return new Response(null, { status: 204, headers: { 'Request-Id': read.headers.get('Request-Id') ?? '' } })
    }),
  },
  {
    kind: 'state',
    operation: 'listUserTasks',
    name: 'a deletion hides another item, too',
    wrap: afterDeletion('deleteUserTask', 'listUserTasks', (body) => ({ ...body, items: rowsOf(body).slice(1) })),
  },
  {
    kind: 'state',
    operation: 'updateUserTask',
    name: 'signs outside of the basic plane are cut from texts',
    wrap: on('updateUserTask', async (request, send) =>
      send(
        await withJson(request, (body) => ({
          ...body,
          ...(typeof body.title === 'string' ? { title: body.title.replace(/[\u{10000}-\u{10ffff}]/gu, '') } : {}),
        })),
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'updateUserTaskStatus',
    name: 'an action answers with its effect and has none',
    wrap: on('updateUserTaskStatus', async (request, send) => {
      const { status } = await bodyOf(request)
      const read = await send(
        new Request(request.url.replace(/\/status.*$/, ''), { headers: request.headers, method: 'GET' }),
      )
      return read.status === 200 && Number.isInteger(status) && Number(status) < 7
        ? changed(read, (body) => ({ ...body, status }))
        : send(request)
    }),
  },
  {
    kind: 'state',
    operation: 'listUserTasks',
    name: 'what was created is not listed',
    wrap: (send) => {
      const created = new Set<unknown>()
      const [isCreation, isList] = [matcher('createUserTask'), matcher('listUserTasks')]
      return async (request) => {
        const response = await send(request)
        if (isCreation(request) && response.status === 201) created.add(((await response.clone().json()) as Json).id)
        if (!isList(request)) return response
        return changed(response, (body) => ({
          ...body,
          items: (body.items as Json[]).filter(({ id }) => !created.has(id)),
        }))
      }
    },
  },
  {
    kind: 'state',
    operation: 'getUserTask',
    name: 'reading changes what is read',
    wrap: on('getUserTask', async (request, send) => {
      const response = await send(request)
      if (response.status !== 200) return response
      const { title } = (await response.clone().json()) as Json
      const headers = new Headers(request.headers)
      headers.set('Content-Type', 'application/json')
      await send(
        new Request(request.url, {
          method: 'PUT',
          headers,
          body: JSON.stringify({
            title: String(title).endsWith('!') ? String(title).slice(0, -1) : `${String(title).slice(0, 99)}!`,
          }),
        }),
      )
      return response
    }),
  },
  {
    kind: 'state',
    operation: 'restoreUserTask',
    name: 'what is restored has lost its labels',
    contradicts: 'description: brings a task back',
    wrap: losesLabels,
  },
  {
    kind: 'state',
    operation: 'createUserTask',
    name: 'a day is saved as the day before',
    wrap: on('createUserTask', async (request, send) =>
      send(
        await withJson(request, (body) => {
          const time = Date.parse(String(body.dueOn))
          return Number.isNaN(time) ? body : { ...body, dueOn: new Date(time - HOUR_MS).toISOString().slice(0, 10) }
        }),
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'updateUserTask',
    name: 'decimals are cut',
    wrap: on('updateUserTask', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.estimateHours === 'number' ? { ...body, estimateHours: Math.trunc(body.estimateHours) } : body,
        ),
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'updateUserTasks',
    name: 'of several labels only the first is added',
    contradicts: 'TasksUpdate.addedLabels: labels that each of them gets',
    wrap: requestWith('updateUserTasks', (body) =>
      areLabels(body.addedLabels) ? { ...body, addedLabels: body.addedLabels.slice(0, 1) } : body,
    ),
  },
  {
    kind: 'state',
    operation: 'updateUserTaskComment',
    name: 'a text is saved as far as an old column takes it',
    contradicts: 'CommentDraft.text: maxLength 4000; what is sent is saved',
    wrap: requestWith('updateUserTaskComment', (body) =>
      typeof body.text === 'string' && body.text.length <= 4000 ? { ...body, text: body.text.slice(0, 255) } : body,
    ),
  },
  {
    kind: 'state',
    operation: 'createUserTaskComment',
    name: 'signs outside of the basic plane become question marks in what is created',
    wrap: on('createUserTaskComment', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.text === 'string' ? { ...body, text: body.text.replace(/[\u{10000}-\u{10ffff}]/gu, '?') } : body,
        ),
      ),
    ),
  },
]
