// A client account of a few entities, with the same metrics every day unless a test says otherwise.
import { ComparedTo, EntityType, Lookback, RuleActionType } from '@adwright/sdk/types'
import type { RuleSettings } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import { EVERYTHING } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import type { RuleEntity, RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import type { SimulatedChange } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import type { MetricParts } from '#mocks/sandbox/platforms/ads/entity.ts'
import { addParts, NO_PARTS } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

export const TODAY: Day = '2026-11-19'
export const NOON = { day: TODAY, hour: 12 }

export type SmallEntity = Partial<RuleEntity> & {
  id: string
  entityType: EntityType
  /** Its metrics of each day. */
  daily?: Partial<MetricParts> | ((day: Day) => Partial<MetricParts>)
  /** Its daily budget in the past; the current one on all days if left out. */
  budgetOn?: (day: Day) => number
}

const entityFrom = ({ daily: _daily, budgetOn: _budgetOn, ...fields }: SmallEntity): RuleEntity => ({
  name: fields.id,
  status: 'enabled',
  campaignId: null,
  campaignName: null,
  adGroupId: null,
  adGroupName: null,
  platformUrl: null,
  createdOn: '2025-01-01',
  labels: [],
  attributes: {},
  ...fields,
})

export function smallWorld(fixtures: SmallEntity[], unknown: RuleWorld['unknown'] = []): RuleWorld {
  const entities = new Map(fixtures.map((fixture) => [fixture.id, entityFrom(fixture)]))
  const figures = new Map(fixtures.map(({ id, daily }) => [id, daily]))
  const partsOf = (id: string, day: Day): MetricParts => {
    const daily = figures.get(id)
    return { ...NO_PARTS, ...(typeof daily === 'function' ? daily(day) : daily) }
  }
  const parts = (id: string, from: Day, to: Day) => {
    const days: MetricParts[] = []
    for (let day = from; day <= to; day = addDays(day, 1)) days.push(partsOf(id, day))
    return addParts(days)
  }
  const ofKind = (entityType: EntityType) => [...entities.values()].filter((one) => one.entityType === entityType)
  return {
    unknown,
    isImported: unknown.length > 0,
    entities: ofKind,
    entity: (id) => entities.get(id),
    parts,
    dailyBudgetOn: (id, day) => {
      const fixture = fixtures.find((one) => one.id === id)
      return fixture?.budgetOn?.(day) ?? fixture?.attributes?.dailyBudget ?? null
    },
    accountParts: (from, to) => addParts(ofKind(EntityType.Campaign).map(({ id }) => parts(id, from, to))),
  }
}

function changedEntity(entity: SmallEntity, { field, value, from }: SimulatedChange): SmallEntity {
  const attributes = entity.attributes ?? {}
  const isStatus = field === 'status'
  const share = isStatus ? 0 : Number(value) / Number(attributes[field as 'dailyBudget'])
  const daily = (day: Day) => {
    const own = typeof entity.daily === 'function' ? entity.daily(day) : (entity.daily ?? {})
    return day <= from
      ? own
      : Object.fromEntries(Object.entries(own).map(([metric, amount]) => [metric, amount * share]))
  }
  return isStatus
    ? { ...entity, daily, status: 'paused' }
    : { ...entity, daily, attributes: { ...attributes, [field]: Number(value) } }
}

/** A small account with changes made; metrics follow them in proportion from the next day on. */
export function changedWorld(fixtures: SmallEntity[], changes: readonly SimulatedChange[]): RuleWorld {
  const changesOf = (id: string) => changes.filter(({ entityId }) => entityId === id)
  return smallWorld(fixtures.map((fixture) => changesOf(fixture.id).reduce(changedEntity, fixture)))
}

type Condition = RuleSettings['conditions'][number]

export const condition = (
  fields: Partial<Condition> & Pick<Condition, 'metric' | 'operator' | 'value'>,
): Condition => ({
  value2: null,
  lookback: Lookback.Last30Days,
  comparedTo: ComparedTo.FixedValue,
  joiner: 'and',
  excludeRecentDays: 0,
  ...fields,
})

export const action = (fields: Partial<RuleSettings['action']> = {}): RuleSettings['action'] => ({
  type: RuleActionType.Pause,
  value: null,
  unit: null,
  minLimit: null,
  maxLimit: null,
  maxChangesPerRun: 200,
  ...fields,
})

export const settings = (fields: Partial<RuleSettings> & Pick<RuleSettings, 'conditions'>): RuleSettings => ({
  entityType: EntityType.Keyword,
  action: action(),
  parameters: {},
  scope: EVERYTHING,
  ...fields,
})
