// Defects of filters and searches (campaigns, metrics, anomalies and analyses).

import { asked, dayBefore, everyRow, pageOf, parameter, query } from '#tests/contract/defects/common.ts'
import { changed, type Defect, type Json, on, rewritten, withBody, without } from '#tests/contract/defects/defect.ts'
import { addressWith, answerWith, pathOf, readWith, textOf } from '#tests/contract/defects/tampering.ts'

const ID = /^[A-Za-z0-9_-]{1,64}$/

/** The number of active items is the one of the first reading of a client account. */
const frozenCount: Defect['wrap'] = (send) => {
  const counts = new Map<string, unknown>()
  return on('getAutomation', async (request, next) =>
    changed(await next(request), (body) => {
      const name = pathOf(request)
      if (!counts.has(name)) counts.set(name, body.activeItemCount)
      return { ...body, activeItemCount: counts.get(name) }
    }),
  )(send)
}

/** Answers what is right as if some parameters were not there; what is refused stays refused. */
const asWithout = (operation: Defect['operation'], ...names: string[]) =>
  on(operation, async (request, send) => {
    const again = request.clone()
    const response = await send(request)
    return response.ok ? send(await rewritten(again, { url: without(...names) })) : response
  })

export const FILTERS_ADS_DEFECTS: Defect[] = [
  {
    kind: 'filters',
    operation: 'listViolatingCampaigns',
    name: 'only the first of several rules counts',
    contradicts: 'parameter ruleIds: what matches these rules',
    wrap: readWith('listViolatingCampaigns', ({ searchParams }) => {
      const [first] = searchParams.getAll('ruleIds')
      if (first !== undefined) searchParams.set('ruleIds', first.split(',')[0] ?? first)
    }),
  },
  {
    kind: 'filters',
    operation: 'listRuleCatalogue',
    name: 'the text is looked for in names only',
    contradicts: 'description: the text is looked for in names and descriptions',
    wrap: on('listRuleCatalogue', async (request, send) => {
      const text = new URL(request.url).searchParams.get('searchText')?.toLowerCase()
      const response = await send(request)
      if (text === undefined) return response
      return changed(response, (body) =>
        (body as unknown as { name: string }[]).filter(({ name }) => name.toLowerCase().includes(text)),
      )
    }),
  },
  {
    kind: 'filters',
    operation: 'listAutopilotCategories',
    name: 'categories without activity are listed all the same',
    contradicts: 'inActivityOnly: only those that occur in the activity',
    wrap: readWith('listAutopilotCategories', ({ searchParams }) => searchParams.delete('inActivityOnly')),
  },
  {
    kind: 'filters',
    operation: 'listAdMetricsByAdGroup',
    name: 'the last day of the period is left out',
    contradicts: 'dateEnd: the last day of the period',
    wrap: readWith('listAdMetricsByAdGroup', ({ searchParams }) => {
      const [first, last] = [searchParams.get('dateBegin'), searchParams.get('dateEnd')]
      if (first !== null && last !== null && first < last) searchParams.set('dateEnd', dayBefore(last))
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
    kind: 'filters',
    operation: 'listAutopilotProposals',
    name: 'the items are not looked at',
    contradicts: 'parameter autopilotIds: only proposals of these items',
    wrap: addressWith('listAutopilotProposals', ({ searchParams }) => {
      const ids = searchParams.getAll('autopilotIds')
      const isValid = ids.length <= 50 && new Set(ids).size === ids.length && ids.every((id) => ID.test(id))
      if (isValid) searchParams.delete('autopilotIds')
    }),
  },
  {
    kind: 'filters',
    operation: 'listFindings',
    name: 'a value of a filter finds what has another value',
    wrap: on('listFindings', async (request, send) =>
      send(
        await asked(request, (one) => {
          const values = one.getAll('statuses')
          one.delete('statuses')
          for (const value of values) one.append('statuses', value === '1' ? '2' : value === '2' ? '1' : value)
        }),
      ),
    ),
  },
  {
    kind: 'filters',
    operation: 'listCustomerClients',
    name: 'a manager that is asked for is not in its own list',
    contradicts: 'description: the manager itself and all that it manages',
    wrap: on('listCustomerClients', async (request, send) => {
      const manager = new URL(request.url).searchParams.get('customerId')
      const response = await send(request)
      if (!response.ok || manager === null) return response
      const rows = (await response.clone().json()) as Json[]
      return withBody(
        response,
        rows.filter((row) => JSON.stringify(row.customerClientId ?? row.id) !== JSON.stringify(manager)),
      )
    }),
  },
  {
    kind: 'filters',
    operation: 'restoreAutopilotProposals',
    name: 'what could not be restored is not named',
    contradicts: 'ProposalDecision.missingIds: ids that were no longer open or do not exist',
    wrap: answerWith('restoreAutopilotProposals', (body) => ({ ...body, missingIds: [] })),
  },
  {
    kind: 'filters',
    operation: 'getAutomation',
    name: 'the number of active items is that of the first reading',
    contradicts: 'Automation.activeItemCount: items in state 1',
    wrap: frozenCount,
  },
  {
    kind: 'filters',
    operation: 'listAdsAccounts',
    name: 'all accounts are listed, whichever is asked for',
    contradicts: 'customerClientId: only this account',
    wrap: readWith('listAdsAccounts', ({ searchParams }) => searchParams.delete('customerClientId')),
  },
  {
    kind: 'filters',
    operation: 'listSearchTermMetricsByAdGroup',
    name: 'the terms of all ad groups are listed',
    contradicts: 'adGroupId: those of one ad group',
    wrap: readWith(
      'listSearchTermMetricsByAdGroup',
      (url) => (url.pathname = url.pathname.replace(/\/by-ad-group\/[^/]+$/, '')),
    ),
  },
  {
    kind: 'filters',
    operation: 'listAnalysisRuns',
    name: 'a part of the subject is enough',
    contradicts: 'subject: only those of one subject, as an analysis names it',
    wrap: on('listAnalysisRuns', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const subject = parameter(again, 'subject')
      if (!response.ok || !subject) return response
      const rows = await everyRow(again, send, 'pageSize', ['subject'])
      return pageOf(
        response,
        rows.filter((row) => textOf(row.subject).includes(subject)),
      )
    }),
  },
  {
    kind: 'filters',
    operation: 'listAutopilotExceptions',
    name: 'a search for several words finds what holds any of them',
    contradicts: 'searchText: only items whose name holds this text',
    wrap: on('listAutopilotExceptions', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const words = parameter(again, 'searchText').toLowerCase().split(' ').filter(Boolean)
      if (!response.ok || words.length < 2) return response
      const rows = await everyRow(again, send, 'recordsPerPage', ['searchText'])
      const isFound = (row: Json) => words.some((word) => textOf(row.name).toLowerCase().includes(word))
      return pageOf(response, rows.filter(isFound))
    }),
  },
  {
    kind: 'filters',
    operation: 'listKeywordMetricsByAdGroup',
    name: 'the first day is that of the default period',
    contradicts: 'dateBegin: the first day of the period',
    wrap: asWithout('listKeywordMetricsByAdGroup', 'dateBegin'),
  },
  {
    kind: 'filters',
    operation: 'listRulesInActivity',
    name: 'only those in the activity are listed, whatever is asked',
    contradicts: 'inActivityOnly: with false the whole catalog',
    wrap: asWithout('listRulesInActivity', 'inActivityOnly'),
  },
]
