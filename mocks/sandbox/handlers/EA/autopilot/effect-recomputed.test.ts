import {
  AssetStatus,
  type AutopilotEffectEstimate,
  AutopilotMode,
  type CampaignMetric,
  ComparedTo,
  EffectVerdict,
  Lookback,
  RuleActionType,
} from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SAMPLE_CLIENT } from '#mocks/sandbox/domain/sample/ads.ts'
import {
  ACCOUNT,
  EVERYTHING,
  openStage,
  PATH,
  type Stage,
} from '#mocks/sandbox/handlers/EA/autopilot/autopilot.fixture.ts'
import { addDays } from '#mocks/sandbox/time/time-zone.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

const CHANGED_ON = '2026-11-20'

/** The cost of each enabled campaign by the metric table. */
async function costs(dateBegin: string, dateEnd: string): Promise<Map<string, number>> {
  const call = await stage.as('viewer')
  const query = `dateBegin=${dateBegin}&dateEnd=${dateEnd}&pageSize=100`
  const { items } = (await call('GET', `/EA/${ACCOUNT}/metrics/${SAMPLE_CLIENT}/campaigns?${query}`)).body
  return new Map(
    items
      .filter(({ status }: CampaignMetric) => status === AssetStatus.Enabled)
      .map(({ entityId, cost }: CampaignMetric) => [entityId, cost ?? 0]),
  )
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

test('the effect of a rule can be recomputed from the metric tables', async () => {
  const [dearest = ''] = [...(await costs('2026-11-01', '2026-11-18'))].sort((a, b) => b[1] - a[1]).map(([id]) => id)
  const rule = await stage.create('owner', {
    ruleId: 'rule_month-over-plan',
    mode: AutopilotMode.Automatic,
    conditions: [
      {
        metric: 'cost',
        operator: 'gte',
        value: 1,
        value2: null,
        lookback: Lookback.Last30Days,
        comparedTo: ComparedTo.FixedValue,
        joiner: 'and',
        excludeRecentDays: 0,
      },
    ],
    scope: { ...EVERYTHING, includeAll: false, campaignIds: [dearest] },
    action: {
      type: RuleActionType.ChangeBudgetPercent,
      value: -50,
      unit: '%',
      minLimit: null,
      maxLimit: null,
      maxChangesPerRun: 5,
    },
    cooldownDays: 60,
  })
  for (let day = 0; day < 16; day += 1) await stage.nextDay()
  const call = await stage.as('owner')
  const period = 'dateBegin=2026-11-19&dateEnd=2026-12-04'
  const { estimates } = (await call('GET', `${PATH}/effect?autopilotId=${rule.id}&${period}`)).body
  const { conversionGain } = (await call('GET', `${PATH}/effect?${period}`)).body
  const enough = ({ metric, verdict }: AutopilotEffectEstimate) =>
    metric === 'conversions' && verdict !== EffectVerdict.TooLittleData
  expect(conversionGain).toEqual(estimates.find(enough))
  for (const days of [7, 14]) {
    const before = await costs(addDays(CHANGED_ON, -days), addDays(CHANGED_ON, -1))
    const after = await costs(addDays(CHANGED_ON, 1), addDays(CHANGED_ON, days))
    const untouched = [...before.keys()].filter((id) => id !== dearest && (before.get(id) ?? 0) > 0)
    const growth = sumOf(untouched.map((id) => after.get(id) ?? 0)) / sumOf(untouched.map((id) => before.get(id) ?? 0))
    const estimate: AutopilotEffectEstimate | undefined = estimates.find(
      (one: AutopilotEffectEstimate) => one.metric === 'cost' && one.days === days,
    )
    expect(estimate).toMatchObject({ changedCount: 1, untouchedCount: untouched.length })
    const perDay = (cost: number) => cost / days
    if (untouched.length < 8) {
      expect(estimate).toMatchObject({ verdict: EffectVerdict.TooLittleData, difference: null })
      continue
    }
    expect(estimate?.before).toBeCloseTo(perDay(before.get(dearest) ?? 0), 1)
    expect(estimate?.after).toBeCloseTo(perDay(after.get(dearest) ?? 0), 1)
    expect(estimate?.expected).toBeCloseTo(perDay((before.get(dearest) ?? 0) * growth), 1)
    expect(estimate?.difference).toBeCloseTo(perDay((after.get(dearest) ?? 0) - (before.get(dearest) ?? 0) * growth), 1)
    // The interval is around the difference, and says how sure that is.
    const { low = 0, high = 0, difference = 0 } = estimate ?? {}
    expect((Number(low) + Number(high)) / 2).toBeCloseTo(Number(difference), 1)
    expect(estimate?.verdict).not.toBe(EffectVerdict.TooLittleData)
  }
})
