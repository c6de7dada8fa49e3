// Defects of access: roles, tenants, persons and sessions that are not checked somewhere (accounts).

import { asTheOwner } from '#tests/contract/defects/common.ts'
import { bodyOf, type Defect, type Json, matcher, on, rewritten, withBody } from '#tests/contract/defects/defect.ts'
import { OWNER, OWNER_ID, pathOf, withCallers } from '#tests/contract/defects/tampering.ts'

/** The counts of an account of another tenant are zeros instead of a refusal. */
const zerosForStrangers: Defect['wrap'] = (send) => {
  let zeros: Json | undefined
  return on('getWorkspaceAttention', async (request, next) => {
    const response = await next(request)
    if (response.ok) {
      zeros = Object.fromEntries(Object.keys(await bodyOf(response)).map((name) => [name, 0]))
      return response
    }
    if (response.status !== 404 || !zeros) return response
    return new Response(JSON.stringify(zeros), { status: 200, headers: response.headers })
  })(send)
}

const OWNER_ROLE = 4

export const ACCESS_ACCOUNTS_DEFECTS: Defect[] = [
  {
    kind: 'authorization',
    operation: 'getAccountPlanUsage',
    name: 'nobody needs a token',
    wrap: asTheOwner('getAccountPlanUsage', [401]),
  },
  {
    kind: 'authorization',
    operation: 'removeAccountUser',
    name: 'a member who was removed still reads the account',
    wrap: (send) => {
      const readings = new Map<string, Response>()
      return on('getAccount', async (request, next) => {
        const key = `${request.url} ${request.headers.get('Authorization')}`
        const response = await next(request)
        if (response.status === 200) readings.set(key, response.clone())
        return response.status === 403 || response.status === 404 ? (readings.get(key)?.clone() ?? response) : response
      })(send)
    },
  },
  {
    kind: 'authorization',
    operation: 'createBillingPortalSession',
    name: 'the person of the path is not compared with the token',
    contradicts: 'Access: a foreign id answers 404; description: only the signed-in person may call it',
    wrap: withCallers('createBillingPortalSession', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      const isOfOwner = pathOf(again).endsWith(`/${OWNER_ID}`)
      return response.status === 404 && isOfOwner ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'getWorkspaceAttention',
    name: 'for an account of somebody else the counts are zero',
    contradicts: 'Access: a foreign id answers 404',
    wrap: zerosForStrangers,
  },
  {
    kind: 'authorization',
    operation: 'listAnnotations',
    name: 'what is private is listed for the others of the account',
    wrap: (send) => {
      const hidden = new Map<string, Json>()
      const [isCreation, isList] = [matcher('createAnnotation'), matcher('listAnnotations')]
      return async (request) => {
        const response = await send(request)
        if (isCreation(request) && response.status === 201) {
          const made = await bodyOf(response)
          if (made.isPrivate === true) hidden.set(String(made.id), made)
        }
        if (!isList(request) || response.status !== 200) return response
        const list = (await response.clone().json()) as Json[]
        const listed = new Set(list.map(({ id }) => id))
        return withBody(response, [...list, ...[...hidden.values()].filter(({ id }) => !listed.has(id))])
      }
    },
  },
  {
    kind: 'authorization',
    operation: 'updateAccountUser',
    name: 'an admin makes somebody an owner',
    wrap: (send) => {
      let owner: string | undefined
      return on('updateAccountUser', async (request, next) => {
        const { role } = await bodyOf(request)
        const response = await next(request.clone())
        if (response.status === 200) owner ??= request.headers.get('Authorization') ?? undefined
        const token = owner
        if (response.status !== 403 || role !== OWNER_ROLE || token === undefined) return response
        return next(await rewritten(request, { headers: (headers) => headers.set('Authorization', token) }))
      })(send)
    },
  },
  {
    kind: 'authorization',
    operation: 'getAccount',
    name: 'HEAD needs no token',
    wrap: (send) => {
      const isGet = matcher('getAccount')
      return async (request) => {
        const isMeant = request.method === 'HEAD' && isGet(new Request(request.url))
        const response = await send(request)
        return isMeant && response.status >= 400
          ? new Response(null, {
              status: 200,
              headers: {
                'Content-Type': 'application/json',
                'Request-Id': response.headers.get('Request-Id') ?? '',
              },
            })
          : response
      }
    },
  },
]
