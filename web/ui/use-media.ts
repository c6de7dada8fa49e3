import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; follows changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** Below 768 px: the sidebar is a drawer and table rows are cards. */
export const useIsNarrow = () => useMedia('(max-width: 767.98px)')
