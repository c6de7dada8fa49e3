// The auctions of an ad account on search, as the ad platform's auction insights report them.

/** How often another advertiser was shown in the auctions that this account was eligible for. */
export type AuctionRival = {
  name: string
  domain: string
  /** Auctions in which its ad was shown. */
  shown: number
  /** Auctions in which both ads were shown. */
  together: number
  /** Auctions with both ads in which its ad was above. */
  above: number
}

/** Counts of auctions in a period: the eligible ones, those in which the own ad was shown, and those of each rival. */
export type Auctions = { eligible: number; own: number; rivals: AuctionRival[] }
