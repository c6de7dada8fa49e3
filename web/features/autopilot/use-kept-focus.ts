import { type RefObject, useEffect } from 'react'

const ROWS = 'tr, li, [role=row], article'
const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]'

interface Place {
  element: HTMLElement
  /** Its row; what stood beside that, the following one first; then what stood beside the group of the row. */
  neighbours: (Element | null | undefined)[]
}

const besides = (element: Element | null | undefined) => [element?.nextElementSibling, element?.previousElementSibling]

const placeOf = (element: HTMLElement): Place => {
  const row = element.closest(ROWS)
  return { element, neighbours: [row, ...besides(row), ...besides(row?.closest('section'))] }
}

/** Where the keys go on from a place: to it while it is there, else into its row, the row or the group beside it, else to the title of the page. */
function stopNear({ element, neighbours }: Place): HTMLElement | null | undefined {
  if (element.isConnected) return element
  const row = neighbours.find((neighbour) => neighbour?.isConnected)
  return row?.querySelector<HTMLElement>(STOPS) ?? document.querySelector<HTMLElement>('#content h1')
}

/**
 * Where what is done takes away the very thing that was pressed – a row that was decided, a notice with its button, the Undo of a toast –
 * the keys go on from beside it, instead of from the top of the page.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let focused: HTMLElement | undefined
    let place: Place | undefined
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      focused = target
      if (part.current?.contains(target)) place = placeOf(target)
    }
    // A click beside everything is no loss.
    const onPress = () => {
      focused = undefined
    }
    const watch = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return
      focused = undefined
      if (place) stopNear(place)?.focus()
    })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPress, true)
    watch.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onPress, true)
      watch.disconnect()
    }
  }, [part])
}
