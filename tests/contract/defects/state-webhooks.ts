// Defects of state: what is saved, kept, brought back and deleted (webhooks).

import { withText } from '#tests/contract/defects/common.ts'
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
import { requestWith, rowsOf } from '#tests/contract/defects/tampering.ts'

export const STATE_WEBHOOKS_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'rotateWebhookSecret',
    name: 'the time of the last change of the secret stays that of the creation',
    contradicts: 'Webhook.secretChangedAt',
    wrap: (send) => {
      const isMeant = matcher('rotateWebhookSecret')
      const isWebhook = [matcher('getWebhook'), matcher('updateWebhook'), isMeant]
      return async (request) => {
        const response = await send(request)
        if (!isWebhook.some((is) => is(request))) return response
        return changed(response, (body) => ({ ...body, secretChangedAt: body.createdAt }))
      }
    },
  },
  {
    kind: 'state',
    operation: 'listWebhooks',
    name: 'the list shows an older value than the reading',
    wrap: on('listWebhooks', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        items: rowsOf(body).map((item) => ({ ...item, description: 'An earlier description' })),
      })),
    ),
  },
  {
    kind: 'state',
    operation: 'updateWebhook',
    name: 'a PUT merges instead of replacing',
    wrap: on('updateWebhook', async (request, send) => {
      const read = await send(readAgain(request))
      const { description } = await bodyOf(read)
      return send(read.status === 200 ? await withJson(request, (body) => ({ description, ...body })) : request)
    }),
  },
  {
    kind: 'state',
    operation: 'listWebhooks',
    name: 'what was deleted is still listed',
    wrap: (send) => {
      const gone: Json[] = []
      const [isList, isDeletion] = [matcher('listWebhooks'), matcher('deleteWebhook')]
      return async (request) => {
        const read = isDeletion(request)
          ? await send(new Request(request.url, { headers: request.headers }))
          : undefined
        const response = await send(request)
        if (read?.status === 200 && response.status === 204) gone.push((await read.json()) as Json)
        if (!isList(request)) return response
        return changed(response, (body) => ({ ...body, items: [...(body.items as Json[]), ...gone] }))
      }
    },
  },
  {
    kind: 'state',
    operation: 'createWebhook',
    name: 'halves of signs are stored as question marks',
    wrap: requestWith(
      'createWebhook',
      withText('description', (text) => text.toWellFormed().replaceAll('\ufffd', '?')),
    ),
  },
  {
    kind: 'state',
    operation: 'updateWebhook',
    name: 'signs of markup are escaped when they are saved',
    wrap: on('updateWebhook', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.description === 'string'
            ? { ...body, description: body.description.replaceAll('<', '&lt;').slice(0, 200) }
            : body,
        ),
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'updateWebhook',
    name: 'a list of an update is added to the one before',
    wrap: on('updateWebhook', async (request, send) => {
      const { events: before } = await bodyOf(await send(readAgain(request)))
      return send(
        await withJson(request, (body) =>
          Array.isArray(body.events) && Array.isArray(before) && new Set(body.events).size === body.events.length
            ? { ...body, events: [...new Set([...(before as unknown[]), ...(body.events as unknown[])])] }
            : body,
        ),
      )
    }),
  },
  {
    kind: 'state',
    operation: 'rotateWebhookSecret',
    name: 'a rotation answers the secret of before',
    wrap: (send) => {
      const secrets = new Map<unknown, unknown>()
      const [isCreation, isRotation] = [matcher('createWebhook'), matcher('rotateWebhookSecret')]
      return async (request) => {
        const response = await send(request)
        if (isCreation(request) && response.status === 201) {
          const { id, secret } = await bodyOf(response)
          secrets.set(id, secret)
        }
        if (!isRotation(request) || response.status !== 200) return response
        const id = new URL(request.url).pathname.split('/').at(-2)
        const secret = secrets.get(id)
        return secret === undefined ? response : changed(response, (body) => ({ ...body, secret }))
      }
    },
  },
]
