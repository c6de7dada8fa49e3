// Defects of authorization: someone gets in who may not.

import type { OperationId } from '@adwright/sdk/server'
import { type Defect, type DefectKind, matcher, on, rewritten, type Send } from '#tests/contract/defects/defect.ts'

const KIND: DefectKind = 'authorization'

/** Repeats a refused call with the credentials of the first caller, if the answer has one of `statuses`. */
const asTheOwner =
  (operation: OperationId, statuses: number[]) =>
  (send: Send): Send => {
    const isMeant = matcher(operation)
    let owner: Headers | undefined
    return async (request) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status < 300 && again.headers.has('Authorization')) owner ??= again.headers
      if (!isMeant(request) || !owner || !statuses.includes(response.status)) return response
      const { headers: given } = { headers: owner }
      return send(
        await rewritten(again, {
          headers: (headers) => {
            for (const name of ['Authorization', 'X-Ads-Authorization']) {
              const value = given.get(name)
              if (value !== null) headers.set(name, value)
            }
          },
        }),
      )
    }
  }

export const AUTHORIZATION_DEFECTS: Defect[] = [
  {
    kind: KIND,
    operation: 'getAccountPlanUsage',
    name: 'nobody needs a token',
    wrap: asTheOwner('getAccountPlanUsage', [401]),
  },
  {
    kind: KIND,
    operation: 'getAccountTask',
    name: 'another tenant reads a task',
    wrap: asTheOwner('getAccountTask', [404]),
  },
  {
    kind: KIND,
    operation: 'createAccountTask',
    name: 'a viewer may create',
    wrap: asTheOwner('createAccountTask', [403]),
  },
  {
    kind: KIND,
    operation: 'deleteAccountStrategy',
    name: 'another tenant deletes a strategy',
    wrap: asTheOwner('deleteAccountStrategy', [404]),
  },
  {
    kind: KIND,
    operation: 'updateWebhook',
    name: 'a role below the least one may change a webhook',
    wrap: asTheOwner('updateWebhook', [403]),
  },
  {
    kind: KIND,
    operation: 'getUser',
    name: 'a broken token is accepted',
    wrap: (send) => {
      const whole = asTheOwner('getUser', [401])(send)
      const isMeant = matcher('getUser')
      return (request) => (isMeant(request) && !request.headers.has('Authorization') ? send(request) : whole(request))
    },
  },
]

/** Names are compared by the caller's language only if the header reaches the backend. */
export const LANGUAGE_DEFECTS: Defect[] = [
  {
    kind: 'languages',
    operation: 'createAccountTask',
    name: 'refusals are always in English',
    wrap: on('createAccountTask', async (request, send) =>
      send(await rewritten(request, { headers: (headers) => headers.delete('Accept-Language') })),
    ),
  },
  {
    kind: 'languages',
    operation: 'getAccountStrategy',
    name: 'refusals are always in Turkish',
    wrap: on('getAccountStrategy', async (request, send) =>
      send(await rewritten(request, { headers: (headers) => headers.set('Accept-Language', 'tr') })),
    ),
  },
]
