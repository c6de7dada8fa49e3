// Fresh blind defects of authorization and tenancy.

import {
  ACCOUNT,
  type BlindDefect,
  OWNER,
  OWNER_ID,
  pathOf,
  USER,
  withCallers,
} from '#tests/contract/defects/blind-tools.ts'
import { matcher, type Send } from '#tests/contract/defects/defect.ts'

/** Answers everybody who has any token; the rows are those that the service has read. */
function readableByPersons(send: Send): Send {
  const isMeant = matcher('listMailUsers')
  let rows = JSON.stringify({ items: [], currentPage: 1, pageSize: 25, totalCount: 0, totalPages: 0 })
  return async (request) => {
    const response = await send(request)
    if (!isMeant(request)) return response
    if (response.status === 200) rows = await response.clone().text()
    return response.status === 403 ? new Response(rows, { status: 200, headers: response.headers }) : response
  }
}

export const FRESH_BLIND_ACCESS_DEFECTS: BlindDefect[] = [
  {
    kind: 'authorization',
    operation: 'listMailUsers',
    name: 'the token of a person serves as one of a service',
    contradicts: 'security: serviceBearer; the token of a person is refused with 403',
    wrap: readableByPersons,
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
    operation: 'selectAnalyticsProperty',
    name: 'a role below the least one selects the property',
    contradicts: 'x-min-role: admin',
    wrap: withCallers('selectAnalyticsProperty', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      const isUser = callers.emailOf(again) === USER
      return response.status === 403 && isUser ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'restoreUserStrategy',
    name: 'everybody brings back what a person has deleted',
    contradicts: 'Access: a foreign id answers 404; description: only the signed-in person may call it',
    wrap: withCallers('restoreUserStrategy', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      const isForeign = pathOf(again).includes(`/${OWNER_ID}/`) && callers.emailOf(again) !== OWNER
      return response.status === 404 && isForeign ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'updateFile',
    name: 'a file of another tenant is renamed below the own account',
    contradicts: 'Access: a foreign id answers 404 as an unknown one does',
    wrap: withCallers('updateFile', async (request, send, callers) => {
      const [again, third] = [request.clone(), request.clone()]
      const response = await send(request)
      const [, list = '', account = ''] = /^(\/File\/([^/]+))\//.exec(pathOf(again)) ?? []
      if (response.status !== 404 || account === ACCOUNT) return response
      const own = await send(new Request(new URL(list, again.url), { headers: third.headers }))
      if (own.status !== 200) return response
      const toOwner = (url: URL) => void (url.pathname = url.pathname.replace(`/${account}/`, `/${ACCOUNT}/`))
      const renamed = await send(await callers.as(OWNER, again, toOwner))
      return renamed.ok ? renamed : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'listLinkedInOrganizations',
    name: 'a cache answers before the membership is checked',
    contradicts: 'Access: a foreign id answers 404 as an unknown one does',
    wrap: (send) => {
      const isMeant = matcher('listLinkedInOrganizations')
      const kept = new Map<string, string>()
      return async (request) => {
        const response = await send(request)
        if (!isMeant(request)) return response
        if (response.status === 200) kept.set(pathOf(request), await response.clone().text())
        const text = kept.get(pathOf(request))
        if (response.status !== 404 || text === undefined) return response
        return new Response(text, { status: 200, headers: response.headers })
      }
    },
  },
]
