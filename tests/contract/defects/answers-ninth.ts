// Defects of operations drawn with the seed 20261208, written from the contract alone: status, schema, headers and authorization.
import { allowedToAll, beside, emptied, refusedAs, refusedHere, shownAs } from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  changed,
  type Defect,
  matcher,
  on,
  rewritten,
  type Send,
  withHeader,
} from '#tests/contract/defects/defect.ts'
import { leftOut, pathOf } from '#tests/contract/defects/tampering.ts'

const VIEWER = 1
const ADS_HEADER = 'X-Ads-Authorization'

/** Deletes in the name of the author, for every caller. */
const deletesInTheNameOfTheAuthor = (send: Send): Send => {
  const [isCreation, isMeant] = [matcher('createAccountTaskComment'), matcher('deleteAccountTaskComment')]
  const authors = new Map<string, string>()
  return async (request) => {
    const again = request.clone()
    const response = await send(request)
    const author = authors.get(pathOf(again).split('/').at(-1) ?? '')
    if (isCreation(again) && response.status === 201) {
      authors.set(String((await bodyOf(response)).id), again.headers.get('Authorization') ?? '')
    }
    if (!isMeant(again) || response.status !== 403 || author === undefined) return response
    if ((await bodyOf(response)).code !== 'not-your-comment') return response
    return send(await rewritten(again, { headers: (headers) => headers.set('Authorization', author) }))
  }
}

/** Lets a call pass without the token for the ad platform once another call of that person has brought one. */
const withoutAdsToken = (send: Send): Send => {
  const isMeant = matcher('getAutopilotGuardrails')
  const tokens = new Map<string, string>()
  return async (request) => {
    const again = request.clone()
    const [person, ads] = [again.headers.get('Authorization') ?? '', again.headers.get(ADS_HEADER)]
    const response = await send(request)
    if (response.ok && ads !== null) tokens.set(person, ads)
    const known = tokens.get(person)
    if (!isMeant(again) || response.status !== 401 || known === undefined) return response
    return send(await rewritten(again, { headers: (headers) => headers.set(ADS_HEADER, known) }))
  }
}

export const ANSWERS_NINTH_DEFECTS: Defect[] = [
  {
    kind: 'status',
    operation: 'listFreeSocialPostSlots',
    name: 'a period that ends before it begins is a 422',
    contradicts: "responses.400.x-error-codes: 'invalid-period'; there is no 422",
    wrap: on('listFreeSocialPostSlots', async (request, send) => {
      const response = await send(request)
      const isMeant = response.status === 400 && (await bodyOf(response)).code === 'invalid-period'
      return isMeant ? refusedAs(response, 422, 'invalid-period') : response
    }),
  },
  {
    kind: 'schema',
    operation: 'updateMetricSetting',
    name: 'the smallest change is left out when there is none',
    contradicts: "MetricSetting.required: 'minChangePct'",
    wrap: shownAs('updateMetricSetting', (body) => (body.minChangePct === null ? leftOut(body, 'minChangePct') : body)),
  },
  {
    kind: 'headers',
    operation: 'deleteMetricSetting',
    name: 'the answer without content has no Request-Id',
    contradicts: 'responses.204.headers.Request-Id: required',
    wrap: on('deleteMetricSetting', async (request, send) => {
      const response = await send(request)
      return response.status === 204 ? withHeader(response, 'Request-Id', undefined) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'getAutopilotGuardrails',
    name: 'the token for the ad platform is not asked for again in a session',
    contradicts:
      'security: bearerAuth and adsBearer; responses.401: One of the two tokens is missing or no longer valid',
    wrap: withoutAdsToken,
  },
  {
    kind: 'status',
    operation: 'archiveUserTasks',
    name: 'the answer is a 204 when there was nothing to archive',
    contradicts: 'responses.200: How many were archived; there is no 204',
    wrap: on('archiveUserTasks', async (request, send) => {
      const response = await send(request)
      return response.status === 200 && (await bodyOf(response)).archivedCount === 0 ? emptied(response) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'deleteAccountTaskComment',
    name: 'whoever can read a comment can delete it',
    contradicts: 'x-author-only: true; description: Deletes a comment the caller wrote',
    wrap: deletesInTheNameOfTheAuthor,
  },
  {
    kind: 'headers',
    operation: 'createTemporaryFile',
    name: 'the replayed answer does not say that it is one',
    contradicts:
      'Idempotent-Replayed: Present, and true, where the answer is that of an earlier call with the same key',
    wrap: on('createTemporaryFile', async (request, send) =>
      withHeader(await send(request), 'Idempotent-Replayed', undefined),
    ),
  },
  {
    kind: 'status',
    operation: 'deleteAnomalyComment',
    name: 'a comment that is not there is deleted with a 204',
    contradicts: 'responses.404: The resource does not exist',
    wrap: on('deleteAnomalyComment', async (request, send) => {
      const [again, anomaly] = [request.clone(), pathOf(request).split('/comments/')[0] ?? '']
      const response = await send(request)
      if (response.status !== 404) return response
      return (await send(beside(again, anomaly))).ok ? emptied(response) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'getSurveyComparison',
    name: 'viewers are refused',
    contradicts: 'x-min-role: viewer; description: Every member may call it',
    wrap: on('getSurveyComparison', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const account = pathOf(again).split('/')[2] ?? ''
      if (!response.ok || (await bodyOf(await send(beside(again, `/Account/${account}`)))).role !== VIEWER)
        return response
      const refusal = await send(beside(again, `/EAnl/${account}/analytics-accounts`))
      return refusal.status === 403 ? refusedHere(again, refusal) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'listCategories',
    name: 'proxies may keep the answer',
    contradicts: "responses.200.headers.Cache-Control: const 'private, max-age=86400'",
    wrap: on('listCategories', async (request, send) => {
      const response = await send(request)
      return response.ok ? withHeader(response, 'Cache-Control', 'public, max-age=86400') : response
    }),
  },
  {
    kind: 'status',
    operation: 'listMlAccounts',
    name: 'the token of a person is a 401',
    contradicts: 'description: Needs a service token; a token of a person gets 403',
    wrap: on('listMlAccounts', async (request, send) => {
      const response = await send(request)
      if (response.status !== 403) return response
      return withHeader(
        await refusedAs(response, 401, 'token-expired'),
        'WWW-Authenticate',
        'Bearer realm="adwright", error="invalid_token"',
      )
    }),
  },
  {
    kind: 'schema',
    operation: 'getUserTask',
    name: 'the due day is a moment',
    contradicts: 'Task.dueOn: a CalendarDate, YYYY-MM-DD',
    wrap: shownAs('getUserTask', (body) =>
      typeof body.dueOn === 'string' ? { ...body, dueOn: `${body.dueOn}T00:00:00.000Z` } : body,
    ),
  },
  {
    kind: 'authorization',
    operation: 'listAnalyticsAccounts',
    name: 'members below admin see the accounts, too',
    contradicts: 'x-min-role: admin; description: Needs role admin or owner',
    wrap: allowedToAll('listAnalyticsAccounts'),
  },
  {
    kind: 'schema',
    operation: 'checkRegistrationCode',
    name: 'the address of an unknown code is an empty text',
    contradicts: 'CheckResult.email: null when `purpose` is null',
    wrap: shownAs('checkRegistrationCode', (body) => (body.purpose === null ? { ...body, email: '' } : body)),
  },
  {
    kind: 'headers',
    operation: 'deleteSocialPostComment',
    name: 'a token that is no longer valid is challenged like a missing one',
    contradicts: 'WWW-Authenticate: with `error="invalid_token"` where a token was sent',
    wrap: on('deleteSocialPostComment', async (request, send) => {
      const response = await send(request)
      return response.status === 401 ? withHeader(response, 'WWW-Authenticate', 'Bearer realm="adwright"') : response
    }),
  },
  {
    kind: 'schema',
    operation: 'updateAccountTasks',
    name: 'the missing ids are null when all were found',
    contradicts: 'TasksUpdated.missingIds: an array, empty when all were found',
    wrap: on('updateAccountTasks', async (request, send) =>
      changed(await send(request), (body) =>
        Array.isArray(body.missingIds) && body.missingIds.length === 0 ? { ...body, missingIds: null } : body,
      ),
    ),
  },
]
