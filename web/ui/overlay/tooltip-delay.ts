/** A tooltip opens after 700 ms, but at once while another one is open and for 300 ms after it has closed. */
const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

let closeOpenOne: (() => void) | undefined
let closedAt = Number.NEGATIVE_INFINITY

/** Milliseconds to wait before opening, at the instant `now` (ms). */
export const openDelay = (now: number): number =>
  closeOpenOne !== undefined || now - closedAt <= SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS

/** Notes an open tooltip and closes the one before it. Returns what notes that it has closed. */
export function noteOpened(close: () => void): (now: number) => void {
  closeOpenOne?.()
  closeOpenOne = close
  return (now) => {
    if (closeOpenOne === close) closeOpenOne = undefined
    closedAt = now
  }
}
