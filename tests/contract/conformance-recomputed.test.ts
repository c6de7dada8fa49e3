// Lists and numbers that are made of another list are recomputed from it, on a small backend of tasks with labels and projects.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const integer = { type: 'integer' }
const texts = { type: 'array', items: text }
const object = (properties: Record<string, unknown>, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
})
const TASK = object({ id: text, labels: texts, projectId: text, isOpen: { type: 'boolean' } })
const json = (schema: unknown) => ({ 'application/json': { schema } })
const answer = (status: number, schema?: unknown) => ({
  [status]: { description: 'Done.', ...(schema ? { content: json(schema) } : {}) },
  404: { description: 'Not found.' },
})
const list = (item: unknown) => answer(200, { type: 'array', items: item })
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Tasks', version: '1' },
  paths: {
    '/tasks': {
      get: {
        operationId: 'listTasks',
        parameters: [
          { name: 'labels', in: 'query', schema: texts, 'x-filters': { field: 'labels', caseless: true } },
          { name: 'projectIds', in: 'query', schema: texts },
        ],
        responses: list(TASK),
      },
      post: {
        operationId: 'createTask',
        requestBody: { content: json(object({ labels: texts }, [])) },
        responses: answer(201, TASK),
      },
    },
    '/tasks/{taskId}': {
      parameters: [{ name: 'taskId', in: 'path', required: true, schema: text }],
      delete: { operationId: 'deleteTask', responses: answer(204) },
    },
    '/labels': {
      get: {
        operationId: 'listLabels',
        'x-derived-from': { list: 'listTasks', field: 'labels', as: 'word', count: 'count' },
        responses: list(object({ word: text, count: integer })),
      },
    },
    '/projects': {
      get: {
        operationId: 'listProjects',
        parameters: [
          {
            name: 'isInUse',
            in: 'query',
            schema: { type: 'boolean', default: false },
            'x-derived-from': { true: { list: 'listTasks', field: 'projectId', where: { isOpen: [true] } } },
          },
        ],
        responses: list(object({ id: text })),
      },
    },
    '/all-projects': {
      get: {
        operationId: 'listAllProjects',
        'x-derived-from': [
          { list: 'listTasks', field: 'projectId', count: 'openCount', where: { isOpen: true }, orNone: true },
          { list: 'listTasks', field: 'projectId', count: 'taskCount', orNone: true },
        ],
        responses: list(object({ id: text, openCount: integer, taskCount: integer })),
      },
    },
    '/state': {
      get: {
        operationId: 'getState',
        'x-counts': [
          { list: 'listTasks', fields: { openCount: { isOpen: true } } },
          { list: 'listAllProjects', fields: { projectCount: {} } },
        ],
        parameters: [
          { name: 'labels', in: 'query', schema: texts },
          { name: 'projectIds', in: 'query', schema: texts },
        ],
        responses: answer(200, object({ openCount: integer, projectCount: integer })),
      },
    },
  },
}

type Task = { id: string; labels: string[]; projectId: string; isOpen: boolean }
type Fault =
  | 'counts of deleted'
  | 'label missing'
  | 'all projects'
  | 'first count'
  | 'closed ones'
  | 'case of a label'
  | 'case of a counted label'
  | 'counted project'
  | 'another list'

function backend(fault?: Fault) {
  const tasks = new Map<string, Task>()
  const most = new Map<string, number>()
  let made = 0
  let first: number | undefined
  const add = (fields: Partial<Task>) => {
    made += 1
    const task = { id: `task-${made}`, labels: [], projectId: 'one', isOpen: true, ...fields }
    tasks.set(task.id, task)
    return task
  }
  add({ labels: ['red', 'blue'] })
  add({ labels: ['red'], projectId: 'two', isOpen: false })
  add({ labels: ['green'] })
  const labels = () => {
    const counts = new Map<string, number>()
    for (const { labels: own } of tasks.values()) for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1)
    if (fault === 'label missing') counts.delete('blue')
    return [...counts].map(([word, count]) => {
      most.set(word, Math.max(most.get(word) ?? 0, count))
      return { word, count: fault === 'counts of deleted' ? most.get(word) : count }
    })
  }
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const [, kind, own = ''] = pathname.split('/')
    const isCounting = kind === 'state'
    const isExact = fault === (isCounting ? 'case of a counted label' : 'case of a label')
    const asked = (name: string) => searchParams.getAll(name).flatMap((one) => one.split(','))
    const isAsked = (task: Task) => {
      const [words, projects] = [asked('labels'), asked('projectIds')]
      const isSame = (one: string, other: string) =>
        one === other || (!isExact && one.toLowerCase() === other.toLowerCase())
      const hasLabel = words.length === 0 || words.some((word) => task.labels.some((one) => isSame(one, word)))
      const isLeft = isCounting && fault === 'counted project'
      return hasLabel && (isLeft || projects.length === 0 || projects.includes(task.projectId))
    }
    const listed = [...tasks.values()].filter(isAsked)
    const open = (isCounting ? listed : [...tasks.values()]).filter(({ isOpen }) => isOpen)
    if (kind === 'labels') return Response.json(labels())
    if (kind === 'projects') {
      const isAll = searchParams.get('isInUse') !== 'true' || fault === 'all projects'
      const ids = isAll ? ['one', 'two'] : [...new Set(open.map(({ projectId }) => projectId))]
      return Response.json(ids.map((id) => ({ id })))
    }
    if (kind === 'all-projects') {
      const count = (id: string, some: Task[]) => some.filter(({ projectId }) => projectId === id).length
      const all = fault === 'closed ones' ? open : [...tasks.values()]
      const row = (id: string) => ({ id, openCount: count(id, open), taskCount: count(id, all) })
      return Response.json(['one', 'two', 'three'].map(row))
    }
    if (kind === 'state') {
      first ??= open.length
      const projectCount = fault === 'another list' ? 4 : 3
      return Response.json({ openCount: fault === 'first count' ? first : open.length, projectCount })
    }
    if (request.method === 'DELETE') return new Response(null, { status: tasks.delete(own) ? 204 : 404 })
    if (request.method !== 'POST') return Response.json(listed)
    const body: unknown = await request.json()
    return Response.json(add(Object(body) as Partial<Task>), { status: 201 })
  }
}

async function foundWith(fault: Fault | undefined, only: string[] = []): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://tasks.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    checks: ['laws'],
    mayWrite: true,
    only,
    send: backend(fault),
  })
  return [...new Set(findings.map(({ rule, operation }) => `${rule} ${operation}`))]
}

test('lists and numbers that follow another list are fine', async () => {
  expect(await foundWith(undefined)).toEqual([])
})

test.each<[string, Fault, string]>([
  ['a count that does not follow a deletion', 'counts of deleted', 'laws/recomputed listLabels'],
  ['a value of the other list that is not shown', 'label missing', 'laws/recomputed listLabels'],
  ['items that the other list does not name', 'all projects', 'laws/recomputed listProjects'],
  ['a count of an item that leaves some out', 'closed ones', 'laws/recomputed listAllProjects'],
  ['a number of items with a value that does not follow their list', 'first count', 'laws/counts getState'],
  ['a number of items of a second list that is too high', 'another list', 'laws/counts getState'],
])('%s is found, also where the other list is not judged', async (_, fault, found) => {
  expect(await foundWith(fault)).toContain(found)
  expect(await foundWith(fault, [found.split(' ')[1] ?? ''])).toContain(found)
})

test.each<[string, Fault, string]>([
  ['a filter that knows a text in one case only', 'case of a label', 'laws/filter listTasks'],
  ['a count that knows it in one case only', 'case of a counted label', 'laws/counts getState'],
  ['a count that passes a filter of the list over', 'counted project', 'laws/counts getState'],
])('%s is found', async (_, fault, found) => {
  expect(await foundWith(fault, [found.split(' ')[1] ?? ''])).toContain(found)
})
