import { useSearchParams } from 'react-router-dom'

const SIZES = [10, 25, 50, 100] as const
const DEFAULT_SIZE = 25
const LAST_PAGE = 1_000_000

/** Page (from 1) and rows per page as they stand in the address; what makes no sense there is the default. */
export function usePaging() {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('currentPage'))
  const currentPage = Number.isInteger(asked) && asked >= 1 && asked <= LAST_PAGE ? asked : 1
  const pageSize = SIZES.find((size) => String(size) === search.get('pageSize')) ?? DEFAULT_SIZE

  const write = (change: Record<string, number>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(change)) next.set(name, String(value))
      return next
    })

  return {
    search,
    /** Narrows the list, which then begins at its first page again. */
    onFilter: (name: string, values: readonly string[]) =>
      setSearch((before) => {
        const next = new URLSearchParams(before)
        next.delete('currentPage')
        next.delete(name)
        for (const value of values) next.append(name, value)
        return next
      }),
    query: { currentPage, pageSize },
    onPageChange: (page: number) => write({ currentPage: page }),
    onPageSizeChange: (size: number) => write({ pageSize: size, currentPage: 1 }),
  }
}
