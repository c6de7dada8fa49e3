// The model from which an account's metrics are generated. Days are day numbers (calendar.ts).
import type { AdsAccount } from '@adwright/sdk/types'
import type { AdsEntity } from '#mocks/sandbox/platforms/ads/entity.ts'

/** A date range with unusual factors; absent factors are 1. `to` is exclusive. */
export type Phase = { from: number; to: number; volume?: number; conversions?: number; price?: number }

/** The lowest entity with daily rows of its own: a keyword, elsewhere an ad group, and in Performance Max the campaign itself. */
export type LeafModel = {
  id: string
  seed: number
  /** Eligible impressions on an average day. */
  volume: number
  /** The share of them won by ad rank. */
  rank: number
  ctr: number
  conversionRate: number
  /** Major units. */
  price: number
  order: number
  absoluteTop: number
  /** The days with impressions: from `from` up to, but not including, `to`. */
  from: number
  to: number
  phases: Phase[]
}

/** A part of a leaf's or ad group's metrics: its share of impressions, and its relative click-through and conversion rates. */
export type PartModel = {
  id: string
  weight: number
  clicks: number
  buys: number
  from: number
  to: number
  /** Pauses within that time. */
  pauses?: { from: number; to: number }[]
  /** Its recorded metrics by day, in the order of the indexes; only for imported reports. */
  recorded?: Map<number, (number | null)[]>
}

/** `leaves` are indexes in the campaign's list. */
export type GroupModel = { id: string; leaves: number[]; ads: PartModel[] }

export type CampaignModel = {
  id: string
  seed: number
  isSearch: boolean
  leaves: LeafModel[]
  groups: GroupModel[]
  /** Search terms by keyword; the undisclosed ones are the last part. */
  terms: Map<string, PartModel[]>
  dailyBudget: number
  /** The maximum daily spend relative to the budget. */
  overdelivery: number
  targetCpa: number | null
  targetRoas: number | null
  peak: number
  swing: number
  /** Growth factor per year. */
  trend: number
  phases: Phase[]
}

export type AccountModel = {
  client: AdsAccount
  seed: number
  /** The first day with metrics. */
  firstDay: number
  /** The day relative to which planted stories are dated. */
  anchor: number
  entities: AdsEntity[]
  campaigns: CampaignModel[]
  phases: Phase[]
}

export const ALWAYS = Number.MAX_SAFE_INTEGER
export const HISTORY_DAYS = 400
/** The id of the search terms that the platform does not disclose. */
export const HIDDEN = ''
