// Defects of state: what is saved, kept, brought back and deleted (strategies).

import { headersWithoutKey, withText } from '#tests/contract/defects/common.ts'
import { bodyOf, changed, type Defect, type Json, on, withJson } from '#tests/contract/defects/defect.ts'
import { alongside, OWNER, pathOf, requestWith, rowsOf, withCallers } from '#tests/contract/defects/tampering.ts'

export const STATE_STRATEGIES_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'createAccountStrategyCheckIn',
    name: 'the role is checked after the check-in is stored',
    contradicts: 'x-min-role: user; what is refused has no effect',
    wrap: withCallers('createAccountStrategyCheckIn', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status === 403) await send(await callers.as(OWNER, again))
      return response
    }),
  },
  {
    kind: 'state',
    operation: 'updateUserStrategy',
    name: 'an active strategy may become a draft again',
    contradicts: 'x-transitions: 2 leads to 3 and 4 only',
    wrap: on('updateUserStrategy', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const body = await bodyOf(again)
      const isGuarded = new URL(request.url).searchParams.has('expectedVersion')
      if (response.status !== 409 || body.status !== 1 || isGuarded) return response
      let last = response
      for (const status of [4, 5, 1]) last = await send(alongside(again, 'PUT', pathOf(again), { ...body, status }))
      return last
    }),
  },
  {
    kind: 'state',
    operation: 'createAccountStrategyCheckIn',
    name: 'a number is stored with single precision',
    wrap: on('createAccountStrategyCheckIn', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.value === 'number' && Number.isFinite(Math.fround(body.value))
            ? { ...body, value: Math.fround(body.value) }
            : body,
        ),
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'createUserStrategy',
    name: 'a creation that is refused creates nevertheless',
    wrap: (send) => {
      const accepted = new Map<string, Json>()
      return on('createUserStrategy', async (request, next) => {
        const sent = await bodyOf(request)
        const response = await next(request.clone())
        const key = `${request.url} ${request.headers.get('Authorization')}`
        if (response.status === 201) accepted.set(key, sent)
        const known = accepted.get(key)
        if (response.status !== 422 || !known) return response
        await next(
          new Request(request.url, {
            method: 'POST',
            headers: headersWithoutKey(request),
            body: JSON.stringify(known),
          }),
        )
        return response
      })(send)
    },
  },
  {
    kind: 'state',
    operation: 'getAccountStrategy',
    name: 'a creation moment changes with each update',
    wrap: on('getAccountStrategy', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, createdAt: body.updatedAt })),
    ),
  },
  {
    kind: 'state',
    operation: 'updateAccountStrategy',
    name: 'an update that merges clears the fields it does not name',
    wrap: on('updateAccountStrategy', async (request, send) =>
      send(await withJson(request, (body) => ({ description: '', channels: [], ...body }))),
    ),
  },
  {
    kind: 'state',
    operation: 'createAccountStrategy',
    name: 'accents and joined emoji are dropped',
    wrap: requestWith(
      'createAccountStrategy',
      withText('title', (text) => text.normalize('NFD').replace(/[\u0300-\u036f\u200d]/g, '')),
    ),
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
  {
    kind: 'state',
    operation: 'getAccountStrategy',
    name: 'the moment of the last change does not follow the changes',
    wrap: (send) => {
      const first = new Map<unknown, unknown>()
      return on('getAccountStrategy', async (request, next) =>
        changed(await next(request), (body) => {
          if (!first.has(body.id)) first.set(body.id, body.updatedAt)
          return { ...body, updatedAt: first.get(body.id) }
        }),
      )(send)
    },
  },
  {
    kind: 'state',
    operation: 'listAccountStrategies',
    name: 'the number of tasks of each is that of its creation',
    wrap: on('listAccountStrategies', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        items: rowsOf(body).map((one) => ({ ...one, taskCount: 0 })),
      })),
    ),
  },
]
