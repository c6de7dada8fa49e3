// Defects of statuses (accounts, persons, tickets and webhooks).
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  readAgain,
  rewritten,
  type Send,
  withBody,
  withHeader,
  withStatus,
} from '#tests/contract/defects/defect.ts'
import { pathOf, rowsOf, textOf } from '#tests/contract/defects/tampering.ts'

/** The refusal of a thing that does not exist, as this backend words it. */
async function notFound(request: Request, send: Send): Promise<Response> {
  const path = pathOf(request)
  const nowhere = await rewritten(request, { url: (url) => void (url.pathname = `${path}/nothing/here`) })
  return changed(
    await send(nowhere),
    (body) => ({ ...body, path }),
    (status) => status === 404,
  )
}

/** Tells callers that an address is unknown. Known are those that have signed in or registered. */
function tellsUnknownAddresses(send: Send): Send {
  const isMeant = matcher('requestPasswordReset')
  const isLogin = matcher('login')
  const isRegistration = matcher('register')
  const known = new Set<string>()
  return async (request) => {
    const again = request.clone()
    const response = await send(request)
    if (isLogin(request) || isRegistration(request)) {
      if (response.ok) known.add(textOf((await bodyOf(again)).email))
      return response
    }
    if (!isMeant(request) || response.status !== 200) return response
    return known.has(textOf((await bodyOf(again)).email)) ? response : notFound(again, send)
  }
}

/** Tells by its status that an address belongs to somebody. */
const tellsKnownAddresses: Defect['wrap'] = (send) => {
  const isLogin = matcher('login')
  const known = new Set<string>()
  const isMeant = on('requestEmailChange', async (request, next) => {
    const { email } = await bodyOf(request)
    const response = await next(request)
    if (!response.ok || !known.has(textOf(email).toLowerCase())) return response
    const path = '/User/change-email'
    const told = {
      message: 'This address is taken.',
      detail: null,
      status: 409,
      path,
      method: 'POST',
      code: 'conflict',
    }
    const headers = { 'Content-Type': 'application/json', 'Request-Id': response.headers.get('Request-Id') ?? '' }
    return new Response(JSON.stringify({ ...told, requestId: headers['Request-Id'] }), { status: 409, headers })
  })(send)
  return async (request) => {
    if (!isLogin(request)) return isMeant(request)
    const { email } = await bodyOf(request)
    const response = await send(request)
    if (response.ok) known.add(textOf(email).toLowerCase())
    return response
  }
}

export const STATUSES_ACCOUNTS_DEFECTS: Defect[] = [
  {
    kind: 'status',
    operation: 'getTicket',
    name: 'an unknown id crashes the server',
    wrap: on('getTicket', async (request, send) => {
      const response = await send(request)
      if (response.status !== 404) return response
      return changed(
        await withStatus(response, 500),
        (body) => ({ ...body, status: 500 }),
        () => true,
      )
    }),
  },
  {
    kind: 'status',
    operation: 'deleteWebhook',
    name: 'a deletion is answered with an undocumented 202',
    wrap: on('deleteWebhook', async (request, send) => {
      const response = await send(request)
      return response.status === 204 ? new Response('', { status: 202, headers: response.headers }) : response
    }),
  },
  {
    kind: 'status',
    operation: 'getUser',
    name: 'a method that the path does not have is answered with 200',
    wrap: (send) => (request) =>
      new URL(request.url).pathname === '/User' && ['DELETE', 'PATCH', 'POST'].includes(request.method)
        ? Promise.resolve(new Response('{}', { status: 200, headers: { 'Content-Type': 'application/json' } }))
        : send(request),
  },
  {
    kind: 'status',
    operation: 'sendWebhookTest',
    name: 'a queued test answers 202',
    contradicts: 'responses: success is 201 only',
    wrap: on('sendWebhookTest', async (request, send) => {
      const response = await send(request)
      return response.status === 201 ? withStatus(response, 202) : response
    }),
  },
  {
    kind: 'status',
    operation: 'updateSavedView',
    name: 'an old version answers 412',
    contradicts: 'description: one that someone else has changed meanwhile is a 409; 412 is not documented',
    wrap: on('updateSavedView', async (request, send) => {
      const response = await send(request)
      if (response.status !== 409) return response
      return withStatus(withBody(response, { ...(await bodyOf(response)), status: 412 }), 412)
    }),
  },
  {
    kind: 'status',
    operation: 'updatePassword',
    name: 'a wrong present password is a 401',
    contradicts: 'description: a wrong present password is a 422, never a 401',
    wrap: on('updatePassword', async (request, send) => {
      const response = await send(request)
      const { errors } = await bodyOf(response)
      const isWrong = response.status === 422 && JSON.stringify(errors).includes('currentPassword')
      return isWrong
        ? withHeader(await withStatus(response, 401), 'WWW-Authenticate', 'Bearer realm="adwright"')
        : response
    }),
  },
  {
    kind: 'status',
    operation: 'deleteSampleWorkspace',
    name: 'sample data that is not there is a 404',
    contradicts: 'description: deleting twice changes nothing more; Conventions: DELETE may be repeated',
    wrap: on('deleteSampleWorkspace', async (request, send) => {
      const again = request.clone()
      const { isLoaded } = await bodyOf(await send(readAgain(request)))
      const response = await send(request)
      return response.status === 204 && isLoaded === false ? notFound(again, send) : response
    }),
  },
  {
    kind: 'status',
    operation: 'requestPasswordReset',
    name: 'an unknown address is answered with 404',
    contradicts: 'responses: 404 is not documented; description: the answer is the same, whether or not it is known',
    wrap: tellsUnknownAddresses,
  },
  {
    kind: 'status',
    operation: 'reauthorize',
    name: 'a token that cannot be read is a malformed request',
    contradicts: 'responses.401: token-missing, refresh-token-expired',
    wrap: on('reauthorize', async (request, send) => {
      const token = (request.headers.get('Authorization') ?? '').replace(/^Bearer /, '')
      const response = await send(request)
      if (response.status !== 401 || /^[\w-]{16,}(\.[\w-]+){0,2}$/.test(token)) return response
      const refused = await changed(
        withHeader(response, 'WWW-Authenticate', undefined),
        (body) => ({ ...body, status: 400, code: 'malformed-request' }),
        () => true,
      )
      return withStatus(refused, 400)
    }),
  },
  {
    kind: 'status',
    operation: 'requestEmailChange',
    name: 'an address that belongs to somebody is a conflict',
    contradicts: 'description: an address that belongs to someone else is answered alike',
    wrap: tellsKnownAddresses,
  },
  {
    kind: 'status',
    operation: 'deleteAnnotation',
    name: 'a deletion is answered with 200',
    wrap: on('deleteAnnotation', async (request, send) => {
      const response = await send(request)
      return response.status === 204
        ? new Response('{}', { status: 200, headers: { 'Content-Type': 'application/json' } })
        : response
    }),
  },
  {
    kind: 'status',
    operation: 'getWebhook',
    name: 'an apostrophe in an id crashes the server',
    wrap: on('getWebhook', async (request, send) =>
      /'|%27/.test(new URL(request.url).pathname)
        ? new Response('Internal Server Error', { status: 500, headers: { 'Content-Type': 'text/plain' } })
        : send(request),
    ),
  },
  {
    kind: 'status',
    operation: 'listNotifications',
    name: 'a list without items is answered with 404',
    wrap: on('listNotifications', async (request, send) => {
      const response = await send(request)
      if (response.status !== 200) return response
      const body = (await response.clone().json()) as Json
      return rowsOf(body).length > 0
        ? response
        : changed(
            await withStatus(response, 404),
            () => ({ status: 404, code: 'not-found', title: 'Not found', detail: 'There are no notifications.' }),
            () => true,
          )
    }),
  },
  {
    kind: 'status',
    operation: 'listAccountInvitations',
    name: 'nothing to list is a 204 without a body',
    contradicts: 'responses: 200 with an array; a 204 is not documented',
    wrap: on('listAccountInvitations', async (request, send) => {
      const response = await send(request)
      const isEmpty = response.status === 200 && (await response.clone().text()) === '[]'
      return isEmpty ? new Response(null, { status: 204, headers: response.headers }) : response
    }),
  },
  {
    kind: 'status',
    operation: 'deleteWebhook',
    name: 'a second deletion crashes the server',
    wrap: (send) => {
      const gone = new Set<string>()
      return on('deleteWebhook', async (request, next) => {
        const response = await next(request)
        if (response.status === 404 && gone.has(request.url))
          return new Response('Internal Server Error', { status: 500, headers: { 'Content-Type': 'text/plain' } })
        if (response.status === 204) gone.add(request.url)
        return response
      })(send)
    },
  },
]
