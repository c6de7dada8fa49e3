// Defects of access: roles, tenants, persons and sessions that are not checked somewhere (webhooks).

import { asTheOwner } from '#tests/contract/defects/common.ts'
import { type Defect, on, rewritten } from '#tests/contract/defects/defect.ts'
import { OWNER, withCallers } from '#tests/contract/defects/tampering.ts'

export const ACCESS_WEBHOOKS_DEFECTS: Defect[] = [
  {
    kind: 'authorization',
    operation: 'updateWebhook',
    name: 'a role below the least one may change a webhook',
    wrap: asTheOwner('updateWebhook', [403]),
  },
  {
    kind: 'authorization',
    operation: 'resendWebhookDelivery',
    name: 'a user may send it again',
    contradicts: 'x-min-role: admin',
    wrap: withCallers('resendWebhookDelivery', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      const isUser = callers.emailOf(again).startsWith('cagri')
      return response.status === 403 && isUser ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'listWebhooks',
    name: 'the role is checked only where something is written',
    wrap: (send) => {
      let owner: Headers | undefined
      return on('listWebhooks', async (request, next) => {
        const response = await next(request.clone())
        if (response.status === 200) owner ??= request.headers
        if (response.status !== 403 || !owner) return response
        const token = owner.get('Authorization') ?? ''
        return next(await rewritten(request, { headers: (headers) => headers.set('Authorization', token) }))
      })(send)
    },
  },
]
