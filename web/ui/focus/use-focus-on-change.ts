import { type RefObject, useEffect, useRef } from 'react'

/** Returns the ref of an element, such as an error notice, that takes the focus whenever `reason` changes to a truthy value. */
export function useFocusOnChange<Focusable extends HTMLElement = HTMLDivElement>(
  reason: unknown,
): RefObject<Focusable | null> {
  const element = useRef<Focusable>(null)
  useEffect(() => {
    if (reason) element.current?.focus()
  }, [reason])
  return element
}
