export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export type Span = {
  days?: number | undefined
  hours?: number | undefined
  minutes?: number | undefined
  seconds?: number | undefined
}

export const msOf = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span): number =>
  days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS + seconds * 1000

/** The sandbox's clock: it runs at the machine's speed, from a time that can be set and moved. */
export class Clock {
  #offsetMs = 0
  #frozenAtMs: number | undefined

  constructor(start?: Date) {
    if (start) this.set(start)
  }

  /** A clock that is stopped at a moment, to the millisecond; for tests. */
  static frozen(moment: Date): Clock {
    const clock = new Clock()
    clock.freeze()
    clock.set(moment)
    return clock
  }

  now(): Date {
    return new Date((this.#frozenAtMs ?? Date.now()) + this.#offsetMs)
  }

  /** Sets the time; the clock continues from there. */
  set(moment: Date): void {
    this.#offsetMs += moment.getTime() - this.now().getTime()
  }

  /** Stops the clock, so that two reads return the same time; for tests. */
  freeze(): void {
    this.#frozenAtMs ??= Date.now()
  }

  /** Moves the clock without running the jobs that become due on the way; a sandbox's `forward` runs them. */
  forward(span: Span): Date {
    this.#offsetMs += msOf(span)
    return this.now()
  }
}
