// Planted defects that were written without a look at the kit: status, schema, headers and languages.
import { TaskStatus } from '@adwright/sdk/types'
import {
  beside,
  emptied,
  englishRefusals,
  listOf,
  mergedWithEnglish,
  parameter,
  refusedAs,
  refusedHere,
  shownAs,
} from '#tests/contract/defects/common.ts'
import { bodyOf, type Defect, type Json, on, rewritten, withHeader } from '#tests/contract/defects/defect.ts'
import { leftOut, OWNER, pathOf, textOf, withCallers } from '#tests/contract/defects/tampering.ts'

/** Deletions by caller and path: a path whose item the caller has deleted answers with success again. */
const deletedTwice = (operation: Defect['operation']): Defect['wrap'] => {
  return (send) => {
    const deleted = new Map<string, Response>()
    return on(operation, async (request, next) => {
      const key = `${request.headers.get('Authorization')} ${pathOf(request)}`
      const response = await next(request)
      if (response.status === 204) deleted.set(key, response.clone())
      const before = deleted.get(key)
      return response.status === 404 && before ? emptied(before) : response
    })(send)
  }
}

/** Ratios of the totals as a mean of those of the rows. */
const withMeanRate = (body: Json): Json => {
  const rates = listOf(body.items).flatMap(({ ctr }) => (typeof ctr === 'number' ? [ctr] : []))
  if (rates.length === 0) return body
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
  return { ...body, totals: { ...Object(body.totals), ctr: Math.round(mean * 1e6) / 1e6 } }
}

/** Values of a survey's answer that its caller may not see, from the answer that the owner sees. */
const withHiddenValues = withCallers('getSurveyAnswer', async (request, send, callers) => {
  const again = request.clone()
  const response = await send(request)
  const body = response.status === 200 ? await bodyOf(response) : {}
  if (!listOf(body.answers).some(({ isHidden }) => isHidden === true)) return response
  const full = listOf((await bodyOf(await send(await callers.as(OWNER, again)))).answers)
  const shown = (answer: Json) => {
    const { values } = full.find(({ questionId }) => questionId === answer.questionId) ?? answer
    return answer.isHidden === true ? { ...answer, values } : answer
  }
  const answers = listOf(body.answers).map(shown)
  return new Response(JSON.stringify({ ...body, answers }), { status: 200, headers: response.headers })
})

/** The first language of a list that a browser sends. */
const firstLanguage = (headers: Headers): void => {
  const [first = ''] = (headers.get('Accept-Language') ?? '').split(',')
  if (first !== '' && !/^\s*(en|tr)/i.test(first)) headers.set('Accept-Language', 'en-US')
}

export const ANSWERS_TENTH_DEFECTS: Defect[] = [
  {
    kind: 'status',
    operation: 'listAnalysisRuns',
    name: 'an account of others is a 403',
    contradicts: 'A foreign id answers 404 as an unknown one does. (404: not-found)',
    wrap: on('listAnalysisRuns', async (request, send) => {
      const response = await send(request)
      return response.status === 404 ? refusedAs(response, 403, 'role-too-low') : response
    }),
  },
  {
    kind: 'status',
    operation: 'getAdsToken',
    name: 'an account without a connection is a 404',
    contradicts: '409: ads-not-connected',
    wrap: on('getAdsToken', async (request, send) => {
      const response = await send(request)
      const isMeant = response.status === 409 && (await bodyOf(response)).code === 'ads-not-connected'
      return isMeant ? refusedAs(response, 404, 'not-found') : response
    }),
  },
  {
    kind: 'status',
    operation: 'deleteSavedView',
    name: 'the second deletion of a view is a 204, too',
    contradicts: '404: not-found',
    wrap: deletedTwice('deleteSavedView'),
  },
  {
    kind: 'status',
    operation: 'listAdsAccounts',
    name: 'an account that cannot be reached is a 404',
    contradicts: 'With `customerClientId` only that account, …, or an empty list when it cannot be reached.',
    wrap: on('listAdsAccounts', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 200 || parameter(again, 'customerClientId') === '') return response
      if (listOf(await bodyOf(response)).length > 0) return response
      const unknown = await send(beside(again, '/Account/unknown'))
      return unknown.status === 404 ? refusedHere(again, unknown) : response
    }),
  },
  {
    kind: 'schema',
    operation: 'listUserTasks',
    name: 'a task that was done late stays overdue',
    contradicts: 'isOverdue: True if its due day is over and it is neither done nor cancelled.',
    wrap: shownAs('listUserTasks', (body) => ({
      ...body,
      items: listOf(body.items).map((task) => {
        const isLate = textOf(task.dueOn) !== '' && textOf(task.dueOn) < textOf(task.completedAt).slice(0, 10)
        return task.status === TaskStatus.Done && isLate ? { ...task, isOverdue: true } : task
      }),
    })),
  },
  {
    kind: 'schema',
    operation: 'listSavedViews',
    name: 'a view without emails has no schedule at all',
    contradicts: 'schedule: The emails of a report; null without any, and for other screens. (required)',
    wrap: shownAs('listSavedViews', (body) =>
      listOf(body).map((view) => (view.schedule === null ? leftOut(view, 'schedule') : view)),
    ),
  },
  {
    kind: 'schema',
    operation: 'listBiddingStrategyMetrics',
    name: 'the click-through rate of the totals is the mean of those of the rows',
    contradicts: 'Ratios come from the sums of their parts, never from an average of ratios',
    wrap: shownAs('listBiddingStrategyMetrics', withMeanRate),
  },
  {
    kind: 'schema',
    operation: 'getSurveyAnswer',
    name: 'personal data that is marked as hidden is in the answer',
    contradicts: 'values: … Empty where personal data is hidden.',
    wrap: withHiddenValues,
  },
  {
    kind: 'headers',
    operation: 'deleteAutopilotException',
    name: 'the answer to a deletion has no Request-Id',
    contradicts: '204: The exception is gone. (headers: Request-Id, required)',
    wrap: on('deleteAutopilotException', async (request, send) => {
      const response = await send(request)
      return response.status === 204 ? withHeader(response, 'Request-Id', undefined) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'deleteDesign',
    name: 'the Request-Id of a refusal is another one than in its body',
    contradicts: 'Request-Id: … an error carries the same value as `requestId`.',
    wrap: on('deleteDesign', async (request, send) => {
      const response = await send(request)
      const own = `req_${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`
      return response.status >= 400 ? withHeader(response, 'Request-Id', own) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'getAccount',
    name: 'a refused token gets the challenge of a call without one',
    contradicts:
      'WWW-Authenticate: The scheme that the call needs (RFC 6750), with `error="invalid_token"` where a token was sent.',
    wrap: on('getAccount', async (request, send) => {
      const response = await send(request)
      const challenge = response.headers.get('WWW-Authenticate') ?? ''
      if (response.status !== 401 || !challenge.includes('error=')) return response
      return withHeader(response, 'WWW-Authenticate', challenge.replace(/,\s*error=.*$/, ''))
    }),
  },
  {
    kind: 'headers',
    operation: 'createAnomalyComment',
    name: 'a replayed answer does not say that it is one',
    contradicts:
      'Idempotent-Replayed: Present, and true, where the answer is that of an earlier call with the same Idempotency-Key.',
    wrap: on('createAnomalyComment', async (request, send) =>
      withHeader(await send(request), 'Idempotent-Replayed', undefined),
    ),
  },
  {
    kind: 'languages',
    operation: 'restoreUserTask',
    name: 'that there is no such task is said in English',
    contradicts:
      'Accept-Language: The language of labels and messages; ApiError.message: … in the language of the request',
    wrap: englishRefusals('restoreUserTask', 404),
  },
  {
    kind: 'languages',
    operation: 'inviteAccountUser',
    name: 'the messages of the fields are in English below a Turkish one',
    contradicts: 'errors: Only with 422. Messages by field of the body, in the language of the request',
    wrap: mergedWithEnglish(
      'inviteAccountUser',
      (own, english) => ({ ...own, ...('errors' in english && { errors: english.errors }) }),
      (status) => status === 422,
    ),
  },
  {
    kind: 'languages',
    operation: 'getAutopilotItem',
    name: 'of a list of languages only the first one is read',
    contradicts: 'a tag or a weighted list as browsers send it; the first supported one counts, else English',
    wrap: on('getAutopilotItem', async (request, send) => send(await rewritten(request, { headers: firstLanguage }))),
  },
  {
    kind: 'languages',
    operation: 'validateSocialMedia',
    name: 'what is wrong with a file is said in English',
    contradicts: 'message: What is wrong, in the language of the request (x-localized: /results/*/message)',
    wrap: mergedWithEnglish('validateSocialMedia', (own, english) => ({ ...own, results: english.results })),
  },
]
