import { expect, test } from 'vitest'
import { evidencePlace } from './evidence-place.ts'

const period = { dateBegin: '2026-10-20', dateEnd: '2026-11-18' }

test.each([
  [
    'a row of a table',
    'listKeywordMetrics',
    { ...period, searchText: 'winter tent' },
    '/rules-setup/tables/keywords?from=2026-10-20&to=2026-11-18&text=winter+tent',
  ],
  [
    'the search terms of an ad group',
    'listSearchTermMetricsByAdGroup',
    { ...period, adGroupId: '151207733041' },
    '/rules-setup/tables/search-terms?from=2026-10-20&to=2026-11-18&adGroup=151207733041',
  ],
  ['an anomaly', 'getAnomaly', { anomalyId: 'ano_1' }, '/anomaly-activity/ano_1'],
  [
    'a report',
    'getAnalyticsReport',
    { dateBeginCurrentPeriod: '2026-10-01', dateEndCurrentPeriod: '2026-10-31' },
    '/analytics-reports?from=2026-10-01&to=2026-10-31',
  ],
  ['a landing page', 'listAnalysisPages', { dateEnd: '2026-11-18' }, '/ai-analysis/pages'],
  ['tasks', 'listAccountTasks', { statuses: '2' }, '/tasks?tab=team&view=list&statuses=2'],
  ['strategies', 'listAccountStrategies', { statuses: '2' }, '/strategies?statuses=2'],
  ['findings', 'listFindings', { statuses: '1' }, '/ai-analysis/findings?statuses=1'],
  ['surveys', 'listBusinessSurveys', { statuses: '2' }, '/surveys?statuses=2'],
  ['what the autopilot did', 'getAutopilotEffect', period, '/activity'],
  ['what needs attention', 'getWorkspaceAttention', {}, '/dashboard'],
  ['rivals', 'getAuctionInsights', { dateEnd: '2026-11-18' }, '/ai-analysis/market'],
  ['a value that is only in the analysis itself', 'getAnalysisSource', { runId: 'ana_1' }, undefined],
])('evidence leads to %s', (_, operation, parameters, place) => {
  expect(evidencePlace({ operation, parameters })).toBe(place)
})
