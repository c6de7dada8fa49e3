// Planted defects that were written without a look at the kit: state, paging, filters and workflows.
import { FindingChange, StrategyStatus, SubscriptionEvent, TicketMessageAuthor } from '@adwright/sdk/types'
import {
  asked,
  beside,
  DAY_MS,
  dayBefore,
  everyRow,
  listOf,
  pageOf,
  parameter,
  query,
  shownAs,
} from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  withBody,
  withJson,
} from '#tests/contract/defects/defect.ts'
import { pathOf, readWith, rowsOf, textOf } from '#tests/contract/defects/tampering.ts'

const callerOf = (request: Request) => request.headers.get('Authorization') ?? ''

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** Proposals that were decided here once are not named as missing. */
const forgetsDecided: Defect['wrap'] = (send) => {
  const decided = new Set<string>()
  return on('approveAutopilotProposals', async (request, next) => {
    const response = await next(request)
    if (response.status !== 200) return response
    const body = await bodyOf(response)
    const missing = textsOf(body.missingIds).filter((id) => !decided.has(id))
    for (const { id } of listOf(body.changes)) decided.add(textOf(id))
    return withBody(response, { ...body, missingIds: missing })
  })(send)
}

/** Invitations that their person has dismissed are still listed. */
const keepsDismissed: Defect['wrap'] = (send) => {
  const [isList, isDismissal] = [matcher('listAccountInvitations'), matcher('dismissAccountInvitation')]
  const known = new Map<string, Json>()
  const dismissed = new Map<string, Json>()
  return async (request) => {
    const caller = callerOf(request)
    const response = await send(request)
    const key = `${caller} ${pathOf(request).split('/').at(-1)}`
    const row = known.get(key)
    if (isDismissal(request) && response.status === 204 && row) dismissed.set(key, row)
    if (!isList(request) || response.status !== 200) return response
    const rows = listOf(await bodyOf(response))
    for (const one of rows) known.set(`${caller} ${textOf(one.accountId)}`, one)
    const isGone = ([own, { accountId }]: [string, Json]) =>
      own.startsWith(caller) && rows.every((one) => one.accountId !== accountId)
    const kept = [...dismissed].filter(isGone).map(([, one]) => one)
    if (kept.length === 0) return response
    const all = [...rows, ...kept].sort((a, b) => textOf(b.invitedAt).localeCompare(textOf(a.invitedAt)))
    return withBody(response, all)
  }
}

/** Roles of members as the list has shown them first. */
const keepsFirstRoles: Defect['wrap'] = (send) => {
  const first = new Map<string, unknown>()
  return on('listAccountUsers', async (request, next) => {
    const account = pathOf(request)
    const response = await next(request)
    return changed(response, (body) =>
      listOf(body).map((member) => {
        const key = `${account} ${textOf(member.userId)} ${textOf(member.joinedAt)}`
        if (!first.has(key)) first.set(key, member.role)
        return { ...member, role: first.get(key) }
      }),
    )
  })(send)
}

const NONE: StrategyStatus[] = [StrategyStatus.Completed, StrategyStatus.Archived]
const hasNoJudgment = ({ status }: Json) => NONE.some((one) => one === status)

export const EFFECTS_TENTH_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'updateAccountTask',
    name: 'labels are added to those before',
    contradicts: '`checklist`, `labels` and `attachmentFileIds` are replaced as a whole.',
    wrap: on('updateAccountTask', async (request, send) => {
      const before = textsOf((await bodyOf(await send(beside(request, pathOf(request))))).labels)
      const added = (body: Json) => {
        const labels: unknown[] = Array.isArray(body.labels) ? body.labels : []
        const missing = before.filter((label) => !labels.includes(label))
        return labels.length + missing.length <= 20 ? { ...body, labels: [...missing, ...labels] } : body
      }
      const named = (body: Json) => (Array.isArray(body.labels) ? added(body) : body)
      return send(await withJson(request, named))
    }),
  },
  {
    kind: 'state',
    operation: 'approveAutopilotProposals',
    name: 'a proposal that was approved before is not named as missing',
    contradicts: 'missingIds: Ids asked for that were no longer open, decided by someone else or gone meanwhile.',
    wrap: forgetsDecided,
  },
  {
    kind: 'state',
    operation: 'listAccountInvitations',
    name: 'an invitation that was dismissed is still listed',
    contradicts: "Invitations sent to the person's address that can still be accepted",
    wrap: keepsDismissed,
  },
  {
    kind: 'state',
    operation: 'listAccountUsers',
    name: 'a member keeps the role that was listed first',
    contradicts: "updateAccountUser: The member as it is now. … Takes effect with the member's next call.",
    wrap: keepsFirstRoles,
  },
  {
    kind: 'paging',
    operation: 'listAdGroupMetricsByCampaign',
    name: 'by the number of keywords the list always falls',
    contradicts: 'sortOrder: The direction of `orderBy`.',
    wrap: readWith('listAdGroupMetricsByCampaign', ({ searchParams }) => {
      if (searchParams.get('orderBy') === 'keywordCount') searchParams.set('sortOrder', 'desc')
    }),
  },
  {
    kind: 'paging',
    operation: 'listKeywordMetrics',
    name: 'by text only each page for itself is sorted',
    contradicts:
      'orderBy: The field to sort by; rows without a value come last in both directions. currentPage: The page to answer',
    wrap: on('listKeywordMetrics', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 200 || parameter(again, 'orderBy') !== 'text') return response
      const byCost = (search: URLSearchParams) => {
        search.delete('orderBy')
        search.delete('sortOrder')
      }
      const sign = parameter(again, 'sortOrder') === 'asc' ? 1 : -1
      const byText = (a: Json, b: Json) => sign * textOf(a.name).localeCompare(textOf(b.name))
      return changed(await send(await asked(again, byCost)), (body) => ({ ...body, items: rowsOf(body).sort(byText) }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listUserStrategies',
    name: 'completed and archived ones come first where `health` falls',
    contradicts:
      '`health` from off track to on track, …, with completed and archived strategies last in both directions',
    wrap: on('listUserStrategies', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const isMeant = parameter(again, 'orderBy') === 'health' && parameter(again, 'sortOrder') === 'desc'
      if (response.status !== 200 || !isMeant) return response
      const rows = await everyRow(again, send, 'pageSize')
      return pageOf(response, [...rows.filter(hasNoJudgment), ...rows.filter((row) => !hasNoJudgment(row))])
    }),
  },
  {
    kind: 'paging',
    operation: 'listTicketMessages',
    name: 'each page shows its oldest message first',
    contradicts: 'All messages, the newest first. (x-order: createdAt, desc)',
    wrap: shownAs('listTicketMessages', (body) => ({ ...body, items: rowsOf(body).toReversed() })),
  },
  {
    kind: 'filters',
    operation: 'listFindings',
    name: 'with states the findings that are gone are listed, too',
    contradicts: 'changes: Only findings with this change; all but those that are gone if omitted.',
    wrap: readWith('listFindings', ({ searchParams }) => {
      if (!searchParams.has('statuses') || searchParams.has('changes')) return
      for (const change of Object.values(FindingChange)) searchParams.append('changes', `${change}`)
    }),
  },
  {
    kind: 'filters',
    operation: 'listSocialHolidays',
    name: 'the last day is left out',
    contradicts: "dateEnd: The last day, in the account's time zone",
    wrap: on('listSocialHolidays', async (request, send) => {
      const dateEnd = parameter(request, 'dateEnd')
      const response = await send(request)
      return changed(response, (body) => listOf(body).filter(({ date }) => date !== dateEnd))
    }),
  },
  {
    kind: 'filters',
    operation: 'listAutopilotActivity',
    name: 'entries about no thing pass the filter of the kinds of things',
    contradicts: 'entityTypes: Only entries about things of these kinds.',
    wrap: on('listAutopilotActivity', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const types = query(again).getAll('entityTypes')
      if (response.status !== 200 || types.length === 0) return response
      const rows = await everyRow(again, send, 'recordsPerPage', ['entityTypes'])
      const passes = ({ entity }: Json) =>
        entity === null || types.some((type) => Number(type) === (Object(entity) as Json).entityType)
      return pageOf(response, rows.filter(passes))
    }),
  },
  {
    kind: 'filters',
    operation: 'listAdMetricsByCampaign',
    name: 'the period without a first day is one day too long',
    contradicts: 'dateBegin: The first day of the period, …; 29 days before dateEnd if omitted.',
    wrap: readWith('listAdMetricsByCampaign', ({ searchParams }) => {
      const dateEnd = searchParams.get('dateEnd') ?? ''
      if (searchParams.has('dateBegin') || Number.isNaN(Date.parse(dateEnd))) return
      const first = new Date(Date.parse(dateEnd) - 29 * DAY_MS).toISOString().slice(0, 10)
      searchParams.set('dateBegin', dayBefore(first))
    }),
  },
  {
    kind: 'workflows',
    operation: 'listSubscriptionHistory',
    name: 'the start of a trial is not in the history',
    contradicts: 'register.arazzo.yaml, step history: $response.body#/items/0/event == 1',
    wrap: on('listSubscriptionHistory', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 200) return response
      const rows = await everyRow(again, send, 'pageSize')
      return pageOf(
        response,
        rows.filter(({ event }) => event !== SubscriptionEvent.TrialStarted),
      )
    }),
  },
  {
    kind: 'workflows',
    operation: 'createSocialPost',
    name: 'a draft that names no channel is refused',
    contradicts: 'social-calendar.arazzo.yaml, step create: $statusCode == 201; channels: … none by default',
    wrap: on('createSocialPost', async (request, send) => {
      const needsChannel = (body: Json) => ('channels' in body ? body : { ...body, channels: [{}] })
      return send(await withJson(request, needsChannel))
    }),
  },
  {
    kind: 'workflows',
    operation: 'createTicket',
    name: 'the first message comes from support',
    contradicts: 'ticket.arazzo.yaml, step open: $response.body#/messages/0/author == 1',
    wrap: shownAs('createTicket', (body) => {
      const [first, ...others] = listOf(body.messages)
      return first ? { ...body, messages: [{ ...first, author: TicketMessageAuthor.Support }, ...others] } : body
    }),
  },
  {
    kind: 'workflows',
    operation: 'selectAnalyticsProperty',
    name: 'a property whose metrics were never imported leaves the account without a connection',
    contradicts: 'analytics-anomalies.arazzo.yaml, step selectProperty: $response.body#/isConnected == true',
    wrap: shownAs('selectAnalyticsProperty', (body) => ({ ...body, isConnected: body.lastSyncAt !== null })),
  },
]
