// Defects of what may come in, of operations that were drawn: input, authorization and guards.
import { AutopilotStatus } from '@adwright/sdk/types'
import { beside, foundByItsIdAlone, isReplay, refusedHere, withNewKey } from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  type Defect,
  matcher,
  on,
  rewritten,
  type Send,
  withHeader,
  withJson,
  without,
} from '#tests/contract/defects/defect.ts'
import { ACCOUNT, OWNER, pathOf, textOf, withCallers } from '#tests/contract/defects/tampering.ts'

/** The longest comment but one. */
const MAX_COMMENT = 1999

const bearerOf = (request: Request) => request.headers.get('Authorization')?.replace(/^Bearer /, '') ?? ''

/** Renews sessions that were ended, as long as the person signed in with a password. */
const renewedForever = (send: Send): Send => {
  const [isLogin, isRenewal] = [matcher('login'), matcher('reauthorize')]
  const logins = new Map<string, Request>()
  const learn = async (response: Response, login: Request) => {
    const { token, refreshToken } = await bodyOf(response)
    for (const one of [token, refreshToken]) if (typeof one === 'string') logins.set(one, login)
    return response
  }
  return async (request) => {
    if (isLogin(request)) {
      const login = request.clone()
      const response = await send(request)
      return response.ok ? learn(response, login) : response
    }
    if (!isRenewal(request)) return send(request)
    const login = logins.get(bearerOf(request))
    const response = await send(request)
    if (!login) return response
    return response.status === 401 ? learn(await send(login.clone()), login) : learn(response, login)
  }
}

/** Replays the answer to a key, for whatever comment it comes again. */
const keysOfAllComments = (send: Send): Send => {
  const answers = new Map<string, Response>()
  return on('restoreAnomalyComment', async (request, next) => {
    const name = `${request.headers.get('Idempotency-Key')} ${request.headers.get('Authorization')}`
    const response = await next(request)
    if (response.status === 201 && !answers.has(name)) answers.set(name, response.clone())
    const { code } = await bodyOf(response)
    const first = answers.get(name)
    return code === 'idempotency-key-reused' && first
      ? withHeader(first.clone(), 'Idempotent-Replayed', 'true')
      : response
  })(send)
}

/** Saves over a newer version where `isUnguarded` says so of the request. */
const savedOver = (operation: Defect['operation'], isUnguarded: (body: Record<string, unknown>) => boolean) =>
  on(operation, async (request, send) => {
    const again = request.clone()
    const response = await send(request)
    const { code } = await bodyOf(response)
    if (code !== 'changed-meanwhile' || !isUnguarded(await bodyOf(again))) return response
    return send(await rewritten(again, { url: without('expectedVersion') }))
  })

export const INPUTS_ELEVENTH_DEFECTS: Defect[] = [
  {
    kind: 'input',
    operation: 'createAnnotation',
    name: 'a private annotation is taken as one that monitors ignore',
    contradicts: 'AnnotationDraft.isIgnoredForLearning: Not for a private one',
    wrap: on('createAnnotation', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const { isPrivate, isIgnoredForLearning } = await bodyOf(again)
      if (response.status !== 422 || isPrivate !== true || isIgnoredForLearning !== true) return response
      const taken = await send(
        await withNewKey(await withJson(again, (body) => ({ ...body, isIgnoredForLearning: false }))),
      )
      return taken.ok ? taken : response
    }),
  },
  {
    kind: 'input',
    operation: 'updateAutopilotItemStatus',
    name: 'a status in quotation marks is taken as a number',
    contradicts: 'AutopilotSwitch.status: type integer, enum 1, 2',
    wrap: on('updateAutopilotItemStatus', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const { status } = await bodyOf(again)
      const isText = [AutopilotStatus.Active, AutopilotStatus.Paused].some((one) => status === `${one}`)
      return response.status === 422 && isText
        ? send(await withJson(again, (body) => ({ ...body, status: Number(status) })))
        : response
    }),
  },
  {
    kind: 'input',
    operation: 'deleteSurveyRespondent',
    name: 'a body of another media type is read as JSON',
    contradicts: 'requestBody: application/json; responses: 415',
    wrap: on('deleteSurveyRespondent', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 415) return response
      const headers = (given: Headers) => given.set('Content-Type', 'application/json')
      const taken = await send(await rewritten(again, { headers }))
      return taken.ok ? taken : response
    }),
  },
  {
    kind: 'input',
    operation: 'updateAnomalyComment',
    name: 'a comment of 2,000 characters is too long',
    contradicts: 'AnomalyCommentDraft.text: 1 to 2,000 characters',
    wrap: on('updateAnomalyComment', async (request, send) => {
      const { text } = await bodyOf(request)
      const isLongest = textOf(text).length === MAX_COMMENT + 1
      return send(isLongest ? await withJson(request, (body) => ({ ...body, text: `${textOf(text)}.` })) : request)
    }),
  },
  {
    kind: 'authorization',
    operation: 'getAccountSubscription',
    name: 'every member sees price and card',
    contradicts: 'description: price, next payment and card are only for admins and owners',
    wrap: withCallers('getAccountSubscription', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      if (!response.ok || (await bodyOf(response)).billing !== null) return response
      const whole = await send(await callers.as(OWNER, again))
      return whole.ok ? whole : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'reauthorize',
    name: 'a session that was ended elsewhere is renewed',
    contradicts:
      'deleteOtherSessions: the tokens of those sessions are answered with 401, and their refresh tokens are refused',
    wrap: renewedForever,
  },
  {
    kind: 'authorization',
    operation: 'getAnalyticsInformation',
    name: 'a viewer is refused',
    contradicts: 'description: Every member may call it; x-min-role: viewer',
    wrap: on('getAnalyticsInformation', async (request, send) => {
      const response = await send(request)
      if (!response.ok) return response
      const refusal = await send(beside(request, pathOf(request).replace(/^\/EAnl/, '/Webhook')))
      return refusal.status === 403 ? refusedHere(request, refusal) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'getSurveyComparison',
    name: 'a survey of another account is found by its id',
    contradicts: 'Access: A foreign id answers 404 as an unknown one does',
    wrap: foundByItsIdAlone('getSurveyComparison', ACCOUNT),
  },
  {
    kind: 'guards',
    operation: 'updateAnomaly',
    name: 'the version counts only where the status changes',
    contradicts:
      'expectedVersion: left out, it is saved whatever others saved meanwhile; 409: Someone else has saved it since it was read',
    wrap: savedOver('updateAnomaly', ({ status }) => status === undefined),
  },
  {
    kind: 'guards',
    operation: 'updateAutomation',
    name: 'the autopilot is resumed by a version that is stale',
    contradicts: '409: Someone else has saved it since it was read; expectedVersion: The `version` the edit began with',
    wrap: savedOver('updateAutomation', ({ isPaused }) => isPaused === false),
  },
  {
    kind: 'guards',
    operation: 'createAutopilotException',
    name: 'a repeated key is refused, since the thing is excluded by now',
    contradicts: 'Idempotency-Key: Within 24 hours the same key with the same request replays the first answer',
    wrap: on('createAutopilotException', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      return isReplay(response) ? send(await withNewKey(again)) : response
    }),
  },
  {
    kind: 'guards',
    operation: 'restoreAnomalyComment',
    name: 'a key that restored one comment answers for another one',
    contradicts: 'Idempotency-Key: with another path, query or body it is a 409',
    wrap: keysOfAllComments,
  },
]
