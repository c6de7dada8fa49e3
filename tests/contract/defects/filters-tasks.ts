// Defects of filters and searches (tasks and strategies).

import { asked, query } from '#tests/contract/defects/common.ts'
import {
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  rewritten,
  withBody,
  without,
} from '#tests/contract/defects/defect.ts'
import { answerWith, readWith, rowsOf } from '#tests/contract/defects/tampering.ts'

export const FILTERS_TASKS_DEFECTS: Defect[] = [
  {
    kind: 'filters',
    operation: 'getUserTaskCounts',
    name: 'labels do not restrict the counts',
    contradicts: 'description: how many tasks fit the filters of the list',
    wrap: readWith('getUserTaskCounts', without('labels')),
  },
  {
    kind: 'filters',
    operation: 'listAccountTasks',
    name: 'deleted tasks are listed whatever their state',
    contradicts: 'statuses: only tasks in one of these states',
    wrap: readWith('listAccountTasks', ({ searchParams }) => {
      if (searchParams.get('isDeleted') === 'true') searchParams.delete('statuses')
    }),
  },
  {
    kind: 'filters',
    operation: 'listUserTaskLabels',
    name: 'labels of deleted tasks are still listed',
    wrap: (send) => {
      const seen = new Map<string, Json>()
      const isList = matcher('listUserTaskLabels')
      return async (request) => {
        const response = await send(request)
        if (!isList(request) || response.status !== 200) return response
        const labels = (await response.clone().json()) as Json[]
        for (const one of labels) seen.set(`${request.url} ${String(one.word)}`, one)
        const own = [...seen].flatMap(([key, one]) => (key.startsWith(`${request.url} `) ? [one] : []))
        const current = new Set(labels.map(({ word }) => word))
        return withBody(response, [...labels, ...own.filter(({ word }) => !current.has(word))].slice(0, 200))
      }
    },
  },
  {
    kind: 'filters',
    operation: 'listUserTasks',
    name: 'only the first of several values of a filter counts',
    wrap: on('listUserTasks', async (request, send) => {
      const [first, second] = query(request).getAll('statuses')
      return send(second && first ? await asked(request, (one) => one.set('statuses', first)) : request)
    }),
  },
  {
    kind: 'filters',
    operation: 'listAccountStrategies',
    name: 'the total of a filtered list is that of the whole list',
    wrap: on('listAccountStrategies', async (request, send) => {
      const response = await send(request.clone())
      if (!query(request).has('statuses') || response.status !== 200) return response
      const whole = await send(await asked(request, (one) => one.delete('statuses')))
      const { totalCount } = (await whole.json()) as Json
      return changed(response, (body) => ({ ...body, totalCount }))
    }),
  },
  {
    kind: 'filters',
    operation: 'listAccountTasks',
    name: 'the first day of a range is left out',
    wrap: on('listAccountTasks', async (request, send) => {
      const begin = query(request).get('dateBegin')
      const response = await send(request)
      return begin
        ? changed(response, (body) => ({ ...body, items: rowsOf(body).filter(({ dueOn }) => dueOn !== begin) }))
        : response
    }),
  },
  {
    kind: 'filters',
    operation: 'listAccountTasks',
    name: 'a filter is ignored',
    wrap: on('listAccountTasks', async (request, send) => send(await rewritten(request, { url: without('statuses') }))),
  },
  {
    kind: 'filters',
    operation: 'listAccountStrategies',
    name: 'the text of a search is ignored',
    wrap: on('listAccountStrategies', async (request, send) =>
      send(await rewritten(request, { url: without('searchText') })),
    ),
  },
  {
    kind: 'filters',
    operation: 'listUserTasks',
    name: 'the last day of a range is left out',
    wrap: on('listUserTasks', async (request, send) => {
      const end = query(request).get('dateEnd')
      const response = await send(request)
      return end
        ? changed(response, (body) => ({ ...body, items: rowsOf(body).filter(({ dueOn }) => dueOn !== end) }))
        : response
    }),
  },
  {
    kind: 'filters',
    operation: 'listUserTasks',
    name: 'the direction of the order is ignored',
    wrap: on('listUserTasks', async (request, send) => send(await rewritten(request, { url: without('sortOrder') }))),
  },
  {
    kind: 'filters',
    operation: 'listUserStrategies',
    name: 'a text is looked for in titles only',
    contradicts: 'x-filters: title, description',
    wrap: on('listUserStrategies', async (request, send) => {
      const text = new URL(request.url).searchParams.get('searchText')?.toLowerCase()
      const response = await send(request)
      if (text === undefined) return response
      return changed(response, (body) => {
        const items = rowsOf(body).filter(({ title }) => String(title).toLowerCase().includes(text))
        return { ...body, items, totalCount: Number(body.totalCount) - rowsOf(body).length + items.length }
      })
    }),
  },
  {
    kind: 'filters',
    operation: 'getAccountTaskCounts',
    name: 'tasks that are done count as open',
    wrap: answerWith('getAccountTaskCounts', (body) => ({ ...body, openCount: body.totalCount })),
  },
  {
    kind: 'filters',
    operation: 'listAccountTasks',
    name: 'a search tells capitals from small letters',
    wrap: on('listAccountTasks', async (request, send) => {
      const text = query(request).get('searchText')
      const response = await send(request)
      if (text === null) return response
      return changed(response, (body) => {
        const found = rowsOf(body).filter(({ title, labels }) => JSON.stringify([title, labels]).includes(text))
        return { ...body, items: found, totalCount: found.length }
      })
    }),
  },
  {
    kind: 'filters',
    operation: 'listAccountTasks',
    name: 'of two filters only one counts',
    wrap: on('listAccountTasks', async (request, send) =>
      send(
        query(request).has('statuses') && query(request).has('priorities')
          ? await asked(request, (one) => one.delete('priorities'))
          : request,
      ),
    ),
  },
  {
    kind: 'filters',
    operation: 'listAccountTasks',
    name: 'a switch that is off by default does nothing',
    wrap: on('listAccountTasks', async (request, send) => send(await asked(request, (one) => one.delete('isUndated')))),
  },
  {
    kind: 'filters',
    operation: 'getAccountTaskCounts',
    name: 'a count ignores its filters',
    wrap: on('getAccountTaskCounts', async (request, send) =>
      send(await asked(request, (one) => one.delete('priorities'))),
    ),
  },
]
