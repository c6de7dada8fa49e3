// Defects of guards: idempotency keys and versions (accounts, persons, tickets and webhooks).

import { withNewKey } from '#tests/contract/defects/common.ts'
import { type Defect, matcher, on, readAgain, rewritten, without } from '#tests/contract/defects/defect.ts'

export const GUARDS_ACCOUNTS_DEFECTS: Defect[] = [
  {
    kind: 'guards',
    operation: 'register',
    name: 'the key of a registration is not looked at',
    contradicts: 'parameter Idempotency-Key: the same key replays the first answer',
    wrap: on('register', async (request, send) =>
      send(request.headers.get('Idempotency-Key')?.length === 36 ? await withNewKey(request) : request),
    ),
  },
  {
    kind: 'guards',
    operation: 'createSavedView',
    name: 'a key that another operation has used is refused',
    wrap: (send) => {
      const isMeant = matcher('createSavedView')
      const used = new Set<string>()
      return async (request) => {
        const key = request.headers.get('Idempotency-Key') ?? ''
        const isUsed = isMeant(request) && used.has(key)
        const response = await send(isUsed ? readAgain(request) : request)
        if (!isMeant(request) && key !== '' && response.ok) used.add(key)
        if (!isUsed) return response
        const { pathname: path } = new URL(request.url)
        const requestId = response.headers.get('Request-Id')
        const told = {
          message: 'This key was used for something else.',
          detail: null,
          status: 409,
          path,
          method: 'POST',
        }
        const headers = { 'Content-Type': 'application/json', 'Request-Id': requestId ?? '' }
        return Response.json({ ...told, code: 'idempotency-key-reused', requestId }, { status: 409, headers })
      }
    },
  },
  {
    kind: 'guards',
    operation: 'createWebhook',
    name: 'keys of one tenant count for another one',
    wrap: (send) => {
      const first = new Map<string, Response>()
      return on('createWebhook', async (request, next) => {
        const key = request.headers.get('Idempotency-Key') ?? ''
        const account = new URL(request.url).pathname.split('/')[2]
        const known = [...first].find(([one]) => one.startsWith(`${key} `) && one !== `${key} ${account}`)
        if (key && known) return known[1].clone()
        const response = await next(request)
        if (key && response.status === 201) first.set(`${key} ${account}`, response.clone())
        return response
      })(send)
    },
  },
  {
    kind: 'guards',
    operation: 'updateWebhook',
    name: 'a stale version is accepted',
    wrap: on('updateWebhook', async (request, send) =>
      send(await rewritten(request, { url: without('expectedVersion') })),
    ),
  },
  {
    kind: 'guards',
    operation: 'createTicket',
    name: 'a repeated idempotency key creates twice',
    wrap: on('createTicket', async (request, send) =>
      send(await rewritten(request, { headers: (headers) => headers.delete('Idempotency-Key') })),
    ),
  },
  {
    kind: 'guards',
    operation: 'createWebhook',
    name: 'the replay of a creation has another status',
    wrap: on('createWebhook', async (request, send) => {
      const response = await send(request)
      return response.headers.has('Idempotent-Replayed')
        ? new Response(await response.text(), { status: 409, headers: response.headers })
        : response
    }),
  },
  {
    kind: 'guards',
    operation: 'rotateWebhookSecret',
    name: 'the same key rotates once more',
    contradicts: 'Idempotency-Key: the same key with the same request replays the first answer',
    wrap: on('rotateWebhookSecret', async (request, send) =>
      send(await rewritten(request, { headers: (all) => all.delete('idempotency-key') })),
    ),
  },
  {
    kind: 'guards',
    operation: 'updateAnnotation',
    name: 'a version that does not exist yet is accepted',
    wrap: on('updateAnnotation', async (request, send) => {
      const response = await send(request.clone())
      const version = Number(new URL(request.url).searchParams.get('expectedVersion'))
      if (response.status !== 409 || !(version > 100)) return response
      return send(await rewritten(request, { url: (url) => url.searchParams.delete('expectedVersion') }))
    }),
  },
  {
    kind: 'guards',
    operation: 'createAnnotation',
    name: 'a repeated request with its fields in another order is taken for another one',
    wrap: (send) => {
      const texts = new Map<string, string>()
      return on('createAnnotation', async (request, next) => {
        const key = request.headers.get('Idempotency-Key') ?? ''
        const text = await request.clone().text()
        const known = texts.get(key)
        const response = await next(request)
        if (key && response.status === 201 && known === undefined) texts.set(key, text)
        if (known === undefined || known === text || response.status !== 201) return response
        const { pathname } = new URL(request.url)
        const requestId = response.headers.get('Request-Id')
        const refusal = { message: 'Another request.', detail: null, status: 409, path: pathname, method: 'POST' }
        return new Response(JSON.stringify({ ...refusal, code: 'idempotency-key-reused', requestId }), {
          status: 409,
          headers: { 'Content-Type': 'application/json', ...(requestId ? { 'Request-Id': requestId } : {}) },
        })
      })(send)
    },
  },
]
