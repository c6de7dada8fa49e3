// Unseen blind defects of statuses, schemas, headers and languages.

import { answerWith, type BlindDefect, eachOf, textOf } from '#tests/contract/defects/blind-tools.ts'
import { type Json, matcher, on, type Send, withHeader, withStatus } from '#tests/contract/defects/defect.ts'

export const UNSEEN_BLIND_STATUS_DEFECTS: BlindDefect[] = [
  {
    kind: 'status',
    operation: 'listAccountInvitations',
    name: 'nothing to list is a 204 without a body',
    contradicts: 'responses: 200 with an array; a 204 is not documented',
    wrap: on('listAccountInvitations', async (request, send) => {
      const response = await send(request)
      const isEmpty = response.status === 200 && (await response.clone().text()) === '[]'
      return isEmpty ? new Response(null, { status: 204, headers: response.headers }) : response
    }),
  },
  {
    kind: 'status',
    operation: 'previewUserStrategyTarget',
    name: 'a question that stores nothing is answered as a creation',
    contradicts: 'responses: 200; a 201 is not documented',
    wrap: on('previewUserStrategyTarget', async (request, send) => {
      const response = await send(request)
      return response.status === 200 ? withStatus(response, 201) : response
    }),
  },
  {
    kind: 'status',
    operation: 'getBusinessSurvey',
    name: 'what is not there is gone',
    contradicts: 'responses: 404; a 410 is not documented',
    wrap: on('getBusinessSurvey', async (request, send) => {
      const response = await send(request)
      return response.status === 404 ? withStatus(response, 410) : response
    }),
  },
]

export const UNSEEN_BLIND_SCHEMA_DEFECTS: BlindDefect[] = [
  {
    kind: 'schema',
    operation: 'getAnalyticsInformation',
    name: 'hours are not rounded',
    contradicts: 'EanlInformation.dataFreshnessHours: integer or null',
    wrap: answerWith('getAnalyticsInformation', (body) => ({
      ...body,
      dataFreshnessHours: body.dataFreshnessHours === null ? null : Number(body.dataFreshnessHours) + 0.4,
    })),
  },
  {
    kind: 'schema',
    operation: 'getBrandKit',
    name: 'colors are shortened where they can be',
    contradicts: 'HexColor: pattern ^#[0-9A-Fa-f]{6}$',
    wrap: answerWith('getBrandKit', (body) => ({
      ...body,
      colors: Object.fromEntries(
        Object.entries(body.colors as Json).map(([name, color]) => [
          name,
          textOf(color).replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3'),
        ]),
      ),
    })),
  },
  {
    kind: 'schema',
    operation: 'getAccountSubscription',
    name: 'the end of the period is a day',
    contradicts: 'SubscriptionInfo.currentPeriodEndsAt: Timestamp, format date-time',
    wrap: answerWith('getAccountSubscription', (body) => ({
      ...body,
      currentPeriodEndsAt: body.currentPeriodEndsAt === null ? null : textOf(body.currentPeriodEndsAt).slice(0, 10),
    })),
  },
  {
    kind: 'schema',
    operation: 'listSocialNetworkLimits',
    name: 'no limit is the number -1',
    contradicts: 'SocialNetworkLimits.maxHashtags: null without a limit, minimum 0',
    wrap: answerWith(
      'listSocialNetworkLimits',
      eachOf((row) => ({ ...row, maxHashtags: row.maxHashtags ?? -1 })),
    ),
  },
  {
    kind: 'schema',
    operation: 'listAccountTaskLabels',
    name: 'labels are plain words',
    contradicts: 'LabelCount: an object with word and count',
    wrap: answerWith(
      'listAccountTaskLabels',
      eachOf(({ word }) => word),
    ),
  },
]

export const UNSEEN_BLIND_HEADER_DEFECTS: BlindDefect[] = [
  {
    kind: 'headers',
    operation: 'createAutopilotItem',
    name: 'Location names the rule instead of the item',
    contradicts: 'Location: the address of the new item',
    wrap: on('createAutopilotItem', async (request, send) => {
      const response = await send(request)
      if (response.status !== 201) return response
      const { ruleId } = (await response.clone().json()) as Json
      const location = response.headers.get('location') ?? ''
      return withHeader(response, 'location', location.replace(/[^/]+$/, textOf(ruleId)))
    }),
  },
  {
    kind: 'headers',
    operation: 'importSocialPosts',
    name: 'the first answer says that it is a replay',
    contradicts: 'Idempotent-Replayed: true only where an earlier answer is repeated',
    wrap: on('importSocialPosts', async (request, send) => {
      const response = await send(request)
      return response.ok ? withHeader(response, 'idempotent-replayed', 'true') : response
    }),
  },
  {
    kind: 'headers',
    operation: 'deleteSavedView',
    name: 'an answer without a body has no Request-Id',
    contradicts: 'responses.204.headers: Request-Id, required',
    wrap: on('deleteSavedView', async (request, send) => {
      const response = await send(request)
      return response.status === 204 ? withHeader(response, 'request-id', undefined) : response
    }),
  },
]

/** Answers everybody in the language in which the person has read the tips first. */
function keptInOneLanguage(send: Send): Send {
  const [isRead, isChanged] = [matcher('listProTips'), matcher('updateProTip')]
  const kept = new Map<string, string>()
  return async (request) => {
    const person = request.headers.get('authorization') ?? ''
    const response = await send(request)
    if (isChanged(request)) kept.delete(person)
    if (!isRead(request) || response.status !== 200) return response
    const text = kept.get(person) ?? (await response.clone().text())
    kept.set(person, text)
    return new Response(text, response)
  }
}

export const UNSEEN_BLIND_LANGUAGE_DEFECTS: BlindDefect[] = [
  {
    kind: 'languages',
    operation: 'listProTips',
    name: 'a cache does not tell the languages apart',
    contradicts: 'x-localized: title and text; Language: Accept-Language chooses',
    wrap: keptInOneLanguage,
  },
]
