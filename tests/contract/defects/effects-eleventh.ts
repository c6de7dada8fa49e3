// Defects of what remains and of what is listed, of operations that were drawn: states, pages, filters and workflows.
import { UserRole } from '@adwright/sdk/types'
import {
  asked,
  beside,
  everyRow,
  listOf,
  pageOf,
  parameter,
  query,
  refusedAs,
  refusedHere,
  shownAs,
  takenAs,
} from '#tests/contract/defects/common.ts'
import { bodyOf, changed, type Defect, type Json, matcher, on, type Send } from '#tests/contract/defects/defect.ts'
import { pathOf } from '#tests/contract/defects/tampering.ts'

const accountOf = (request: Request) => pathOf(request).split('/')[2] ?? ''

/** Keeps the notification preferences that a person had before the emails were stopped, until they are saved again. */
const keptPreferences = (send: Send): Send => {
  const [isStop, isReading] = [matcher('unsubscribe'), matcher('getUser')]
  const [before, after] = [new Map<unknown, unknown>(), new Map<unknown, string>()]
  let isStopped = false
  return async (request) => {
    const response = await send(request)
    if (isStop(request) && response.ok) isStopped = true
    if (!isReading(request) || !response.ok) return response
    const { id, isMailAllowed, notificationPreferences } = await bodyOf(response)
    const current = JSON.stringify(notificationPreferences)
    if (isMailAllowed === true) before.set(id, notificationPreferences)
    if (!isStopped || isMailAllowed === true || !before.has(id)) return response
    if (!after.has(id)) after.set(id, current)
    if (after.get(id) !== current) return response
    return changed(response, (body) => ({ ...body, notificationPreferences: before.get(id) }))
  }
}

/** Shows the target that the series of a strategy had when it was first made. */
const firstTarget = (send: Send): Send => {
  const targets = new Map<string, unknown>()
  return on('getUserStrategyFigure', async (request, next) => {
    const response = await next(request)
    if (!response.ok) return response
    const path = pathOf(request)
    if (!targets.has(path)) targets.set(path, (await bodyOf(response)).target)
    return changed(response, (body) => ({ ...body, target: targets.get(path) }))
  })(send)
}

/** Keeps the accent color of a brand kit that is saved. */
const keptAccent = (send: Send): Send => {
  const [isSaving, isReading] = [matcher('updateBrandKit'), matcher('getBrandKit')]
  const accents = new Map<string, unknown>()
  const accentOf = async (response: Response) => (Object((await bodyOf(response)).colors) as Json).accent
  return async (request) => {
    const account = accountOf(request)
    if (isSaving(request)) {
      const before = await accentOf(await send(beside(request, pathOf(request))))
      const response = await send(request)
      if (response.ok && before !== undefined && !accents.has(account)) accents.set(account, before)
      return response
    }
    const response = await send(request)
    if (!isReading(request) || !accents.has(account)) return response
    return changed(response, (body) => ({
      ...body,
      colors: { ...(Object(body.colors) as Json), accent: accents.get(account) },
    }))
  }
}

/** Fills a last page with the rows before it. */
const filledLastPage = on('listAnalysisPages', async (request, send) => {
  const again = request.clone()
  const response = await send(request)
  if (!response.ok) return response
  const { currentPage, pageSize, totalPages, items } = await bodyOf(response)
  const size = Number(pageSize)
  if (currentPage !== totalPages || Number(currentPage) < 2 || listOf(items).length >= size) return response
  const rows = await everyRow(again, send, 'pageSize')
  return changed(response, (body) => ({ ...body, items: rows.slice(-size) }))
})

/** A refusal of a call, made of that for an account that does not exist. */
const conflict = async (request: Request, send: Send, code: string): Promise<Response> => {
  const unknown = await send(beside(request, pathOf(request).replace(accountOf(request), 'acc_unknown')))
  return refusedHere(request, await refusedAs(unknown, 409, code))
}

/** Shows who accepted an invitation in the role that the invitation named. */
const invitedRole = (send: Send): Send => {
  const [isAcceptance, isReading] = [matcher('acceptInvitation'), matcher('getAccount')]
  const roles = new Map<string, unknown>()
  return async (request) => {
    const key = `${accountOf(request)} ${request.headers.get('Authorization')}`
    const response = await send(request)
    if (isAcceptance(request) && response.ok) roles.set(key, (await bodyOf(response)).role)
    if (!isReading(request) || !roles.has(key)) return response
    return changed(response, (body) => ({ ...body, role: roles.get(key) }))
  }
}

/** Refuses the token of the ad platform while an account shows sample data. */
const noTokenForSamples = (send: Send): Send => {
  const [isLoading, isRemoval] = [matcher('createSampleWorkspace'), matcher('deleteSampleWorkspace')]
  const isToken = matcher('getAdsToken')
  const loaded = new Set<string>()
  return async (request) => {
    const account = accountOf(request)
    const response = await send(request)
    if (isLoading(request) && response.status === 201) loaded.add(account)
    if (isRemoval(request) && response.ok) loaded.delete(account)
    return isToken(request) && response.ok && loaded.has(account)
      ? conflict(request, send, 'ads-not-connected')
      : response
  }
}

export const EFFECTS_ELEVENTH_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'unsubscribe',
    name: 'notifications by email stay chosen',
    contradicts: 'description: Sets … notifications by email to notifications in the app',
    wrap: keptPreferences,
  },
  {
    kind: 'state',
    operation: 'getUserStrategyFigure',
    name: 'the target stays the one of the first reading',
    contradicts: 'x-repeats: getUserStrategy, target: kpi/target',
    wrap: firstTarget,
  },
  {
    kind: 'state',
    operation: 'getBrandKit',
    name: 'the accent color that was saved is not shown',
    contradicts: 'description: What every picture of the account has in common; updateBrandKit: x-update: replace',
    wrap: keptAccent,
  },
  {
    kind: 'state',
    operation: 'listAccountTaskHistory',
    name: 'changes of the priority are not recorded',
    contradicts: 'description: Who changed which field when',
    wrap: on('listAccountTaskHistory', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (!response.ok) return response
      const rows = await everyRow(again, send, 'pageSize')
      return pageOf(
        response,
        rows.filter(({ field }) => field !== 'priority'),
      )
    }),
  },
  {
    kind: 'paging',
    operation: 'listAnalysisPages',
    name: 'the last page is filled with rows of the page before',
    contradicts: 'currentPage: The page to answer; totalCount and totalPages of PageFields: each row is on one page',
    wrap: filledLastPage,
  },
  {
    kind: 'paging',
    operation: 'listViolatingCampaigns',
    name: 'totalPages counts pages of 25 rows, whatever recordsPerPage is',
    contradicts: 'PageFields.totalPages: Pages there are, 0 for an empty list',
    wrap: shownAs('listViolatingCampaigns', (body) => ({
      ...body,
      totalPages: Math.ceil(Number(body.totalCount) / 25),
    })),
  },
  {
    kind: 'paging',
    operation: 'listWebhooks',
    name: 'a page beyond the last shows the last one',
    contradicts: 'Paging: A page beyond the last is an empty list, not an error',
    wrap: on('listWebhooks', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const { currentPage, totalPages } = await bodyOf(response)
      if (!response.ok || !totalPages || Number(currentPage) <= Number(totalPages)) return response
      const last = await send(await asked(again, (words) => words.set('currentPage', String(Number(totalPages)))))
      return changed(last, (body) => ({ ...body, currentPage }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listUserTaskHistory',
    name: 'a page of 100 is cut to 50',
    contradicts: 'pageSize: enum 10, 25, 50, 100; The most items a page holds',
    wrap: takenAs('listUserTaskHistory', (request) =>
      asked(request, (words) => {
        if (words.get('pageSize') === '100') words.set('pageSize', '50')
      }),
    ),
  },
  {
    kind: 'filters',
    operation: 'listTickets',
    name: 'of several statuses only the last one counts',
    contradicts: 'statuses: Only tickets in one of these states, named once each (`statuses=1&statuses=2`)',
    wrap: on('listTickets', async (request, send) => {
      const statuses = new Set(query(request).getAll('statuses'))
      const last = [...statuses].at(-1)
      if (statuses.size < 2 || last === undefined) return send(request)
      const again = request.clone()
      const response = await send(request)
      return response.ok ? send(await asked(again, (words) => words.set('statuses', last))) : response
    }),
  },
  {
    kind: 'filters',
    operation: 'listSearchTermMetricsByAd',
    name: 'the totals are those of all terms, whatever text is looked for',
    contradicts: 'description: `totals` are those of all rows of all pages after filters',
    wrap: on('listSearchTermMetricsByAd', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (!response.ok || !parameter(again, 'searchText')) return response
      const all = await bodyOf(await send(await asked(again, (words) => words.delete('searchText'))))
      return changed(response, (body) => ({ ...body, totals: all.totals }))
    }),
  },
  {
    kind: 'filters',
    operation: 'listRuleCatalogue',
    name: 'the categories do not count where a text is looked for',
    contradicts: 'description: filtered by category and text; categoryIds: Only rules of these categories',
    wrap: takenAs('listRuleCatalogue', (request) =>
      asked(request, (words) => {
        if (words.get('searchText')) words.delete('categoryIds')
      }),
    ),
  },
  {
    kind: 'filters',
    operation: 'listAutopilotCategories',
    name: 'inActivityOnly answers the categories that have active rules',
    contradicts: 'inActivityOnly: only those that occur in the activity of the client',
    wrap: on('listAutopilotCategories', async (request, send) => {
      if (parameter(request, 'inActivityOnly') !== 'true') return send(request)
      const all = await send(await asked(request, (words) => words.delete('inActivityOnly')))
      return changed(all, (body) => listOf(body).filter(({ activeRuleCount }) => Number(activeRuleCount) > 0))
    }),
  },
  {
    kind: 'workflows',
    operation: 'getAnalyticsReport',
    name: 'a report of one channel is refused as long as no property is named',
    contradicts: 'workflow triageSample, step report: $statusCode == 200; propertyName: the selected one if omitted',
    wrap: on('getAnalyticsReport', async (request, send) => {
      const response = await send(request)
      const isNamed = query(request).has('propertyName') || !query(request).has('dimension')
      return response.ok && !isNamed ? conflict(request, send, 'property-not-selected') : response
    }),
  },
  {
    kind: 'workflows',
    operation: 'acceptInvitation',
    name: 'userId is that of the owner',
    contradicts: 'workflow membership, steps accept to changeRole: outputs userId; responses: 200, The membership',
    wrap: on('acceptInvitation', async (request, send) => {
      const response = await send(request)
      if (!response.ok) return response
      const members = listOf(await bodyOf(await send(beside(request, `/Account/${accountOf(request)}/users`))))
      const owner = members.find(({ role }) => role === UserRole.Owner)
      return changed(response, (body) => ({ ...body, userId: owner?.userId ?? body.userId }))
    }),
  },
  {
    kind: 'workflows',
    operation: 'getAccount',
    name: 'the role stays the one of the invitation',
    contradicts: "workflow membership, step reads: $response.body#/role == 2; description: the caller's role in it",
    wrap: invitedRole,
  },
  {
    kind: 'workflows',
    operation: 'getAdsToken',
    name: 'an account that shows sample data gets no token',
    contradicts: 'workflow decideProposals, steps load to adsToken: $statusCode == 200',
    wrap: noTokenForSamples,
  },
]
