// Defects of schemas (campaigns, metrics, anomalies and analyses).

import { dayBefore } from '#tests/contract/defects/common.ts'
import { bodyOf, changed, type Defect, type Json, matcher, on, withBody } from '#tests/contract/defects/defect.ts'
import { answerWith, eachOf, leftOut, rowsOf, textOf } from '#tests/contract/defects/tampering.ts'

export const SCHEMAS_ADS_DEFECTS: Defect[] = [
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
    operation: 'getAnalyticsIntegration',
    name: 'hasData is 0 or 1',
    contradicts: 'schema: hasData is a boolean',
    wrap: answerWith('getAnalyticsIntegration', (body) => ({ ...body, hasData: Number(body.hasData) })),
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
    operation: 'listIntegrations',
    name: 'a platform that is not connected has no credentials field',
    contradicts: 'schema: credentials is required, whatever isConnected says',
    wrap: answerWith(
      'listIntegrations',
      eachOf((row) => (row.isConnected ? row : leftOut(row, 'credentials'))),
    ),
  },
  {
    kind: 'schema',
    operation: 'getSnapshot',
    name: 'amounts are told to be in another currency',
    contradicts: "currencyCode: the client account's",
    wrap: answerWith('getSnapshot', (body) => ({ ...body, currencyCode: body.currencyCode === 'USD' ? 'EUR' : 'USD' })),
  },
  {
    kind: 'schema',
    operation: 'getAuctionInsights',
    name: 'the period is restated a day early',
    contradicts: 'dateBegin: the first day of the period',
    wrap: answerWith('getAuctionInsights', (body) => ({ ...body, dateBegin: dayBefore(textOf(body.dateBegin)) })),
  },
  {
    kind: 'schema',
    operation: 'listCategories',
    name: 'a join lists an item twice',
    wrap: on('listCategories', async (request, send) => {
      const response = await send(request)
      if (response.status !== 200) return response
      const [first, ...others] = (await response.clone().json()) as Json[]
      return withBody(response, [first, first, ...others])
    }),
  },
  {
    kind: 'schema',
    operation: 'listMetaPages',
    name: 'the ids of pages are numbers, as the platform sends them',
    contradicts: 'schema: id and pageId are strings',
    wrap: answerWith(
      'listMetaPages',
      eachOf((row) => ({ ...row, id: Number(row.id), pageId: Number(row.pageId) })),
    ),
  },
  {
    kind: 'schema',
    operation: 'getAdsIntegration',
    name: 'a connection that works has no list of affected features',
    contradicts:
      'schema: health.affectedFeatures is required; Conventions: an answer carries every field of its schema',
    wrap: answerWith('getAdsIntegration', (body) => ({
      ...body,
      health: body.health && leftOut(body.health as Json, 'affectedFeatures'),
    })),
  },
  {
    kind: 'schema',
    operation: 'listCategories',
    name: 'the levels of the tree are counted from 0',
    contradicts: 'schema: level is at least 1',
    wrap: answerWith(
      'listCategories',
      eachOf((row) => ({ ...row, level: Number(row.level) - 1 })),
    ),
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
    kind: 'schema',
    operation: 'getAutopilotGuardrails',
    name: 'the factor of a month is the factor of a day',
    contradicts: 'maxMonthlyFactor: the same within 30 days',
    wrap: answerWith('getAutopilotGuardrails', (body) => ({ ...body, maxMonthlyFactor: body.maxDailyFactor })),
  },
  {
    kind: 'schema',
    operation: 'restoreAutopilotItem',
    name: 'the restored item is answered as paused',
    contradicts: 'description: it is in state 1 if it was when it was deleted',
    wrap: answerWith('restoreAutopilotItem', (body) => ({ ...body, status: 2 })),
  },
  {
    kind: 'schema',
    operation: 'getAdsInformation',
    name: 'the time of the last synchronization has a space in it',
    contradicts: 'EaInformation.lastSyncAt: date-time',
    wrap: answerWith('getAdsInformation', (body) => ({
      ...body,
      lastSyncAt: typeof body.lastSyncAt === 'string' ? body.lastSyncAt.replace('T', ' ').replace('Z', '+00:00') : null,
    })),
  },
  {
    kind: 'schema',
    operation: 'listCampaignMetrics',
    name: 'a share is a percentage',
    wrap: on('listCampaignMetrics', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        items: ((body.items ?? []) as Json[]).map(({ ctr, ...item }) => ({
          ...item,
          ctr: typeof ctr === 'number' ? ctr * 100 : ctr,
        })),
      })),
    ),
  },
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
    operation: 'listReportLinks',
    name: 'a list shows the secret that only the creation answers',
    wrap: (send) => {
      const keys = new Map<unknown, unknown>()
      const [isCreation, isList] = [matcher('createReportLink'), matcher('listReportLinks')]
      return async (request) => {
        const response = await send(request)
        if (isCreation(request) && response.status === 201) {
          const { id, shareKey } = await bodyOf(response)
          keys.set(id, shareKey)
        }
        if (!isList(request) || response.status !== 200) return response
        const list = (await response.clone().json()) as Json[]
        return withBody(
          response,
          list.map((one) => (keys.has(one.id) ? { ...one, shareKey: keys.get(one.id) } : one)),
        )
      }
    },
  },
]
