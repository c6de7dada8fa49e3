import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

export type AddressValues = Readonly<Record<string, string | readonly string[] | undefined>>

const SIZES = [10, 25, 50, 100] as const
const DEFAULT_SIZE = 25
const MAX_PAGE = 1_000_000
const MAX_LENGTH = 200

/** The member of `known` that a URL value names; undefined for other values. */
export const parseOption = <Value extends string | number>(
  known: readonly Value[],
  text: string | null,
): Value | undefined => known.find((value) => String(value) === text)

/** The members of `known` that the texts name, without duplicates. */
export const parseOptions = <Value extends string | number>(
  known: readonly Value[],
  texts: readonly string[],
): Value[] => known.filter((value) => texts.includes(String(value)))

const ID = /^[\w-]{1,64}$/

/** The texts that have the form of an id in the contract, without duplicates, at most `max` of them. */
export const parseIds = (texts: readonly string[], max = 50): string[] =>
  [...new Set(texts)].filter((text) => ID.test(text)).slice(0, max)

/** Returns the query with these values set. Empty values are removed, and so is the page, because a page number belongs to one list. */
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
 * Filters, order, page and view of a screen, stored in the URL so that Back, a reload and a shared link show the same.
 * Invalid values in the URL are ignored.
 */
export function useAddress() {
  const [search, setSearch] = useSearchParams()
  const requestedPage = Number(search.get('currentPage'))
  /** Replaces the history entry without scrolling, so that Back leaves the list; `isStep` adds an entry instead. */
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
    text: (search.get('text') ?? '').trim().slice(0, MAX_LENGTH),
    paging: {
      currentPage:
        Number.isInteger(requestedPage) && requestedPage >= 1 && requestedPage <= MAX_PAGE ? requestedPage : 1,
      pageSize: parseOption(SIZES, search.get('pageSize')) ?? DEFAULT_SIZE,
    },
    set,
    switchTo,
    onPageChange: (page: number) =>
      setSearch((before) => withValues(before, { currentPage: page === 1 ? undefined : String(page) })),
    onPageSizeChange: (size: number) => setSearch((before) => withValues(before, { pageSize: String(size) })),
  }
}

/** One of several views of a screen, stored in the URL under a name; the first view is the default and is not stored. */
export function useAddressChoice<Value extends string>(
  name: string,
  known: readonly [Value, ...Value[]],
): [Value, (next: Value) => void] {
  const { search, set } = useAddress()
  const value = parseOption(known, search.get(name)) ?? known[0]
  return [value, (next) => set({ [name]: next === known[0] ? undefined : next })]
}
