import { useCallback, useState } from 'react'

/** The hidden series; the last visible one cannot be hidden. */
export function useHiddenSeries(count: number) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback(
    (id: string) =>
      setHidden((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next.size < count ? next : before
      }),
    [count],
  )
  return { hidden, toggle }
}
