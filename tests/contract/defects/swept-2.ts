// Defects that a sweep over analytics, analyses, strategies, integrations and billing has shown to be missed: state, filters, status, guards and input.
import {
  asked,
  DAY_MS,
  dayBefore,
  emptied,
  listOf,
  parameter,
  refusedAs,
  shownAs,
  takenAs,
  withNewKey,
} from '#tests/contract/defects/common.ts'
import { bodyOf, changed, type Defect, type Json, on, withJson } from '#tests/contract/defects/defect.ts'

const SNOOZED = 3
const DISMISSED = 4
const MAX_SNOOZE_MS = 90 * DAY_MS
const MAX_PERIOD_MS = 400 * DAY_MS
const DEFAULT_DAYS = 29

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().slice(0, 10) === value
const turned = (value: unknown): Json[] => listOf(value).toReversed()
const lengthOf = (query: URLSearchParams, begin: string, end: string) =>
  Date.parse(query.get(end) ?? '') - Date.parse(query.get(begin) ?? '')

/** Takes another body where the one that was sent is refused as invalid, and `isMeant` is true for it. */
const takenAfterAll = (
  operation: Defect['operation'],
  isMeant: (body: Json) => boolean,
  change: (body: Json) => Json,
): Defect['wrap'] =>
  on(operation, async (request, send) => {
    const again = request.clone()
    const response = await send(request)
    const isTaken = response.status === 422 && isMeant(await bodyOf(again))
    return isTaken ? send(await withNewKey(await withJson(again, change))) : response
  })

/** A creation that takes another value for a field that is left out. */
const beginsWith = (operation: Defect['operation'], values: Json): Defect['wrap'] =>
  takenAs(operation, (request) => withJson(request, (body) => ({ ...values, ...body })))

const inOneDay = (body: Json): Json => ({ ...body, snoozedUntil: inDays(1) })
const untilOf = ({ snoozedUntil }: Json): number => Date.parse(String(snoozedUntil)) - Date.now()

export const SWEPT_2_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'createAccountStrategy',
    name: 'a strategy without a priority has the first one',
    contradicts: 'StrategyDraft.priority: 2 by default',
    wrap: beginsWith('createAccountStrategy', { priority: 1 }),
  },
  {
    kind: 'state',
    operation: 'createAnomalyConfiguration',
    name: 'a monitor learns from 30 days unless it is told otherwise',
    contradicts: 'AnomalyConfigurationDraft.trainingDays: 90 if omitted at creation',
    wrap: beginsWith('createAnomalyConfiguration', { trainingDays: 30 }),
  },
  {
    kind: 'state',
    operation: 'listAccountStrategyHistory',
    name: 'the values before and after a change are mixed up',
    contradicts: 'ChangeEntry.before: The value before; after: the value since then',
    wrap: shownAs('listAccountStrategyHistory', (body) => ({
      ...body,
      items: listOf(body.items).map((entry) => ({ ...entry, before: entry.after, after: entry.before })),
    })),
  },
  {
    kind: 'state',
    operation: 'listUserStrategyHistory',
    name: 'a change of the last day is an entry of the first day',
    contradicts: 'ChangeEntry.field: The field that was changed, by its name in the contract',
    wrap: shownAs('listUserStrategyHistory', (body) => ({
      ...body,
      items: listOf(body.items).map((entry) => (entry.field === 'dueOn' ? { ...entry, field: 'startsOn' } : entry)),
    })),
  },
  {
    kind: 'filters',
    operation: 'listStrategyTemplates',
    name: 'the goals of the account come last',
    contradicts: 'description: those the account chose first',
    wrap: shownAs('listStrategyTemplates', turned),
  },
  {
    kind: 'input',
    operation: 'updateAnomaly',
    name: 'a snooze without an end lasts a day',
    contradicts: 'AnomalyUpdate.snoozedUntil: Needed with status 3',
    wrap: takenAfterAll(
      'updateAnomaly',
      ({ status, snoozedUntil }) => status === SNOOZED && snoozedUntil === undefined,
      inOneDay,
    ),
  },
  {
    kind: 'guards',
    operation: 'updateAnomaly',
    name: 'a snooze may be longer than 90 days',
    contradicts: 'AnomalyUpdate.snoozedUntil: at most 90 days from now',
    wrap: takenAfterAll('updateAnomaly', (body) => body.status === SNOOZED && untilOf(body) > MAX_SNOOZE_MS, inOneDay),
  },
  {
    kind: 'guards',
    operation: 'updateAnomalies',
    name: 'a snooze may end in the past',
    contradicts: 'AnomaliesUpdate.snoozedUntil: in the future',
    wrap: takenAfterAll('updateAnomalies', (body) => body.status === SNOOZED && untilOf(body) < 0, inOneDay),
  },
  {
    kind: 'state',
    operation: 'updateAnomalies',
    name: 'the answer is in an order of its own',
    contradicts: 'AnomaliesUpdated.items: in the order of the request',
    wrap: shownAs('updateAnomalies', (body) => ({ ...body, items: turned(body.items) })),
  },
  {
    kind: 'guards',
    operation: 'deleteAnomalyConfiguration',
    name: 'a monitor of the product is answered as deleted',
    contradicts: 'description: A monitor the product brings along cannot be deleted',
    wrap: on('deleteAnomalyConfiguration', async (request, send) => {
      const response = await send(request)
      return response.status === 409 ? emptied(response) : response
    }),
  },
  {
    kind: 'status',
    operation: 'deleteMetricSetting',
    name: 'that a monitor came with the product is a 403',
    contradicts: 'responses.409: The monitor came with the product',
    wrap: on('deleteMetricSetting', async (request, send) => {
      const response = await send(request)
      return response.status === 409 ? refusedAs(response, 403, 'role-too-low') : response
    }),
  },
  {
    kind: 'input',
    operation: 'createReportLink',
    name: 'a link may have ended before it is made',
    contradicts: 'ReportLinkDraft.expiresOn: today at the earliest',
    wrap: takenAfterAll(
      'createReportLink',
      ({ expiresOn }) => isDay(expiresOn) && expiresOn < inDays(0).slice(0, 10),
      (body) => ({ ...body, expiresOn: inDays(1).slice(0, 10) }),
    ),
  },
  {
    kind: 'filters',
    operation: 'getAnalyticsReport',
    name: 'each period is taken, however long it is',
    contradicts: 'dateEndCurrentPeriod: at most 400 days after its first',
    wrap: on('getAnalyticsReport', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const [begin, end] = ['dateBeginCurrentPeriod', 'dateEndCurrentPeriod']
      const isLong = lengthOf(new URL(again.url).searchParams, begin, end) > MAX_PERIOD_MS
      if (response.status !== 400 || !isLong) return response
      return send(await asked(again, (query) => query.set(begin, query.get(end) ?? '')))
    }),
  },
  {
    kind: 'filters',
    operation: 'getAnalyticsReport',
    name: 'a dimension without its value is left out of account',
    contradicts: 'description: one without the other is a 400',
    wrap: on('getAnalyticsReport', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const isHalf = parameter(again, 'dimension') === '' && parameter(again, 'dimensionValue') !== ''
      return response.status === 400 && isHalf
        ? send(await asked(again, (query) => query.delete('dimensionValue')))
        : response
    }),
  },
  {
    kind: 'state',
    operation: 'getAnalyticsReport',
    name: 'the channels are in the order of their names',
    contradicts: 'ReportBreakdowns: each list in order of sessions',
    wrap: shownAs('getAnalyticsReport', (body) => {
      const { sessionDefaultChannelGroup: channels, ...others } = Object(body.breakdowns) as Json
      const byName = listOf(channels).toSorted((one, other) => String(one.value).localeCompare(String(other.value)))
      return { ...body, breakdowns: { ...others, sessionDefaultChannelGroup: byName } }
    }),
  },
  {
    kind: 'filters',
    operation: 'getAuctionInsights',
    name: 'without a first day the period has 31 days',
    contradicts: 'DateBegin: 29 days before dateEnd if omitted',
    wrap: takenAs('getAuctionInsights', (request) =>
      asked(request, (query) => {
        const end = Date.parse(query.get('dateEnd') ?? dayBefore(inDays(0).slice(0, 10)))
        if (query.has('dateBegin') || Number.isNaN(end)) return
        query.set('dateBegin', new Date(end - (DEFAULT_DAYS + 1) * DAY_MS).toISOString().slice(0, 10))
      }),
    ),
  },
  {
    kind: 'input',
    operation: 'updateFinding',
    name: 'a dismissal needs no reason',
    contradicts: 'FindingDraft.dismissReason: needed with status 4',
    wrap: takenAfterAll(
      'updateFinding',
      ({ status, dismissReason }) => status === DISMISSED && dismissReason === undefined,
      (body) => ({ ...body, dismissReason: '-' }),
    ),
  },
  {
    kind: 'filters',
    operation: 'listFindings',
    name: 'the least serious findings come first',
    contradicts: 'description: open ones first, then the most serious',
    wrap: on('listFindings', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, items: turned(body.items) })),
    ),
  },
]
