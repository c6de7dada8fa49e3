// Defects of operations drawn with the seed 20261214, written from the contract alone: filters and workflows.
import {
  allRows,
  asked,
  beside,
  dayBefore,
  everyRow,
  pageOf,
  parameter,
  refusedHere,
  takenAs,
} from '#tests/contract/defects/common.ts'
import { bodyOf, changed, type Defect, matcher, on, rewritten, without } from '#tests/contract/defects/defect.ts'
import { pathOf, textOf } from '#tests/contract/defects/tampering.ts'

const FINISHED = 4
const SUGGESTS = 1

/** The membership of a token is read once and kept until the token ends. */
const keepsAccess: Defect['wrap'] = (send) => {
  const [isRemoval, isReading] = [matcher('removeAccountUser'), matcher('getAccount')]
  const known = new Map<string, Response>()
  const left = new Set<string>()
  return async (request) => {
    const path = pathOf(request)
    const key = `${path} ${request.headers.get('Authorization')}`
    const isOfAccount = isReading(request)
    const response = await send(request)
    if (isRemoval(request) && response.status === 204) left.add(path.replace(/\/users\/[^/]+$/, ''))
    if (!isOfAccount) return response
    if (response.status === 200) known.set(key, response.clone())
    return response.status === 404 && left.has(path) ? (known.get(key)?.clone() ?? response) : response
  }
}

/** The limits are loaded with the channels of the account. */
const needsChannels: Defect['wrap'] = (send) => {
  const [isLimits, isChannels] = [matcher('listSocialNetworkLimits'), matcher('listSocialChannels')]
  const loaded = new Set<string>()
  return async (request) => {
    const [, , account = ''] = pathOf(request).split('/')
    const again = request.clone()
    const response = await send(request)
    if (isChannels(again) && response.ok) loaded.add(account)
    if (!isLimits(again) || !response.ok || loaded.has(account)) return response
    const refusal = await send(beside(again, '/SocialMediaCalendar/acc_unknown/network-limits'))
    return refusedHere(again, refusal)
  }
}

export const EFFECTS_TWELFTH_DEFECTS: Defect[] = [
  {
    kind: 'filters',
    operation: 'listBiddingStrategyMetrics',
    name: 'the search finds a strategy by the beginning of its name only',
    contradicts: '“`searchText` looks into the name”; SearchText: “Only items whose name holds this text”',
    wrap: on('listBiddingStrategyMetrics', async (request, send) => {
      const again = request.clone()
      const text = parameter(again, 'searchText').toLowerCase()
      const response = await send(request)
      if (!response.ok || text === '') return response
      const rows = await everyRow(again, send, 'pageSize')
      return pageOf(
        response,
        rows.filter(({ name }) => textOf(name).toLowerCase().startsWith(text)),
      )
    }),
  },
  {
    kind: 'filters',
    operation: 'listUserTasks',
    name: 'of a period with a first and a last day, the last day is left out',
    contradicts: '`dateEnd`: “The last due day”; `x-filters`: `dueOn`, mode `to`',
    wrap: takenAs('listUserTasks', (request) =>
      asked(request, (query) => {
        const [begin, end] = [query.get('dateBegin') ?? '', query.get('dateEnd') ?? '']
        if (begin !== '' && begin < end && !Number.isNaN(Date.parse(end))) query.set('dateEnd', dayBefore(end))
      }),
    ),
  },
  {
    kind: 'filters',
    operation: 'listLoginActivity',
    name: 'the total counts are those of all attempts, whatever is filtered',
    contradicts: 'PageFields: `totalCount` is “Items on all pages together, after filters.”',
    wrap: on('listLoginActivity', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (!response.ok || parameter(again, 'isSuccess') === '') return response
      const all = await bodyOf(await send(await rewritten(again, { url: without('isSuccess') })))
      return changed(response, (body) => ({ ...body, totalCount: all.totalCount, totalPages: all.totalPages }))
    }),
  },
  {
    kind: 'filters',
    operation: 'listSnapshotFailedEntities',
    name: 'of several ids only the first is looked for',
    contradicts: '`entityIds`: “Only these items, by their ids at the ad platform.”',
    wrap: on('listSnapshotFailedEntities', async (request, send) => {
      const again = request.clone()
      const [first, ...others] = new URL(again.url).searchParams.getAll('entityIds')
      const response = await send(request)
      if (!response.ok || first === undefined || others.length === 0) return response
      const rows = await allRows(again, send, 'pageSize')
      return pageOf(
        response,
        rows.filter(({ entityId }) => entityId === first),
      )
    }),
  },
  {
    kind: 'workflows',
    operation: 'listSocialNetworkLimits',
    name: 'the limits are not found before the channels of the account were read',
    contradicts: 'social-calendar, step `limits`, the first one: `$statusCode == 200`; “Every member may call it.”',
    wrap: needsChannels,
  },
  {
    kind: 'workflows',
    operation: 'previewAutopilotItem',
    name: 'the changes of an item that only suggests are not counted',
    contradicts: 'autopilot, step `preview`: `changeCount > 0`; `changeCount`: “Changes the run would make or propose”',
    wrap: on('previewAutopilotItem', async (request, send) => {
      const { item } = await bodyOf(request)
      const response = await send(request)
      const { mode } = Object(item) as { mode?: unknown }
      return mode === SUGGESTS ? changed(response, (body) => ({ ...body, changeCount: 0 })) : response
    }),
  },
  {
    kind: 'workflows',
    operation: 'listAccountTaskHistory',
    name: 'of a finished task only the last change is kept',
    contradicts: 'tasks, step `history`: `totalCount > 1`; “Who changed which field when, newest first, for 400 days.”',
    wrap: on('listAccountTaskHistory', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (!response.ok) return response
      const { status } = await bodyOf(await send(beside(again, pathOf(again).replace(/\/history$/, ''))))
      if (status !== FINISHED) return response
      return pageOf(response, (await allRows(again, send, 'pageSize')).slice(0, 1))
    }),
  },
  {
    kind: 'workflows',
    operation: 'removeAccountUser',
    name: 'who had read the account before being removed goes on reading it',
    contradicts: 'team, step `gone`: `$statusCode == 404`; “the person loses access with the next call”',
    wrap: keepsAccess,
  },
]
