// Drawn defects of paging, sorting, filters and sums.

import { addressWith, answerWith, type BlindDefect, readWith, rowsOf } from '#tests/contract/defects/blind-tools.ts'
import { changed, type Json, on, rewritten, withBody } from '#tests/contract/defects/defect.ts'

const query = (request: Request) => new URL(request.url).searchParams

export const DRAWN_LIST_DEFECTS: BlindDefect[] = [
  {
    kind: 'filters',
    operation: 'listSocialPostTimes',
    name: 'of several networks only the first counts',
    contradicts: 'networks: only these networks',
    wrap: readWith('listSocialPostTimes', ({ searchParams }) => {
      const [first, ...others] = searchParams.getAll('networks')
      if (first !== undefined && others.length > 0) searchParams.set('networks', first)
    }),
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
    kind: 'paging',
    operation: 'listUserStrategyEvents',
    name: 'events of one day are in rising order',
    contradicts: 'x-order: occurredAt, desc',
    wrap: answerWith('listUserStrategyEvents', (body) => {
      const byTime = (one: Json, other: Json) => String(one.occurredAt).localeCompare(String(other.occurredAt))
      const byDay = (one: Json, other: Json) => String(other.day).localeCompare(String(one.day)) || byTime(one, other)
      return { ...body, items: rowsOf(body).toSorted(byDay) }
    }),
  },
  {
    kind: 'paging',
    operation: 'listUserTasks',
    name: 'the last change sorts as the creation',
    contradicts: 'orderBy: updatedAt',
    wrap: addressWith('listUserTasks', ({ searchParams }) => {
      if (searchParams.get('orderBy') === 'updatedAt') searchParams.set('orderBy', 'createdAt')
    }),
  },
  {
    kind: 'filters',
    operation: 'listViolatingAdGroupKeywords',
    name: 'a rule that nothing matches lists everything',
    contradicts: 'ruleIds: only what matches these rules',
    wrap: on('listViolatingAdGroupKeywords', async (request, send) => {
      const response = await send(request.clone())
      if (!response.ok || !query(request).has('ruleIds')) return response
      const { totalCount } = (await response.clone().json()) as Json
      const url = ({ searchParams }: URL) => searchParams.delete('ruleIds')
      return totalCount === 0 ? send(await rewritten(request, { url })) : response
    }),
  },
  {
    kind: 'paging',
    operation: 'listIntegrations',
    name: 'the last two platforms change places',
    contradicts: 'x-order: platform, asc',
    wrap: on('listIntegrations', async (request, send) => {
      const response = await send(request)
      if (!response.ok) return response
      const rows = (await response.clone().json()) as Json[]
      return withBody(response, [...rows.slice(0, -2), ...rows.slice(-2).toReversed()])
    }),
  },
  {
    kind: 'filters',
    operation: 'listFiles',
    name: 'a filter that is false is none',
    contradicts: 'isUnused: only files that nothing uses, or only those in use',
    wrap: readWith('listFiles', ({ searchParams }) => {
      if (searchParams.get('isUnused') === 'false') searchParams.delete('isUnused')
    }),
  },
  {
    kind: 'paging',
    operation: 'listWebhookDeliveries',
    name: 'a page behind the last is the last',
    contradicts: 'currentPage: the page to answer',
    wrap: on('listWebhookDeliveries', async (request, send) => {
      const response = await send(request.clone())
      if (!response.ok) return response
      const { items, totalPages } = (await response.clone().json()) as Json
      const last = Math.max(1, Number(totalPages))
      if ((items as Json[]).length > 0 || Number(query(request).get('currentPage') ?? 1) <= last) return response
      return send(
        await rewritten(request, { url: ({ searchParams }) => searchParams.set('currentPage', String(last)) }),
      )
    }),
  },
  {
    kind: 'filters',
    operation: 'listSearchTermMetricsByCampaign',
    name: 'the cost of all rows is rounded to whole units',
    contradicts: 'x-sums: cost',
    wrap: answerWith('listSearchTermMetricsByCampaign', (body) => {
      const totals = body.totals as Json
      return { ...body, totals: { ...totals, cost: Math.round(Number(totals.cost)) } }
    }),
  },
  {
    kind: 'paging',
    operation: 'listSnapshotFailedEntities',
    name: 'each further page begins with the last row of the one before',
    contradicts: 'currentPage: the page to answer',
    wrap: on('listSnapshotFailedEntities', async (request, send) => {
      const page = Number(query(request).get('currentPage') ?? 1)
      const response = await send(request.clone())
      if (!response.ok || page < 2) return response
      const url = ({ searchParams }: URL) => searchParams.set('currentPage', String(page - 1))
      const before = rowsOf((await (await send(await rewritten(request, { url }))).json()) as Json)
      return changed(response, (body) => ({
        ...body,
        items: [...before.slice(-1), ...rowsOf(body)].slice(0, rowsOf(body).length),
      }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listAutopilotItems',
    name: 'archived items are left out',
    contradicts: 'description: all items, archived ones too',
    wrap: on('listAutopilotItems', async (request, send) => {
      const response = await send(request)
      if (!response.ok) return response
      const rows = (await response.clone().json()) as Json[]
      return withBody(
        response,
        rows.filter(({ status }) => status !== 4),
      )
    }),
  },
]
