import type { ApiFixtures } from '#tests/fuzz/api-fixtures.ts'
import type { OperationSetup } from '#tests/fuzz/setups/operation-setup.ts'
import { oneOf } from '#tests/fuzz/values.ts'

const withItem: OperationSetup = async (fixtures) => ({ path: { autopilotId: await fixtures.item() } })

/** Fills a path parameter with the id of a table row. */
const withRowOf =
  (table: string, parameter: string): OperationSetup =>
  async (fixtures) => {
    const { entityId } = await fixtures.row(table)
    return { path: { [parameter]: entityId } }
  }

/** A comment of the owner on an anomaly of their account. */
async function withAnomalyComment(fixtures: ApiFixtures) {
  const { token, accountId } = fixtures.owner
  const call = fixtures.call(token)
  const list = `/EAnl/${accountId}/anomaly-analysis`
  const [anomaly] = (await call('GET', list)).body.items
  const { id } = (await call('POST', `${list}/${anomaly?.id}/comments`, { text: 'Looking into it.' })).body
  return { path: { anomalyId: String(anomaly?.id), commentId: String(id) } }
}

export const ADVERTISING_SETUPS: Record<string, OperationSetup> = {
  async createAutopilotItem(fixtures) {
    await fixtures.pauseActiveItems()
    return { body: fixtures.itemDraft() }
  },
  getAutopilotItem: withItem,
  listAutopilotVersions: withItem,
  updateAutopilotItemStatus: async (fixtures) => ({ ...(await withItem(fixtures)), body: { status: 2 } }),
  deleteAutopilotItem: withItem,
  async updateAutopilotItem(fixtures) {
    const autopilotId = await fixtures.item()
    return { path: { autopilotId }, body: fixtures.itemDraft() }
  },
  async runAutopilotItem(fixtures) {
    await fixtures.client('PUT', 'automation', { isPaused: false })
    return withItem(fixtures)
  },
  async restoreAutopilotItem(fixtures) {
    const autopilotId = await fixtures.item()
    await fixtures.client('DELETE', autopilotId)
    return { path: { autopilotId } }
  },
  async updateAutopilotGuardrails(fixtures) {
    return {
      body: { maxDailyFactor: 2, maxMonthlyFactor: 4, maxBudgetChangePercent: 30, order: [await fixtures.item()] },
    }
  },
  async undoAutopilotExecution(fixtures) {
    const runs = fixtures.workspace.own.of('executionId')
    for (const executionId of runs)
      if ((await fixtures.client('GET', `executions/${executionId}`)).body.isUndoable)
        return { path: { executionId }, body: {} }
    return {}
  },
  previewAutopilotItem: async (fixtures) => ({ body: { item: fixtures.itemDraft() } }),
  backtestAutopilotItem: async (fixtures) => ({ body: { item: fixtures.itemDraft() } }),
  async createAutopilotException(fixtures) {
    const { entityId, entityType } = await fixtures.row('keywords')
    return { body: { ruleId: null, entityType, entityId } }
  },
  async deleteAutopilotException(fixtures) {
    const { entityId, entityType } = await fixtures.row('keywords')
    const made = await fixtures.client('POST', 'exceptions', { ruleId: null, entityType, entityId })
    return { path: { exceptionId: made.body.id ?? '' } }
  },
  async updateAnomalyComment(fixtures) {
    return { ...(await withAnomalyComment(fixtures)), body: { text: oneOf(fixtures.random, ['Düzeldi.', 'Mended.']) } }
  },
  deleteAnomalyComment: withAnomalyComment,
  async restoreAnomalyComment(fixtures) {
    const { token, accountId } = fixtures.owner
    const { path } = await withAnomalyComment(fixtures)
    const address = `/EAnl/${accountId}/anomaly-analysis/${path.anomalyId}/comments/${path.commentId}`
    await fixtures.call(token)('DELETE', address)
    return { path }
  },
  // The property of a monitor cannot be changed.
  async updateAnomalyConfiguration(fixtures) {
    const { id: configurationId, propertyName } = await fixtures.monitor()
    return { path: { configurationId }, body: { propertyName, name: 'Web shop health' } }
  },
  async updateMetricSetting(fixtures) {
    const { configurationId, setting } = await fixtures.metricSetting()
    const { id: metricSettingId, metric, dimension, dimensionValue } = setting
    const body = { metric, dimension, dimensionValue, sensitivity: oneOf(fixtures.random, [1, 2, 3]) }
    return { path: { configurationId, metricSettingId }, body }
  },
  async deleteMetricSetting(fixtures) {
    const { configurationId, setting } = await fixtures.metricSetting()
    return { path: { configurationId, metricSettingId: setting.id } }
  },
  listAdGroupMetricsByCampaign: withRowOf('campaigns', 'campaignId'),
  listAdMetricsByCampaign: withRowOf('campaigns', 'campaignId'),
  listKeywordMetricsByCampaign: withRowOf('campaigns', 'campaignId'),
  listSearchTermMetricsByCampaign: withRowOf('campaigns', 'campaignId'),
  listAdMetricsByAdGroup: withRowOf('ad-groups', 'adGroupId'),
  listKeywordMetricsByAdGroup: withRowOf('ad-groups', 'adGroupId'),
  listSearchTermMetricsByAdGroup: withRowOf('ad-groups', 'adGroupId'),
  listSearchTermMetricsByAd: withRowOf('ads', 'adId'),
}
