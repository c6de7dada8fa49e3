// Defects of operations drawn with the seed 20261129, written from the contract alone: status, schema, headers, authorization, languages, input of lists.

import { SurveyComparisonDimension } from '@adwright/sdk/types'
import {
  asked,
  beside,
  englishRefusals,
  isReplay,
  mergedWithEnglish,
  refusedAs,
  shownAs,
  takenAs,
} from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  type Defect,
  type Json,
  on,
  rewritten,
  type Send,
  withHeader,
  withStatus,
} from '#tests/contract/defects/defect.ts'
import { rowsOf, textOf } from '#tests/contract/defects/tampering.ts'

const ADS_TOKEN = 'X-Ads-Authorization'

/** Repeats a call with the headers of other callers until one of them may do it. */
const withOtherCallers =
  (operation: Defect['operation'], code: string) =>
  (send: Send): Send => {
    const callers = new Map<string, Headers>()
    const wrapped = on(operation, async (request, next) => {
      const again = request.clone()
      const response = await next(request)
      if (response.status !== 403 || (await bodyOf(response)).code !== code) return response
      for (const given of callers.values()) {
        const headers = (own: Headers) => {
          for (const name of ['Authorization', ADS_TOKEN]) own.set(name, given.get(name) ?? '')
        }
        const other = await next(await rewritten(again.clone(), { headers }))
        if (other.ok) return other
      }
      return response
    })(send)
    return async (request) => {
      const { headers } = request
      const response = await wrapped(request)
      if (response.ok && headers.has(ADS_TOKEN)) callers.set(headers.get('Authorization') ?? '', headers)
      return response
    }
  }

export const ANSWERS_FIRST_DEFECTS: Defect[] = [
  {
    kind: 'status',
    operation: 'createAdCampaignAnalysis',
    name: 'a replayed creation is answered with 200',
    contradicts:
      'Idempotency-Key: “Within 24 hours the same key with the same request replays the first answer”; the only success is 201, “The new analysis.”',
    wrap: on('createAdCampaignAnalysis', async (request, send) => {
      const response = await send(request)
      return isReplay(response) && response.status === 201 ? withStatus(response, 200) : response
    }),
  },
  {
    kind: 'status',
    operation: 'disconnectIntegration',
    name: 'a credential that there is not is answered as if it were disconnected',
    contradicts: '404: “The resource does not exist, or belongs to another person or account.”',
    wrap: on('disconnectIntegration', async (request, send) => {
      const list = new Request(request.url.replace(/\/[^/]+$/, ''), { headers: request.headers })
      const response = await send(request)
      if (response.status !== 404 || !(await send(list)).ok) return response
      return new Response(null, { status: 204, headers: { 'Request-Id': response.headers.get('Request-Id') ?? '' } })
    }),
  },
  {
    kind: 'status',
    operation: 'getAdsInformation',
    name: 'an account that the person is no member of is answered with 403',
    contradicts: 'Access: “A foreign id answers 404 as an unknown one does”',
    wrap: on('getAdsInformation', async (request, send) => {
      const response = await send(request)
      return response.status === 404 ? refusedAs(response, 403, 'role-too-low') : response
    }),
  },
  {
    kind: 'status',
    operation: 'getAuctionInsights',
    name: 'a period that ends before it begins is answered with 422',
    contradicts: '400 has the code `invalid-period`; the operation has no 422.',
    wrap: on('getAuctionInsights', async (request, send) => {
      const response = await send(request)
      const { code } = await bodyOf(response)
      return code === 'invalid-period' ? refusedAs(response, 422, code) : response
    }),
  },
  {
    kind: 'schema',
    operation: 'listAutopilotRules',
    name: 'a null within a default condition is left out',
    contradicts: 'Condition: `value2` is required; “an answer carries every field of its schema”',
    wrap: shownAs('listAutopilotRules', (body) =>
      (Object.values(body) as Json[]).map((rule) => ({
        ...rule,
        defaultConditions: (rule.defaultConditions as Json[]).map(({ value2, ...rest }) =>
          value2 === null ? rest : { ...rest, value2 },
        ),
      })),
    ),
  },
  {
    kind: 'schema',
    operation: 'getAnalyticsIntegration',
    name: 'the moment of the last sync has no time zone',
    contradicts: 'Timestamp: `format: date-time`, “A moment in UTC, ISO 8601.”',
    wrap: shownAs('getAnalyticsIntegration', (body) => ({
      ...body,
      lastSyncAt: typeof body.lastSyncAt === 'string' ? body.lastSyncAt.replace('Z', '') : body.lastSyncAt,
    })),
  },
  {
    kind: 'schema',
    operation: 'listKeywordMetrics',
    name: 'the cost per conversion is 0 where there is no conversion',
    contradicts: 'MetricSet: “a ratio whose divisor is 0 is null, never 0”; `cpa`: “null without conversions”',
    wrap: shownAs('listKeywordMetrics', (body) => ({
      ...body,
      items: rowsOf(body).map((row) => ({ ...row, cpa: row.conversions === 0 ? 0 : row.cpa })),
    })),
  },
  {
    kind: 'schema',
    operation: 'getSnapshot',
    name: 'the scores of the rules are not rounded',
    contradicts: 'SnapshotRuleResult: `score` is an integer, “100 × (1 − failedCount / checkedCount), rounded”',
    wrap: shownAs('getSnapshot', (body) => ({
      ...body,
      ruleResults: (body.ruleResults as Json[]).map((result) => {
        const [failed, checked] = [Number(result.failedCount), Number(result.checkedCount)]
        return checked === 0 ? result : { ...result, score: 100 * (1 - failed / checked) }
      }),
    })),
  },
  {
    kind: 'headers',
    operation: 'listAutopilotCategories',
    name: 'a missing second token is refused without WWW-Authenticate',
    contradicts: '401: the header `WWW-Authenticate` is required.',
    wrap: on('listAutopilotCategories', async (request, send) => {
      const response = await send(request)
      const isMeant = response.status === 401 && !request.headers.has(ADS_TOKEN)
      return isMeant ? withHeader(response, 'WWW-Authenticate', undefined) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'listSocialNetworkLimits',
    name: 'the limits are sent as plain text',
    contradicts: '200 has the media type `application/json`.',
    wrap: on('listSocialNetworkLimits', async (request, send) => {
      const response = await send(request)
      return response.ok ? withHeader(response, 'Content-Type', 'text/plain; charset=utf-8') : response
    }),
  },
  {
    kind: 'headers',
    operation: 'getTicket',
    name: 'the Request-Id of a refusal is not that of its body',
    contradicts: 'Request-Id: “an error carries the same value as `requestId`”',
    wrap: on('getTicket', async (request, send) => {
      const response = await send(request)
      return response.status === 404 ? withHeader(response, 'Request-Id', `gw_${crypto.randomUUID()}`) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'listSocialPostTimes',
    name: 'the Request-Id is written with bars and dots',
    contradicts: 'Request-Id: `pattern: ^[A-Za-z0-9_-]+$`',
    wrap: on('listSocialPostTimes', async (request, send) => {
      const response = await send(request)
      return withHeader(response, 'Request-Id', `|${response.headers.get('Request-Id')}.1.`)
    }),
  },
  {
    kind: 'authorization',
    operation: 'listAutopilotProposals',
    name: 'the second token is not looked at',
    contradicts: '`security`: bearerAuth and adsBearer; 401: “One of the two tokens is missing or no longer valid”',
    wrap: (send) => {
      let token: string | null = null
      return on('listAutopilotProposals', async (request, next) => {
        const again = request.clone()
        const response = await next(request)
        if (response.ok) token = again.headers.get(ADS_TOKEN)
        const last = token
        if (response.status !== 401 || last === null) return response
        return next(await rewritten(again, { headers: (headers) => headers.set(ADS_TOKEN, last) }))
      })(send)
    },
  },
  {
    kind: 'authorization',
    operation: 'listIntegrations',
    name: 'only admins may read the platforms',
    contradicts: '`x-min-role: viewer`; “Every member may call it”',
    wrap: on('listIntegrations', async (request, send) => {
      const { headers, url } = request
      const change = await send(new Request(`${url.split('?')[0]}/crd_none`, { method: 'DELETE', headers }))
      return change.status === 403 ? change : send(request)
    }),
  },
  {
    kind: 'authorization',
    operation: 'restoreAutopilotItem',
    name: 'a user may restore an item in automatic mode',
    contradicts: '“an item in automatic mode needs admin or owner”; 403 has the code `automatic-needs-admin`',
    wrap: withOtherCallers('restoreAutopilotItem', 'automatic-needs-admin'),
  },
  {
    kind: 'authorization',
    operation: 'listUserTaskLabels',
    name: 'the person in the path is not looked at: everybody gets their own labels',
    contradicts: '“Only the signed-in person may call it.”; 404: “belongs to another person”',
    wrap: on('listUserTaskLabels', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 404) return response
      const { id } = await bodyOf(await send(beside(again, '/User')))
      return send(await rewritten(again, { url: (url) => void (url.pathname = `/TaskUser/${textOf(id)}/labels`) }))
    }),
  },
  {
    kind: 'languages',
    operation: 'requestEmailChange',
    name: 'what is wrong with a field is said in English',
    contradicts: 'Language: “`Accept-Language` chooses the language of labels and messages”',
    wrap: mergedWithEnglish(
      'requestEmailChange',
      (own, { errors }) => ({ ...own, errors }),
      (status) => status === 422,
    ),
  },
  {
    kind: 'languages',
    operation: 'unsubscribe',
    name: 'an identifier that there is not is refused in English',
    contradicts: 'Language: “`Accept-Language` chooses the language of labels and messages”',
    wrap: englishRefusals('unsubscribe', 404),
  },
  {
    kind: 'languages',
    operation: 'getFinding',
    name: 'the labels of the evidence are in English',
    contradicts: '`x-localized` names `/evidence/*/label`; “in the language of the request”',
    wrap: mergedWithEnglish('getFinding', (own, english) => {
      const labels = (english.evidence as Json[]).map(({ label }) => label)
      return { ...own, evidence: (own.evidence as Json[]).map((one, at) => ({ ...one, label: labels[at] })) }
    }),
  },
  {
    kind: 'languages',
    operation: 'getAutopilotItem',
    name: 'the name of the rule is in English',
    contradicts: '`x-localized` names `/ruleName`; “The name of that rule in the language of the request”',
    wrap: mergedWithEnglish('getAutopilotItem', (own, { ruleName }) => ({ ...own, ruleName })),
  },
  {
    kind: 'input',
    operation: 'listSocialPostSlots',
    name: 'an unknown query parameter is taken',
    contradicts: '“Unknown query parameters and body properties are refused with 400 and 422.”',
    wrap: takenAs('listSocialPostSlots', (request) => rewritten(request, { url: (url) => void (url.search = '') })),
  },
  {
    kind: 'input',
    operation: 'listAdsAccounts',
    name: 'the number of an account is taken with dashes',
    contradicts: '`customerClientId`: `pattern: ^[0-9]{10}$`, “ten digits without dashes”',
    wrap: takenAs('listAdsAccounts', (request) =>
      asked(request, (query) => {
        const number = query.get('customerClientId')
        if (number) query.set('customerClientId', number.replaceAll('-', ''))
      }),
    ),
  },
  {
    kind: 'input',
    operation: 'getSurveyComparison',
    name: 'without a dimension two periods are compared',
    contradicts: '`dimension` is required.',
    wrap: takenAs('getSurveyComparison', (request) =>
      asked(request, (query) => {
        if (!query.has('dimension')) query.set('dimension', `${SurveyComparisonDimension.Period}`)
      }),
    ),
  },
]
