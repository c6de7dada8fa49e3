// Rivals in the auctions of a simulated account. Several ads are shown in one auction, so shares do not add up to 1, but each rival's counts
// stay within the bounds that both shares leave, and rivals are shown more on days on which the account loses more by rank.
import { EntityType } from '@adwright/sdk/types'
import type { AuctionRival, Auctions } from '#mocks/sandbox/platforms/ads/auctions.ts'
import type { MetricParts } from '#mocks/sandbox/platforms/ads/entity.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import { type Day, dayNumber } from '#mocks/sandbox/time/time-zone.ts'

type Rival = {
  name: string
  domain: string
  /** The usual share of auctions in which it is shown. */
  presence: number
  /** The change of that share over a year. */
  growth: number
  /** 0 if it is shown together with the account as rarely as possible, 1 if as often as possible. */
  affinity: number
  /** How often its ad is above when both are shown. */
  strength: number
}

const OUTDOOR_RIVALS = [
  'Bergfreund',
  'Nordtrail',
  'Alpinhaus',
  'Gipfelzeug',
  'Wildnis Versand',
  'Trekkingland',
  'Zeltmeister',
]
const GARDEN_RIVALS = ['Yeşilev', 'Bahçeyaşam', 'Doğasan', 'Terasdünyası', 'Ahşapev', 'Rattan Dünyası']
const MIN_RIVALS = 5
const DAYS_A_YEAR = 365
/** The first day of the model; growth is counted from here. */
const EPOCH = dayNumber('2026-01-01')

const domainOf = (name: string) =>
  `${name
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/[^a-z]+/g, '')}.example`

function rivalsOf(seed: number, customerClientId: string, currencyCode: string): Rival[] {
  const random = randomFrom(seedOf(seed, 'rivals', customerClientId))
  const names = currencyCode === 'TRY' ? GARDEN_RIVALS : OUTDOOR_RIVALS
  const count = MIN_RIVALS + Math.floor(random() * (names.length - MIN_RIVALS + 1))
  return names.slice(0, count).map((name, place) => ({
    name,
    domain: domainOf(name),
    presence: (0.42 / (1 + place * 0.45)) * (0.8 + random() * 0.4),
    growth: -0.3 + random() * 0.9,
    affinity: 0.35 + random() * 0.5,
    strength: 0.25 + random() * 0.4,
  }))
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Adds the auctions of one day to the counts of a rival. */
function addDay(into: AuctionRival, rival: Rival, day: number, parts: MetricParts): void {
  const eligible = parts.eligibleImpressions
  if (eligible <= 0) return
  const own = eligible - parts.lostToBudget - parts.lostToRank
  const pressure = 0.6 + 0.8 * (parts.lostToRank / eligible)
  const grown = 1 + (rival.growth * (day - EPOCH)) / DAYS_A_YEAR
  const shown = Math.round(eligible * clamp(rival.presence * grown * pressure, 0.01, 0.95))
  const [fewest, most] = [Math.max(0, own + shown - eligible), Math.min(own, shown)]
  const together = Math.round(fewest + (most - fewest) * rival.affinity)
  into.shown += shown
  into.together += together
  into.above += Math.round(together * clamp(rival.strength * pressure, 0, 1))
}

/** The auctions of an account from `from` to `to`, both included. */
export function auctionsOf(
  seed: number,
  view: AdsAccountView,
  { customerClientId, currencyCode }: { customerClientId: string; currencyCode: string },
  from: Day,
  to: Day,
): Auctions {
  const days = view.daily(view.entities(EntityType.Account)[0]?.id ?? '', from, to)
  const sum = (read: (parts: MetricParts) => number) => days.reduce((total, { parts }) => total + read(parts), 0)
  const rivals = rivalsOf(seed, customerClientId, currencyCode).map((rival) => {
    const counts: AuctionRival = { name: rival.name, domain: rival.domain, shown: 0, together: 0, above: 0 }
    for (const { day, parts } of days) addDay(counts, rival, dayNumber(day), parts)
    return counts
  })
  return {
    eligible: sum(({ eligibleImpressions }) => eligibleImpressions),
    own: sum(({ eligibleImpressions, lostToBudget, lostToRank }) => eligibleImpressions - lostToBudget - lostToRank),
    rivals: rivals.sort((a, b) => b.shown - a.shown || a.name.localeCompare(b.name, 'en')),
  }
}
