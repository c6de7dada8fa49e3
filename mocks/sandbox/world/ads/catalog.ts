// The products of a shop and the searches for them: the vocabulary from which a simulated ad account is generated.

export type Theme = {
  name: string
  /** The last path segment of the landing page. */
  slug: string
  /** Five product types; each becomes an ad group. */
  products: [string, string, string, string, string]
  /** Average order value in euros. */
  order: number
  /** Average cost per click in euros. */
  click: number
  /** Month of peak demand (0 is January), and its height above the mean. */
  peak: number
  swing: number
}

/** A search pattern for a product `{p}`, with its volume, conversion rate and cost relative to the plain product name. */
export type Pattern = { text: string; volume: number; buys: number; price: number }

export type Catalog = {
  brand: string
  site: string
  country: string
  themes: Theme[]
  patterns: Pattern[]
  brandTerms: string[]
  competitors: string[]
  /** Additions to a keyword `{k}` in searches, with their relative conversion rate. */
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
  /** The texts of the planted stories. */
  wastedKeyword: string
  wastedTerm: string
  convertingTerm: string
}

/** Average order value and cost per click in euros, peak month, and height of the peak. */
type Economy = [order: number, click: number, peak: number, swing: number]

export const theme = (
  name: string,
  slug: string,
  products: Theme['products'],
  [order, click, peak, swing]: Economy,
): Theme => ({ name, slug, products, order, click, peak, swing })
