// Planted defects that were written without a look at the kit: guards, input, languages and workflows.

import { answered, isReplay, mergedWithEnglish, takenAs, withNewKey, withText } from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  rewritten,
  withBody,
  withHeader,
  withJson,
  withStatus,
} from '#tests/contract/defects/defect.ts'
import { leftOut, listOf, pathOf, textOf } from '#tests/contract/defects/tampering.ts'

const isReusedKey = async (response: Response) =>
  response.status === 409 && (await bodyOf(response)).code === 'idempotency-key-reused'

const isInvalid = (status: number) => status === 422

const listIn = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : [])

/** After sample data was removed, its account still says that it is loaded. */
const staysLoaded: Defect['wrap'] = (send) => {
  const [isLoading, isDeletion, isReading] = [
    matcher('createSampleWorkspace'),
    matcher('deleteSampleWorkspace'),
    matcher('getSampleWorkspace'),
  ]
  const loaded = new Map<string, Json>()
  const removed = new Set<string>()
  return async (request) => {
    const response = await send(request)
    const [, , accountId = ''] = pathOf(request).split('/')
    if (isLoading(request) && response.status === 201) {
      loaded.set(accountId, await bodyOf(response))
      removed.delete(accountId)
    }
    if (isDeletion(request) && response.status === 204) removed.add(accountId)
    const before = removed.has(accountId) ? loaded.get(accountId) : undefined
    return isReading(request) && response.status === 200 && before ? withBody(response, before) : response
  }
}

/** The profile is still read with the tokens of sessions that were ended. */
const readsAfterItsEnd: Defect['wrap'] = (send) => {
  const [isLogin, isEnd, isReading] = [matcher('login'), matcher('deleteOtherSessions'), matcher('getUser')]
  const bearers = new Set<string>()
  const ended = new Map<string, Response>()
  const profileOf = (bearer: string, { url }: Request) =>
    send(new Request(new URL('/User', url), { headers: { Authorization: bearer } }))
  return async (request) => {
    const profiles = new Map<string, Response>()
    if (isEnd(request)) for (const bearer of bearers) profiles.set(bearer, await profileOf(bearer, request))
    const response = await send(request)
    if (isLogin(request) && response.status === 200) bearers.add(`Bearer ${textOf((await bodyOf(response)).token)}`)
    for (const [bearer, profile] of profiles) {
      if (profile.ok && (await profileOf(bearer, request)).status === 401) ended.set(bearer, profile)
    }
    const kept = isReading(request) ? ended.get(request.headers.get('Authorization') ?? '') : undefined
    return kept?.clone() ?? response
  }
}

/** A deleted webhook is still read by its id. */
const readsDeletedWebhooks: Defect['wrap'] = (send) => {
  const [isCreation, isDeletion, isReading] = [
    matcher('createWebhook'),
    matcher('deleteWebhook'),
    matcher('getWebhook'),
  ]
  const known = new Map<string, Json>()
  const deleted = new Set<string>()
  return async (request) => {
    const response = await send(request)
    const id = pathOf(request).split('/').at(-1) ?? ''
    if ((isCreation(request) || isReading(request)) && response.ok) {
      const webhook = await bodyOf(response)
      known.set(textOf(webhook.id), leftOut(webhook, 'secret'))
    }
    if (isDeletion(request) && response.status === 204) deleted.add(id)
    const kept = isReading(request) && response.status === 404 && deleted.has(id) ? known.get(id) : undefined
    return kept ? answered(response, kept) : response
  }
}

/** The first answer to a key is the answer to every later request with it. */
const replaysToAnything: Defect['wrap'] = (send) => {
  const first = new Map<string, Response>()
  return on('createBillingPortalSession', async (request, next) => {
    const key = [request.headers.get('Authorization'), request.headers.get('Idempotency-Key')].join(' ')
    const response = await next(request)
    if (response.status === 201 && !first.has(key)) first.set(key, response.clone())
    const kept = first.get(key)
    return kept && (await isReusedKey(response)) ? withHeader(kept.clone(), 'Idempotent-Replayed', 'true') : response
  })(send)
}

export const INPUTS_THIRD_DEFECTS: Defect[] = [
  {
    kind: 'guards',
    operation: 'updateAnnotation',
    name: 'the version before the present one is good enough',
    contradicts: 'expectedVersion: The `version` the edit began with; 409 changed-meanwhile',
    wrap: on('updateAnnotation', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const version = Number(new URL(again.url).searchParams.get('expectedVersion'))
      if (response.status !== 409 || !(version > 0)) return response
      const url = ({ searchParams }: URL) => searchParams.set('expectedVersion', `${version + 1}`)
      const next = await send(await rewritten(again, { url }))
      return next.ok ? next : response
    }),
  },
  {
    kind: 'guards',
    operation: 'runAutopilotItem',
    name: 'a replayed key runs the item once more',
    contradicts: 'Within 24 hours the same key with the same request replays the first answer',
    wrap: on('runAutopilotItem', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      return isReplay(response) ? send(await withNewKey(again)) : response
    }),
  },
  {
    kind: 'guards',
    operation: 'createBillingPortalSession',
    name: 'a key with another body replays the first answer',
    contradicts: 'with another path, query or body it is a 409; 409 idempotency-key-reused',
    wrap: replaysToAnything,
  },
  {
    kind: 'guards',
    operation: 'inviteAccountUser',
    name: 'a used key invites another person, too',
    contradicts: 'with another path, query or body it is a 409; 409 idempotency-key-reused',
    wrap: on('inviteAccountUser', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      return (await isReusedKey(response)) ? send(await withNewKey(again)) : response
    }),
  },
  {
    kind: 'input',
    operation: 'previewAnomalySetting',
    name: 'a full year of training is one day too long',
    contradicts: 'AnomalyPreviewRequest.trainingDays: maximum 365',
    wrap: takenAs('previewAnomalySetting', (request) =>
      withJson(request, (body) => (body.trainingDays === 365 ? { ...body, trainingDays: 366 } : body)),
    ),
  },
  {
    kind: 'input',
    operation: 'updateProTip',
    name: 'a word is taken for a boolean',
    contradicts: 'UpdateProTipRequest.isDismissed: type boolean',
    wrap: takenAs('updateProTip', (request) =>
      withJson(request, (body) =>
        typeof body.isDismissed === 'string' ? { ...body, isDismissed: body.isDismissed !== '' } : body,
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'createAccountTask',
    name: 'a title of the greatest length is too long',
    contradicts: 'TaskDraft.title: Its title, 1 to 100 characters.',
    wrap: takenAs('createAccountTask', (request) =>
      withJson(
        request,
        withText('title', (title) => (title.length === 100 ? `${title}.` : title)),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'updateAccountTaskComment',
    name: 'a text that is too long is cut',
    contradicts: 'CommentDraft.text: Plain text, 1 to 4,000 characters.',
    wrap: takenAs('updateAccountTaskComment', (request) =>
      withJson(
        request,
        withText('text', (text) => text.slice(0, 4000)),
      ),
    ),
  },
  {
    kind: 'languages',
    operation: 'requestPasswordReset',
    name: 'what is wrong with a field is told in English',
    contradicts: 'Accept-Language: The language of labels and messages',
    wrap: mergedWithEnglish(
      'requestPasswordReset',
      (own, english) => ({ ...own, errors: english.errors ?? own.errors }),
      isInvalid,
    ),
  },
  {
    kind: 'languages',
    operation: 'listSurveyTemplates',
    name: 'the options of questions are not translated',
    contradicts: 'x-localized: /*/questions/*/options/*; Surveys to begin with, in the language of the request.',
    wrap: mergedWithEnglish('listSurveyTemplates', (own, english) => {
      const inEnglish = listOf(english)
      const templates: unknown = listOf(own).map((template, at) => ({
        ...template,
        questions: listIn(template.questions).map((question, order) => ({
          ...question,
          options: listIn(inEnglish[at]?.questions)[order]?.options ?? question.options,
        })),
      }))
      return templates as Json
    }),
  },
  {
    kind: 'languages',
    operation: 'validateSocialMedia',
    name: 'what a file does not keep is told in English',
    contradicts: 'x-localized: /results/*/message',
    wrap: mergedWithEnglish('validateSocialMedia', (own, english) => ({
      ...own,
      results: listIn(own.results).map((result, at) => ({
        ...result,
        message: listIn(english.results)[at]?.message ?? result.message,
      })),
    })),
  },
  {
    kind: 'languages',
    operation: 'updatePassword',
    name: 'a wrong password is told in English',
    contradicts: 'Accept-Language: The language of labels and messages',
    wrap: on('updatePassword', async (request, send) => {
      const language = request.headers.get('Accept-Language') ?? ''
      const response = await send(request)
      const { code } = response.status === 422 ? await bodyOf(response) : {}
      if (code !== 'wrong-password' || !language.startsWith('tr')) return response
      return changed(response, (body) => ({ ...body, message: 'Incorrect password.' }), isInvalid)
    }),
  },
  {
    kind: 'workflows',
    operation: 'deleteSampleWorkspace',
    name: 'the account still says that sample data is loaded',
    contradicts: 'sample-workspace.arazzo.yaml, step gone: $response.body#/isLoaded == false',
    wrap: staysLoaded,
  },
  {
    kind: 'workflows',
    operation: 'exportDesign',
    name: 'the export of one picture answers 200',
    contradicts: 'design.arazzo.yaml, step export: $statusCode == 201',
    wrap: on('exportDesign', async (request, send) => {
      const isOne = listIn((await bodyOf(request)).variantIds).length === 1
      const response = await send(request)
      return response.status === 201 && isOne ? withStatus(response, 200) : response
    }),
  },
  {
    kind: 'workflows',
    operation: 'deleteOtherSessions',
    name: 'an ended session still reads the profile',
    contradicts: 'sessions.arazzo.yaml, step ended: $statusCode == 401',
    wrap: readsAfterItsEnd,
  },
  {
    kind: 'workflows',
    operation: 'deleteWebhook',
    name: 'a deleted webhook is still read',
    contradicts: 'webhook.arazzo.yaml, step gone: $statusCode == 404',
    wrap: readsDeletedWebhooks,
  },
]
