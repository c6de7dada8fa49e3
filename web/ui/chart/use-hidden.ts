import { useCallback, useState } from 'react'

/** Which series are switched off; the last one left cannot be. */
export function useHidden(count: number) {
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
