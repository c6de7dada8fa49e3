import type { TFunction } from 'i18next'
import type { Order } from '#web/features/autopilot/levels.ts'
import type { MetricRow } from './use-rows.ts'

type LabelOf = (row: MetricRow, t: TFunction<'autopilot-setup'>) => string | null | undefined

/** Labels of enum values. The type of a bidding strategy has the labels of a campaign's bidding strategy type. */
export const LABELS: Partial<Record<Order, LabelOf>> = {
  status: ({ status }, t) => status && t(`tables.status.${status}`),
  channelType: ({ channelType }, t) => channelType && t(`tables.channelType.${channelType}`),
  biddingStrategyType: ({ biddingStrategyType: type }, t) => type && t(`tables.biddingStrategyType.${type}`),
  type: ({ type }, t) => type && t(`tables.biddingStrategyType.${type}`),
  learningStatus: ({ learningStatus }, t) => learningStatus && t(`tables.learningStatus.${learningStatus}`),
  adStrength: ({ adStrength }, t) => (adStrength ? t(`tables.adStrength.${adStrength}`) : undefined),
  approvalStatus: ({ approvalStatus }, t) => approvalStatus && t(`tables.approvalStatus.${approvalStatus}`),
  matchType: ({ matchType }, t) => matchType && t(`tables.matchType.${matchType}`),
  addedState: ({ addedState }, t) => addedState && t(`tables.addedState.${addedState}`),
}

/** True for a count of an ad group that an imported report does not have; its number is then no count. */
export const isUnknownCount = ({ unknownCounts = [] }: MetricRow, field: Order): boolean =>
  unknownCounts.some((one) => one === field)
