// Controls the false alarms of a whole account: the more metrics and segments are checked together, the rarer an anomaly of one of them must be.
import type { MetricSetting } from '@adwright/sdk/types'
import { withIgnoredDays } from '#mocks/sandbox/domain/annotations/annotations.ts'
import { detectUntil } from '#mocks/sandbox/domain/anomalies/detection.ts'
import type { Finding } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import {
  falseDiscoveryRate,
  largestReportedProbability,
} from '#mocks/sandbox/domain/anomalies/engine/false-discoveries.ts'
import { isSameTarget, type Monitor } from '#mocks/sandbox/domain/anomalies/monitors.ts'
import type { AnalyticsPropertyView } from '#mocks/sandbox/platforms/analytics.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

type Checked = { monitor: Monitor; setting: MetricSetting }

/** The other settings that check the same points: those of all monitors of the property with the same granularity that are on. */
async function checkedWith(store: Store, { monitor, setting }: Checked): Promise<Checked[]> {
  const monitors = await store.list('anomalyWatch', monitor.accountId, {
    where: { propertyName: monitor.propertyName, isEnabled: true },
  })
  return monitors
    .filter(({ granularity }) => granularity === monitor.granularity)
    .flatMap((one) => one.metricSettings.map((other) => ({ monitor: one, setting: other })))
    .filter((one) => one.setting.id !== setting.id)
}

/** The findings of a setting that are rare enough among all that was checked at the same times. */
export async function rareEnough(
  store: Store,
  world: AnalyticsPropertyView,
  checked: Checked,
  findings: readonly Finding[],
): Promise<Finding[]> {
  const others = await checkedWith(store, checked)
  const tests = others.length + 1
  // The rarest of all is reported up to this probability, so that the other settings need not be read for it.
  if (findings.every(({ probability }) => probability * tests <= falseDiscoveryRate)) return [...findings]
  const newest = Math.max(...findings.map(({ time }) => time))
  const found = [...findings]
  for (const { monitor, setting } of others) {
    // The same metric is no second witness: a preview of a saved setting would confirm itself.
    if (isSameTarget(setting, checked.setting)) continue
    const learning = await withIgnoredDays(store, monitor.accountId, monitor)
    found.push(...detectUntil(world, learning, setting, newest, true).findings)
  }
  const byTime = Map.groupBy(found, ({ time }) => time)
  return findings.filter(({ time, probability }) => {
    const probabilities = (byTime.get(time) ?? []).map((one) => one.probability)
    return probability <= largestReportedProbability(probabilities, tests)
  })
}
