import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

export type AddressValues = Readonly<Record<string, string | readonly string[] | undefined>>

const SIZES = [10, 25, 50, 100] as const
const DEFAULT_SIZE = 25
const LAST_PAGE = 1_000_000
const MAX_CHARACTERS = 200

/** The member of `known` that a URL value names; undefined for other values. */
export const knownOf = <Value extends string | number>(
  known: readonly Value[],
  text: string | null,
): Value | undefined => known.find((value) => String(value) === text)

/** Those of `known` that the texts name, each once. */
export const allKnownOf = <Value extends string | number>(known: readonly Value[], texts: readonly string[]): Value[] =>
  known.filter((value) => texts.includes(String(value)))

const ID = /^[\w-]{1,64}$/

/** Those texts that can be an id of the contract, each once, at most `most`. */
export const idsOf = (texts: readonly string[], most = 50): string[] =>
  [...new Set(texts)].filter((text) => ID.test(text)).slice(0, most)

/** The query with these values set: an empty one goes, and so does the page, since another list has other pages. */
export function withValues(before: URLSearchParams, values: AddressValues): URLSearchParams {
  const next = new URLSearchParams(before)
  if (!('currentPage' in values)) next.delete('currentPage')
  for (const [name, value] of Object.entries(values)) {
    next.delete(name)
    for (const one of Array.isArray(value) ? value : [value]) if (one) next.append(name, one)
  }
  return next
}

/**
 * Filters, order, page and view of a screen, as they stand in the address: Back, a reload and a shared link show the same.
 * What an address says wrongly counts as not said.
 */
export function useAddress() {
  const [search, setSearch] = useSearchParams()
  const requestedPage = Number(search.get('currentPage'))
  /** Does not scroll. Replaces the entry of the history, so that Back leaves the list; a step is an entry of its own. */
  const set = useCallback(
    (values: AddressValues, { isStep = false }: { isStep?: boolean } = {}) =>
      setSearch((before) => withValues(before, values), { replace: !isStep, preventScrollReset: true }),
    [setSearch],
  )
  /** Drops all other values and adds a history entry, for tabs that each have their own filters. */
  const switchTo = (values: AddressValues) =>
    setSearch(withValues(new URLSearchParams(), values), { preventScrollReset: true })
  return {
    search,
    text: (search.get('text') ?? '').trim().slice(0, MAX_CHARACTERS),
    paging: {
      currentPage:
        Number.isInteger(requestedPage) && requestedPage >= 1 && requestedPage <= LAST_PAGE ? requestedPage : 1,
      pageSize: knownOf(SIZES, search.get('pageSize')) ?? DEFAULT_SIZE,
    },
    set,
    switchTo,
    onPageChange: (page: number) =>
      setSearch((before) => withValues(before, { currentPage: page === 1 ? undefined : String(page) })),
    onPageSizeChange: (size: number) => setSearch((before) => withValues(before, { pageSize: String(size) })),
  }
}

/** One of several ways to show a screen, under a name in the address; the first one is the default and is not written. */
export function useAddressChoice<Value extends string>(
  name: string,
  known: readonly [Value, ...Value[]],
): [Value, (next: Value) => void] {
  const { search, set } = useAddress()
  const value = knownOf(known, search.get(name)) ?? known[0]
  return [value, (next) => set({ [name]: next === known[0] ? undefined : next })]
}
