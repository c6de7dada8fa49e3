import { useRef } from 'react'

/**
 * Returns a function that runs an action unless one is still running. It checks a ref, not state: the second click of a double click
 * comes before anything is rendered anew.
 */
export function useSingleRun(): (act: () => Promise<unknown>) => Promise<void> {
  const isRunning = useRef(false)
  return async (act) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await act()
    } finally {
      isRunning.current = false
    }
  }
}
