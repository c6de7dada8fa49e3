// Defects of operations drawn with the seed 20261206, written from the contract alone: state, paging, filters.
import { PlanLimitKind } from '@adwright/sdk/types'
import { asked, beside, emptied, listOf, query, shownAs } from '#tests/contract/defects/common.ts'
import { bodyOf, changed, type Defect, type Json, matcher, on } from '#tests/contract/defects/defect.ts'
import { pathOf, rowsOf, textOf } from '#tests/contract/defects/tampering.ts'

export const EFFECTS_SEVENTH_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'deleteAutopilotException',
    name: 'an exception from all rules is still there after it was deleted',
    contradicts: '204: “The exception is gone.”; “Rules may touch the thing again from their next run on”',
    wrap: on('deleteAutopilotException', async (request, send) => {
      const path = pathOf(request)
      const list = await send(beside(request, `${path.slice(0, path.lastIndexOf('/'))}?recordsPerPage=100`))
      const kept = rowsOf(await bodyOf(list)).find(({ id }) => path.endsWith(`/${textOf(id)}`))
      if (kept?.ruleId !== null) return send(request)
      // Who may not delete is refused as ever: the call is made for an exception that does not exist.
      const refusal = await send(beside(request, `${path}x`, 'DELETE'))
      return refusal.status === 404 ? emptied(list) : refusal
    }),
  },
  {
    kind: 'state',
    operation: 'getAccountPlanUsage',
    name: 'deleted tasks go on counting',
    contradicts: '`PlanLimitKind`: “Deleted tasks and strategies do not count, nor do archived strategies.”',
    wrap: (send) => {
      const [isDeletion, isRestoration] = [matcher('deleteAccountTask'), matcher('restoreAccountTask')]
      const deleted = new Set<string>()
      const inner = on('getAccountPlanUsage', async (request, next) => {
        const [, , account = ''] = pathOf(request).split('/')
        const more = [...deleted].filter((path) => path.split('/')[2] === account).length
        return changed(await next(request), (body) => ({
          ...body,
          limits: listOf(body.limits).map((limit) =>
            limit.kind === PlanLimitKind.Tasks ? { ...limit, used: Number(limit.used) + more } : limit,
          ),
        }))
      })(send)
      return async (request) => {
        const response = await inner(request)
        const path = pathOf(request)
        if (isDeletion(request) && response.status === 204) deleted.add(path)
        if (isRestoration(request) && response.status === 201) deleted.delete(path.replace(/\/restore$/, ''))
        return response
      }
    },
  },
  {
    kind: 'state',
    operation: 'confirmPhoneChange',
    name: 'the new number counts as verified in the answer alone',
    contradicts: '“The new number replaces the old one immediately and counts as verified.”; `isPhoneVerified`',
    wrap: (send) => {
      const [isConfirmation, isRead] = [matcher('confirmPhoneChange'), matcher('getUser')]
      const unverified = new Set<unknown>()
      return async (request) => {
        const response = await send(request)
        if (!response.ok) return response
        if (isConfirmation(request)) unverified.add((await bodyOf(response)).phone)
        if (!isRead(request)) return response
        return changed(response, (body) => (unverified.has(body.phone) ? { ...body, isPhoneVerified: false } : body))
      }
    },
  },
  {
    kind: 'state',
    operation: 'deleteSavedView',
    name: 'a shared view stays in the list after it was deleted',
    contradicts: '“Deletes it with its schedule.”; 204: “It is deleted.”',
    wrap: (send) => {
      const [isDeletion, isList, isCreation] = ['deleteSavedView', 'listSavedViews', 'createSavedView'].map((one) =>
        matcher(one as Defect['operation']),
      )
      const shared = new Map<string, Json>()
      const deleted = new Map<string, Json>()
      const learn = (path: string, row: Json) => {
        if (row.isShared === true) shared.set(`${path}/${textOf(row.id)}`, row)
      }
      return async (request) => {
        const path = pathOf(request)
        const response = await send(request)
        if (!response.ok) return response
        if (isCreation?.(request)) learn(path, await bodyOf(response))
        const gone = shared.get(path)
        if (isDeletion?.(request) && gone) deleted.set(path, gone)
        if (!isList?.(request)) return response
        return changed(response, (body) => {
          const rows = listOf(body)
          for (const row of rows) learn(path, row)
          const screens = query(request).getAll('screens')
          const left = [...deleted].filter(
            ([one, { screen }]) =>
              one.startsWith(`${path}/`) && (screens.length === 0 || screens.includes(`${Number(screen)}`)),
          )
          return [...rows, ...left.map(([, row]) => row)]
        })
      }
    },
  },
  {
    kind: 'paging',
    operation: 'listAccountStrategies',
    name: 'a list without a rest after its last page has one page more',
    contradicts: '`totalPages`: “Pages there are, 0 for an empty list.”',
    wrap: shownAs('listAccountStrategies', (body) => ({
      ...body,
      totalPages: Math.floor(Number(body.totalCount) / Number(body.pageSize)) + 1,
    })),
  },
  {
    kind: 'paging',
    operation: 'listCampaignMetrics',
    name: 'each further page begins with the last campaign of the page before',
    contradicts: '`x-sums: {at: /totals, …}`: “`totals` are those of all rows of all pages after filters”',
    wrap: on('listCampaignMetrics', async (request, send) => {
      const page = Number(query(request).get('currentPage') ?? 1)
      const before = await asked(request, (params) => params.set('currentPage', `${page - 1}`))
      const response = await send(request)
      const last = response.ok && page > 1 ? rowsOf(await bodyOf(await send(before))).slice(-1) : []
      return changed(response, (body) => ({
        ...body,
        items: [...last, ...rowsOf(body)].slice(0, Number(body.pageSize)),
      }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listUserStrategyEvents',
    name: 'a page beyond the last is the last one again',
    contradicts: '“A page beyond the last is an empty list, not an error.”',
    wrap: on('listUserStrategyEvents', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const { currentPage, totalPages } = await bodyOf(response)
      if (!response.ok || !Number(totalPages) || Number(currentPage) <= Number(totalPages)) return response
      return send(await asked(again, (params) => params.set('currentPage', `${Number(totalPages)}`)))
    }),
  },
  {
    kind: 'paging',
    operation: 'listWebhooks',
    name: 'pages of 100 hold 50',
    contradicts: '`pageSize`: `enum: [10, 25, 50, 100]`, “The most items a page holds.”',
    wrap: on('listWebhooks', async (request, send) => {
      const isCut = query(request).get('pageSize') === '100'
      return send(isCut ? await asked(request, (params) => params.set('pageSize', '50')) : request)
    }),
  },
  {
    kind: 'filters',
    operation: 'getMarketAnalysis',
    name: 'metrics of the second platform cannot be asked for',
    contradicts: '`source` is an IntegrationPlatform: `enum: [1, 2, 3, 4]`',
    wrap: on('getMarketAnalysis', async (request, send) => {
      if (query(request).get('source') !== '2') return send(request)
      return send(await asked(request, (params) => params.set('source', '22')))
    }),
  },
  {
    kind: 'filters',
    operation: 'listAnomalyConfigurations',
    name: 'the monitors of the product are listed whatever the property',
    contradicts: '`propertyName`: `x-filters: propertyName`, “Only monitors of this property”',
    wrap: on('listAnomalyConfigurations', async (request, send) => {
      const all = await asked(request, (params) => params.delete('propertyName'))
      const response = await send(request)
      if (!response.ok || query(all).get('includeDefaults') !== 'true') return response
      const defaults = listOf(await bodyOf(await send(all))).filter(({ isDefault }) => isDefault === true)
      return changed(response, (body) => [...listOf(body).filter(({ isDefault }) => isDefault !== true), ...defaults])
    }),
  },
  {
    kind: 'filters',
    operation: 'listRulesInActivity',
    name: 'without a choice the whole catalog is answered',
    contradicts:
      '`inActivityOnly`: `default: true`, “Whether only those that occur in the activity of the client are answered”',
    wrap: on('listRulesInActivity', async (request, send) => {
      if (query(request).has('inActivityOnly')) return send(request)
      return send(await asked(request, (params) => params.set('inActivityOnly', 'false')))
    }),
  },
  {
    kind: 'filters',
    operation: 'listSocialPosts',
    name: 'of several labels a post must carry all',
    contradicts: '`labels`: `x-filters: labels`, “Only posts with one of these labels.”',
    wrap: on('listSocialPosts', async (request, send) => {
      const labels = query(request).getAll('labels')
      return changed(await send(request), (body) =>
        listOf(body).filter((row) => labels.every((label) => Array.isArray(row.labels) && row.labels.includes(label))),
      )
    }),
  },
]
