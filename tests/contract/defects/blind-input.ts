// Blind defects of input: what is not refused although the contract forbids it, and the other way around.

import { addressWith, type BlindDefect, only, requestWith } from '#tests/contract/defects/blind-tools.ts'
import { bodyOf, type Json, on, rewritten, withBody, withJson, withStatus } from '#tests/contract/defects/defect.ts'

const QUESTION_FIELDS = [
  'id',
  'type',
  'text',
  'options',
  'rows',
  'isRequired',
  'hasOther',
  'isShuffled',
  'maxChoices',
  'lowLabel',
  'highLabel',
  'joiner',
  'showIf',
]

const TREND_METRICS = ['impressions', 'clicks', 'cost', 'conversions', 'conversionValue']

export const BLIND_INPUT_DEFECTS: BlindDefect[] = [
  {
    kind: 'input',
    operation: 'backtestAutopilotItem',
    name: 'more days than the maximum are cut',
    contradicts: 'schema of the body: days has the maximum 90',
    wrap: requestWith('backtestAutopilotItem', (body) =>
      typeof body.days === 'number' && body.days > 90 ? { ...body, days: 90 } : body,
    ),
  },
  {
    kind: 'input',
    operation: 'createBillingPortalSession',
    name: 'an address that is none is ignored',
    contradicts: 'schema of the body: returnUrl has the format uri and a pattern',
    wrap: requestWith('createBillingPortalSession', (body) => {
      const { returnUrl, ...rest } = body
      const isAddress = typeof returnUrl !== 'string' || (URL.canParse(returnUrl) && /^https?:/.test(returnUrl))
      return isAddress ? body : rest
    }),
  },
  {
    kind: 'input',
    operation: 'checkSurveyLogic',
    name: 'unknown fields of a question are ignored',
    contradicts: 'SurveyQuestionDraft: additionalProperties false; Conventions: unknown body properties answer 422',
    wrap: requestWith('checkSurveyLogic', (body) =>
      Array.isArray(body.questions)
        ? {
            ...body,
            questions: body.questions.map((one: unknown) =>
              one !== null && typeof one === 'object' && !Array.isArray(one)
                ? only(one as Json, ...QUESTION_FIELDS)
                : one,
            ),
          }
        : body,
    ),
  },
  {
    kind: 'input',
    operation: 'getAuctionInsights',
    name: 'unknown parameters are ignored',
    contradicts: 'Conventions: unknown query parameters are refused with 400',
    wrap: addressWith('getAuctionInsights', (url) => {
      const known = [...url.searchParams].filter(([name]) => ['dateBegin', 'dateEnd'].includes(name))
      url.search = new URLSearchParams(known).toString()
    }),
  },
  {
    kind: 'input',
    operation: 'exportDesign',
    name: 'a picture may be named twice',
    contradicts: 'schema of the body: variantIds has uniqueItems',
    wrap: requestWith('exportDesign', (body) =>
      Array.isArray(body.variantIds) ? { ...body, variantIds: [...new Set(body.variantIds)] } : body,
    ),
  },
  {
    kind: 'input',
    operation: 'listAdMetricsByAdGroup',
    name: 'an unknown metric of the trend is ignored',
    contradicts: 'parameter trendMetric: one of TrendMetric',
    wrap: addressWith('listAdMetricsByAdGroup', ({ searchParams }) => {
      const metric = searchParams.get('trendMetric')
      if (metric !== null && !TREND_METRICS.includes(metric)) searchParams.delete('trendMetric')
    }),
  },
  {
    kind: 'input',
    operation: 'checkVerificationCode',
    name: 'the code may be left out',
    contradicts: 'parameter code: required',
    wrap: on('checkVerificationCode', async (request, send) => {
      const hasCode = new URL(request.url).searchParams.has('code')
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 400 || hasCode) return response
      const unknown = await send(
        await rewritten(again, { url: ({ searchParams }) => searchParams.set('code', 'none-at-all') }),
      )
      return unknown.status === 200 ? withStatus(withBody(unknown, await bodyOf(unknown)), 200) : response
    }),
  },
  {
    kind: 'input',
    operation: 'createAutopilotException',
    name: 'a reason as long as allowed is refused',
    contradicts: 'schema of the body: reason has the maxLength 500',
    wrap: on('createAutopilotException', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.reason === 'string' && body.reason.length === 500 ? { ...body, reason: `${body.reason}.` } : body,
        ),
      ),
    ),
  },
]
