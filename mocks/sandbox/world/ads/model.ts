// What the figures of a simulated ad account are drawn from. Days are whole numbers (calendar.ts).
import type { AdsAccount } from '@adwright/sdk/types'
import type { AdsEntity } from '#mocks/sandbox/platforms/ads/entity.ts'

/** Days on which something was different; factors, 1 where absent. `to` is the first usual day again. */
export type Phase = { from: number; to: number; volume?: number; conversions?: number; price?: number }

/** What has rows of its own per day: a keyword, elsewhere an ad group, and a Performance Max campaign itself. */
export type LeafModel = {
  id: string
  seed: number
  /** Eligible impressions on a mean day. */
  volume: number
  /** Share of them that its rank wins. */
  rank: number
  ctr: number
  conversionRate: number
  /** Major units. */
  price: number
  order: number
  absoluteTop: number
  /** Days it runs: from `from` up to before `to`. */
  from: number
  to: number
  phases: Phase[]
}

/** A part of a leaf's or an ad group's figures, with its share of impressions and how it clicks and buys against the rest. */
export type PartModel = {
  id: string
  weight: number
  clicks: number
  buys: number
  from: number
  to: number
  /** Times in between when it did not run. */
  pauses?: { from: number; to: number }[]
  /** Its own figures by day, in the order of their places, where they were recorded and not drawn. */
  recorded?: Map<number, number[]>
}

/** `leaves` are places in the campaign's list. */
export type GroupModel = { id: string; leaves: number[]; ads: PartModel[] }

export type CampaignModel = {
  id: string
  seed: number
  isSearch: boolean
  leaves: LeafModel[]
  groups: GroupModel[]
  /** Search terms by keyword; the hidden ones are the last part. */
  terms: Map<string, PartModel[]>
  dailyBudget: number
  /** What the platform spends at most on a day, against the budget. */
  overdelivery: number
  targetCpa: number | null
  targetRoas: number | null
  peak: number
  swing: number
  /** Growth over a year. */
  trend: number
  phases: Phase[]
}

export type AccountModel = {
  client: AdsAccount
  seed: number
  /** The first day with figures. */
  firstDay: number
  /** The day stories are told around. */
  anchor: number
  entities: AdsEntity[]
  campaigns: CampaignModel[]
  phases: Phase[]
}

export const ALWAYS = Number.MAX_SAFE_INTEGER
export const HISTORY_DAYS = 400
/** The id of the terms that the platform keeps back. */
export const HIDDEN = ''
