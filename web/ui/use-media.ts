import { useCallback, useSyncExternalStore } from 'react'

/** True if a media query matches; updated when that changes. */
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

/** True below 768 px, where the sidebar is a drawer and table rows are cards. */
export const useIsNarrow = () => useMedia('(max-width: 767.98px)')
