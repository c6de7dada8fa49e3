import { useEffect, useRef } from 'react'

/**
 * A dialog that is a route is unmounted at once, so the focus is given back here, to what opened it or else to the
 * heading; the focus trap is gone a frame later.
 */
export function useFocusReturn(): void {
  const opener = useRef<Element>(document.activeElement)
  useEffect(() => {
    const from = opener.current
    return () => {
      requestAnimationFrame(() => {
        const isThere = from instanceof HTMLElement && from.isConnected && from !== document.body
        const next = isThere ? from : document.querySelector<HTMLElement>('main h1')
        next?.focus({ preventScroll: true })
      })
    }
  }, [])
}
