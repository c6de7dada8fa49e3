// Defects of operations drawn with the seed 20261206, written from the contract alone: status, schema, headers, authorization.
import {
  allowedToAll,
  answered,
  beside,
  isReplay,
  listOf,
  refusedAs,
  refusedHere,
  shownAs,
} from '#tests/contract/defects/common.ts'
import { bodyOf, type Defect, type Json, on, withHeader, withStatus } from '#tests/contract/defects/defect.ts'
import { leftOut, OWNER, pathOf, textOf, withCallers } from '#tests/contract/defects/tampering.ts'

const REQUEST_ID = 'Request-Id'
const CHALLENGE = 'WWW-Authenticate'

export const ANSWERS_SEVENTH_DEFECTS: Defect[] = [
  {
    kind: 'status',
    operation: 'createWebhook',
    name: 'a key that comes with another body is a 422',
    contradicts: 'Idempotency-Key: “with another path, query or body it is a 409”, `idempotency-key-reused`',
    wrap: on('createWebhook', async (request, send) => {
      const response = await send(request)
      const { code } = await bodyOf(response)
      return response.status === 409 && code === 'idempotency-key-reused' ? refusedAs(response, 422, code) : response
    }),
  },
  {
    kind: 'status',
    operation: 'createAnomalyComment',
    name: 'a replayed comment is a 200',
    contradicts: 'The only success is 201; the same key with the same request “replays the first answer”',
    wrap: on('createAnomalyComment', async (request, send) => {
      const response = await send(request)
      return response.status === 201 && isReplay(response) ? withStatus(response, 200) : response
    }),
  },
  {
    kind: 'status',
    operation: 'dismissAccountInvitation',
    name: 'an invitation that was dismissed before is a 404',
    contradicts: '“Dismissing twice changes nothing more.”; 204: “The invitation is no longer open.”',
    wrap: (send) => {
      const dismissed = new Set<string>()
      return on('dismissAccountInvitation', async (request, next) => {
        const key = `${request.headers.get('Authorization')} ${pathOf(request)}`
        const again = request.clone()
        const response = await next(request)
        if (response.status !== 204) return response
        if (!dismissed.has(key)) {
          dismissed.add(key)
          return response
        }
        const refusal = await next(beside(again, '/User/account-invitations/acc_none', 'DELETE'))
        return refusal.status === 404 ? refusedHere(again, refusal) : response
      })(send)
    },
  },
  {
    kind: 'status',
    operation: 'createUserStrategy',
    name: 'a last day before the first is a 400',
    contradicts:
      '`dueOn`: “The last day, not before the first.”; 422: “A field is not right; `errors` names each one.”',
    wrap: on('createUserStrategy', async (request, send) => {
      const response = await send(request)
      const { errors, ...refusal } = await bodyOf(response)
      if (response.status !== 422 || !('dueOn' in Object(errors))) return response
      const { headers } = response
      const body = JSON.stringify({ ...refusal, status: 400, code: 'malformed-request' })
      return new Response(body, { status: 400, headers })
    }),
  },
  {
    kind: 'schema',
    operation: 'getAnalysisRun',
    name: 'an analysis of ads has null in place of an empty list of checks',
    contradicts: '`checks`: `type: array`, “Everything that was looked at in a page.”; it is never null',
    wrap: shownAs('getAnalysisRun', (body) => ({
      ...body,
      checks: listOf(body.checks).length > 0 ? body.checks : null,
    })),
  },
  {
    kind: 'schema',
    operation: 'listProTips',
    name: 'the route of a tip has no slash at its beginning',
    contradicts: '`route`: `pattern: ^/.*$`, “a path of the web client”',
    wrap: shownAs('listProTips', (body) =>
      listOf(body).map((tip) => ({ ...tip, route: tip.route === null ? null : textOf(tip.route).replace(/^\//, '') })),
    ),
  },
  {
    kind: 'schema',
    operation: 'updateTicket',
    name: 'messages without files leave out the list of their files',
    contradicts: '“An answer carries every field of its schema”: `attachmentFileIds` of a message is required',
    wrap: shownAs('updateTicket', (body) => ({
      ...body,
      messages: listOf(body.messages).map((message) =>
        listOf(message.attachmentFileIds).length > 0 ? message : leftOut(message, 'attachmentFileIds'),
      ),
    })),
  },
  {
    kind: 'schema',
    operation: 'listMetaPages',
    name: 'the id that Meta gave a page is a number',
    contradicts: '`pageId` is an Id: `type: string`, “An opaque identifier”',
    wrap: shownAs('listMetaPages', (body) => listOf(body).map((page) => ({ ...page, pageId: Number(page.pageId) }))),
  },
  {
    kind: 'headers',
    operation: 'getUserStrategy',
    name: 'the Request-Id has a dot between its node and its number',
    contradicts: 'Request-Id: `pattern: ^[A-Za-z0-9_-]+$`',
    wrap: on('getUserStrategy', async (request, send) => {
      const response = await send(request)
      const id = response.headers.get(REQUEST_ID)
      return response.ok && id !== null ? withHeader(response, REQUEST_ID, id.replace('_', '.')) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'getSurveyAnswer',
    name: 'the challenge asks for a password',
    contradicts: 'WWW-Authenticate: “The scheme that the call needs (RFC 6750)”, `pattern: ^Bearer .+$`',
    wrap: on('getSurveyAnswer', async (request, send) => {
      const response = await send(request)
      const challenge = response.headers.get(CHALLENGE)
      return challenge ? withHeader(response, CHALLENGE, challenge.replace(/^Bearer/, 'Basic')) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'getDesign',
    name: 'a design comes as plain text',
    contradicts: 'The content of 200 is `application/json`.',
    wrap: on('getDesign', async (request, send) => {
      const response = await send(request)
      return response.ok ? withHeader(response, 'Content-Type', 'text/plain;charset=UTF-8') : response
    }),
  },
  {
    kind: 'headers',
    operation: 'getAdsIntegration',
    name: 'the answer of an account that is not found has no Request-Id',
    contradicts: '404 has the header `Request-Id`, which is required.',
    wrap: on('getAdsIntegration', async (request, send) => {
      const response = await send(request)
      return response.status === 404 ? withHeader(response, REQUEST_ID, undefined) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'listSearchTermMetricsByCampaign',
    name: 'the token for the ad platform may be missing',
    contradicts: '`security: [{bearerAuth: [], adsBearer: []}]`: both tokens are needed; 401: “There is no token”',
    wrap: withCallers('listSearchTermMetricsByCampaign', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      const email = callers.emailOf(again)
      if (response.status !== 401 || email === '' || again.headers.has('X-Ads-Authorization')) return response
      return send(await callers.as(email, again))
    }),
  },
  {
    kind: 'authorization',
    operation: 'listAccounts',
    name: 'a token goes on listing the accounts after its session has ended',
    contradicts: '401: “There is no token, or it is no longer valid.”',
    wrap: (send) => {
      const shown = new Map<string, Json>()
      return on('listAccounts', async (request, next) => {
        const token = request.headers.get('Authorization') ?? ''
        const response = await next(request)
        if (response.ok) shown.set(token, await bodyOf(response))
        const kept = shown.get(token)
        if (response.status !== 401 || !kept) return response
        return withHeader(answered(response, kept), CHALLENGE, undefined)
      })(send)
    },
  },
  {
    kind: 'authorization',
    operation: 'deleteFile',
    name: 'a viewer deletes a file',
    contradicts: '`x-min-role: user`; “Needs role user or higher.”',
    wrap: allowedToAll('deleteFile'),
  },
  {
    kind: 'authorization',
    operation: 'getAutopilotExecution',
    name: 'a person of another account reads a run',
    contradicts: '404: “The resource does not exist, or belongs to another person or account.”; `x-min-role: viewer`',
    wrap: withCallers('getAutopilotExecution', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      const isForeign = callers.emailOf(again) !== '' && !callers.isMember(again)
      return isForeign && response.status === 404 ? send(await callers.as(OWNER, again)) : response
    }),
  },
]
