// What the figures of a property can be broken down by.
import type { AnalyticsDimension } from '@adwright/sdk/types'

export const DIMENSIONS: AnalyticsDimension[] = [
  'sessionDefaultChannelGroup',
  'sourceMedium',
  'landingPage',
  'deviceCategory',
  'country',
  'campaignName',
]

/** The value of what has none, as the platform itself writes it. */
export const NOT_SET = '(not set)'
