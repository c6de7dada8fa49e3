// Which values of two dimensions occur together: a newsletter, for example, brings no sessions of a search campaign.
import type { AnalyticsDimension } from '@adwright/sdk/types'
import { NOT_SET } from '#mocks/sandbox/platforms/analytics/dimensions.ts'

const PAID = ['Paid Search', 'Cross-network', 'Display']

/** Returns the channels of a source and medium; undefined if any channel is possible. */
function channelsOfSource(value: string): string[] | undefined {
  const medium = value.split(' / ')[1]
  if (value === NOT_SET) return ['Unassigned']
  if (medium === 'organic') return ['Organic Search']
  if (medium === 'cpc') return PAID
  if (medium === '(none)') return ['Direct']
  if (medium === 'email') return ['Email']
  if (medium === 'paid_social') return ['Paid Social']
  if (medium === 'comparison') return ['Referral', 'Cross-network', 'Paid Search']
  if (medium === 'referral') return /^(facebook|instagram)\./.test(value) ? ['Organic Social'] : ['Referral']
  return undefined
}

/** Returns the channels of a campaign by its name prefix; undefined if any channel is possible. */
function channelsOfCampaign(value: string): string[] | undefined {
  if (value === NOT_SET)
    return ['Organic Search', 'Direct', 'Email', 'Organic Social', 'Paid Social', 'Referral', 'Unassigned']
  const kind = value.split(' | ')[0]
  if (kind === 'Search' || kind === 'Arama' || kind === 'Shopping') return ['Paid Search']
  if (kind === 'PMax' || kind === 'Video') return ['Cross-network']
  return kind === 'Display' ? ['Display'] : undefined
}

function channelsOf(dimension: AnalyticsDimension, value: string): string[] | undefined {
  if (dimension === 'sessionDefaultChannelGroup') return [value]
  if (dimension === 'sourceMedium') return channelsOfSource(value)
  return dimension === 'campaignName' ? channelsOfCampaign(value) : undefined
}

/** The residual weight of impossible combinations, which stands for attribution errors. */
const LEAK = 0.001

type Value = { dimension: AnalyticsDimension; value: string }

/** Returns 1 if two values can occur together, and almost 0 if not. */
export function affinity(one: Value, other: Value): number {
  const [own, others] = [one, other].map(({ dimension, value }) => channelsOf(dimension, value))
  return !own || !others || own.some((channel) => others.includes(channel)) ? 1 : LEAK
}
