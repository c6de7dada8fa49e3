import { type RefObject, useEffect, useRef } from 'react'

/** The ref of an element that takes the focus whenever `reason` becomes another one, such as a notice about a failure. */
export function useFocusOn<Focusable extends HTMLElement = HTMLDivElement>(
  reason: unknown,
): RefObject<Focusable | null> {
  const element = useRef<Focusable>(null)
  useEffect(() => {
    if (reason) element.current?.focus()
  }, [reason])
  return element
}
