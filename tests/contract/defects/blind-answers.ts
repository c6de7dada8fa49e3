// Blind defects of single answers: statuses, schemas, headers and languages.

import {
  answerWith,
  type BlindDefect,
  eachOf,
  leftOut,
  rowsOf,
  textOf,
  withCallers,
} from '#tests/contract/defects/blind-tools.ts'
import type { Json } from '#tests/contract/defects/defect.ts'
import { bodyOf, changed, on, rewritten, withBody, withHeader, withStatus } from '#tests/contract/defects/defect.ts'

export const BLIND_STATUS_DEFECTS: BlindDefect[] = [
  {
    kind: 'status',
    operation: 'sendWebhookTest',
    name: 'a queued test answers 202',
    contradicts: 'responses: success is 201 only',
    wrap: on('sendWebhookTest', async (request, send) => {
      const response = await send(request)
      return response.status === 201 ? withStatus(response, 202) : response
    }),
  },
  {
    kind: 'status',
    operation: 'getAnalysisRun',
    name: 'an unknown analysis answers 400',
    contradicts: 'Access: a foreign id answers 404 as an unknown one does',
    wrap: on('getAnalysisRun', async (request, send) => {
      const response = await send(request)
      if (response.status !== 404) return response
      return withStatus(
        withBody(response, { ...(await bodyOf(response)), status: 400, code: 'malformed-request' }),
        400,
      )
    }),
  },
  {
    kind: 'status',
    operation: 'previewAnomalySetting',
    name: 'invalid fields answer 400',
    contradicts: 'Conventions: unknown body properties are refused with 422; 422 "errors" names the fields',
    wrap: on('previewAnomalySetting', async (request, send) => {
      const response = await send(request)
      if (response.status !== 422) return response
      const body = leftOut(await bodyOf(response), 'errors')
      return withStatus(withBody(response, { ...body, status: 400, code: 'malformed-request' }), 400)
    }),
  },
  {
    kind: 'status',
    operation: 'deleteReportLink',
    name: 'a deletion answers 200 with an empty object',
    contradicts: 'responses: success is 204 only',
    wrap: on('deleteReportLink', async (request, send) => {
      const response = await send(request)
      if (response.status !== 204) return response
      const headers = new Headers(response.headers)
      headers.set('Content-Type', 'application/json')
      return new Response('{}', { status: 200, headers })
    }),
  },
  {
    kind: 'status',
    operation: 'updateSavedView',
    name: 'an old version answers 412',
    contradicts: 'description: one that someone else has changed meanwhile is a 409; 412 is not documented',
    wrap: on('updateSavedView', async (request, send) => {
      const response = await send(request)
      if (response.status !== 409) return response
      return withStatus(withBody(response, { ...(await bodyOf(response)), status: 412 }), 412)
    }),
  },
  {
    kind: 'status',
    operation: 'getMetaCanPost',
    name: 'an unknown page answers 200',
    contradicts: 'description: a page that no credential of the account reaches is a 404',
    wrap: withCallers('getMetaCanPost', async (request, send, callers) => {
      const isMember = callers.isMember(request)
      const response = await send(request)
      if (response.status !== 404 || !isMember) return response
      return withStatus(withBody(response, { canPost: false, reasons: [], missingPermissions: [] }), 200)
    }),
  },
]

export const BLIND_SCHEMA_DEFECTS: BlindDefect[] = [
  {
    kind: 'schema',
    operation: 'listAdGroupMetrics',
    name: 'clicks of the totals are a string, as big integers of a database',
    contradicts: 'schema: totals.clicks is an integer or null',
    wrap: answerWith('listAdGroupMetrics', (body) => {
      const totals = body.totals as Json
      return { ...body, totals: { ...totals, clicks: String(totals.clicks) } }
    }),
  },
  {
    kind: 'schema',
    operation: 'getAutopilotExecution',
    name: 'errorMessage is left out where there is none',
    contradicts: 'schema: errorMessage is required; Conventions: null says that there is no value',
    wrap: answerWith('getAutopilotExecution', (body) =>
      body.errorMessage === null ? leftOut(body, 'errorMessage') : body,
    ),
  },
  {
    kind: 'schema',
    operation: 'listSubscriptionHistory',
    name: 'a time without its zone',
    contradicts: 'schema: occurredAt has the format date-time; Conventions: ISO 8601 in UTC',
    wrap: answerWith('listSubscriptionHistory', (body) => ({
      ...body,
      items: rowsOf(body).map((row) => ({ ...row, occurredAt: textOf(row.occurredAt).replace(/Z$/, '') })),
    })),
  },
  {
    kind: 'schema',
    operation: 'getAnalyticsIntegration',
    name: 'hasData is 0 or 1',
    contradicts: 'schema: hasData is a boolean',
    wrap: answerWith('getAnalyticsIntegration', (body) => ({ ...body, hasData: Number(body.hasData) })),
  },
  {
    kind: 'schema',
    operation: 'listSocialChannels',
    name: 'no failure is the value 0',
    contradicts: 'schema: failureCode is null or one of SocialPostFailure, which has no 0',
    wrap: answerWith(
      'listSocialChannels',
      eachOf((row) => ({ ...row, failureCode: row.failureCode ?? 0 })),
    ),
  },
  {
    kind: 'schema',
    operation: 'getAdsIntegration',
    name: 'the client account is written with hyphens',
    contradicts: 'schema: customerClientId has the pattern of ten digits',
    wrap: answerWith('getAdsIntegration', (body) => ({
      ...body,
      customerClientId:
        typeof body.customerClientId === 'string'
          ? body.customerClientId.replace(/^(\d{3})(\d{3})/, '$1-$2-')
          : body.customerClientId,
    })),
  },
  {
    kind: 'schema',
    operation: 'createSurveyExport',
    name: 'the end of the file is a count of milliseconds',
    contradicts: 'schema: expiresAt is a date-time or null',
    wrap: answerWith('createSurveyExport', (body) => ({ ...body, expiresAt: Date.parse(textOf(body.expiresAt)) })),
  },
  {
    kind: 'schema',
    operation: 'listIntegrations',
    name: 'a platform that is not connected has no credentials field',
    contradicts: 'schema: credentials is required, whatever isConnected says',
    wrap: answerWith(
      'listIntegrations',
      eachOf((row) => (row.isConnected ? row : leftOut(row, 'credentials'))),
    ),
  },
]

export const BLIND_HEADER_DEFECTS: BlindDefect[] = [
  {
    kind: 'headers',
    operation: 'createFile',
    name: 'Location names the list',
    contradicts: 'header Location: where what was created can be read',
    wrap: on('createFile', async (request, send) => {
      const { pathname } = new URL(request.url)
      const response = await send(request)
      return response.headers.has('Location') ? withHeader(response, 'Location', pathname) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'createTemporaryFile',
    name: 'a replay does not say that it is one',
    contradicts: 'header Idempotent-Replayed: present where the answer is that of an earlier call',
    wrap: on('createTemporaryFile', async (request, send) =>
      withHeader(await send(request), 'Idempotent-Replayed', undefined),
    ),
  },
  {
    kind: 'headers',
    operation: 'listLinkedInOrganizations',
    name: 'a 404 has no Request-Id',
    contradicts: 'header Request-Id: required in the 404, too',
    wrap: on('listLinkedInOrganizations', async (request, send) => {
      const response = await send(request)
      return response.status === 404 ? withHeader(response, 'Request-Id', undefined) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'listCategories',
    name: 'Vary names the origin instead of the language',
    contradicts: 'header Vary: the constant Accept-Language',
    wrap: on('listCategories', async (request, send) => {
      const response = await send(request)
      return response.status === 200 ? withHeader(response, 'Vary', 'Origin') : response
    }),
  },
  {
    kind: 'headers',
    operation: 'listTicketMessages',
    name: 'a refused token gets no WWW-Authenticate',
    contradicts: 'header WWW-Authenticate: required in the 401, with error="invalid_token" where a token was sent',
    wrap: on('listTicketMessages', async (request, send) => {
      const hasToken = request.headers.has('Authorization')
      const response = await send(request)
      return response.status === 401 && hasToken ? withHeader(response, 'WWW-Authenticate', undefined) : response
    }),
  },
]

export const BLIND_LANGUAGE_DEFECTS: BlindDefect[] = [
  {
    kind: 'languages',
    operation: 'getConstants',
    name: 'labels are always in English',
    contradicts: 'Conventions: Accept-Language chooses the language of labels',
    wrap: on('getConstants', async (request, send) =>
      send(await rewritten(request, { headers: (headers) => headers.set('Accept-Language', 'en-US') })),
    ),
  },
  {
    kind: 'languages',
    operation: 'updateUserName',
    name: 'messages of fields are always in English',
    contradicts: 'ApiError.errors: messages by field of the body, in the language of the request',
    wrap: on('updateUserName', async (request, send) => {
      const english = await rewritten(request, { headers: (headers) => headers.set('Accept-Language', 'en-US') })
      const response = await send(request)
      if (response.status !== 422) return response
      const { errors } = await bodyOf(await send(english))
      return changed(
        response,
        (body) => ({ ...body, errors }),
        () => true,
      )
    }),
  },
]
