// Defects of operations drawn with the seed 20261207, written from the contract alone: status, schema, headers and authorization.
import {
  allowedTo,
  allowedToAll,
  answered,
  beside,
  emptied,
  isReplay,
  refusedAs,
  shownAs,
} from '#tests/contract/defects/common.ts'
import { bodyOf, type Defect, on, type Send, withBody, withHeader } from '#tests/contract/defects/defect.ts'
import { eachOf, OWNER, pathOf, USER, withCallers } from '#tests/contract/defects/tampering.ts'

/** Whether the caller is a member of the account that the path names. */
const isInside = async (request: Request, send: Send): Promise<boolean> => {
  const [, , account = ''] = pathOf(request).split('/')
  return (await send(beside(request, `/Account/${account}`))).ok
}

export const ANSWERS_EIGHTH_DEFECTS: Defect[] = [
  {
    kind: 'status',
    operation: 'getAnomaly',
    name: 'an unknown id of another form than the own ones is an invalid parameter',
    contradicts: 'Access: “A foreign id answers 404 as an unknown one does”; 404 `not-found`',
    wrap: on('getAnomaly', async (request, send) => {
      const response = await send(request)
      const isOwnForm = (pathOf(request).split('/').at(-1) ?? '').startsWith('ano_')
      return response.status === 404 && !isOwnForm ? refusedAs(response, 400, 'invalid-parameter') : response
    }),
  },
  {
    kind: 'status',
    operation: 'confirmEmailChange',
    name: 'a wrong code is answered as an expired one',
    contradicts: '`x-error-codes`: 422 `verification-code-wrong`; 409 is `verification-code-expired`',
    wrap: on('confirmEmailChange', async (request, send) => {
      const response = await send(request)
      const { code } = await bodyOf(response)
      if (code !== 'verification-code-wrong') return response
      const refusal = await refusedAs(response, 409, 'verification-code-expired')
      const { errors: _, ...rest } = await bodyOf(refusal)
      return withBody(refusal, rest)
    }),
  },
  {
    kind: 'status',
    operation: 'getMetaCanPost',
    name: 'a page that no credential reaches is one that cannot be posted to',
    contradicts: '“A page that no credential of the account reaches is a 404.”',
    wrap: on('getMetaCanPost', async (request, send) => {
      const response = await send(request)
      if (response.status !== 404 || !(await isInside(request, send))) return response
      const { message } = await bodyOf(response)
      return answered(response, { canPost: false, reasons: [message], missingPermissions: [] })
    }),
  },
  {
    kind: 'status',
    operation: 'deleteMetricSetting',
    name: 'an unknown setting is deleted with success',
    contradicts: '404 `not-found`; Access: “A foreign id answers 404 as an unknown one does”',
    wrap: on('deleteMetricSetting', async (request, send) => {
      const response = await send(request)
      return response.status === 404 && (await isInside(request, send)) ? emptied(response) : response
    }),
  },
  {
    kind: 'schema',
    operation: 'exportDesign',
    name: 'the file of an export has no end',
    contradicts: '“a file for download that vanishes after a day”; FileItem: `expiresAt` is “null for one that stays”',
    wrap: shownAs('exportDesign', (body) => ({ ...body, expiresAt: null })),
  },
  {
    kind: 'schema',
    operation: 'listAutopilotVersions',
    name: 'the first version has null in place of an empty list of changed fields',
    contradicts: 'AutopilotVersion: `changedFields` is an array, “empty for the first version”',
    wrap: shownAs(
      'listAutopilotVersions',
      eachOf((row) => (JSON.stringify(row.changedFields) === '[]' ? { ...row, changedFields: null } : row)),
    ),
  },
  {
    kind: 'schema',
    operation: 'getAnalyticsInformation',
    name: 'the age of the metrics has a fraction',
    contradicts: 'EanlInformation: `dataFreshnessHours` is an integer or null',
    wrap: shownAs('getAnalyticsInformation', (body) =>
      typeof body.dataFreshnessHours === 'number'
        ? { ...body, dataFreshnessHours: body.dataFreshnessHours + 0.4 }
        : body,
    ),
  },
  {
    kind: 'schema',
    operation: 'getBrandKit',
    name: 'the voice of a kit that nobody saved is null',
    contradicts: 'BrandKit: `voice` is a string, “empty when nobody said”',
    wrap: shownAs('getBrandKit', (body) => (body.voice === '' ? { ...body, voice: null } : body)),
  },
  {
    kind: 'headers',
    operation: 'restoreSocialPostComment',
    name: 'a replayed answer is not marked as one',
    contradicts:
      '`Idempotent-Replayed`: “Present, and true, where the answer is that of an earlier call with the same Idempotency-Key.”',
    wrap: on('restoreSocialPostComment', async (request, send) =>
      withHeader(await send(request), 'Idempotent-Replayed', undefined),
    ),
  },
  {
    kind: 'headers',
    operation: 'createAccount',
    name: 'the location of a new account lacks its id',
    contradicts: '`Location`: “Where what was created can be read, as a path of this API.”',
    wrap: on('createAccount', async (request, send) => {
      const response = await send(request)
      const location = response.headers.get('Location')
      return location === null ? response : withHeader(response, 'Location', location.replace(/\/[^/]+$/, ''))
    }),
  },
  {
    kind: 'headers',
    operation: 'createWebhook',
    name: 'a replayed answer has no location',
    contradicts: '201: `Location` is required; “the same key with the same body replays the first answer”',
    wrap: on('createWebhook', async (request, send) => {
      const response = await send(request)
      return isReplay(response) ? withHeader(response, 'Location', undefined) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'listCategories',
    name: 'a cache is not told that the names depend on the language',
    contradicts: '200: `Vary` is `Accept-Language`: “The labels are in the language of the request.”',
    wrap: on('listCategories', async (request, send) => {
      const response = await send(request)
      return response.ok ? withHeader(response, 'Vary', 'Accept-Encoding') : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'getSurveyAnswer',
    name: 'a viewer sees addresses',
    contradicts: '“A viewer sees no address.” `x-addresses-from`: user',
    wrap: withCallers('getSurveyAnswer', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      return response.ok && callers.isMember(again) ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'updateDesignVariant',
    name: 'a viewer marks favorites',
    contradicts: '“Needs role user or higher.” `x-min-role`: user',
    wrap: allowedToAll('updateDesignVariant'),
  },
  {
    kind: 'authorization',
    operation: 'updateAutopilotItemStatus',
    name: 'a user resumes an item in automatic mode',
    contradicts: '“resuming an item in automatic mode needs admin or owner”',
    wrap: allowedTo('updateAutopilotItemStatus', (_callers, _request, code) => code === 'automatic-needs-admin'),
  },
  {
    kind: 'authorization',
    operation: 'updateAnnotation',
    name: 'a user changes the annotation of somebody else',
    contradicts: '“Only its author and admins may”; `x-author-only`: until admin',
    wrap: allowedTo('updateAnnotation', (callers, request) => callers.emailOf(request) === USER),
  },
]
