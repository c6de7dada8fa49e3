export const PREFIXES = ['https://', 'http://'] as const

export type Prefix = (typeof PREFIXES)[number]

export const DEFAULT_PREFIX: Prefix = 'https://'

/** Splits a pasted address into prefix and site; a site without a prefix is unchanged. */
export function siteOf(text: string): { prefix?: Prefix; site: string } {
  const [, prefix, site] = /^\s*(https?:\/\/)(.*)$/i.exec(text) ?? []
  return prefix === undefined || site === undefined ? { site: text } : { prefix: prefix.toLowerCase() as Prefix, site }
}
