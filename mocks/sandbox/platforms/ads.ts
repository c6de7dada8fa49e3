// The port to an ad platform: everything the domain reads from it and changes in it.
import type { AdsAccount } from '@adwright/sdk/types'
import type { Auctions } from '#mocks/sandbox/platforms/ads/auctions.ts'
import type { AdsEntity, BaseMetric, MetricParts, PlatformChange } from '#mocks/sandbox/platforms/ads/entity.ts'
import type { AdsImportedReport } from '#mocks/sandbox/platforms/ads/imported.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

/** A client account at one moment: its entities and their metrics for any date range. */
export type AdsAccountView = {
  /** Today in the client's time zone. */
  readonly today: Day
  /** The metrics that an imported report does not contain; their values are 0 and must not be used. */
  readonly unknown: readonly BaseMetric[]
  /** True if the data comes from an imported report. */
  readonly isImported: boolean
  entities: (entityType: AdsEntity['entityType']) => AdsEntity[]
  entity: (id: string) => AdsEntity | undefined
  /** The metrics from `from` to `to`, both included. Days before the account's history and days in the future have none. */
  parts: (id: string, from: Day, to: Day) => MetricParts
  /** The metrics of each day from `from` to `to`, both included. */
  daily: (id: string, from: Day, to: Day) => { day: Day; parts: MetricParts }[]
  accountParts: (from: Day, to: Day) => MetricParts
  /** How many of the days have data: those since the history began, of an imported report those up to its last day. */
  daysWithData: (from: Day, to: Day) => number
  /** The daily budget of a campaign that was in force at the end of a day; null if it has none or it is not known. */
  dailyBudgetOn: (id: string, day: Day) => number | null
}

/** Stored records of one client account, for a platform implementation without storage of its own. */
export type AdsRecords = {
  /** The changes made so far, oldest first. */
  changes: () => Promise<PlatformChange[]>
  addChange: (change: Omit<PlatformChange, 'id'>) => Promise<PlatformChange>
  /** The imported report that replaces the generated metrics; undefined without one. */
  report: () => Promise<AdsImportedReport | undefined>
}

/** A client account as a connection refers to it. */
export type AdsPlace = {
  customerClientId: string
  /** The day on which the generated history is centered; defaults to today. */
  anchorDay?: Day | undefined
  /** The number of markets in which it advertises; defaults to one. */
  markets?: number | undefined
  records: AdsRecords
  /** True for a past moment that is read only once, so that its state is not cached. */
  isReadOnce?: boolean
}

export type AuctionClient = { customerClientId: string; currencyCode: string }

export type AdsPlatform = {
  /** Returns the manager account (MCC) through which an account of this currency is reached. */
  rootManagerOf: (currencyCode: string) => string
  /** The accounts below a manager that the Google account of `rootId` can access, the manager first; empty without access. */
  clientsBelow: (rootId: string, managerId: string) => AdsAccount[]
  /** The accounts that the Google account can access directly, sorted by name: the manager, and accounts without a manager. */
  directAccounts: (rootId: string) => AdsAccount[]
  /** An account that the Google account can access, at any depth of the tree. */
  clientOf: (rootId: string, customerClientId: string) => AdsAccount | undefined
  /** A client account by its number alone. */
  anyClient: (customerClientId: string) => AdsAccount | undefined
  accountAt: (place: AdsPlace, now: Date) => Promise<AdsAccountView>
  /** Changes an entity at the platform; the metrics reflect it from `change.at` on. */
  change: (place: AdsPlace, change: Omit<PlatformChange, 'id'>) => Promise<PlatformChange>
  /** The auctions of a client account on search, both days included; undefined if the data comes from an imported report. */
  auctions: (view: AdsAccountView, client: AuctionClient, from: Day, to: Day) => Auctions | undefined
  /** Releases cached states of past moments, for use after seeding a history that is not read again. */
  forgetPast: () => void
}
