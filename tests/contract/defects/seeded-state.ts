// Seeded defects of lists, state and workflows.

import { PlanLimitKind } from '@adwright/sdk/types'
import { answerWith, type BlindDefect, eachOf, listOf, pathOf, rowsOf } from '#tests/contract/defects/blind-tools.ts'
import { bodyOf, changed, type Json, matcher, on, withBody } from '#tests/contract/defects/defect.ts'

/** A deleted comment stays in the post, as it is read. */
const keepsComments: BlindDefect['wrap'] = (send) => {
  const [isDeletion, isReading, isCreation] = [
    matcher('deleteSocialPostComment'),
    matcher('getSocialPost'),
    matcher('createSocialPostComment'),
  ]
  const known = new Map<string, Json>()
  const deleted = new Map<string, Json[]>()
  const postOf = (request: Request) => pathOf(request).split('/').slice(0, 4).join('/')
  return async (request) => {
    const response = await send(request)
    if (isCreation(request) && response.status === 201)
      for (const comment of (await bodyOf(response)).comments as Json[]) known.set(String(comment.id), comment)
    const gone = known.get(pathOf(request).split('/').at(-1) ?? '')
    if (isDeletion(request) && response.status === 204 && gone)
      deleted.set(postOf(request), [...(deleted.get(postOf(request)) ?? []), gone])
    const kept = deleted.get(postOf(request))
    if (!isReading(request) || !kept) return response
    return changed(response, (body) => ({ ...body, comments: [...(body.comments as Json[]), ...kept] }))
  }
}

/** The states of rules in the catalog are those of its first reading. */
const frozenCatalog: BlindDefect['wrap'] = (send) => {
  const states = new Map<string, Json>()
  return on('listRuleCatalogue', async (request, next) =>
    changed(
      await next(request),
      eachOf((row) => {
        const name = `${pathOf(request)} ${String(row.id)}`
        const { isActive, activeItemCount } = row
        const state = states.get(name) ?? { isActive, activeItemCount }
        states.set(name, state)
        return { ...row, ...state }
      }),
    ),
  )(send)
}

/** A preview uses a credit, as a design does. */
const costlyPreviews: BlindDefect['wrap'] = (send) => {
  const [isPreview, isUsage] = [matcher('previewDesign'), matcher('getAccountPlanUsage')]
  const used = new Map<string, number>()
  return async (request) => {
    const response = await send(request)
    const account = pathOf(request).split('/')[2] ?? ''
    if (isPreview(request) && response.ok) used.set(account, (used.get(account) ?? 0) + 1)
    if (!isUsage(request)) return response
    return changed(response, (body) => ({
      ...body,
      limits: (body.limits as Json[]).map((limit) =>
        limit.kind === PlanLimitKind.Designs
          ? { ...limit, used: Number(limit.used) + (used.get(account) ?? 0) }
          : limit,
      ),
    }))
  }
}

export const SEEDED_STATE_DEFECTS: BlindDefect[] = [
  {
    kind: 'state',
    operation: 'deleteSocialPostComment',
    name: 'a deleted comment stays in the post',
    contradicts: 'responses.204: the comment is gone',
    wrap: keepsComments,
  },
  {
    kind: 'state',
    operation: 'listRuleCatalogue',
    name: 'what is active is what was active at the first reading',
    contradicts: 'AutopilotRule.isActive, activeItemCount',
    wrap: frozenCatalog,
  },
  {
    kind: 'workflows',
    operation: 'previewDesign',
    name: 'a preview uses a credit',
    contradicts: 'description: makes no file and uses no credit',
    wrap: costlyPreviews,
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
    operation: 'listUserStrategies',
    name: 'a text is looked for in titles only',
    contradicts: 'x-filters: title, description',
    wrap: on('listUserStrategies', async (request, send) => {
      const text = new URL(request.url).searchParams.get('searchText')?.toLowerCase()
      const response = await send(request)
      if (text === undefined) return response
      return changed(response, (body) => {
        const items = rowsOf(body).filter(({ title }) => String(title).toLowerCase().includes(text))
        return { ...body, items, totalCount: Number(body.totalCount) - rowsOf(body).length + items.length }
      })
    }),
  },
  {
    kind: 'paging',
    operation: 'listSavedViews',
    name: 'names that begin with a small letter come last',
    contradicts: 'x-order: name, asc',
    wrap: answerWith('listSavedViews', (body) =>
      listOf(body).toSorted((one, other) => (String(one.name) < String(other.name) ? -1 : 1)),
    ),
  },
]
