export interface Point {
  x: number
  y: number
}

export interface LongPressHandlers {
  onStart: (point: Point) => void
  onMove: (point: Point) => void
  /** The finger was lifted, or the press was canceled by Escape, a second finger or the browser. */
  onEnd: (isReleased: boolean) => void
}

/** Shorter than the long press of Android and iOS (500 ms), which opens a menu or a preview. */
const PRESS_MS = 450
/** A finger that moves farther before the press is long scrolls the page. */
const TOLERANCE_PX = 10

function preventDrag(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Calls the handlers for a long press on an element. Listens to touch events rather than pointer events: only `touchmove` can keep
 * the page from scrolling and only `touchend` can prevent the click, and both reach the element although the finger has left it.
 */
export function listenForLongPress(element: HTMLElement, { onStart, onMove, onEnd }: LongPressHandlers): () => void {
  let from: Point | undefined
  let isHeld = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let whilePressed = new AbortController()

  function finish(isReleased: boolean) {
    clearTimeout(timer)
    whilePressed.abort()
    from = undefined
    if (!isHeld) return
    isHeld = false
    onEnd(isReleased)
  }

  function cancelByKey(event: KeyboardEvent) {
    if (!isHeld || event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    finish(false)
  }

  function onTouchStart({ touches }: TouchEvent) {
    const touch = touches[0]
    if (from || !touch || touches.length > 1) return
    const point = { x: touch.clientX, y: touch.clientY }
    from = point
    whilePressed = new AbortController()
    const options = { capture: true, signal: whilePressed.signal }
    // A second finger, which zooms.
    document.addEventListener('touchstart', () => finish(false), { ...options, passive: true })
    document.addEventListener('contextmenu', (event) => event.preventDefault(), options)
    // A pen makes touch events too, and may start a drag of the browser.
    document.addEventListener('dragstart', preventDrag, options)
    document.addEventListener('keydown', cancelByKey, options)
    timer = setTimeout(() => {
      isHeld = true
      onStart(point)
    }, PRESS_MS)
  }

  function onTouchMove(event: TouchEvent) {
    const touch = event.touches[0]
    if (!from || !touch) return
    const point = { x: touch.clientX, y: touch.clientY }
    if (isHeld) {
      event.preventDefault()
      onMove(point)
    } else if (Math.hypot(point.x - from.x, point.y - from.y) > TOLERANCE_PX) finish(false)
  }

  function onTouchEnd(event: TouchEvent) {
    if (isHeld) event.preventDefault()
    finish(true)
  }

  const onTouchCancel = () => finish(false)
  const listening = new AbortController()
  const { signal } = listening
  element.addEventListener('touchstart', onTouchStart, { passive: true, signal })
  element.addEventListener('touchmove', onTouchMove, { passive: false, signal })
  element.addEventListener('touchend', onTouchEnd, { passive: false, signal })
  element.addEventListener('touchcancel', onTouchCancel, { signal })
  return () => {
    finish(false)
    listening.abort()
  }
}
