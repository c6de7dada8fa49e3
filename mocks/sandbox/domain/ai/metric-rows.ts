// Rows of the metric tables as evidence: every value is the one that the table answers.
import { EntityType, type EvidenceUnit, type MetricSet } from '@adwright/sdk/types'
import {
  type EvidenceSource,
  evidence,
  type Period,
  quoted,
  type StoredEvidence,
} from '#mocks/sandbox/domain/ai/evidence.ts'
import type { AdsEntity } from '#mocks/sandbox/platforms/ads/entity.ts'
import { metricSetOf } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

const DAYS = 30
const MAX_SEARCH = 100

export type Client = { customerClientId: string; currencyCode: string }

/** The last 30 days up to yesterday, the 30 before, and the halves of the last. */
export function periodsOf(today: Day) {
  const dateEnd = addDays(today, -1)
  const dateBegin = addDays(dateEnd, 1 - DAYS)
  const period: Period = { dateBegin, dateEnd }
  const before: Period = { dateBegin: addDays(dateBegin, -DAYS), dateEnd: addDays(dateBegin, -1) }
  const middle = addDays(dateBegin, DAYS / 2)
  const halves: [Period, Period] = [
    { dateBegin, dateEnd: addDays(middle, -1) },
    { dateBegin: middle, dateEnd },
  ]
  return { period, before, halves }
}

const TABLES: Partial<Record<AdsEntity['entityType'], string>> = {
  [EntityType.Campaign]: 'listCampaignMetrics',
  [EntityType.AdGroup]: 'listAdGroupMetrics',
  [EntityType.Ad]: 'listAdMetrics',
  [EntityType.Keyword]: 'listKeywordMetrics',
  [EntityType.SearchTerm]: 'listSearchTermMetrics',
}

const UNITS: Partial<Record<string, EvidenceUnit>> = {
  cost: 'money',
  dailyBudget: 'money',
  cpa: 'money',
  conversionValue: 'money',
  roas: 'ratio',
  searchLostIsBudget: 'rate',
  searchLostIsRank: 'rate',
}

/** Reads rows of the metric tables and gives their values as evidence. */
export class MetricRows {
  readonly #view: AdsAccountView
  readonly #client: Client

  constructor(view: AdsAccountView, client: Client) {
    this.#view = view
    this.#client = client
  }

  metrics(entity: AdsEntity, { dateBegin, dateEnd }: Period): MetricSet {
    return metricSetOf(this.#view.parts(entity.id, dateBegin, dateEnd), true, this.#view.unknown)
  }

  totals({ dateBegin, dateEnd }: Period): MetricSet {
    return metricSetOf(this.#view.accountParts(dateBegin, dateEnd), true, this.#view.unknown)
  }

  #source(operation: string, period: Period, search?: string): EvidenceSource {
    const { customerClientId, currencyCode } = this.#client
    const searchText: Record<string, string> = search === undefined ? {} : { searchText: search.slice(0, MAX_SEARCH) }
    return { operation, period, currencyCode, parameters: { customerClientId, pageSize: '100', ...searchText } }
  }

  /** A value of an item's row. */
  value(entity: AdsEntity, period: Period, key: string, field: string, value: number): StoredEvidence {
    const source = this.#source(TABLES[entity.entityType] ?? 'listCampaignMetrics', period, entity.name)
    const path = `$.items[?@.entityId==${quoted(entity.id)}].${field}`
    return evidence(source, key, value, UNITS[field] ?? 'count', path)
  }

  /** A value of the account's totals. */
  total(period: Period, key: string, field: keyof MetricSet): StoredEvidence | undefined {
    const value = this.totals(period)[field]
    if (value === null) return undefined
    return evidence(
      this.#source('listCampaignMetrics', period),
      key,
      value,
      UNITS[field] ?? 'count',
      `$.totals.${field}`,
    )
  }
}
