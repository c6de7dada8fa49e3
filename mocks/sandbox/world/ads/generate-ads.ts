import { AdApprovalStatus, AdType, ChannelType, EntityType } from '@adwright/sdk/types'
import type { AdsEntity } from '#mocks/sandbox/platforms/ads/entity.ts'
import { dayNumber } from '#mocks/sandbox/time/time-zone.ts'
import { capitalised, enter, type Generator, pick } from '#mocks/sandbox/world/ads/generator.ts'
import { ALWAYS, type PartModel } from '#mocks/sandbox/world/ads/model.ts'

type AdOptions = {
  campaign: AdsEntity
  group: AdsEntity
  product: string
  slug: string
  count: number
  /** A planted story: the last ad has been disapproved. */
  isLastDisapproved?: boolean
  /** A planted story: the last ad leads to a page that was taken down. */
  isLastBroken?: boolean
}

const DISAPPROVED_SINCE = 6
const AD_TYPES = {
  [ChannelType.Search]: 1,
  [ChannelType.Display]: 2,
  [ChannelType.Shopping]: 3,
  [ChannelType.Video]: 4,
} as const

/** Generates the ads of an ad group and their shares of its metrics. */
export function generateAds(generator: Generator, options: AdOptions): PartModel[] {
  return Array.from({ length: options.count }, (_, index) => generateAd(generator, options, index))
}

function generateAd(generator: Generator, options: AdOptions, index: number): PartModel {
  const { campaign, group, product, slug, count, isLastDisapproved, isLastBroken } = options
  const { random, catalog, anchor } = generator
  const channel = campaign.attributes.channelType ?? ChannelType.Search
  const isDisapproved = isLastDisapproved === true && index === count - 1
  const isFeed = channel === ChannelType.Shopping
  const isVideo = channel === ChannelType.Video
  const size = isVideo ? 1 : 3 + Math.floor(random() * 7)
  const first = index === 0 ? capitalised(product) : `${capitalised(product)} – ${pick(random, catalog.headlines)}`
  const others = catalog.headlines.filter((text) => !first.endsWith(text)).slice(index, index + size - 1)
  const headlines = isFeed ? [] : [first, ...others]
  const strength = headlines.length <= 3 ? 1 : headlines.length <= 5 ? 2 : headlines.length <= 7 ? 3 : 4
  const id = generator.nextId(3)
  const isPaused = count > 2 && index === 1 && random() < 0.25
  const created = anchor - 40 - Math.floor(random() * 500)
  const start = dayNumber(group.createdOn)
  enter(generator, {
    entityType: EntityType.Ad,
    id,
    name: isFeed ? catalog.words.productAd : isVideo ? `${catalog.words.videoAd}-${index === 0 ? 15 : 30}s` : first,
    page: `ads?adGroupId=${group.id}&adId=${id}`,
    created: Math.max(created, start),
    status: isPaused ? 'paused' : 'enabled',
    campaign,
    group,
    attributes: {
      channelType: channel,
      adType: AD_TYPES[channel as keyof typeof AD_TYPES] ?? AdType.DemandGen,
      headlines,
      descriptions: isFeed ? [] : catalog.descriptions.slice(index % 2, (index % 2) + 2),
      finalUrl: isFeed ? null : `${catalog.site}/${slug}${isLastBroken && index === count - 1 ? '-sale' : ''}`,
      adStrength: channel === ChannelType.Search || channel === ChannelType.Display ? strength : null,
      approvalStatus: isDisapproved
        ? AdApprovalStatus.Disapproved
        : random() < 0.03
          ? AdApprovalStatus.ApprovedLimited
          : AdApprovalStatus.Approved,
    },
  })
  return {
    id,
    weight: 1 / (index + 1.3),
    clicks: 0.85 + random() * 0.3,
    buys: 0.85 + random() * 0.3,
    from: index === 0 ? 0 : Math.max(created, start),
    to: isDisapproved ? anchor - DISAPPROVED_SINCE : isPaused ? anchor - 30 : ALWAYS,
  }
}
