// Defects planted by somebody who has read the contract alone: guards, input, languages, workflows.
import { SubscriptionStatus, SurveyStatus } from '@adwright/sdk/types'
import {
  englishRefusals,
  isReplay,
  listOf,
  mergedWithEnglish,
  shownAs,
  takenAs,
  withNewKey,
} from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  type Defect,
  type Json,
  on,
  rewritten,
  withBody,
  withJson,
  without,
} from '#tests/contract/defects/defect.ts'

const MAX_TASKS = 100

/** Changes a body that is an object; lists pass. */
const inObject = (request: Request, change: (body: Json) => Json) =>
  withJson(request, (body) => (Array.isArray(body) ? body : change(body)))

export const INPUTS_FOURTH_DEFECTS: Defect[] = [
  {
    kind: 'guards',
    operation: 'deleteUserTask',
    name: 'a task that was changed meanwhile is deleted all the same',
    contradicts: 'deleteUserTask 409 changed-meanwhile: expectedVersion, the version the edit began with',
    wrap: takenAs('deleteUserTask', (request) => rewritten(request, { url: without('expectedVersion') })),
  },
  {
    kind: 'guards',
    operation: 'updateAnomalies',
    name: 'the expected versions are not compared',
    contradicts: 'updateAnomalies: those that others have changed since `expectedVersions` are named in `conflictIds`',
    wrap: takenAs('updateAnomalies', (request) =>
      inObject(request, (body) => {
        const { expectedVersions, ...others } = body
        if (!expectedVersions || Array.isArray(expectedVersions)) return body
        return Object.values(expectedVersions).every((one) => Number.isInteger(one)) ? others : body
      }),
    ),
  },
  {
    kind: 'guards',
    operation: 'rotateWebhookSecret',
    name: 'a call with a known key rotates the secret once more',
    contradicts: 'Idempotency-Key: within 24 hours the same key with the same body replays the first answer',
    wrap: on('rotateWebhookSecret', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      return isReplay(response) ? send(await withNewKey(again)) : response
    }),
  },
  {
    kind: 'guards',
    operation: 'createMetricSetting',
    name: 'a known key with another body replays the first answer',
    contradicts: 'Idempotency-Key: with another path, query or body it is a 409 (idempotency-key-reused)',
    wrap: (send) => {
      const first = new Map<string, Response>()
      return on('createMetricSetting', async (request, next) => {
        const key = `${request.headers.get('Authorization')} ${request.headers.get('Idempotency-Key')}`
        const response = await next(request)
        if (response.status === 201) first.set(key, response.clone())
        const kept = first.get(key)
        if (response.status !== 409 || !kept || (await bodyOf(response)).code !== 'idempotency-key-reused')
          return response
        const headers = new Headers(kept.headers)
        headers.set('Idempotent-Replayed', 'true')
        headers.set('Request-Id', response.headers.get('Request-Id') ?? '')
        return new Response(await kept.clone().text(), { status: 201, headers })
      })(send)
    },
  },
  {
    kind: 'input',
    operation: 'deleteSocialPost',
    name: 'an expected version of 0 is taken as none',
    contradicts: 'deleteSocialPost expectedVersion: minimum 1',
    wrap: takenAs('deleteSocialPost', (request) =>
      rewritten(request, {
        url: ({ searchParams }) => {
          if (searchParams.get('expectedVersion') === '0') searchParams.delete('expectedVersion')
        },
      }),
    ),
  },
  {
    kind: 'input',
    operation: 'createTicketMessage',
    name: 'a file that is named twice is attached once',
    contradicts: 'CreateTicketMessageRequest.attachmentFileIds: uniqueItems',
    wrap: takenAs('createTicketMessage', (request) =>
      inObject(request, (body) => {
        const { attachmentFileIds: ids } = body
        return Array.isArray(ids) ? { ...body, attachmentFileIds: [...new Set(ids)] } : body
      }),
    ),
  },
  {
    kind: 'input',
    operation: 'registerWithCode',
    name: 'a choice that comes as text is taken',
    contradicts: 'Registration.isMailAllowed: type boolean',
    wrap: takenAs('registerWithCode', (request) =>
      inObject(request, (body) => {
        const { isMailAllowed: given } = body
        return given === 'true' || given === 'false' ? { ...body, isMailAllowed: given === 'true' } : body
      }),
    ),
  },
  {
    kind: 'input',
    operation: 'updateAccountTasks',
    name: 'exactly a hundred tasks are one too many',
    contradicts: 'TasksUpdate.ids: maxItems 100',
    wrap: takenAs('updateAccountTasks', (request) =>
      inObject(request, (body) => {
        const { ids } = body
        return Array.isArray(ids) && ids.length === MAX_TASKS ? { ...body, ids: [...ids, 'one-more'] } : body
      }),
    ),
  },
  {
    kind: 'languages',
    operation: 'listAvailableMetrics',
    name: 'the headings stay English',
    contradicts: 'listAvailableMetrics x-localized: /*/category',
    wrap: mergedWithEnglish('listAvailableMetrics', (own, english) => {
      const headings = new Map(listOf(english).map(({ apiName, category }) => [apiName, category]))
      const merged: unknown = listOf(own).map((one) => ({
        ...one,
        category: headings.get(one.apiName) ?? one.category,
      }))
      return merged as Json
    }),
  },
  {
    kind: 'languages',
    operation: 'deleteUserTaskComment',
    name: 'what is not there is said in English',
    contradicts: 'Accept-Language: the language of labels and messages (tr-TR)',
    wrap: englishRefusals('deleteUserTaskComment', 404),
  },
  {
    kind: 'languages',
    operation: 'getAdsAccountEnabled',
    name: 'the reasons are English',
    contradicts: 'AdsAccountEnabled.reasons: what stands in the way, in the language of the request',
    wrap: mergedWithEnglish('getAdsAccountEnabled', (own, english) => ({
      ...own,
      reasons: english.reasons ?? own.reasons,
    })),
  },
  {
    kind: 'languages',
    operation: 'deleteAnomalyComment',
    name: 'that a comment is somebody else’s is said in English',
    contradicts: 'Accept-Language: the language of labels and messages (403 not-your-comment)',
    wrap: englishRefusals('deleteAnomalyComment', 403),
  },
  {
    kind: 'workflows',
    operation: 'createBusinessSurvey',
    name: 'a survey without a state opens immediately',
    contradicts: 'survey.arazzo.yaml, create: $response.body#/status == 1 (a draft unless `status` is 2)',
    wrap: takenAs('createBusinessSurvey', (request) =>
      inObject(request, (body) => ({ status: SurveyStatus.Open, ...body })),
    ),
  },
  {
    kind: 'workflows',
    operation: 'getUser',
    name: 'a person without a subscription has an incomplete one',
    contradicts: 'register.arazzo.yaml, noPlanYet: $response.body#/subscriptionDetails/status == 8',
    wrap: shownAs('getUser', (body) => {
      const details = Object(body.subscriptionDetails) as Json
      if (details.status !== SubscriptionStatus.None) return body
      return { ...body, subscriptionDetails: { ...details, status: SubscriptionStatus.Incomplete } }
    }),
  },
  {
    kind: 'workflows',
    operation: 'refreshToken',
    name: 'the token it gives is the one for renewals',
    contradicts: 'register.arazzo.yaml, noPlanYet: getUser with the token of freshToken answers 200',
    wrap: shownAs('refreshToken', (body) => ({ ...body, token: body.refreshToken ?? body.token })),
  },
  {
    kind: 'workflows',
    operation: 'listWebhookDeliveries',
    name: 'tests are not listed',
    contradicts: 'webhook.arazzo.yaml, listWebhookDeliveries after sendWebhookTest: $response.body#/totalCount == 1',
    wrap: on('listWebhookDeliveries', async (request, send) => {
      const response = await send(request)
      if (!response.ok) return response
      const body = await bodyOf(response)
      const items = listOf(body.items).filter(({ eventType }) => eventType !== 'webhook.test')
      const totalCount = Number(body.totalCount) - (listOf(body.items).length - items.length)
      return withBody(response, {
        ...body,
        items,
        totalCount,
        totalPages: Math.ceil(totalCount / Number(body.pageSize)),
      })
    }),
  },
]
