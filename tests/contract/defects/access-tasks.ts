// Defects of access: roles, tenants, persons and sessions that are not checked somewhere (tasks).

import { asTheOwner, foundByItsIdAlone, learnTitles } from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  rewritten,
  type Send,
  withBody,
  withJson,
} from '#tests/contract/defects/defect.ts'
import { ACCOUNT, OWNER_ID, pathOf, textOf } from '#tests/contract/defects/tampering.ts'

/** A member may delete the comments of everybody, since the deletion is done in the name of the one who wrote it. */
const deletesOthers: Defect['wrap'] = (send) => {
  const authors = new Map<string, string>()
  const [isCreation, isDeletion] = [matcher('createAccountTaskComment'), matcher('deleteAccountTaskComment')]
  return async (request) => {
    const again = request.clone()
    const response = await send(request)
    const bearer = again.headers.get('Authorization') ?? ''
    if (isCreation(again) && response.status === 201) authors.set(textOf((await bodyOf(response)).id), bearer)
    const author = authors.get(pathOf(again).split('/').at(-1) ?? '')
    if (!isDeletion(again) || response.status !== 403 || author === undefined) return response
    return send(await rewritten(again, { headers: (headers) => headers.set('Authorization', author) }))
  }
}

/** Fills the titles of the origins of tasks from the things of all tenants. */
function withTitles(send: Send): Send {
  const titles = new Map<string, string>()
  return async (request) => {
    const response = await send(request)
    if (!response.headers.get('Content-Type')?.includes('json') || response.status >= 300) return response
    const body = await bodyOf(response)
    const origin = body.origin as Json | null | undefined
    const title = origin && origin.title === null ? titles.get(textOf(origin.id)) : undefined
    learnTitles(titles, body)
    return title === undefined ? response : withBody(response, { ...body, origin: { ...origin, title } })
  }
}

/** Counts what a search finds in the tasks of all accounts. */
function countsAll(send: Send): Send {
  const isCreation = matcher('createAccountTask')
  const isList = matcher('listAccountTasks')
  const elsewhere: string[] = []
  return async (request) => {
    const again = request.clone()
    const response = await send(request)
    if (isCreation(again) && response.status === 201 && !pathOf(again).includes(ACCOUNT))
      elsewhere.push(textOf((await bodyOf(again)).title))
    const text = new URL(again.url).searchParams.get('searchText')
    if (!isList(again) || !text || response.status !== 200) return response
    const body = await bodyOf(response)
    const further = elsewhere.filter((title) => title.includes(text)).length
    return withBody(response, { ...body, totalCount: Number(body.totalCount) + further })
  }
}

export const ACCESS_TASKS_DEFECTS: Defect[] = [
  {
    kind: 'authorization',
    operation: 'getAccountTask',
    name: 'another tenant reads a task',
    wrap: asTheOwner('getAccountTask', [404]),
  },
  {
    kind: 'authorization',
    operation: 'createAccountTask',
    name: 'a viewer may create',
    wrap: asTheOwner('createAccountTask', [403]),
  },
  {
    kind: 'authorization',
    operation: 'deleteAccountTaskComment',
    name: 'any member deletes the comments of others',
    contradicts: 'description: deletes a comment the caller wrote',
    wrap: deletesOthers,
  },
  {
    kind: 'authorization',
    operation: 'createAccountTask',
    name: 'the origin of a task shows the title of a thing of another account',
    wrap: withTitles,
  },
  {
    kind: 'authorization',
    operation: 'listAccountTasks',
    name: 'the total of a search counts the tasks of all accounts',
    wrap: countsAll,
  },
  {
    kind: 'authorization',
    operation: 'updateAccountTaskComment',
    name: 'a comment is found below any task',
    wrap: (send) => {
      const taskOf = new Map<string, string>()
      const [isCreation, isUpdate] = [matcher('createAccountTaskComment'), matcher('updateAccountTaskComment')]
      return async (request) => {
        const [, , , task = '', , comment = ''] = new URL(request.url).pathname.split('/')
        const real = taskOf.get(comment)
        const response = await send(
          isUpdate(request) && real
            ? await rewritten(request, { url: (url) => (url.pathname = url.pathname.replace(task, real)) })
            : request,
        )
        if (isCreation(request) && response.status === 201) taskOf.set(String((await bodyOf(response)).id), task)
        return response
      }
    },
  },
  {
    kind: 'authorization',
    operation: 'createAccountTask',
    name: 'a body may refer to a thing of another tenant',
    wrap: (send: Send): Send => {
      const strategies = new Set<string>()
      const [isCreation, isTask] = [matcher('createAccountStrategy'), matcher('createAccountTask')]
      return async (request) => {
        const { strategyId } = isTask(request) ? await bodyOf(request) : {}
        const isForeign = typeof strategyId === 'string' && strategies.has(strategyId)
        const response = await send(request.clone())
        if (isCreation(request) && response.status === 201) strategies.add(String((await bodyOf(response)).id))
        if (!isForeign || response.status < 400) return response
        const accepted = await send(await withJson(request, (body) => ({ ...body, strategyId: null })))
        return changed(accepted, (body) => ({ ...body, strategyId }))
      }
    },
  },
  {
    kind: 'authorization',
    operation: 'listUserTaskHistory',
    name: 'the history of a foreign task is listed below the own person',
    contradicts: 'Access: a foreign id answers 404 as an unknown one does',
    wrap: foundByItsIdAlone('listUserTaskHistory', OWNER_ID),
  },
]
