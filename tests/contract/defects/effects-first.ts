// Defects of operations drawn with the seed 20261129, written from the contract alone: state, paging, filters, guards, input of changes, workflows.

import { AutopilotStatus, StrategyStatus, TaskStatus } from '@adwright/sdk/types'
import {
  asked,
  beside,
  dayBefore,
  everyRow,
  pageOf,
  parameter,
  shownAs,
  takenAs,
  withNewKey,
} from '#tests/contract/defects/common.ts'
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
  without,
} from '#tests/contract/defects/defect.ts'
import { rowsOf, textOf } from '#tests/contract/defects/tampering.ts'

const isEmpty = (value: unknown) => ['[]', '{}'].includes(JSON.stringify(value))

/** A strategy as it is written, in another state. */
const strategyIn = (status: number, { title, goal, kpi, startsOn, dueOn }: Json): Json => {
  const { metric, target, unit } = kpi as Json
  return { title, goal, kpi: { metric, target, unit }, startsOn, dueOn, status }
}

export const EFFECTS_FIRST_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'updateAutopilotItemStatus',
    name: 'a paused item keeps its next run',
    contradicts: 'AutopilotItem: `nextRunAt` is “null unless its state is 1 and a run is to come”',
    wrap: (send) => {
      const [isMeant, isRead] = [matcher('updateAutopilotItemStatus'), matcher('getAutopilotItem')]
      const kept = new Map<unknown, unknown>()
      return async (request) => {
        if (!isMeant(request) && !isRead(request)) return send(request)
        const before = await bodyOf(await send(beside(request, request.url.replace(/\/status$/, ''))))
        if (before.nextRunAt) kept.set(before.id, before.nextRunAt)
        return changed(await send(request), (body) =>
          body.status === AutopilotStatus.Paused ? { ...body, nextRunAt: kept.get(body.id) ?? null } : body,
        )
      }
    },
  },
  {
    kind: 'state',
    operation: 'updateAccountTask',
    name: 'a due day is not taken away by null',
    contradicts: '“Replaces the fields the body names”; `dueOn`: “null for none”',
    wrap: takenAs('updateAccountTask', (request) =>
      withJson(request, ({ dueOn, ...rest }) => (dueOn === null ? rest : { ...rest, dueOn })),
    ),
  },
  {
    kind: 'state',
    operation: 'restoreAccountStrategy',
    name: 'the tasks of a restored strategy do not return to it',
    contradicts: '“tasks and posts that belonged to it return to it unless they belong to another one by now”',
    wrap: on('restoreAccountStrategy', async (request, send) => {
      const response = await send(request)
      if (response.status !== 201) return response
      const strategy = new URL(request.url).pathname.replace(/\/restore$/, '')
      const [, , account, id] = strategy.split('/')
      const tasks = `/TaskAccount/${account}`
      const list = beside(request, `${tasks}?strategyId=${id}&pageSize=100`)
      for (const { id: task, title } of rowsOf(await bodyOf(await send(list))))
        await send(beside(request, `${tasks}/${textOf(task)}`, 'PUT', { title, strategyId: null }))
      return withBody(response, await bodyOf(await send(beside(request, strategy))))
    }),
  },
  {
    kind: 'state',
    operation: 'updateAutomation',
    name: 'the reason of a pause stays when everything is resumed',
    contradicts: 'Automation: `reason` is “null when no one said or it is not paused”',
    wrap: (send) => {
      const [isMeant, isRead] = [matcher('updateAutomation'), matcher('getAutomation')]
      const reasons = new Map<string, unknown>()
      return async (request) => {
        const { pathname } = new URL(request.url)
        const response = await send(request)
        if (!isMeant(request) && !isRead(request)) return response
        return changed(response, (body) => {
          if (body.isPaused) reasons.set(pathname, body.reason)
          return { ...body, reason: reasons.get(pathname) ?? null }
        })
      }
    },
  },
  {
    kind: 'paging',
    operation: 'listKeywordMetricsByAdGroup',
    name: 'a page beyond the last is the last one again',
    contradicts: 'Paging: “A page beyond the last is an empty list, not an error.”',
    wrap: on('listKeywordMetricsByAdGroup', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const { totalPages, currentPage } = await bodyOf(response)
      if (!response.ok || Number(currentPage) <= Number(totalPages) || totalPages === 0) return response
      return send(await asked(again, (query) => query.set('currentPage', String(totalPages))))
    }),
  },
  {
    kind: 'paging',
    operation: 'listRuleActivity',
    name: 'each further page begins with the last entry of the one before',
    contradicts: '`currentPage`: “The page to answer, from 1”; `recordsPerPage`: “The most items a page holds”',
    wrap: on('listRuleActivity', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const { currentPage, pageSize } = await bodyOf(response)
      if (!response.ok || Number(currentPage) < 2) return response
      const begin = (Number(currentPage) - 1) * Number(pageSize) - 1
      const rows = await everyRow(again, send, 'recordsPerPage')
      return changed(response, (body) => ({ ...body, items: rows.slice(begin, begin + Number(pageSize)) }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listUserStrategies',
    name: 'a page of 100 is cut to 50',
    contradicts: '`pageSize` is one of 10, 25, 50 and 100.',
    wrap: takenAs('listUserStrategies', (request) =>
      asked(request, (query) => {
        if (query.get('pageSize') === '100') query.set('pageSize', '50')
      }),
    ),
  },
  {
    kind: 'paging',
    operation: 'listViolatingCampaigns',
    name: 'the total is that of the page',
    contradicts: 'PageFields: `totalCount` is “Items on all pages together, after filters.”',
    wrap: shownAs('listViolatingCampaigns', (body) => {
      const { length } = rowsOf(body)
      return { ...body, totalCount: length, totalPages: Math.min(length, 1) }
    }),
  },
  {
    kind: 'filters',
    operation: 'listAdMetrics',
    name: 'the totals leave the search out of account',
    contradicts: '“`totals` are those of all rows of all pages after filters.”',
    wrap: on('listAdMetrics', async (request, send) => {
      const { totals } = await bodyOf(await send(await rewritten(request, { url: without('searchText') })))
      return changed(await send(request), (body) => ({ ...body, totals }))
    }),
  },
  {
    kind: 'filters',
    operation: 'listSearchTermMetricsByAdGroup',
    name: 'the last day of a period is left out',
    contradicts: '`dateEnd`: “The last day of the period”; DateRange: “both ends included”',
    wrap: takenAs('listSearchTermMetricsByAdGroup', (request) =>
      asked(request, (query) => {
        const [begin, end] = [query.get('dateBegin'), Date.parse(query.get('dateEnd') ?? '')]
        const last = Number.isNaN(end) ? '' : dayBefore(new Date(end).toISOString())
        if (begin && last >= begin) query.set('dateEnd', last)
      }),
    ),
  },
  {
    kind: 'filters',
    operation: 'listAdMetricsByCampaign',
    name: 'ads without a value come first in rising order',
    contradicts: '`orderBy`: “rows without a value come last in both directions”, `x-nulls: last`',
    wrap: on('listAdMetricsByCampaign', async (request, send) => {
      const [field, again] = [parameter(request, 'orderBy'), request.clone()]
      const response = await send(request)
      if (!response.ok || parameter(again, 'sortOrder') !== 'asc') return response
      const rows = await everyRow(again, send, 'pageSize')
      const isUnknown = (row: Json) => row[field] === null
      return pageOf(response, [...rows.filter(isUnknown), ...rows.filter((row) => !isUnknown(row))])
    }),
  },
  {
    kind: 'filters',
    operation: 'listBiddingStrategyMetrics',
    name: 'asked for the order of the target ROAS, the list is in that of the target CPA',
    contradicts: '`orderBy`: “The field to sort by”',
    wrap: takenAs('listBiddingStrategyMetrics', (request) =>
      asked(request, (query) => {
        if (query.get('orderBy') === 'targetRoas') query.set('orderBy', 'targetCpa')
      }),
    ),
  },
  {
    kind: 'guards',
    operation: 'deleteAccountTask',
    name: 'a task that was changed meanwhile is deleted all the same',
    contradicts: '`expectedVersion`: “The `version` the edit began with”; 409 has the code `changed-meanwhile`',
    wrap: takenAs('deleteAccountTask', (request) => rewritten(request, { url: without('expectedVersion') })),
  },
  {
    kind: 'guards',
    operation: 'restoreUserTaskComment',
    name: 'the key is not kept: a repeated call is a 404',
    contradicts: 'Idempotency-Key: “the same key with the same request replays the first answer”',
    wrap: takenAs('restoreUserTaskComment', (request) =>
      rewritten(request, { headers: (headers) => headers.delete('Idempotency-Key') }),
    ),
  },
  {
    kind: 'guards',
    operation: 'deleteAccountStrategy',
    name: 'a paused strategy can be deleted',
    contradicts: '“Only a draft or an archived strategy can be deleted.”; 409 has the code `strategy-in-use`',
    wrap: on('deleteAccountStrategy', async (request, send) => {
      const [again, { pathname }] = [request.clone(), new URL(request.url)]
      const response = await send(request)
      if ((await bodyOf(response)).code !== 'strategy-in-use') return response
      const strategy = await bodyOf(await send(beside(again, pathname)))
      if (strategy.status !== StrategyStatus.Paused) return response
      await send(beside(again, pathname, 'PUT', strategyIn(StrategyStatus.Archived, strategy)))
      return send(await rewritten(again, { url: without('expectedVersion') }))
    }),
  },
  {
    kind: 'guards',
    operation: 'updateUserTaskStatus',
    name: 'what is done may become to do without being taken up again',
    contradicts: '`x-transitions`: from 4 only to 2; “Any other step is a 409.”',
    wrap: on('updateUserTaskStatus', async (request, send) => {
      const [again, { pathname }] = [request.clone(), new URL(request.url)]
      const response = await send(request)
      if ((await bodyOf(response)).code !== 'transition-refused') return response
      const { status } = await bodyOf(await send(beside(again, pathname.replace(/\/status$/, ''))))
      if (status !== TaskStatus.Done || (await bodyOf(again)).status !== TaskStatus.ToDo) return response
      await send(beside(again, pathname, 'PUT', { status: TaskStatus.InProgress }))
      return send(await withNewKey(again))
    }),
  },
  {
    kind: 'input',
    operation: 'undoAutopilotExecution',
    name: 'an empty list of changes undoes all of them',
    contradicts: '`changeIds`: `minItems: 1`, “The changes, 1 to 200; all that are applied if omitted.”',
    wrap: takenAs('undoAutopilotExecution', (request) =>
      withJson(request, ({ changeIds, ...rest }) => (isEmpty(changeIds) ? rest : { ...rest, changeIds })),
    ),
  },
  {
    kind: 'workflows',
    operation: 'getAccount',
    name: 'a removed member who has read the account reads it still',
    contradicts: 'team, step `gone`: `$statusCode == 404`; “the person loses access with the next call”',
    wrap: (send) => {
      const kept = new Map<string, Response>()
      return on('getAccount', async (request, next) => {
        const key = `${request.url} ${request.headers.get('Authorization')}`
        const response = await next(request)
        if (response.ok) kept.set(key, response.clone())
        return response.status === 404 ? (kept.get(key)?.clone() ?? response) : response
      })(send)
    },
  },
  {
    kind: 'workflows',
    operation: 'updateAccountUser',
    name: 'the answer shows the role before the change',
    contradicts: 'team, step `changeRole`: `$response.body#/role == 2`; 200: “The member as it is now.”',
    wrap: on('updateAccountUser', async (request, send) => {
      const [end, { url }] = [request.url.lastIndexOf('/'), request]
      const members = Object.values(await bodyOf(await send(beside(request, url.slice(0, end))))) as Json[]
      const before = members.find((one) => Object(one).userId === url.slice(end + 1))
      return changed(await send(request), (body) => ({ ...body, ...(before ? { role: before.role } : {}) }))
    }),
  },
  {
    kind: 'workflows',
    operation: 'createAnomalyConfiguration',
    name: 'a monitor that mails no one begins switched off',
    contradicts:
      'analytics-anomalies, step `monitor`: `$response.body#/isEnabled == true`; “Whether it monitors from now on.”',
    wrap: takenAs('createAnomalyConfiguration', (request) =>
      withJson(request, (body) => (isEmpty(body.recipients) ? { ...body, isEnabled: false } : body)),
    ),
  },
  {
    kind: 'workflows',
    operation: 'createAutopilotItem',
    name: 'an item without parameters of its own is refused',
    contradicts: 'autopilot, step `activate`: `$statusCode == 201`; `parameters`: “those left out take their default”',
    wrap: takenAs('createAutopilotItem', (request) =>
      withJson(request, (body) => (JSON.stringify(body.parameters) === '{}' ? { ...body, parameters: null } : body)),
    ),
  },
]
