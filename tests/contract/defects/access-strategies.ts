// Defects of access: roles, tenants, persons and sessions that are not checked somewhere (strategies).

import { allowedToAll, asTheOwner, learnTitles } from '#tests/contract/defects/common.ts'
import { bodyOf, type Defect, matcher, on, rewritten, type Send, withBody } from '#tests/contract/defects/defect.ts'
import { OWNER, OWNER_ID, pathOf, rowsOf, withCallers } from '#tests/contract/defects/tampering.ts'

/** An error names the thing that was asked for, to any caller. */
function namesInErrors(send: Send): Send {
  const isMeant = matcher('getAccountStrategy')
  const titles = new Map<string, string>()
  return async (request) => {
    const path = pathOf(request)
    const response = await send(request)
    if (!response.headers.get('Content-Type')?.includes('json')) return response
    const body = await bodyOf(response)
    learnTitles(titles, rowsOf(body).length > 0 ? rowsOf(body) : body)
    const title = titles.get(path.split('/').at(-1) ?? '')
    if (!isMeant(request) || response.status !== 404 || title === undefined) return response
    return withBody(response, { ...body, message: `You can’t open “${title}”.` })
  }
}

export const ACCESS_STRATEGIES_DEFECTS: Defect[] = [
  {
    kind: 'authorization',
    operation: 'deleteAccountStrategy',
    name: 'another tenant deletes a strategy',
    wrap: asTheOwner('deleteAccountStrategy', [404]),
  },
  {
    kind: 'authorization',
    operation: 'listUserStrategyCheckIns',
    name: 'another person reads the check-ins of a private strategy',
    contradicts: 'description: only the signed-in person may call it; a foreign id answers 404',
    wrap: withCallers('listUserStrategyCheckIns', async (request, send, callers) => {
      const again = request.clone()
      const isOfOwner = pathOf(request).includes(OWNER_ID)
      const response = await send(request)
      return response.status === 404 && isOfOwner ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'getAccountStrategy',
    name: 'the refusal of a foreign strategy names it',
    wrap: namesInErrors,
  },
  {
    kind: 'authorization',
    operation: 'listUserStrategies',
    name: 'the person in the path is ignored, everybody gets the own list',
    wrap: on('listUserStrategies', async (request, send) => {
      const response = await send(request.clone())
      if (response.status !== 404) return response
      const headers = { Authorization: request.headers.get('Authorization') ?? '' }
      const { id } = await bodyOf(await send(new Request(new URL('/User', request.url), { headers })))
      return send(await rewritten(request, { url: (url) => (url.pathname = `/StrategyUser/${String(id)}`) }))
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
    operation: 'restoreAccountStrategy',
    name: 'a viewer takes a deletion back',
    contradicts: 'x-min-role: user',
    wrap: allowedToAll('restoreAccountStrategy'),
  },
  {
    kind: 'authorization',
    operation: 'getUserStrategyFigure',
    name: 'another person reads the figure of a private strategy',
    contradicts: 'Access: a foreign id answers 404; only the signed-in person may call it',
    wrap: withCallers('getUserStrategyFigure', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      const isForeign = pathOf(again).includes(`/${OWNER_ID}/`) && callers.emailOf(again) !== OWNER
      return response.status === 404 && isForeign ? send(await callers.as(OWNER, again)) : response
    }),
  },
]
