// Seeded defects of statuses, headers, schemas and languages.

import { answerWith, type BlindDefect, leftOut, listOf, pathOf, rowsOf } from '#tests/contract/defects/blind-tools.ts'
import { bodyOf, changed, type Json, on, rewritten, withHeader, withStatus } from '#tests/contract/defects/defect.ts'

const inEnglish = (request: Request) =>
  rewritten(request, { headers: (headers) => headers.set('Accept-Language', 'en-US') })

/** An update after which a task is what it was before answers with no content. */
const nothingChanged: BlindDefect['wrap'] = (send) => {
  const last = new Map<string, string>()
  return on('updateAccountTask', async (request, next) => {
    const response = await next(request)
    if (response.status !== 200) return response
    const shown = JSON.stringify(leftOut(await bodyOf(response), 'version', 'updatedAt'))
    const isSame = last.get(pathOf(request)) === shown
    last.set(pathOf(request), shown)
    if (!isSame) return response
    return new Response(null, { status: 204, headers: { 'Request-Id': response.headers.get('Request-Id') ?? '' } })
  })(send)
}

export const SEEDED_ANSWER_DEFECTS: BlindDefect[] = [
  {
    kind: 'headers',
    operation: 'deleteAutopilotItem',
    name: 'a successful deletion has no request id',
    contradicts: 'responses.204.headers.Request-Id',
    wrap: on('deleteAutopilotItem', async (request, send) => {
      const response = await send(request)
      return response.status === 204 ? withHeader(response, 'Request-Id', undefined) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'listSocialPostSlots',
    name: 'the answer is told to be Latin-1',
    contradicts: 'JSON is UTF-8',
    wrap: on('listSocialPostSlots', async (request, send) => {
      const response = await send(request)
      return response.ok ? withHeader(response, 'Content-Type', 'application/json; charset=iso-8859-1') : response
    }),
  },
  {
    kind: 'headers',
    operation: 'listMetaPages',
    name: 'shared caches may keep the pages for as long as the platform is not asked again',
    contradicts: 'Access: what is personal is kept by nobody else',
    wrap: on('listMetaPages', async (request, send) => {
      const response = await send(request)
      return response.ok ? withHeader(response, 'Cache-Control', 'public, max-age=900') : response
    }),
  },
  {
    kind: 'schema',
    operation: 'listAdGroupMetricsByCampaign',
    name: 'where all counts are known, the list of unknown ones is empty',
    contradicts: 'AdGroupMetric.unknownCounts: minItems',
    wrap: answerWith('listAdGroupMetricsByCampaign', (body) => ({
      ...body,
      items: rowsOf(body).map((row) => ({ unknownCounts: [], ...row })),
    })),
  },
  {
    kind: 'schema',
    operation: 'approveAutopilotProposals',
    name: 'where nothing is held back, its list is null',
    contradicts: 'ProposalDecision.heldBack: array',
    wrap: answerWith('approveAutopilotProposals', (body) => ({
      ...body,
      heldBack: (body.heldBack as Json[]).length > 0 ? body.heldBack : null,
    })),
  },
  {
    kind: 'status',
    operation: 'reauthorize',
    name: 'a token that cannot be read is a malformed request',
    contradicts: 'responses.401: token-missing, refresh-token-expired',
    wrap: on('reauthorize', async (request, send) => {
      const token = (request.headers.get('Authorization') ?? '').replace(/^Bearer /, '')
      const response = await send(request)
      if (response.status !== 401 || /^[\w-]{16,}(\.[\w-]+){0,2}$/.test(token)) return response
      const refused = await changed(
        withHeader(response, 'WWW-Authenticate', undefined),
        (body) => ({ ...body, status: 400, code: 'malformed-request' }),
        () => true,
      )
      return withStatus(refused, 400)
    }),
  },
  {
    kind: 'status',
    operation: 'updateAccountTask',
    name: 'an update that changes nothing answers with no content',
    contradicts: 'responses.200: the task as it is now',
    wrap: nothingChanged,
  },
  {
    kind: 'languages',
    operation: 'validateSocialMedia',
    name: 'what is wrong with a file is told in English only',
    contradicts: 'MediaValidationResult.message: in the language of the request',
    wrap: on('validateSocialMedia', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      return response.ok ? send(await inEnglish(again)) : response
    }),
  },
  {
    kind: 'languages',
    operation: 'deleteAccountTaskComment',
    name: 'that a comment is of somebody else is told in English only',
    contradicts: 'Accept-Language: the language of labels and messages',
    wrap: on('deleteAccountTaskComment', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      return response.status === 403 ? send(await inEnglish(again)) : response
    }),
  },
  {
    kind: 'paging',
    operation: 'listAvailableMetrics',
    name: 'the metrics are in the order of their labels',
    contradicts: 'description: in the order of AnalyticsMetric',
    wrap: on('listAvailableMetrics', async (request, send) =>
      changed(await send(request), (body) =>
        listOf(body).toSorted((one, other) => String(one.displayName).localeCompare(String(other.displayName))),
      ),
    ),
  },
]
