/** A tooltip opens after 700 ms, but immediately while another one is open and for 300 ms after it has closed. */
const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

let closeOpenTooltip: (() => void) | undefined
let closedAt = Number.NEGATIVE_INFINITY

/** The delay in milliseconds before a tooltip opens at the instant `now` (ms). */
export const openDelay = (now: number): number =>
  closeOpenTooltip !== undefined || now - closedAt <= SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS

/** Registers an open tooltip and closes the previous one. Returns a function that registers its closing. */
export function registerTooltip(close: () => void): (now: number) => void {
  closeOpenTooltip?.()
  closeOpenTooltip = close
  return (now) => {
    if (closeOpenTooltip === close) closeOpenTooltip = undefined
    closedAt = now
  }
}
