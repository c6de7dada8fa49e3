// Defects of operations drawn at random, by someone who has not read the kit: status, schema, headers and authorization.
import {
  allowedToAll,
  answered,
  beside,
  foundByItsIdAlone,
  headersWithoutKey,
  refusedAs,
  refusedHere,
  shownAs,
} from '#tests/contract/defects/common.ts'
import { bodyOf, type Defect, type Json, matcher, on, withHeader } from '#tests/contract/defects/defect.ts'
import { OWNER, OWNER_ID, pathOf, textOf, withCallers } from '#tests/contract/defects/tampering.ts'

const above = (request: Request, levels: number) => pathOf(request).split('/').slice(0, -levels).join('/')

/** The second decline meets an invitation that was answered, as an acceptance does. */
const declinedOnce: Defect['wrap'] = (send) => {
  const declined = new Set<string>()
  return on('declineInvitation', async (request, next) => {
    const call = `${request.url} ${request.headers.get('Authorization')}`
    const response = await next(request.clone())
    if (response.status !== 200) return response
    const acceptance = beside(request, pathOf(request).replace(/decline$/, 'accept'), 'POST')
    if (declined.has(call)) return refusedHere(request, await next(acceptance))
    declined.add(call)
    return response
  })(send)
}

/** The authors of comments are known by the calls that made them. */
const deletedByAnyMember: Defect['wrap'] = (send) => {
  const [isCreation, isDeletion] = [matcher('createSocialPostComment'), matcher('deleteSocialPostComment')]
  const authors = new Map<string, Headers>()
  return async (request) => {
    const again = request.clone()
    const response = await send(request)
    if (isCreation(request) && response.status === 201) {
      const comments = ((await bodyOf(response)).comments ?? []) as Json[]
      const written = comments.findLast(({ id }) => !authors.has(textOf(id)))
      if (written) authors.set(textOf(written.id), headersWithoutKey(again))
    }
    const author = authors.get(pathOf(request).split('/').at(-1) ?? '')
    if (!isDeletion(request) || response.status !== 403 || !author) return response
    return send(new Request(again.url, { method: 'DELETE', headers: author }))
  }
}

export const ANSWERS_SECOND_DEFECTS: Defect[] = [
  {
    kind: 'status',
    operation: 'updateUserTask',
    name: 'a stale version is answered as a failed precondition, 412',
    contradicts: 'responses 409, x-error-codes: changed-meanwhile; the operation has no 412',
    wrap: on('updateUserTask', async (request, send) => {
      const response = await send(request)
      return response.status === 409 ? refusedAs(response, 412, 'changed-meanwhile') : response
    }),
  },
  {
    kind: 'status',
    operation: 'checkVerificationCode',
    name: 'a code that is unknown is not found',
    contradicts: 'description: A code that is not good is an answer with `isValid` false, not an error',
    wrap: on('checkVerificationCode', async (request, send) => {
      const response = await send(request)
      if (response.status !== 200 || (await bodyOf(response)).purpose !== null) return response
      return refusedHere(request, await send(beside(request, '/Verification/unknown')))
    }),
  },
  {
    kind: 'status',
    operation: 'listAutopilotVersions',
    name: 'an unknown item has an empty list of versions',
    contradicts: 'responses 404, x-error-codes: not-found',
    wrap: on('listAutopilotVersions', async (request, send) => {
      const response = await send(request)
      if (response.status !== 404) return response
      const items = await send(beside(request, above(request, 2)))
      return items.ok ? answered(response, []) : response
    }),
  },
  {
    kind: 'status',
    operation: 'declineInvitation',
    name: 'the second decline is a conflict',
    contradicts: 'x-idempotent: true; description: Declining twice changes nothing more',
    wrap: declinedOnce,
  },
  {
    kind: 'schema',
    operation: 'createWebPageAnalysis',
    name: 'an empty list of gone findings is left out',
    contradicts: 'AnalysisRun: goneFindings is required',
    wrap: shownAs('createWebPageAnalysis', ({ goneFindings, ...body }) =>
      Array.isArray(goneFindings) && goneFindings.length === 0 ? body : { ...body, goneFindings },
    ),
  },
  {
    kind: 'schema',
    operation: 'restoreAccountTask',
    name: 'the estimate is a decimal string, as the database driver returns it',
    contradicts: 'Task.estimateHours: number or null',
    wrap: shownAs('restoreAccountTask', (body) =>
      typeof body.estimateHours === 'number' ? { ...body, estimateHours: body.estimateHours.toFixed(2) } : body,
    ),
  },
  {
    kind: 'schema',
    operation: 'restoreAutopilotProposals',
    name: 'the ids that are missing count as decided',
    contradicts: 'ProposalDecision.decidedCount: the same as the length of `changes`',
    wrap: shownAs('restoreAutopilotProposals', (body) => ({
      ...body,
      decidedCount: [body.changes, body.missingIds].flat().length,
    })),
  },
  {
    kind: 'schema',
    operation: 'createAiSchemaAnswer',
    name: 'the text repeats the data as JSON',
    contradicts: 'description: the answer follows the given JSON Schema, in `data`; `text` is empty',
    wrap: shownAs('createAiSchemaAnswer', (body) => ({ ...body, text: JSON.stringify(body.data) })),
  },
  {
    kind: 'headers',
    operation: 'listAccountTaskHistory',
    name: 'a refusal names another request in its header than in its body',
    contradicts: 'header Request-Id: an error carries the same value as `requestId`',
    wrap: on('listAccountTaskHistory', async (request, send) => {
      const response = await send(request)
      return response.ok ? response : withHeader(response, 'Request-Id', `req_${crypto.randomUUID()}`)
    }),
  },
  {
    kind: 'headers',
    operation: 'getAutomation',
    name: 'a token that is refused is not said to be invalid',
    contradicts: 'header WWW-Authenticate: with `error="invalid_token"` where a token was sent',
    wrap: on('getAutomation', async (request, send) => {
      const response = await send(request)
      const scheme = response.headers.get('WWW-Authenticate')?.replace(/,\s*error=.*$/, '')
      return response.status === 401 ? withHeader(response, 'WWW-Authenticate', scheme) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'createAccount',
    name: 'the location is a whole address',
    contradicts: 'header Location: as a path of this API (pattern ^/.+$)',
    wrap: on('createAccount', async (request, send) => {
      const response = await send(request)
      const location = response.headers.get('Location')
      return location ? withHeader(response, 'Location', new URL(location, request.url).href) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'getMetaCanPost',
    name: 'the request id is that of the load balancer',
    contradicts: 'header Request-Id: pattern ^[A-Za-z0-9_-]+$',
    wrap: on('getMetaCanPost', async (request, send) => {
      const response = await send(request)
      return response.ok ? withHeader(response, 'Request-Id', `Root=1-${crypto.randomUUID()}`) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'rejectAutopilotProposals',
    name: 'every member rejects suggestions',
    contradicts: 'x-min-role: admin',
    wrap: allowedToAll('rejectAutopilotProposals'),
  },
  {
    kind: 'authorization',
    operation: 'getUserTask',
    name: 'a private task is found by its id alone',
    contradicts: 'description: Only the signed-in person may call it; a foreign id answers 404',
    wrap: foundByItsIdAlone('getUserTask', OWNER_ID),
  },
  {
    kind: 'authorization',
    operation: 'createSocialPost',
    name: 'a user schedules a post without approval',
    contradicts: 'description: state 3 needs role admin or owner',
    wrap: withCallers('createSocialPost', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 403 || (await bodyOf(response)).code !== 'approval-needed') return response
      return send(await callers.as(OWNER, again))
    }),
  },
  {
    kind: 'authorization',
    operation: 'deleteSocialPostComment',
    name: 'a member deletes the comment of someone else',
    contradicts: 'x-author-only: true; description: Deletes a comment the caller wrote',
    wrap: deletedByAnyMember,
  },
]
