import type { AdsPlatform } from '#mocks/sandbox/platforms/ads.ts'
import { adsWorldOf, forgetPast } from '#mocks/sandbox/world/ads/ads-world.ts'
import { auctionsOf } from '#mocks/sandbox/world/ads/auction.ts'
import { anyClient, clientOf, clientsBelow, directAccounts, rootManagerOf } from '#mocks/sandbox/world/ads/clients.ts'

/** The simulated ad platform; the same seed gives the same accounts. */
export const simulatedAds = (seed: number): AdsPlatform => ({
  rootManagerOf,
  clientsBelow,
  directAccounts,
  clientOf,
  anyClient,
  accountAt: (place, now) => adsWorldOf(seed, place, now),
  change: ({ records }, change) => records.addChange(change),
  auctions: (view, client, from, to) => (view.isImported ? undefined : auctionsOf(seed, view, client, from, to)),
  forgetPast,
})
