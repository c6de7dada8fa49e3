// Leaks of texts: an answer shows what another tenant has written, although each id and each list is guarded.
import { ACCOUNT, pathOf, rowsOf, textOf } from '#tests/contract/defects/blind-tools.ts'
import { bodyOf, type Defect, type Json, matcher, type Send, withBody } from '#tests/contract/defects/defect.ts'

/** The titles of all things that any answer has shown, by their ids. */
function learnTitles(titles: Map<string, string>, value: unknown): void {
  if (Array.isArray(value)) for (const one of value) learnTitles(titles, one)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return
  const { id, title, name } = value as Json
  const text = textOf(title ?? name)
  if (typeof id === 'string' && text !== '') titles.set(id, text)
  for (const inner of Object.values(value)) learnTitles(titles, inner)
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

/** An error names the thing that was asked for, to any caller. */
function namesInErrors(send: Send): Send {
  const isMeant = matcher('getAccountStrategy')
  const titles = new Map<string, string>()
  return async (request) => {
    const path = pathOf(request)
    const response = await send(request)
    if (!response.headers.get('Content-Type')?.includes('json')) return response
    const body = await bodyOf(response)
    learnTitles(titles, rowsOf(body).length > 0 ? rowsOf(body) : body)
    const title = titles.get(path.split('/').at(-1) ?? '')
    if (!isMeant(request) || response.status !== 404 || title === undefined) return response
    return withBody(response, { ...body, message: `You can’t open “${title}”.` })
  }
}

export const FOREIGN_TEXT_DEFECTS: Defect[] = [
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
    operation: 'getAccountStrategy',
    name: 'the refusal of a foreign strategy names it',
    wrap: namesInErrors,
  },
]
