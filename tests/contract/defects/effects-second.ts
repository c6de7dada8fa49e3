// Defects of operations drawn at random, by someone who has not read the kit: state, paging, filters and guards.
import { SurveyStatus, TaskStatus } from '@adwright/sdk/types'
import {
  asked,
  beside,
  DAY_MS,
  dayBefore,
  everyRow,
  headersWithoutKey,
  isReplay,
  parameter,
  query,
  shownAs,
  takenAs,
  withNewKey,
} from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  on,
  rewritten,
  withHeader,
  withJson,
  without,
} from '#tests/contract/defects/defect.ts'
import { pathOf, rowsOf, textOf } from '#tests/contract/defects/tampering.ts'

const above = (request: Request, levels: number) => pathOf(request).split('/').slice(0, -levels).join('/')

/** Goes through a state in between where the step itself is refused. */
const straightBackToDo: Defect['wrap'] = on('updateAccountTaskStatus', async (request, send) => {
  const again = request.clone()
  const response = await send(request)
  if (response.status !== 409 || (await bodyOf(response)).code !== 'transition-refused') return response
  const task = await bodyOf(await send(beside(again, above(again, 1))))
  if (task.status !== TaskStatus.InReview || (await bodyOf(again)).status !== TaskStatus.ToDo) return response
  await send(
    new Request(again.url, {
      method: 'PUT',
      headers: headersWithoutKey(again),
      body: JSON.stringify({ status: TaskStatus.InProgress }),
    }),
  )
  return send(await withNewKey(again))
})

/** Carries the person's own assessment on into a check-in that has none. */
const keptOverride: Defect['wrap'] = on('createAccountStrategyCheckIn', async (request, send) => {
  if ('health' in (await bodyOf(request))) return send(request)
  const strategy = await bodyOf(await send(beside(request, above(request, 1))))
  const { health } = Object(strategy.healthOverride) as Json
  if (health === undefined) return send(request)
  const response = await send(await withJson(request, (body) => ({ ...body, health })))
  return changed(response, (body) => ({ ...body, health: null }))
})

/** Takes an empty change for none at all. */
const dueDayStays: Defect['wrap'] = takenAs('updateUserTasks', (request) =>
  withJson(request, ({ dueOn, ...body }) => {
    if (dueOn !== null) return { ...body, ...(dueOn === undefined ? {} : { dueOn }) }
    return Object.keys(body).length > 1 ? body : { ...body, addedLabels: [] }
  }),
)

const lastOf = (request: Request) => pathOf(request).split('/').at(-1) ?? ''

const callerOf = ({ headers }: Request) => headers.get('Authorization') ?? ''

/** Compares with the whole property: the previous days were read without the dimension. */
const wholePreviousDays: Defect['wrap'] = on('getAnalyticsReport', async (request, send) => {
  const response = await send(request)
  if (!response.ok || !query(request).has('dimension')) return response
  const all = await bodyOf(await send(await rewritten(request, { url: without('dimension', 'dimensionValue') })))
  const keyOf = ({ metric, date }: Json) => `${textOf(metric)} ${textOf(date)}`
  const points = new Map(((all.series ?? []) as Json[]).map((point) => [keyOf(point), point.previous]))
  return changed(response, (body) => ({
    ...body,
    series: (body.series as Json[]).map((point) => ({
      ...point,
      previous: points.get(keyOf(point)) ?? point.previous,
    })),
  }))
})

/** Answers a used key with what it made first, whatever is asked for now. */
const replaysAnything: Defect['wrap'] = (send) => {
  const first = new Map<string, Response>()
  return on('createTicket', async (request, next) => {
    const key = `${request.headers.get('Idempotency-Key')} ${callerOf(request)}`
    const response = await next(request)
    if (response.status === 201 && !isReplay(response)) first.set(key, response.clone())
    const kept = first.get(key)
    if (response.status !== 409 || !kept) return response
    return withHeader(kept.clone(), 'Idempotent-Replayed', 'true')
  })(send)
}

/** Compares versions with `<` where it has to be `!==` and counts one too few. */
const versionBefore: Defect['wrap'] = on('updateSavedView', async (request, send) => {
  const response = await send(request.clone())
  if (response.status !== 409) return response
  const views: unknown = await (await send(beside(request, pathOf(request).replace(/\/[^/]+$/, '')))).json()
  const view = Array.isArray(views) ? (views as Json[]).find(({ id }) => id === lastOf(request)) : undefined
  const isOneBehind = Number(parameter(request, 'expectedVersion')) === Number(view?.version) - 1
  return isOneBehind ? send(await rewritten(request, { url: without('expectedVersion') })) : response
})

/** The first day of a period is this many days before its last one if it is left out. */
const DEFAULT_DAYS = 29

export const EFFECTS_SECOND_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'updateAccountTaskStatus',
    name: 'a task in review goes straight back to to do',
    contradicts: 'x-transitions: from 3 to 2, 4, 5 and 6',
    wrap: straightBackToDo,
  },
  {
    kind: 'state',
    operation: 'updateUserStrategy',
    name: 'channels that are left out are emptied',
    contradicts: 'x-update: merge; StrategyDraft: What is left out keeps its value in an existing one',
    wrap: takenAs('updateUserStrategy', (request) => withJson(request, (body) => ({ channels: [], ...body }))),
  },
  {
    kind: 'state',
    operation: 'updateUserTasks',
    name: 'a due day is not taken away',
    contradicts: 'TasksUpdate.dueOn: The day each of them is due; null for none',
    wrap: dueDayStays,
  },
  {
    kind: 'state',
    operation: 'createAccountStrategyCheckIn',
    name: 'a check-in without an assessment keeps the earlier one',
    contradicts: 'StrategyCheckInDraft.health: without it, an earlier one ends',
    wrap: keptOverride,
  },
  {
    kind: 'paging',
    operation: 'listSurveyAnswers',
    name: 'every page after the first begins with the last row of the page before',
    contradicts: 'parameter currentPage: The page to answer, from 1; pages of `pageSize` rows of one list',
    wrap: on('listSurveyAnswers', async (request, send) => {
      const page = Number(parameter(request, 'currentPage') || 1)
      const response = await send(request.clone())
      if (!response.ok || page < 2) return response
      const rows = await everyRow(request, send, 'pageSize')
      return changed(response, (body) => {
        const size = Number(body.pageSize)
        const begin = (page - 1) * size - 1
        return { ...body, items: rows.slice(begin, begin + size) }
      })
    }),
  },
  {
    kind: 'paging',
    operation: 'listSnapshotFailedEntities',
    name: 'a page beyond the last shows the last one',
    contradicts: 'Paging: A page beyond the last is an empty list, not an error',
    wrap: on('listSnapshotFailedEntities', async (request, send) => {
      const response = await send(request.clone())
      const { totalCount, totalPages, items } = await bodyOf(response)
      if (!response.ok || !Number(totalCount) || rowsOf({ items }).length > 0) return response
      const last = await asked(request, (of) => of.set('currentPage', String(totalPages)))
      const { items: rows } = await bodyOf(await send(last))
      return changed(response, (body) => ({ ...body, items: rows }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listAccountStrategyCheckIns',
    name: 'a page is cut newest first and shown oldest first',
    contradicts: 'x-order: createdAt, desc; description: newest first',
    wrap: shownAs('listAccountStrategyCheckIns', (body) => ({ ...body, items: rowsOf(body).toReversed() })),
  },
  {
    kind: 'paging',
    operation: 'listAdGroupMetricsByCampaign',
    name: 'the number of keywords is always in falling order',
    contradicts: 'parameter sortOrder: The direction of `orderBy`',
    wrap: takenAs('listAdGroupMetricsByCampaign', (request) =>
      asked(request, (of) => {
        if (of.get('orderBy') === 'keywordCount') of.delete('sortOrder')
      }),
    ),
  },
  {
    kind: 'filters',
    operation: 'listAutopilotExecutions',
    name: 'the last day of the period is left out',
    contradicts: 'parameter dateEnd: The last day of the period',
    wrap: on('listAutopilotExecutions', async (request, send) => {
      const [begin, end] = [parameter(request, 'dateBegin'), parameter(request, 'dateEnd')]
      const response = await send(request.clone())
      if (!response.ok || end === '') return response
      if (begin === end) return changed(response, (body) => ({ ...body, items: [], totalCount: 0, totalPages: 0 }))
      const first = begin || new Date(Date.parse(end) - DEFAULT_DAYS * DAY_MS).toISOString().slice(0, 10)
      const period = (of: URLSearchParams) => {
        of.set('dateBegin', first)
        of.set('dateEnd', dayBefore(end))
      }
      return send(await asked(request, period))
    }),
  },
  {
    kind: 'filters',
    operation: 'getAnalyticsReport',
    name: 'the previous days of a part are those of the whole property',
    contradicts: 'description: totals, series and breakdowns count only this part of the metrics',
    wrap: wholePreviousDays,
  },
  {
    kind: 'filters',
    operation: 'listAdGroupMetrics',
    name: 'the totals are not narrowed by the search',
    contradicts: 'description: `totals` are those of all rows of all pages after filters',
    wrap: on('listAdGroupMetrics', async (request, send) => {
      const response = await send(request)
      if (!response.ok || !query(request).has('searchText')) return response
      const { totals } = await bodyOf(await send(await rewritten(request, { url: without('searchText') })))
      return changed(response, (body) => ({ ...body, totals }))
    }),
  },
  {
    kind: 'filters',
    operation: 'listUserTasks',
    name: 'of several priorities only the first counts',
    contradicts: 'parameter priorities: Only tasks of one of these priorities',
    wrap: takenAs('listUserTasks', (request) =>
      asked(request, (of) => {
        const [first, second] = of.getAll('priorities')
        if (first !== undefined && second !== undefined) of.set('priorities', first)
      }),
    ),
  },
  {
    kind: 'guards',
    operation: 'createTicket',
    name: 'a used key replays the first ticket for another body, too',
    contradicts: 'responses 409, x-error-codes: idempotency-key-reused',
    wrap: replaysAnything,
  },
  {
    kind: 'guards',
    operation: 'updateBusinessSurvey',
    name: 'a stale edit is saved if it closes the survey as well',
    contradicts:
      'parameter expectedVersion: left out, it is saved whatever others saved meanwhile; responses 409, x-error-codes: changed-meanwhile',
    wrap: takenAs('updateBusinessSurvey', async (request) =>
      (await bodyOf(request)).status === SurveyStatus.Closed
        ? rewritten(request, { url: without('expectedVersion') })
        : request,
    ),
  },
  {
    kind: 'guards',
    operation: 'updateSavedView',
    name: 'the version just before the present one is taken',
    contradicts: 'description: With `expectedVersion`, one that someone else has changed meanwhile is a 409',
    wrap: versionBefore,
  },
  {
    kind: 'guards',
    operation: 'createUserStrategyCheckIn',
    name: 'a replayed call adds the check-in again',
    contradicts: 'Repeating a call: the same key with the same body replays the first answer',
    wrap: on('createUserStrategyCheckIn', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (isReplay(response)) await send(await withNewKey(again))
      return response
    }),
  },
]
