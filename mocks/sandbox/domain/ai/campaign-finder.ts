// The scene that the finders of a campaign analysis share, and the form of a finding about an item.
import type { MetricSet } from '@adwright/sdk/types'
import type { StoredEvidence } from '#mocks/sandbox/domain/ai/evidence.ts'
import type { FindingState } from '#mocks/sandbox/domain/ai/finding-state.ts'
import type { Client, MetricRows, periodsOf } from '#mocks/sandbox/domain/ai/metric-rows.ts'
import { refOf } from '#mocks/sandbox/domain/autopilot/world.ts'
import type { AdsEntity } from '#mocks/sandbox/platforms/ads/entity.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'
import type { WebPlatform } from '#mocks/sandbox/platforms/web.ts'

export type Scene = {
  view: AdsAccountView
  client: Client
  web: WebPlatform
  rows: MetricRows
  periods: ReturnType<typeof periodsOf>
  all: MetricSet
}
export type Finder = (scene: Scene) => FindingState[]

export const known = (list: (StoredEvidence | undefined)[]) => list.filter((one) => one !== undefined)

export const found = (
  kind: string,
  entity: AdsEntity,
  severity: 1 | 2 | 3,
  magnitude: number,
  list: (StoredEvidence | undefined)[],
  rest: Partial<Pick<FindingState, 'effect' | 'effort' | 'name'>> = {},
): FindingState => ({
  kind,
  severity,
  effort: rest.effort ?? 1,
  magnitude,
  evidence: known(list),
  passage: null,
  entity: refOf(entity),
  name: rest.name ?? null,
  effect: rest.effect ?? null,
})

/** The findings of a kind, the largest first, in an order that is the same with each run. */
export const byMagnitude = (list: FindingState[]) =>
  list.toSorted(
    (a, b) => b.magnitude - a.magnitude || (a.entity?.entityId ?? '').localeCompare(b.entity?.entityId ?? ''),
  )

export const isOn = ({ status, isStatusUnknown }: AdsEntity) => status === 'enabled' && !isStatusUnknown
