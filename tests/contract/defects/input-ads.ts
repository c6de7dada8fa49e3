// Defects of input: what is not refused although the contract forbids it, and the other way around (campaigns, metrics, anomalies and analyses).

import { crash } from '#tests/contract/defects/common.ts'
import { bodyOf, type Defect, type Json, on, rewritten, withJson, without } from '#tests/contract/defects/defect.ts'
import { addressWith, requestWith, textOf } from '#tests/contract/defects/tampering.ts'

const TREND_METRICS = ['impressions', 'clicks', 'cost', 'conversions', 'conversionValue']

const MAX_PROMPT = 4000

export const INPUT_ADS_DEFECTS: Defect[] = [
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
  {
    kind: 'input',
    operation: 'createMetricSetting',
    name: 'zero is taken for nothing, and the default is stored',
    contradicts: 'sensitivity: enum',
    wrap: requestWith('createMetricSetting', ({ sensitivity, ...body }) =>
      sensitivity === 0 || sensitivity === undefined ? body : { ...body, sensitivity },
    ),
  },
  {
    kind: 'input',
    operation: 'updateAnomaly',
    name: 'a list in the place of an object crashes the server',
    wrap: on('updateAnomaly', async (request, send) => {
      const text = await request.clone().text()
      return text.startsWith('[') ? crash() : send(request)
    }),
  },
  {
    kind: 'input',
    operation: 'getAnalyticsReport',
    name: 'an unknown dimension is ignored',
    contradicts: 'parameter dimension: the values of AnalyticsDimension',
    wrap: addressWith('getAnalyticsReport', ({ searchParams }) => {
      const known = [
        'sessionDefaultChannelGroup',
        'sourceMedium',
        'landingPage',
        'deviceCategory',
        'country',
        'campaignName',
      ]
      const dimension = searchParams.get('dimension')
      if (dimension === null || known.includes(dimension)) return
      searchParams.delete('dimension')
      searchParams.delete('dimensionValue')
    }),
  },
  {
    kind: 'input',
    operation: 'listIntegrations',
    name: 'unknown parameters are ignored',
    contradicts: 'Conventions: unknown query parameters are refused with 400',
    wrap: addressWith('listIntegrations', (url) => void (url.search = '')),
  },
  {
    kind: 'input',
    operation: 'createAiImageAnswer',
    name: 'a prompt that is too long is cut off',
    contradicts: 'CreateAiImageAnswerRequest.prompt: maxLength',
    wrap: requestWith('createAiImageAnswer', (body) =>
      textOf(body.prompt).length > MAX_PROMPT ? { ...body, prompt: textOf(body.prompt).slice(0, MAX_PROMPT) } : body,
    ),
  },
  {
    kind: 'input',
    operation: 'selectCustomerClient',
    name: 'what follows the ten digits is cut off',
    contradicts: 'customerClientId: pattern, maxLength',
    wrap: on('selectCustomerClient', async (request, send) =>
      send(
        await rewritten(request, {
          url: (url) => (url.pathname = url.pathname.replace(/\/(\d{10})[^/]+\/customer$/, '/$1/customer')),
        }),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'previewAutopilotItem',
    name: 'a number of days may be a text',
    contradicts: 'AutopilotItemDraft.cooldownDays: integer',
    wrap: on('previewAutopilotItem', async (request, send) => {
      const body = await bodyOf(request)
      const item = Object(body.item) as Json
      const isText = typeof item.cooldownDays === 'string' && /^\d{1,2}$/.test(item.cooldownDays)
      if (!isText) return send(request)
      const { headers, url } = request
      const mended = { ...body, item: { ...item, cooldownDays: Number(item.cooldownDays) } }
      return send(new Request(url, { method: 'POST', headers, body: JSON.stringify(mended) }))
    }),
  },
  {
    kind: 'input',
    operation: 'listAdMetricsByCampaign',
    name: 'an unknown field to sort by is that of the default',
    contradicts: 'orderBy: enum',
    wrap: on('listAdMetricsByCampaign', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 400) return response
      const retried = await send(await rewritten(again, { url: without('orderBy') }))
      return retried.ok ? retried : response
    }),
  },
  {
    kind: 'input',
    operation: 'getWebPageAnalysis',
    name: 'an address without its scheme gets one',
    contradicts: 'Url: pattern ^https?://.+$',
    wrap: on('getWebPageAnalysis', async (request, send) => {
      const url = ({ searchParams }: URL) => {
        const address = searchParams.get('baseUrl') ?? ''
        if (address.length >= 8 && !address.includes('://')) searchParams.set('baseUrl', `https://${address}`)
      }
      return send(await rewritten(request, { url }))
    }),
  },
]
