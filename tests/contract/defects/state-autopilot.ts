// Defects of state: what is saved, kept, brought back and deleted (autopilot).
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  readAgain,
  withJson,
} from '#tests/contract/defects/defect.ts'
import {
  alongside,
  answerWith,
  eachOf,
  OWNER,
  only,
  pathOf,
  rowsOf,
  withCallers,
} from '#tests/contract/defects/tampering.ts'

const rounded = (value: unknown) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value)

/** The rule is read once for each language, and never again. */
const readOnce: Defect['wrap'] = (send) => {
  const kept = new Map<string, Response>()
  return on('getAutopilotRule', async (request, next) => {
    const { headers, url } = request
    const key = [
      url,
      headers.get('Authorization'),
      headers.get('Accept-Language'),
      headers.get('X-Ads-Authorization'),
    ].join(' ')
    const response = await next(request)
    if (!response.ok) return response
    const first = kept.get(key) ?? response.clone()
    kept.set(key, first)
    return new Response(await first.clone().text(), { status: 200, headers: response.headers })
  })(send)
}

/** The states of rules in the catalog are those of its first reading. */
const frozenCatalog: Defect['wrap'] = (send) => {
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

/** A deleted item is read as it was before. */
const readsDeleted: Defect['wrap'] = (send) => {
  const [isDeletion, isReading] = [matcher('deleteAutopilotItem'), matcher('getAutopilotItem')]
  const kept = new Map<string, Response>()
  return async (request) => {
    const path = pathOf(request)
    const before = isDeletion(request) ? await send(alongside(request, 'GET', path)) : undefined
    const response = await send(request)
    if (before?.ok && response.status === 204) kept.set(path, before)
    return isReading(request) && response.status === 404 ? (kept.get(path)?.clone() ?? response) : response
  }
}

export const STATE_AUTOPILOT_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'updateAutopilotItem',
    name: 'what the body leaves out keeps its value',
    contradicts: 'x-update: replace',
    wrap: on('updateAutopilotItem', async (request, send) => {
      const before = await bodyOf(await send(readAgain(request)))
      const kept = only(before, 'cooldownDays', 'startsOn', 'endsOn', 'notify', 'exceptionEntityIds')
      return send(await withJson(request, (body) => ({ ...kept, ...body })))
    }),
  },
  {
    kind: 'state',
    operation: 'getAutopilotGuardrails',
    name: 'factors are read with one decimal',
    contradicts: 'Guardrails.maxDailyFactor',
    wrap: answerWith('getAutopilotGuardrails', (body) => ({
      ...body,
      maxDailyFactor: rounded(body.maxDailyFactor),
      maxMonthlyFactor: rounded(body.maxMonthlyFactor),
    })),
  },
  {
    kind: 'state',
    operation: 'getAutopilotRule',
    name: 'the rule is served from a cache that nothing empties',
    contradicts: 'description: the rule with its state for the client account',
    wrap: readOnce,
  },
  {
    kind: 'state',
    operation: 'updateAutopilotItemStatus',
    name: 'a switch is answered, and the item stays as it was',
    contradicts: 'x-update: replace; description: pausing stops further runs',
    wrap: withCallers('updateAutopilotItemStatus', async (request, send, callers) => {
      const again = request.clone()
      const item = alongside(again, 'GET', pathOf(again).replace(/\/status$/, ''))
      const { status } = await bodyOf(await send(item))
      const response = await send(request)
      const isChanged = response.status === 200 && (await bodyOf(response)).status !== status
      const back = alongside(again, 'PUT', pathOf(again), { status })
      if (isChanged && (status === 1 || status === 2)) await send(await callers.as(OWNER, back))
      return response
    }),
  },
  {
    kind: 'state',
    operation: 'deleteAutopilotException',
    name: 'a deletion deletes all items of its list',
    wrap: on('deleteAutopilotException', async (request, send) => {
      const response = await send(request)
      if (response.status !== 204) return response
      const path = new URL(request.url).pathname.split('/').slice(0, -1).join('/')
      const at = (address: string, method: string) =>
        new Request(new URL(address, request.url), { method, headers: request.headers })
      const { items = [] } = await bodyOf(await send(at(path, 'GET')))
      for (const { id } of items as Json[]) await send(at(`${path}/${String(id)}`, 'DELETE'))
      return response
    }),
  },
  {
    kind: 'state',
    operation: 'listRuleCatalogue',
    name: 'what is active is what was active at the first reading',
    contradicts: 'AutopilotRule.isActive, activeItemCount',
    wrap: frozenCatalog,
  },
  {
    kind: 'state',
    operation: 'selectCustomerClient',
    name: 'the answer shows the connection without its client',
    contradicts: 'responses.200: the connection with the selected client',
    wrap: answerWith('selectCustomerClient', (body) => ({ ...body, customerClientId: null })),
  },
  {
    kind: 'state',
    operation: 'listAdGroupMetrics',
    name: 'the cost of a click is that of a thousand impressions',
    wrap: answerWith('listAdGroupMetrics', (body) => ({
      ...body,
      items: rowsOf(body).map((row) => ({ ...row, averageCpc: Number(row.averageCpc ?? 0) * 2 })),
    })),
  },
  {
    kind: 'state',
    operation: 'getAutopilotItem',
    name: 'a deleted item can still be read',
    contradicts: 'description: a deleted one answers 404',
    wrap: readsDeleted,
  },
  {
    kind: 'state',
    operation: 'restoreAutopilotProposals',
    name: 'what is taken back is rejected again',
    contradicts: 'description: the proposals are open again',
    wrap: on('restoreAutopilotProposals', async (request, send) => {
      const { changeIds } = await bodyOf(request)
      const again = request.clone()
      const response = await send(request)
      if (!response.ok) return response
      const { changes } = await bodyOf(response)
      const path = pathOf(again).replace(/restore$/, 'reject')
      if (Array.isArray(changes) && changes.length > 0) await send(alongside(again, 'POST', path, { changeIds }))
      return response
    }),
  },
  {
    kind: 'state',
    operation: 'restoreAutopilotItem',
    name: 'what is brought back is gone with the next reading',
    contradicts: 'description: brings an item back under its old id',
    wrap: on('restoreAutopilotItem', async (request, send) => {
      const item = alongside(request, 'DELETE', pathOf(request).replace(/\/restore$/, ''))
      const response = await send(request)
      if (response.status === 201) await send(item)
      return response
    }),
  },
]
