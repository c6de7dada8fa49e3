// Further defects of writing and guarding, as backends have them.
import {
  bodyOf,
  changed,
  type Defect,
  matcher,
  on,
  readAgain,
  rewritten,
  type Send,
  withHeader,
  withJson,
  without,
  withStatus,
} from '#tests/contract/defects/defect.ts'

/** The token of the person whose things are judged. */
function ownerOf(send: Send, header = 'Authorization'): { send: Send; owner: () => Headers | undefined } {
  let owner: Headers | undefined
  return {
    owner: () => owner,
    send: async (request) => {
      const { headers } = request
      const response = await send(request)
      if (response.status < 300 && headers.has(header)) owner ??= headers
      return response
    },
  }
}

export const FURTHER_STATE_DEFECTS: Defect[] = [
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
    operation: 'updateUser',
    name: 'a field of the profile is never saved',
    wrap: on('updateUser', async (request, send) => {
      const sent = await bodyOf(request)
      const response = await send(await withJson(request, (body) => ({ ...body, timeZone: undefined })))
      return 'timeZone' in sent ? changed(response, (body) => ({ ...body, timeZone: sent.timeZone })) : response
    }),
  },
  {
    kind: 'state',
    operation: 'updateUserTask',
    name: 'signs outside of the basic plane are cut from texts',
    wrap: on('updateUserTask', async (request, send) =>
      send(
        await withJson(request, (body) => ({
          ...body,
          ...(typeof body.title === 'string' ? { title: body.title.replace(/[\u{10000}-\u{10ffff}]/gu, '') } : {}),
        })),
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'updateUserTaskStatus',
    name: 'an action answers with its effect and has none',
    wrap: on('updateUserTaskStatus', async (request, send) => {
      const { status } = await bodyOf(request)
      const read = await send(
        new Request(request.url.replace(/\/status.*$/, ''), { headers: request.headers, method: 'GET' }),
      )
      return read.status === 200 && Number.isInteger(status) && Number(status) < 7
        ? changed(read, (body) => ({ ...body, status }))
        : send(request)
    }),
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
    kind: 'authorization',
    operation: 'updateAccountTaskComment',
    name: 'a comment is found below any task',
    wrap: (send) => {
      const taskOf = new Map<string, string>()
      const [isCreation, isUpdate] = [matcher('createAccountTaskComment'), matcher('updateAccountTaskComment')]
      return async (request) => {
        const [, , , task = '', , comment = ''] = new URL(request.url).pathname.split('/')
        const real = taskOf.get(comment)
        const response = await send(
          isUpdate(request) && real
            ? await rewritten(request, { url: (url) => (url.pathname = url.pathname.replace(task, real)) })
            : request,
        )
        if (isCreation(request) && response.status === 201) taskOf.set(String((await bodyOf(response)).id), task)
        return response
      }
    },
  },
  {
    kind: 'authorization',
    operation: 'getUser',
    name: 'a session that has ended is still accepted',
    wrap: (send) => {
      const tokens = new Set<string>()
      const [isRegistration, isMeant] = [matcher('register'), matcher('getUser')]
      const known = ownerOf(send)
      return async (request) => {
        const response = await known.send(request.clone())
        if (isRegistration(request) && response.status === 201)
          tokens.add(`Bearer ${String((await bodyOf(response)).token)}`)
        const token = request.headers.get('Authorization') ?? ''
        const owner = known.owner()?.get('Authorization')
        if (!isMeant(request) || response.status !== 401 || !tokens.has(token) || !owner) return response
        return send(await rewritten(request, { headers: (headers) => headers.set('Authorization', owner) }))
      }
    },
  },
  {
    kind: 'authorization',
    operation: 'listCampaignMetrics',
    name: 'the second of two credentials is not checked',
    wrap: (send) => {
      const known = ownerOf(send, 'X-Ads-Authorization')
      const isMeant = matcher('listCampaignMetrics')
      return async (request) => {
        const response = await known.send(request.clone())
        const ads = known.owner()?.get('X-Ads-Authorization')
        if (!isMeant(request) || response.status !== 401 || !ads) return response
        return send(await rewritten(request, { headers: (headers) => headers.set('X-Ads-Authorization', ads) }))
      }
    },
  },
  {
    kind: 'authorization',
    operation: 'getDesign',
    name: 'another tenant learns by 403 that a design exists',
    wrap: (send) => {
      const seen = new Set<string>()
      return on('getDesign', async (request, next) => {
        const response = await next(request)
        const id = new URL(request.url).pathname.split('/').at(-1) ?? ''
        if (response.status === 200) seen.add(id)
        if (response.status !== 404 || !seen.has(id)) return response
        return changed(
          await withStatus(response, 403),
          (body) => ({ ...body, status: 403, code: 'role-too-low' }),
          () => true,
        )
      })(send)
    },
  },
  {
    kind: 'headers',
    operation: 'createTicket',
    name: 'Location leads to another ticket',
    wrap: (send) => {
      let before: string | undefined
      return on('createTicket', async (request, next) => {
        const response = await next(request)
        const location = response.headers.get('Location')
        if (!location) return response
        const other = before ?? location
        before = location
        return withHeader(response, 'Location', other)
      })(send)
    },
  },
]
