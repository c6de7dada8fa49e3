// Defects of operations drawn with the seed 20261208, written from the contract alone: state, paging, filters and guards.
import {
  asked,
  beside,
  dayBefore,
  everyRow,
  listOf,
  pageOf,
  parameter,
  shownAs,
  takenAs,
} from '#tests/contract/defects/common.ts'
import { bodyOf, changed, type Defect, type Json, on, rewritten, withJson } from '#tests/contract/defects/defect.ts'
import { leftOut, pathOf } from '#tests/contract/defects/tampering.ts'

const DONE = 4
const ALMOST_DONE = 99
const DEFAULT_PERIOD_BEGIN = 29
const MAX_DAYS = 100

const isStale = async (response: Response) =>
  response.status === 409 && (await bodyOf(response)).code === 'changed-meanwhile'

/** True for a list of days that the contract allows. */
function areDays(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > MAX_DAYS || new Set(value).size < value.length) return false
  return value.every((day) => typeof day === 'string' && /^20\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/.test(day))
}

export const EFFECTS_NINTH_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'createAnomalyConfiguration',
    name: 'the ignored days are answered, but not stored',
    contradicts: 'AnomalyConfigurationDraft.ignoredDates: Days that are neither monitored nor learnt from',
    wrap: on('createAnomalyConfiguration', async (request, send) => {
      const { ignoredDates } = await bodyOf(request)
      const response = await send(
        areDays(ignoredDates) ? await withJson(request, (body) => leftOut(body, 'ignoredDates')) : request,
      )
      return changed(response, (body) => (Array.isArray(ignoredDates) ? { ...body, ignoredDates } : body))
    }),
  },
  {
    kind: 'state',
    operation: 'updateTicket',
    name: 'the satisfaction is lost when it comes with the step to resolved',
    contradicts: 'description: `satisfaction` is taken in states 4 and 5, also together with the step to 4',
    wrap: takenAs('updateTicket', (request) =>
      withJson(request, (body) => (body.status === DONE ? leftOut(body, 'satisfaction') : body)),
    ),
  },
  {
    kind: 'state',
    operation: 'updateUserTaskStatus',
    name: 'a task that is taken up again keeps nearly all of its progress',
    contradicts: 'description: leaving it clears `completedAt` and sets `progress` to the one named, or 0',
    wrap: on('updateUserTaskStatus', async (request, send) => {
      const before = await bodyOf(await send(beside(request, pathOf(request).replace(/\/status$/, ''))))
      const isMeant = (body: Json) => before.status === DONE && body.status !== DONE && body.progress === undefined
      return send(
        before.status === DONE
          ? await withJson(request, (body) => (isMeant(body) ? { ...body, progress: ALMOST_DONE } : body))
          : request,
      )
    }),
  },
  {
    kind: 'state',
    operation: 'updatePassword',
    name: 'the present session is counted with those that were ended',
    contradicts: 'PasswordChange.endedSessions: Sessions that were ended; description: this one and its tokens go on',
    wrap: shownAs('updatePassword', (body) => ({ ...body, endedSessions: Number(body.endedSessions) + 1 })),
  },
  {
    kind: 'paging',
    operation: 'listSearchTermMetrics',
    name: 'terms without conversions come first in ascending order of their cost',
    contradicts: 'orderBy: rows without a value come last in both directions',
    wrap: on('listSearchTermMetrics', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const isMeant = parameter(again, 'orderBy') === 'cpa' && parameter(again, 'sortOrder') === 'asc'
      if (!response.ok || !isMeant) return response
      const rows = await everyRow(again, send, 'pageSize')
      return pageOf(response, [...rows.filter(({ cpa }) => cpa === null), ...rows.filter(({ cpa }) => cpa !== null)])
    }),
  },
  {
    kind: 'paging',
    operation: 'listAutopilotItems',
    name: 'the latest item comes first within its state',
    contradicts: 'description: the latest created last within each state',
    wrap: shownAs('listAutopilotItems', (body) => {
      const items = listOf(body)
      const states = [...new Set(items.map(({ status }) => status))]
      return states.flatMap((state) => items.filter(({ status }) => status === state).toReversed())
    }),
  },
  {
    kind: 'paging',
    operation: 'listAdMetricsByAdGroup',
    name: 'clicks are sorted downwards, whichever direction was asked for',
    contradicts: 'sortOrder: The direction of `orderBy`',
    wrap: takenAs('listAdMetricsByAdGroup', (request) =>
      asked(request, (query) => {
        if (query.get('orderBy') === 'clicks' && query.get('sortOrder') === 'asc') query.set('sortOrder', 'desc')
      }),
    ),
  },
  {
    kind: 'paging',
    operation: 'listAccountTaskLabels',
    name: 'the labels are in order of the alphabet',
    contradicts: 'description: The labels in use, the most frequent first',
    wrap: shownAs('listAccountTaskLabels', (body) =>
      listOf(body).toSorted((one, other) => String(one.word).localeCompare(String(other.word))),
    ),
  },
  {
    kind: 'filters',
    operation: 'listKeywordMetricsByCampaign',
    name: 'the totals are those of all keywords, whatever is looked for',
    contradicts: 'description: `totals` are those of all rows of all pages after filters',
    wrap: on('listKeywordMetricsByCampaign', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (!response.ok || parameter(again, 'searchText') === '') return response
      const { totals } = await bodyOf(await send(await asked(again, (query) => query.delete('searchText'))))
      return changed(response, (body) => ({ ...body, totals }))
    }),
  },
  {
    kind: 'filters',
    operation: 'listSocialPostTimes',
    name: 'only the first of several networks is looked at',
    contradicts: 'networks: Only these networks',
    wrap: on('listSocialPostTimes', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const [first, ...others] = new URL(again.url).searchParams.getAll('networks')
      if (!response.ok || first === undefined || others.length === 0) return response
      return send(await asked(again, (query) => query.set('networks', first)))
    }),
  },
  {
    kind: 'filters',
    operation: 'listBiddingStrategyMetrics',
    name: 'the last day of the period is not counted',
    contradicts: "dateEnd: The last day of the period, in the account's time zone",
    wrap: on('listBiddingStrategyMetrics', async (request, send) => {
      const again = request.clone()
      const [begin, end] = [parameter(again, 'dateBegin'), parameter(again, 'dateEnd')]
      const response = await send(request)
      if (!response.ok || begin === '' || end <= begin) return response
      return send(await asked(again, (query) => query.set('dateEnd', dayBefore(end))))
    }),
  },
  {
    kind: 'filters',
    operation: 'listAdMetrics',
    name: 'without its first day a period has a day too many',
    contradicts: 'dateBegin: 29 days before dateEnd if omitted',
    wrap: on('listAdMetrics', async (request, send) => {
      const again = request.clone()
      const end = parameter(again, 'dateEnd')
      const response = await send(request)
      if (!response.ok || end === '' || new URL(again.url).searchParams.has('dateBegin')) return response
      let begin = end
      for (let day = 0; day <= DEFAULT_PERIOD_BEGIN; day += 1) begin = dayBefore(begin)
      const longer = await send(await asked(again, (query) => query.set('dateBegin', begin)))
      return longer.ok ? longer : response
    }),
  },
  {
    kind: 'guards',
    operation: 'startTrial',
    name: 'the idempotency key is not read, so a retry is refused',
    contradicts: 'Idempotency-Key: the same key with the same request replays the first answer',
    wrap: takenAs('startTrial', (request) =>
      rewritten(request, { headers: (headers) => headers.delete('Idempotency-Key') }),
    ),
  },
  {
    kind: 'guards',
    operation: 'deleteAccountTask',
    name: 'a version that is one behind is accepted',
    contradicts: 'expectedVersion: The `version` the edit began with; responses.409: changed-meanwhile',
    wrap: on('deleteAccountTask', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (!(await isStale(response))) return response
      const next = Number(parameter(again, 'expectedVersion')) + 1
      const second = await send(await asked(again, (query) => query.set('expectedVersion', String(next))))
      return second.ok ? second : response
    }),
  },
  {
    kind: 'guards',
    operation: 'updateAccountStrategy',
    name: 'the version is not compared when the body names a state',
    contradicts: 'expectedVersion: The `version` the edit began with; responses.409: changed-meanwhile',
    wrap: on('updateAccountStrategy', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (!(await isStale(response)) || (await bodyOf(again)).status === undefined) return response
      return send(await asked(again, (query) => query.delete('expectedVersion')))
    }),
  },
  {
    kind: 'guards',
    operation: 'deleteUserTask',
    name: 'a deletion that is refused for its version has deleted the task',
    contradicts: 'responses.409: Someone else has saved it since it was read',
    wrap: on('deleteUserTask', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (await isStale(response)) await send(await asked(again, (query) => query.delete('expectedVersion')))
      return response
    }),
  },
]
