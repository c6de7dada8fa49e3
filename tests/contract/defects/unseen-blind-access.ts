// Unseen blind defects of authorization and tenancy.

import { ACCOUNT, type BlindDefect, OWNER, OWNER_ID, pathOf, withCallers } from '#tests/contract/defects/blind-tools.ts'

/** Looks a thing up by its own id alone: that of the account or person before it in the path is not compared. */
const foundByItsIdAlone = (operation: BlindDefect['operation'], owner: string) =>
  withCallers(operation, async (request, send, callers) => {
    const again = request.clone()
    const response = await send(request)
    if (response.status !== 404 || callers.emailOf(again) === OWNER) return response
    const toOwner = (url: URL) => void (url.pathname = url.pathname.replace(/^(\/[^/]+)\/[^/]+/, `$1/${owner}`))
    const [, , own = ''] = pathOf(again).split('/')
    if (own === owner) return response
    const foreign = await send(await callers.as(OWNER, again, toOwner))
    return foreign.ok ? foreign : response
  })

/** Does what the caller's role may not do. */
const allowedToAll = (operation: BlindDefect['operation']) =>
  withCallers(operation, async (request, send, callers) => {
    const again = request.clone()
    const response = await send(request)
    return response.status === 403 && callers.isMember(again) ? send(await callers.as(OWNER, again)) : response
  })

export const UNSEEN_BLIND_ACCESS_DEFECTS: BlindDefect[] = [
  {
    kind: 'authorization',
    operation: 'approveAutopilotProposals',
    name: 'everybody who may see suggestions may approve them',
    contradicts: 'x-min-role: admin',
    wrap: allowedToAll('approveAutopilotProposals'),
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
  {
    kind: 'authorization',
    operation: 'getSurveyAnswer',
    name: 'an answer to a survey of another tenant is found below the own account',
    contradicts: 'Access: a foreign id answers 404 as an unknown one does',
    wrap: foundByItsIdAlone('getSurveyAnswer', ACCOUNT),
  },
  {
    kind: 'authorization',
    operation: 'deleteDesign',
    name: 'a design of another tenant is deleted below the own account',
    contradicts: 'Access: a foreign id answers 404 as an unknown one does',
    wrap: foundByItsIdAlone('deleteDesign', ACCOUNT),
  },
  {
    kind: 'authorization',
    operation: 'listUserTaskHistory',
    name: 'the history of a foreign task is listed below the own person',
    contradicts: 'Access: a foreign id answers 404 as an unknown one does',
    wrap: foundByItsIdAlone('listUserTaskHistory', OWNER_ID),
  },
]
