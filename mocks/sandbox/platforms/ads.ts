// What the product asks of an ad platform.
import type { AdsAccount } from '@adwright/sdk/types'
import type { AdsEntity, MetricParts, PlatformChange } from '#mocks/sandbox/platforms/ads/entity.ts'
import type { AdsImportedReport } from '#mocks/sandbox/platforms/ads/imported.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

/** A client account as it is at a moment: what there is, and its figures over any period. */
export type AdsAccountView = {
  /** Today in the client's time zone. */
  readonly today: Day
  entities: (entityType: AdsEntity['entityType']) => AdsEntity[]
  entity: (id: string) => AdsEntity | undefined
  /** Figures from `from` up to and with `to`; days before the history or after today are empty. */
  parts: (id: string, from: Day, to: Day) => MetricParts
  /** Figures of each day from `from` up to and with `to`. */
  daily: (id: string, from: Day, to: Day) => { day: Day; parts: MetricParts }[]
  accountParts: (from: Day, to: Day) => MetricParts
}

/** What is kept for a platform that has no storage of its own, of one client account. */
export type AdsRecords = {
  /** The changes made so far, the earliest first. */
  changes: () => Promise<PlatformChange[]>
  addChange: (change: Omit<PlatformChange, 'id'>) => Promise<PlatformChange>
  /** The imported report that is shown in the place of other figures; undefined without one. */
  report: () => Promise<AdsImportedReport | undefined>
}

/** A client account, as a connection leads to it. */
export type AdsPlace = {
  customerClientId: string
  /** The day the account's history is told around; today where left out. */
  anchorDay?: Day | undefined
  /** In how many markets it advertises; one where left out. */
  markets?: number | undefined
  records: AdsRecords
}

export type AdsPlatform = {
  /** The manager customer that an account of this currency is reached through. */
  rootManagerOf: (currencyCode: string) => string
  /** The accounts below a manager that the identity of `rootId` reaches, itself first; empty when it is out of reach. */
  clientsBelow: (rootId: string, managerId: string) => AdsAccount[]
  /** What the identity reaches directly: the manager, and accounts without one; in order of name. */
  directAccounts: (rootId: string) => AdsAccount[]
  /** An account that the identity reaches at whatever depth. */
  clientOf: (rootId: string, customerClientId: string) => AdsAccount | undefined
  /** A client by its number alone, whoever reaches it. */
  anyClient: (customerClientId: string) => AdsAccount | undefined
  accountAt: (place: AdsPlace, now: Date) => Promise<AdsAccountView>
  /** Changes something at the platform; its figures follow from `change.at` on. */
  change: (place: AdsPlace, change: Omit<PlatformChange, 'id'>) => Promise<PlatformChange>
  /** Lets go of what was kept of past moments, after a past was made in which nobody will look again. */
  forgetPast: () => void
}
