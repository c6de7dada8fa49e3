// Defects of guards: idempotency keys and versions (tasks and strategies).

import { isReplay, withNewKey } from '#tests/contract/defects/common.ts'
import { changed, type Defect, on, rewritten, without } from '#tests/contract/defects/defect.ts'
import { ignoresVersion } from '#tests/contract/defects/tampering.ts'

export const GUARDS_TASKS_DEFECTS: Defect[] = [
  {
    kind: 'guards',
    operation: 'deleteUserStrategy',
    name: 'an old version is deleted',
    contradicts: 'parameter expectedVersion: one that has changed meanwhile is a 409',
    wrap: ignoresVersion('deleteUserStrategy'),
  },
  {
    kind: 'guards',
    operation: 'deleteUserTask',
    name: 'the version that the deletion began with is not looked at',
    contradicts: 'expectedVersion',
    wrap: ignoresVersion('deleteUserTask'),
  },
  {
    kind: 'guards',
    operation: 'createUserStrategyCheckIn',
    name: 'a replay is answered as such, and checks in once more',
    contradicts: 'parameter Idempotency-Key: the same key replays the first answer',
    wrap: on('createUserStrategyCheckIn', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (isReplay(response)) await send(await withNewKey(again))
      return response
    }),
  },
  {
    kind: 'guards',
    operation: 'getUserStrategy',
    name: 'the version is not increased by an update',
    wrap: on('getUserStrategy', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, version: 1 })),
    ),
  },
  {
    kind: 'guards',
    operation: 'updateAccountTask',
    name: 'two updates of one version at the same moment are both accepted',
    wrap: (send) => {
      let underWay = 0
      return on('updateAccountTask', async (request, next) => {
        underWay += 1
        const isAlone = underWay === 1
        const one = isAlone ? request : await rewritten(request, { url: without('expectedVersion') })
        return next(one).finally(() => {
          underWay -= 1
        })
      })(send)
    },
  },
  {
    kind: 'guards',
    operation: 'createUserTask',
    name: 'a repeated key is answered as before and creates once more',
    wrap: (send) => {
      const seen = new Set<string>()
      return on('createUserTask', async (request, next) => {
        const key = request.headers.get('Idempotency-Key') ?? ''
        const again = await rewritten(request, { headers: (headers) => headers.delete('Idempotency-Key') })
        const response = await next(request)
        if (key && seen.has(key) && response.status === 201) await next(again)
        seen.add(key)
        return response
      })(send)
    },
  },
  {
    kind: 'guards',
    operation: 'createAccountTask',
    name: 'an idempotency key with another body replays the first answer',
    wrap: (send) => {
      const first = new Map<string, Response>()
      return on('createAccountTask', async (request, next) => {
        const key = request.headers.get('Idempotency-Key') ?? ''
        const known = first.get(key)
        if (known) return known.clone()
        const response = await next(request)
        if (key && response.status === 201) first.set(key, response.clone())
        return response
      })(send)
    },
  },
  {
    kind: 'guards',
    operation: 'deleteAccountTask',
    name: 'a deletion accepts a stale version',
    wrap: on('deleteAccountTask', async (request, send) =>
      send(await rewritten(request, { url: without('expectedVersion') })),
    ),
  },
  {
    kind: 'guards',
    operation: 'createAccountTask',
    name: 'the idempotency keys of one member count for another one',
    wrap: (send) => {
      const first = new Map<string, { token: string; response: Response }>()
      return on('createAccountTask', async (request, next) => {
        const key = `${request.headers.get('Idempotency-Key') ?? ''} ${request.url}`
        const token = request.headers.get('Authorization') ?? ''
        const known = first.get(key)
        if (known && known.token !== token && token !== '') return known.response.clone()
        const response = await next(request)
        if (request.headers.has('Idempotency-Key') && response.status === 201 && !known)
          first.set(key, { token, response: response.clone() })
        return response
      })(send)
    },
  },
  {
    kind: 'guards',
    operation: 'createUserTask',
    name: 'two requests with one key at the same moment both create',
    wrap: (send) => {
      const underWay = new Set<string>()
      return on('createUserTask', async (request, next) => {
        const key = request.headers.get('Idempotency-Key') ?? ''
        const isSecond = key !== '' && underWay.has(key)
        underWay.add(key)
        const one = isSecond
          ? await rewritten(request, { headers: (headers) => headers.delete('Idempotency-Key') })
          : request
        return next(one).finally(() => {
          if (!isSecond) underWay.delete(key)
        })
      })(send)
    },
  },
]
