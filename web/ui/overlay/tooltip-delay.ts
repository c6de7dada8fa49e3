/** A tooltip opens after 700 ms; within 300 ms after another one closed it opens immediately. */
const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

let closedAt = Number.NEGATIVE_INFINITY

/** Milliseconds to wait before opening, at the instant `now` (ms). */
export const openDelay = (now: number): number => (now - closedAt <= SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS)

export function noteClosed(now: number): void {
  closedAt = now
}
