import { useSearchParams } from 'react-router-dom'

type Values = Readonly<Record<string, string | readonly string[] | undefined>>

const SIZES = [10, 25, 50, 100] as const
const DEFAULT_SIZE = 25
const LAST_PAGE = 1_000_000
const MOST_CHARACTERS = 200

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
export function withValues(before: URLSearchParams, values: Values): URLSearchParams {
  const next = new URLSearchParams(before)
  if (!('currentPage' in values)) next.delete('currentPage')
  for (const [name, value] of Object.entries(values)) {
    next.delete(name)
    for (const one of Array.isArray(value) ? value : [value]) if (one) next.append(name, one)
  }
  return next
}

/** Filters, sort order and page of a list as URL state. */
export function useAddress() {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('currentPage'))
  return {
    search,
    text: (search.get('text') ?? '').trim().slice(0, MOST_CHARACTERS),
    paging: {
      currentPage: Number.isInteger(asked) && asked >= 1 && asked <= LAST_PAGE ? asked : 1,
      recordsPerPage: knownOf(SIZES, search.get('pageSize')) ?? DEFAULT_SIZE,
    },
    /** Does not scroll; replaces the entry of the history, so that Back leaves the list. */
    set: (values: Values) =>
      setSearch((before) => withValues(before, values), { replace: true, preventScrollReset: true }),
    onPageChange: (page: number) =>
      setSearch((before) => withValues(before, { currentPage: page === 1 ? undefined : String(page) })),
    onPageSizeChange: (size: number) => setSearch((before) => withValues(before, { pageSize: String(size) })),
  }
}
