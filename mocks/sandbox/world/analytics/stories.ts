// Anomalies planted in the simulated web analytics: one every eight days, each kind once in forty.
import type { AnalyticsDimension, AnalyticsMetric } from '@adwright/sdk/types'
import type { Part } from '#mocks/sandbox/platforms/analytics/parts.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'

export type StoryKind = 'trackingBreak' | 'landingPageBroken' | 'botTraffic' | 'campaignLaunch' | 'viralDay'

export type Story = {
  kind: StoryKind
  /** The strength on each of its days; 1 is full strength. */
  strengths: number[]
  /** The factors on the metrics of one value while it lasts; `all` for parts that are not listed. */
  focus: { dimension: AnalyticsDimension; value: string }
  factors: Partial<Record<Part | 'all', number>>
  /** How the same change appears in other dimensions: the values with most of it. */
  carriers: Partial<Record<AnalyticsDimension, Record<string, number>>>
  /** The metrics in which it must be detected, with the direction. */
  signs: Partial<Record<AnalyticsMetric, 'drop' | 'rise'>>
}

/** The dimension values of a site that the stories affect. */
export type StoryTargets = {
  home: string
  country: string
  brokenPage: string
  campaign: string
  campaignPage: string
  socialSource: string
  viralPage: string
}

export const OUTDOOR_TARGETS: StoryTargets = {
  home: '/',
  country: 'Germany',
  brokenPage: '/zelte',
  campaign: 'Video | Winter collection',
  campaignPage: '/sale',
  socialSource: 'facebook.com / referral',
  viralPage: '/magazin/wintercamping-checkliste',
}

export const FURNITURE_TARGETS: StoryTargets = {
  home: '/',
  country: 'Türkiye',
  brokenPage: '/bahce-mobilyasi',
  campaign: 'Video | Yaz koleksiyonu',
  campaignPage: '/indirim',
  socialSource: 'instagram.com / referral',
  viralPage: '/blog/balkon-düzenleme-fikirleri',
}

const storiesOf = (targets: StoryTargets): Story[] => [
  {
    kind: 'trackingBreak',
    strengths: [1, 1],
    focus: { dimension: 'deviceCategory', value: 'mobile' },
    factors: { conversions: 0.06, revenueCents: 0.06, eventCount: 0.8 },
    carriers: {},
    signs: { conversions: 'drop', totalRevenue: 'drop' },
  },
  {
    kind: 'landingPageBroken',
    strengths: [1, 1, 0.9],
    focus: { dimension: 'landingPage', value: targets.brokenPage },
    factors: {
      engagedSessions: 0.08,
      seconds: 0.06,
      screenPageViews: 0.3,
      eventCount: 0.3,
      conversions: 0,
      revenueCents: 0,
    },
    carriers: {},
    signs: { engagementRate: 'drop', bounceRate: 'rise', averageSessionDuration: 'drop' },
  },
  {
    kind: 'botTraffic',
    strengths: [1],
    focus: { dimension: 'sessionDefaultChannelGroup', value: 'Direct' },
    factors: {
      sessions: 4,
      totalUsers: 4.5,
      newUsers: 9,
      engagedSessions: 1.1,
      seconds: 1.05,
      screenPageViews: 1.8,
      eventCount: 1.9,
      conversions: 1,
      revenueCents: 1,
    },
    carriers: {
      country: { 'United States': 0.92 },
      deviceCategory: { desktop: 0.97 },
      sourceMedium: { '(direct) / (none)': 0.99 },
      landingPage: { [targets.home]: 0.9 },
      campaignName: { '(not set)': 1 },
    },
    signs: {
      sessions: 'rise',
      totalUsers: 'rise',
      newUsers: 'rise',
      engagementRate: 'drop',
      bounceRate: 'rise',
      averageSessionDuration: 'drop',
    },
  },
  {
    kind: 'campaignLaunch',
    strengths: [1, 0.8, 0.55, 0.35],
    focus: { dimension: 'campaignName', value: targets.campaign },
    factors: { all: 15, newUsers: 17, conversions: 9, revenueCents: 9 },
    carriers: {
      sessionDefaultChannelGroup: { 'Cross-network': 0.92 },
      sourceMedium: { 'google / cpc': 0.95 },
      landingPage: { [targets.campaignPage]: 0.85 },
      country: { [targets.country]: 0.8 },
    },
    signs: { sessions: 'rise', newUsers: 'rise' },
  },
  {
    kind: 'viralDay',
    strengths: [1, 0.5],
    focus: { dimension: 'sessionDefaultChannelGroup', value: 'Organic Social' },
    factors: { all: 14, conversions: 3, revenueCents: 3 },
    carriers: {
      sourceMedium: { [targets.socialSource]: 0.93 },
      landingPage: { [targets.viralPage]: 0.9 },
      deviceCategory: { mobile: 0.9 },
      campaignName: { '(not set)': 1 },
    },
    signs: { sessions: 'rise', totalUsers: 'rise', newUsers: 'rise', screenPageViews: 'rise' },
  },
]

const SLOT_DAYS = 8
const KINDS = 5

/** The five kinds in the order of one forty-day cycle. */
function roundOf(
  seed: number,
  propertyName: string,
  round: number,
  targets: StoryTargets,
): { story: Story; start: number }[] {
  const random = randomFrom(seedOf(seed, propertyName, 'stories', round))
  const stories = storiesOf(targets)
  for (let i = stories.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const [a, b] = [stories[i], stories[j]]
    if (a && b) [stories[i], stories[j]] = [b, a]
  }
  const first = round * SLOT_DAYS * KINDS
  return stories.map((story, slot) => ({ story, start: first + slot * SLOT_DAYS + Math.floor(random() * 3) }))
}

const rounds = new Map<string, { story: Story; start: number }[]>()

export type Running = { story: Story; strength: number; start: number }

/** Returns the story in progress on a day (day number), if any. */
export function storyOn(seed: number, propertyName: string, targets: StoryTargets, day: number): Running | undefined {
  const round = Math.floor(day / (SLOT_DAYS * KINDS))
  const key = `${seed} ${propertyName} ${round}`
  const stories = rounds.get(key) ?? roundOf(seed, propertyName, round, targets)
  if (rounds.size > 500) rounds.clear()
  rounds.set(key, stories)
  for (const { story, start } of stories) {
    const strength = story.strengths[day - start]
    if (strength !== undefined) return { story, strength, start }
  }
  return undefined
}
