// Which values of two dimensions go together: a newsletter brings no sessions of a search campaign.
import type { AnalyticsDimension } from '@adwright/sdk/types'
import { NOT_SET } from '#mocks/sandbox/platforms/analytics/dimensions.ts'

const PAID = ['Paid Search', 'Cross-network', 'Display']

/** The channels of a source and medium; undefined for any. */
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

/** The channels of a campaign by what its name begins with; undefined for any. */
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

/** So much of what does not go together is left to errors of attribution. */
const LEAK = 0.001

type Value = { dimension: AnalyticsDimension; value: string }

/** 1 where two values go together, next to 0 where they do not. */
export function affinity(one: Value, other: Value): number {
  const [own, others] = [one, other].map(({ dimension, value }) => channelsOf(dimension, value))
  return !own || !others || own.some((channel) => others.includes(channel)) ? 1 : LEAK
}
