// Planted defects that were written without a look at the kit: input, authorization and guards.
import { UserRole } from '@adwright/sdk/types'
import {
  allowedToAll,
  asked,
  beside,
  foundByItsIdAlone,
  isReplay,
  parameter,
  refusedHere,
  takenAs,
  withNewKey,
} from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  type Defect,
  type Json,
  matcher,
  on,
  withBody,
  withHeader,
  withJson,
} from '#tests/contract/defects/defect.ts'
import { leftOut, OWNER_ID, pathOf, readWith, textOf, withCallers } from '#tests/contract/defects/tampering.ts'

const keyOf = ({ headers }: Request): string =>
  `${headers.get('Authorization') ?? ''} ${headers.get('Idempotency-Key') ?? ''}`

const nameOf = (request: Request): string => pathOf(request).split('/')[2] ?? ''

/** A refusal of before as the answer to this call, with a request id of its own. */
const refusedAsBefore = (now: Response, before: Json): Response => {
  const requestId = now.headers.get('Request-Id') ?? ''
  const answer = withHeader(now, 'Retry-After', undefined)
  return new Response(JSON.stringify({ ...before, requestId }), { status: 422, headers: answer.headers })
}

/** Wrong passwords without a limit of tries. */
const triesWithoutEnd: Defect['wrap'] = (send) => {
  const wrong = new Map<string, Json>()
  return on('updatePassword', async (request, next) => {
    const caller = request.headers.get('Authorization') ?? ''
    const response = await next(request)
    if (response.status === 422) {
      const body = await bodyOf(response)
      if (body.code === 'wrong-password') wrong.set(caller, body)
    }
    const before = wrong.get(caller)
    return response.status === 429 && before ? refusedAsBefore(response, before) : response
  })(send)
}

/** A limit of emails that holds for the addresses of known people only, which are those who have signed in. */
const limitsKnownOnly: Defect['wrap'] = (send) => {
  const [isRequest, isLogin] = [matcher('requestPasswordReset'), matcher('login')]
  const known = new Set<string>()
  const delivered = new Map<string, Json>()
  return async (request) => {
    const again = request.clone()
    const response = await send(request)
    if (!isRequest(again) && !isLogin(again)) return response
    const email = textOf((await bodyOf(again)).email).toLowerCase()
    if (isLogin(again) && response.status === 200) known.add(email)
    if (!isRequest(again)) return response
    if (response.status === 200) delivered.set(email, await bodyOf(response))
    const before = delivered.get(email)
    if (response.status !== 429 || known.has(email) || !before) return response
    const other = `${crypto.randomUUID()}@unknown.example`
    const answer = await send(await withJson(again, (body) => ({ ...body, email: other })))
    if (answer.status !== 200) return response
    return withBody(answer, { ...(await bodyOf(answer)), destination: before.destination })
  }
}

/** Bodies of before by their keys: the same one with its keys in another order counts as another one. */
const comparesText: Defect['wrap'] = (send) => {
  const sent = new Map<string, string>()
  return on('createUserTask', async (request, next) => {
    const [again, key] = [request.clone(), keyOf(request)]
    const text = await request.clone().text()
    const response = await next(request)
    if (response.status !== 201 || !again.headers.has('Idempotency-Key')) return response
    const before = sent.get(key)
    sent.set(key, before ?? text)
    if (!isReplay(response) || before === undefined || before === text) return response
    return next(await withJson(again, (body) => ({ ...body, title: `${textOf(body.title).slice(0, 90)} (2)` })))
  })(send)
}

export const INPUTS_TENTH_DEFECTS: Defect[] = [
  {
    kind: 'authorization',
    operation: 'createAiAnswer',
    name: 'a viewer may ask about the account',
    contradicts: 'Needs role user or higher in the account of the context',
    wrap: allowedToAll('createAiAnswer'),
  },
  {
    kind: 'authorization',
    operation: 'listAccountStrategyCheckIns',
    name: 'a viewer is refused',
    contradicts: 'Every member may call it. (x-min-role: viewer)',
    wrap: on('listAccountStrategyCheckIns', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 200) return response
      const { role } = await bodyOf(await send(beside(again, `/Account/${nameOf(again)}`)))
      if (role !== UserRole.Viewer) return response
      const refusal = await send(beside(again, `/Webhook/${nameOf(again)}`))
      return refusal.status === 403 ? refusedHere(again, refusal) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'deleteUserTask',
    name: 'with its id the private task of someone else is deleted',
    contradicts: 'Only the signed-in person may call it. A foreign id answers 404 as an unknown one does.',
    wrap: foundByItsIdAlone('deleteUserTask', OWNER_ID),
  },
  {
    kind: 'authorization',
    operation: 'listViolatingAdGroupKeywords',
    name: 'the token for the ad platform is not asked for',
    contradicts: 'security: bearerAuth and adsBearer',
    wrap: withCallers('listViolatingAdGroupKeywords', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      const isMeant = response.status === 401 && !again.headers.has('X-Ads-Authorization')
      return isMeant ? send(await callers.as(callers.emailOf(again), again)) : response
    }),
  },
  {
    kind: 'guards',
    operation: 'requestPasswordReset',
    name: 'only addresses of known people have a limit',
    contradicts: 'One mail a minute and 5 an hour for an address, known or not',
    wrap: limitsKnownOnly,
  },
  {
    kind: 'guards',
    operation: 'updatePassword',
    name: 'wrong passwords can be tried without end',
    contradicts: 'after 5 of them within 15 minutes the call answers 429',
    wrap: triesWithoutEnd,
  },
  {
    kind: 'guards',
    operation: 'createUserTask',
    name: 'the same body with its keys in another order is a conflict',
    contradicts: 'What counts is what was sent, not how: the order of keys in JSON … make no difference.',
    wrap: comparesText,
  },
  {
    kind: 'guards',
    operation: 'restoreDesign',
    name: 'a replayed key restores a design that was deleted again',
    contradicts: 'Within 24 hours the same key with the same request replays the first answer',
    wrap: on('restoreDesign', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (isReplay(response)) await send(await withNewKey(again))
      return response
    }),
  },
  {
    kind: 'input',
    operation: 'listUserTaskHistory',
    name: 'the greatest page is refused',
    contradicts: 'currentPage: maximum 1000000',
    wrap: on('listUserTaskHistory', async (request, send) => {
      const isGreatest = parameter(request, 'currentPage') === '1000000'
      return send(isGreatest ? await asked(request, (search) => search.set('currentPage', '1000001')) : request)
    }),
  },
  {
    kind: 'input',
    operation: 'backtestAutopilotItem',
    name: 'the fewest days are refused',
    contradicts: 'days: How many days back from yesterday, 7 to 90. (minimum 7)',
    wrap: takenAs('backtestAutopilotItem', (request) =>
      withJson(request, (body) => (body.days === 7 ? { ...body, days: 6 } : body)),
    ),
  },
  {
    kind: 'input',
    operation: 'listWebhooks',
    name: 'without a size a page holds 10',
    contradicts: 'pageSize: The most items a page holds. (default 25)',
    wrap: readWith('listWebhooks', ({ searchParams }) => {
      if (!searchParams.has('pageSize')) searchParams.set('pageSize', '10')
    }),
  },
  {
    kind: 'input',
    operation: 'createAnnotation',
    name: 'a private annotation may be left out of learning',
    contradicts:
      'isIgnoredForLearning: Whether monitors neither check its days nor learn from them; … Not for a private one.',
    wrap: on('createAnnotation', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const { isPrivate, isIgnoredForLearning } = await bodyOf(again)
      if (response.status !== 422 || isPrivate !== true || isIgnoredForLearning !== true) return response
      const made = await send(await withJson(again, (body) => leftOut(body, 'isIgnoredForLearning')))
      return made.status === 201 ? withBody(made, { ...(await bodyOf(made)), isIgnoredForLearning: true }) : response
    }),
  },
]
