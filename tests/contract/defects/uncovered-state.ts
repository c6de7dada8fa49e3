// Uncovered defects of state, guards, paging and filters.
import {
  alongside,
  answerWith,
  type BlindDefect,
  pathOf,
  readWith,
  rowsOf,
} from '#tests/contract/defects/blind-tools.ts'
import { bodyOf, changed, type Json, matcher, on, rewritten, withBody } from '#tests/contract/defects/defect.ts'

/** A deleted item is read as it was before. */
const readsDeleted: BlindDefect['wrap'] = (send) => {
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

/** A restored task has lost its labels, until they are written again. */
const losesLabels: BlindDefect['wrap'] = (send) => {
  const isRestoring = matcher('restoreUserTask')
  return async (request) => {
    const response = await send(request)
    if (!isRestoring(request) || response.status !== 201) return response
    const path = pathOf(request).replace(/\/restore$/, '')
    const { title } = await bodyOf(response)
    const update = await send(alongside(request, 'PUT', path, { title, labels: [] }))
    return update.ok ? withBody(response, await update.json()) : response
  }
}

export const UNCOVERED_STATE_DEFECTS: BlindDefect[] = [
  {
    kind: 'state',
    operation: 'getAutopilotItem',
    name: 'a deleted item can still be read',
    contradicts: 'description: a deleted one answers 404',
    wrap: readsDeleted,
  },
  {
    kind: 'guards',
    operation: 'runAutopilotItem',
    name: 'a repeated request runs it once more',
    contradicts: 'Idempotency-Key',
    wrap: on('runAutopilotItem', async (request, send) =>
      send(
        await rewritten(request, {
          headers: (headers) => {
            if (/^[\da-f-]{36}$/i.test(headers.get('Idempotency-Key') ?? '')) headers.delete('Idempotency-Key')
          },
        }),
      ),
    ),
  },
  {
    kind: 'paging',
    operation: 'listAutopilotVersions',
    name: 'the oldest version comes first',
    contradicts: 'x-order: savedAt, desc',
    wrap: on('listAutopilotVersions', async (request, send) => {
      const response = await send(request)
      return response.ok ? withBody(response, ((await response.clone().json()) as Json[]).toReversed()) : response
    }),
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
    kind: 'paging',
    operation: 'listAccountStrategyHistory',
    name: 'the total is that of the page',
    contradicts: 'PageFields.totalCount',
    wrap: answerWith('listAccountStrategyHistory', (body) => ({ ...body, totalCount: rowsOf(body).length })),
  },
  {
    kind: 'state',
    operation: 'restoreUserTask',
    name: 'what is restored has lost its labels',
    contradicts: 'description: brings a task back',
    wrap: losesLabels,
  },
  {
    kind: 'state',
    operation: 'getAccountStrategyFigure',
    name: 'the target is read with a delay of one change',
    contradicts: 'StrategyMetricSeries.target: that of the strategy',
    wrap: (send) => {
      const targets = new Map<string, unknown>()
      return on('getAccountStrategyFigure', async (request, next) => {
        const path = pathOf(request)
        const response = await next(request)
        return changed(response, (body) => {
          const target = targets.get(path) ?? body.target
          targets.set(path, target)
          return { ...body, target }
        })
      })(send)
    },
  },
]
