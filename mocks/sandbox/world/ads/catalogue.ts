// What a shop sells and how people search for it: the words a simulated ad account is made of.

export type Theme = {
  name: string
  /** The last part of the landing page's address. */
  slug: string
  /** Five kinds of product, each an ad group. */
  products: [string, string, string, string, string]
  /** Average order in euro. */
  order: number
  /** Click price in euro. */
  click: number
  /** Month of the greatest demand (0 is January), and how much greater than the mean it is. */
  peak: number
  swing: number
}

/** A way to search for a product `{p}`: how often, how willing to buy, and how dear, against the plain word. */
export type Pattern = { text: string; volume: number; buys: number; price: number }

export type Catalogue = {
  brand: string
  site: string
  country: string
  themes: Theme[]
  patterns: Pattern[]
  brandTerms: string[]
  competitors: string[]
  /** What people add to a keyword `{k}`, and how willing to buy they are then. */
  tails: { text: string; buys: number }[]
  headlines: string[]
  descriptions: string[]
  words: {
    search: string
    brand: string
    nonBrand: string
    competitors: string
    remarketing: string
    prospecting: string
    collection: string
    festival: string
    productAd: string
    videoAd: string
    closed: string
    test: string
  }
  /** Texts of the planted stories. */
  wastedKeyword: string
  wastedTerm: string
  convertingTerm: string
}

/** Average order and click price in euro, month of the peak, and how far it stands out. */
type Economy = [order: number, click: number, peak: number, swing: number]

export const theme = (
  name: string,
  slug: string,
  products: Theme['products'],
  [order, click, peak, swing]: Economy,
): Theme => ({ name, slug, products, order, click, peak, swing })
