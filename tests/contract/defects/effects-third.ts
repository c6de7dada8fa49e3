// Planted defects that were written without a look at the kit: state, paging and filters.

import { MemberStatus } from '@adwright/sdk/types'
import {
  asked,
  beside,
  dayBefore,
  pageOf,
  parameter,
  query,
  refusedHere,
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
  without,
} from '#tests/contract/defects/defect.ts'
import { leftOut, listOf, pathOf, readWith, rowsOf, textOf } from '#tests/contract/defects/tampering.ts'

const idOf = (request: Request) => pathOf(request).split('/').at(-1) ?? ''

/** A list of annotations still has those that were deleted. */
const keepsDeletedAnnotations: Defect['wrap'] = (send) => {
  const [isCreation, isDeletion, isList] = [
    matcher('createAnnotation'),
    matcher('deleteAnnotation'),
    matcher('listAnnotations'),
  ]
  const known = new Map<string, Json>()
  const deleted = new Set<string>()
  return async (request) => {
    const response = await send(request)
    if (isCreation(request) && response.status === 201) {
      const made = await bodyOf(response)
      known.set(textOf(made.id), made)
    }
    if (isDeletion(request) && response.status === 204) deleted.add(idOf(request))
    if (!isList(request) || response.status !== 200) return response
    const listed = listOf(await bodyOf(response))
    for (const one of listed) known.set(textOf(one.id), one)
    if (query(request).has('kinds') || query(request).has('sources')) return response
    const [from, to] = [parameter(request, 'dateBegin') || '2000-01-01', parameter(request, 'dateEnd') || '2099-12-31']
    const kept = [...deleted]
      .map((id) => known.get(id) ?? {})
      .filter(({ dateBegin, dateEnd }) => textOf(dateEnd) >= from && textOf(dateBegin) <= to)
    const all = [...listed, ...kept].sort((a, b) => textOf(a.dateBegin).localeCompare(textOf(b.dateBegin)))
    return kept.length > 0 ? withBody(response, all) : response
  }
}

const productOf = (user: Json) => (Object(user.notificationPreferences) as Json).product

/** The preference for emails about the product outlives the permission to send any. */
const keepsProductEmails: Defect['wrap'] = (send) => {
  const kept = new Map<string, unknown>()
  const [isUpdate, isReading] = [matcher('updateUser'), matcher('getUser')]
  return async (request) => {
    const caller = request.headers.get('Authorization') ?? ''
    if (!isUpdate(request) && !isReading(request)) return send(request)
    const sent = isUpdate(request) ? await bodyOf(request) : {}
    const before = isUpdate(request) ? productOf(await bodyOf(await send(beside(request, '/User')))) : undefined
    const response = await send(request)
    if (response.status !== 200) return response
    if ('notificationPreferences' in sent) kept.delete(caller)
    else if (sent.isMailAllowed === false && Number(before) > 2) kept.set(caller, before)
    if (!kept.has(caller)) return response
    return changed(response, (body) => ({
      ...body,
      notificationPreferences: { ...Object(body.notificationPreferences), product: kept.get(caller) },
    }))
  }
}

export const EFFECTS_THIRD_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'deleteAnnotation',
    name: 'a deleted annotation is still listed',
    contradicts: 'Deletes it.',
    wrap: keepsDeletedAnnotations,
  },
  {
    kind: 'state',
    operation: 'updateUser',
    name: 'without the permission to send emails, the preference for those about the product stays',
    contradicts: '`isMailAllowed` false lowers `notificationPreferences.product` from 3 or 4 to 2.',
    wrap: keepsProductEmails,
  },
  {
    kind: 'state',
    operation: 'updateAutopilotGuardrails',
    name: 'null for the limit of a month keeps the limit before',
    contradicts: 'maxMonthlyFactor: The same within 30 days; null for no limit. (x-update: replace)',
    wrap: on('updateAutopilotGuardrails', async (request, send) => {
      const before = await bodyOf(await send(beside(request, pathOf(request))))
      const keeps = (body: Json) =>
        body.maxMonthlyFactor === null && typeof before.maxMonthlyFactor === 'number'
          ? { ...body, maxMonthlyFactor: before.maxMonthlyFactor }
          : body
      return send(await withJson(request, keeps))
    }),
  },
  {
    kind: 'state',
    operation: 'updateNotifications',
    name: 'those of the other kinds are marked as read, too',
    contradicts: 'kinds: Only these kinds; all if omitted.',
    wrap: on('updateNotifications', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 200 || !('kinds' in (await bodyOf(again)))) return response
      return send(await withJson(again, (body) => leftOut(body, 'kinds')))
    }),
  },
  {
    kind: 'paging',
    operation: 'listAutopilotActivity',
    name: 'each later page begins with the last entry of the page before',
    contradicts: 'totalCount: Items on all pages together, after filters',
    wrap: on('listAutopilotActivity', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const page = Number(parameter(again, 'currentPage'))
      const rows = response.status === 200 && page > 1 ? rowsOf(await bodyOf(response)) : []
      if (rows.length === 0) return response
      const before = await send(await asked(again, (search) => search.set('currentPage', `${page - 1}`)))
      const last = rowsOf(await bodyOf(before)).slice(-1)
      return changed(response, (body) => ({ ...body, items: [...last, ...rows].slice(0, rows.length) }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listFindings',
    name: 'a last page that is not full is not counted',
    contradicts: 'totalPages: Pages there are, 0 for an empty list',
    wrap: shownAs('listFindings', (body) => ({
      ...body,
      totalPages: Math.min(
        Number(body.totalPages),
        Math.max(1, Math.floor(Number(body.totalCount) / Number(body.pageSize))),
      ),
    })),
  },
  {
    kind: 'paging',
    operation: 'listAccountUsers',
    name: 'open invitations stand before the members',
    contradicts: 'Members first, then open invitations, each in order of name.',
    wrap: shownAs('listAccountUsers', (body) => {
      const isInvited = ({ status }: Json) => status === MemberStatus.Invited
      const rows = listOf(body)
      return [...rows.filter(isInvited), ...rows.filter((row) => !isInvited(row))]
    }),
  },
  {
    kind: 'paging',
    operation: 'listSubscriptionHistory',
    name: 'a page beyond the last is a 404',
    contradicts: 'A page beyond the last is an empty list, not an error.',
    wrap: on('listSubscriptionHistory', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 200) return response
      const { currentPage, totalPages } = await bodyOf(response)
      if (Number(currentPage) <= Math.max(1, Number(totalPages))) return response
      const unknown = await send(beside(again, '/Account/unknown'))
      return unknown.status === 404 ? refusedHere(again, unknown) : response
    }),
  },
  {
    kind: 'filters',
    operation: 'getAnalyticsAccountEnabled',
    name: 'the selected property is checked, whichever was asked for',
    contradicts: 'propertyName: Only this property; the selected one if omitted.',
    wrap: readWith('getAnalyticsAccountEnabled', without('propertyName')),
  },
  {
    kind: 'filters',
    operation: 'listAutopilotAssets',
    name: 'a text with capitals finds nothing',
    contradicts: 'searchText: Only items whose name holds this text, whatever its case',
    wrap: readWith('listAutopilotAssets', ({ searchParams }) => {
      const text = searchParams.get('searchText') ?? ''
      if (text !== text.toLowerCase()) searchParams.set('searchText', '∅∅')
    }),
  },
  {
    kind: 'filters',
    operation: 'listAccountTasks',
    name: 'what is due on the last day is left out',
    contradicts: 'dateEnd: The last due day',
    wrap: on('listAccountTasks', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const dateEnd = parameter(again, 'dateEnd')
      if (response.status !== 200 || dateEnd === '') return response
      const shorter = await send(await asked(again, (search) => search.set('dateEnd', dayBefore(dateEnd))))
      return shorter.ok ? shorter : pageOf(response, [])
    }),
  },
  {
    kind: 'filters',
    operation: 'listAnomalies',
    name: 'of several severities only the last one counts',
    contradicts: 'severities: Only these severities.',
    wrap: readWith('listAnomalies', ({ searchParams }) => {
      const severities = searchParams.getAll('severities').flatMap((values) => values.split(','))
      if (severities.length > 1) searchParams.set('severities', severities.at(-1) ?? '')
    }),
  },
]
