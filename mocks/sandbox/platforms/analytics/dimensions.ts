// The dimensions by which the metrics of a property can be broken down.
import type { AnalyticsDimension } from '@adwright/sdk/types'

export const DIMENSIONS: AnalyticsDimension[] = [
  'sessionDefaultChannelGroup',
  'sourceMedium',
  'landingPage',
  'deviceCategory',
  'country',
  'campaignName',
]

/** The value of sessions without any value in this dimension, spelled as Google Analytics spells it. */
export const NOT_SET = '(not set)'
