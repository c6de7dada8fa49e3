// Planted defects that were written without a look at the kit: statuses, schemas, headers and authorization.

import { allowedToAll, beside, isReplay, refusedAs, refusedHere, shownAs } from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  type Defect,
  type Json,
  on,
  rewritten,
  withHeader,
  withStatus,
} from '#tests/contract/defects/defect.ts'
import { leftOut, OWNER, pathOf, textOf, USER, withCallers } from '#tests/contract/defects/tampering.ts'

/** No name in the sample workspace holds this text. */
const IN_NO_NAME = '∅∅'

const NO_SHARE_KEY = '0'.repeat(22)

export const ANSWERS_THIRD_DEFECTS: Defect[] = [
  {
    kind: 'status',
    operation: 'createSurveyExport',
    name: 'a replayed key answers 200 instead of the first 201',
    contradicts: 'Within 24 hours the same key with the same request replays the first answer',
    wrap: on('createSurveyExport', async (request, send) => {
      const response = await send(request)
      return response.status === 201 && isReplay(response) ? withStatus(response, 200) : response
    }),
  },
  {
    kind: 'status',
    operation: 'listAdMetricsByAdGroup',
    name: 'an ad group of another client is an empty list',
    contradicts: 'An id that is not one of this client account is a 404.',
    wrap: on('listAdMetricsByAdGroup', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 404) return response
      const url = (address: URL) => {
        address.pathname = address.pathname.replace(/\/by-ad-group\/[^/]+$/, '')
        address.searchParams.set('searchText', IN_NO_NAME)
      }
      const empty = await send(await rewritten(again, { url }))
      return empty.ok ? empty : response
    }),
  },
  {
    kind: 'status',
    operation: 'checkRegistrationCode',
    name: 'an unknown code is a 404',
    contradicts:
      'CheckResult: An unknown, a spent and a withdrawn code look alike; isValid: Whether the code can be used now',
    wrap: on('checkRegistrationCode', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 200 || (await bodyOf(response)).purpose !== null) return response
      const unknown = await send(beside(again, '/EAnl/shared-report', 'POST', { shareKey: NO_SHARE_KEY }))
      return unknown.status === 404 ? refusedAs(await refusedHere(again, unknown), 404, 'not-found') : response
    }),
  },
  {
    kind: 'status',
    operation: 'getSharedReport',
    name: 'a link that wants its password is a 401',
    contradicts: 'A link with a password answers 403 without it.',
    wrap: on('getSharedReport', async (request, send) => {
      const response = await send(request)
      const { code } = response.status === 403 ? await bodyOf(response) : {}
      return code === 'shared-report-password-needed' ? refusedAs(response, 401, code) : response
    }),
  },
  {
    kind: 'schema',
    operation: 'createReportLink',
    name: 'the previous period is left out when there is none',
    contradicts: 'ReportLinkView requires previousPeriod: The days they are compared with; null without a comparison.',
    wrap: shownAs('createReportLink', (body) => {
      const view = Object(body.view) as Json
      return view.previousPeriod === null ? { ...body, view: leftOut(view, 'previousPeriod') } : body
    }),
  },
  {
    kind: 'schema',
    operation: 'archiveAccountTasks',
    name: 'when nothing was archived the count is null',
    contradicts: 'TasksArchived.archivedCount: How many tasks were archived (integer, minimum 0)',
    wrap: shownAs('archiveAccountTasks', (body) => (body.archivedCount === 0 ? { archivedCount: null } : body)),
  },
  {
    kind: 'schema',
    operation: 'checkSurveyLogic',
    name: 'the time of the shortest way is not rounded',
    contradicts: 'SurveyLogicCheck.minSeconds: The time of the shortest way (type integer)',
    wrap: shownAs('checkSurveyLogic', (body) =>
      typeof body.minSeconds === 'number' ? { ...body, minSeconds: body.minSeconds - 0.5 } : body,
    ),
  },
  {
    kind: 'schema',
    operation: 'selectCustomerClient',
    name: 'the selected client is written with hyphens, as the platform shows it',
    contradicts: 'EaInformation.customerClientId: The selected client, ten digits',
    wrap: shownAs('selectCustomerClient', (body) => ({
      ...body,
      customerClientId:
        typeof body.customerClientId === 'string'
          ? body.customerClientId.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
          : body.customerClientId,
    })),
  },
  {
    kind: 'headers',
    operation: 'deleteUserStrategy',
    name: 'a deletion has no Request-Id',
    contradicts: 'Response 204, header Request-Id: The request, for support and for logs',
    wrap: on('deleteUserStrategy', async (request, send) => {
      const response = await send(request)
      return response.status === 204 ? withHeader(response, 'Request-Id', undefined) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'getEnums',
    name: 'Vary names the encoding in place of the language',
    contradicts: 'Response 200, header Vary: const Accept-Language; The labels are in the language of the request.',
    wrap: on('getEnums', async (request, send) => {
      const response = await send(request)
      return response.ok ? withHeader(response, 'Vary', 'Accept-Encoding') : response
    }),
  },
  {
    kind: 'headers',
    operation: 'getAnomaly',
    name: 'what is not found has no Request-Id',
    contradicts: 'Response 404, header Request-Id: an error carries the same value as `requestId`',
    wrap: on('getAnomaly', async (request, send) => {
      const response = await send(request)
      return response.status === 404 ? withHeader(response, 'Request-Id', undefined) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'restoreUserStrategy',
    name: 'a replayed answer does not say that it is one',
    contradicts:
      'Idempotent-Replayed: Present, and true, where the answer is that of an earlier call with the same key',
    wrap: on('restoreUserStrategy', async (request, send) =>
      withHeader(await send(request), 'Idempotent-Replayed', undefined),
    ),
  },
  {
    kind: 'authorization',
    operation: 'listAnalysisRuns',
    name: 'viewers are refused',
    contradicts: 'The analyses of the account, newest first. Every member may call it. (x-min-role: viewer)',
    wrap: on('listAnalysisRuns', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 200) return response
      const [, , accountId = ''] = pathOf(again).split('/')
      const forUsers = await send(beside(again, `/Webhook/${accountId}`))
      return forUsers.status === 403 ? refusedHere(again, forUsers) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'deleteSurveyRespondent',
    name: 'a viewer deletes the answers of a person',
    contradicts: 'For good. Needs role user or higher. (x-min-role: user)',
    wrap: allowedToAll('deleteSurveyRespondent'),
  },
  {
    kind: 'authorization',
    operation: 'deleteAutopilotItem',
    name: 'a user deletes an item in automatic mode',
    contradicts: 'Needs role user, admin or owner; an item in automatic mode needs admin or owner.',
    wrap: withCallers('deleteAutopilotItem', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      const isRefusedUser = response.status === 403 && textOf(callers.emailOf(again)) === USER
      return isRefusedUser ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'getWebhook',
    name: 'a viewer reads a webhook',
    contradicts:
      'One webhook with its latest delivery, without its secret. Needs role user or higher. (x-min-role: user)',
    wrap: allowedToAll('getWebhook'),
  },
]
