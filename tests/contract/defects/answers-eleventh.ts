// Defects of single answers, of operations that were drawn: schemas, statuses, headers and languages.
import {
  beside,
  englishRefusals,
  isReplay,
  listOf,
  mergedWithEnglish,
  refusedAs,
  shownAs,
  takenAs,
} from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  changed,
  type Defect,
  matcher,
  on,
  rewritten,
  type Send,
  withHeader,
  withStatus,
} from '#tests/contract/defects/defect.ts'
import { pathOf, textOf } from '#tests/contract/defects/tampering.ts'

/** Answers an analysis that was not shown before as a thing that was created. */
const newAnalyses = (send: Send): Send => {
  const shown = new Set<unknown>()
  return on('getMarketAnalysis', async (request, next) => {
    const response = await next(request)
    const { id } = await bodyOf(response)
    if (response.status !== 200 || shown.has(id)) return response
    shown.add(id)
    return withStatus(response, 201)
  })(send)
}

/** Says that a survey is gone, once it was deleted. */
const goneSurveys = (send: Send): Send => {
  const [isDeletion, isReading] = [matcher('deleteBusinessSurvey'), matcher('getBusinessSurvey')]
  const deleted = new Set<string>()
  return async (request) => {
    const response = await send(request)
    if (isDeletion(request) && response.status === 204) deleted.add(pathOf(request))
    const isGone = isReading(request) && response.status === 404 && deleted.has(pathOf(request))
    return isGone ? refusedAs(response, 410, 'not-found') : response
  }
}

export const ANSWERS_ELEVENTH_DEFECTS: Defect[] = [
  {
    kind: 'status',
    operation: 'createSocialPost',
    name: 'the answer to a repeated key is 200',
    contradicts: 'Idempotency-Key: Within 24 hours the same key with the same request replays the first answer',
    wrap: on('createSocialPost', async (request, send) => {
      const response = await send(request)
      return response.status === 201 && isReplay(response) ? withStatus(response, 200) : response
    }),
  },
  {
    kind: 'status',
    operation: 'getMarketAnalysis',
    name: 'an analysis that the call has made is answered with 201',
    contradicts: 'responses: 200, The analysis; no 201',
    wrap: newAnalyses,
  },
  {
    kind: 'status',
    operation: 'getUserTask',
    name: 'the task of another person is refused with 403',
    contradicts: 'Access: A foreign id answers 404 as an unknown one does; responses without 403',
    wrap: on('getUserTask', async (request, send) => {
      const response = await send(request)
      if (response.status !== 404) return response
      const { id } = await bodyOf(await send(beside(request, '/User')))
      return typeof id === 'string' && pathOf(request).split('/')[2] !== id
        ? refusedAs(response, 403, 'role-too-low')
        : response
    }),
  },
  {
    kind: 'status',
    operation: 'getBusinessSurvey',
    name: 'a survey that was deleted is answered with 410',
    contradicts: 'responses: 404; no 410',
    wrap: goneSurveys,
  },
  {
    kind: 'schema',
    operation: 'listAccountStrategyEvents',
    name: 'changeCount is 0 for what is not a run',
    contradicts: 'StrategyEvent.changeCount: The changes a rule applied; null for other kinds',
    wrap: shownAs('listAccountStrategyEvents', (body) => ({
      ...body,
      items: listOf(body.items).map((event) => ({ ...event, changeCount: event.changeCount ?? 0 })),
    })),
  },
  {
    kind: 'schema',
    operation: 'listAnnotations',
    name: 'dateEnd is null for an annotation of one day',
    contradicts: 'Annotation.dateEnd: CalendarDate, never null',
    wrap: shownAs('listAnnotations', (body) =>
      listOf(body).map((one) => ({ ...one, dateEnd: one.dateEnd === one.dateBegin ? null : one.dateEnd })),
    ),
  },
  {
    kind: 'schema',
    operation: 'updatePassword',
    name: 'changedAt is a time without a zone',
    contradicts: 'PasswordChange.changedAt: Timestamp; Conventions: Time is ISO 8601 in UTC',
    wrap: shownAs('updatePassword', (body) => ({
      ...body,
      changedAt: textOf(body.changedAt).replace(/(\.\d+)?Z$/, ''),
    })),
  },
  {
    kind: 'schema',
    operation: 'archiveAccountTasks',
    name: 'archivedCount is null where nothing was archived',
    contradicts: 'TasksArchived.archivedCount: Count, an integer from 0',
    wrap: shownAs('archiveAccountTasks', (body) => ({ ...body, archivedCount: body.archivedCount || null })),
  },
  {
    kind: 'headers',
    operation: 'getSocialPostMetrics',
    name: 'Request-Id has a colon and a number of the host behind it',
    contradicts: 'headers: Request-Id with the pattern ^[A-Za-z0-9_-]+$',
    wrap: on('getSocialPostMetrics', async (request, send) => {
      const response = await send(request)
      const id = response.headers.get('Request-Id')
      return id && response.ok ? withHeader(response, 'Request-Id', `${id}:3`) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'getAccountStrategy',
    name: 'the Request-Id of a refusal is not the requestId of its body',
    contradicts: 'headers: Request-Id, an error carries the same value as `requestId`',
    wrap: on('getAccountStrategy', async (request, send) => {
      const response = await send(request)
      return response.status === 404
        ? withHeader(response, 'Request-Id', crypto.randomUUID().replaceAll('-', ''))
        : response
    }),
  },
  {
    kind: 'headers',
    operation: 'dismissAccountInvitation',
    name: 'an answer without content has no Request-Id',
    contradicts: 'responses: 204 with the header Request-Id, which is required',
    wrap: on('dismissAccountInvitation', async (request, send) => {
      const response = await send(request)
      return response.status === 204 ? withHeader(response, 'Request-Id', undefined) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'deleteAccountTaskComment',
    name: 'WWW-Authenticate does not say that the token is invalid',
    contradicts: 'headers: WWW-Authenticate with `error="invalid_token"` where a token was sent',
    wrap: on('deleteAccountTaskComment', async (request, send) => {
      const response = await send(request)
      const challenge = response.headers.get('WWW-Authenticate')
      return response.status === 401 && challenge?.includes('invalid_token')
        ? withHeader(response, 'WWW-Authenticate', 'Bearer realm="api"')
        : response
    }),
  },
  {
    kind: 'languages',
    operation: 'updateAccountTasks',
    name: 'the fields of a refusal are explained in English under a Turkish message',
    contradicts: 'Accept-Language: The language of labels and messages',
    wrap: mergedWithEnglish(
      'updateAccountTasks',
      (own, english) => ({ ...own, errors: english.errors }),
      (status) => status === 422,
    ),
  },
  {
    kind: 'languages',
    operation: 'deleteSavedView',
    name: 'an unknown view is refused in English',
    contradicts: 'Accept-Language: The language of labels and messages',
    wrap: englishRefusals('deleteSavedView', 404),
  },
  {
    kind: 'languages',
    operation: 'listIntegrations',
    name: 'the features that need a platform are named in English',
    contradicts: "requiredFor: A feature's name in the language of the request; x-localized: /*/requiredFor/*",
    wrap: on('listIntegrations', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (!again.headers.get('Accept-Language')?.startsWith('tr') || !response.ok) return response
      const english = await rewritten(again, { headers: (headers) => headers.set('Accept-Language', 'en-US') })
      const named = new Map(
        listOf(await bodyOf(await send(english))).map(({ platform, requiredFor }) => [platform, requiredFor]),
      )
      return changed(response, (body) =>
        listOf(body).map((one) => ({ ...one, requiredFor: named.get(one.platform) ?? one.requiredFor })),
      )
    }),
  },
  {
    kind: 'languages',
    operation: 'createAiAnswer',
    name: 'only the first language of a list counts',
    contradicts: 'Accept-Language: a weighted list as browsers send it; the first supported one counts, else English',
    wrap: takenAs('createAiAnswer', (request) =>
      rewritten(request, {
        headers: (headers) => {
          const [first, ...others] = (headers.get('Accept-Language') ?? '').split(',')
          if (first && others.length > 0) headers.set('Accept-Language', first)
        },
      }),
    ),
  },
]
