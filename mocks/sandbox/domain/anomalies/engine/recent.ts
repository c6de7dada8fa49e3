import type { Sample } from '#mocks/sandbox/domain/anomalies/engine/season.ts'
import { SortedWindow } from '#mocks/sandbox/domain/anomalies/engine/sorted-window.ts'

type Seen = {
  /** A point's value without its season. */
  plainOf: (point: Sample) => number
  /** The time in which the weight of a point halves. */
  halfLifeMs: number
  /** The number of points required for a trend. */
  whole: number
}

/** The most recent points without their season, with their level, trend and spread, updated point by point. */
export class Recent {
  readonly #seen: Seen
  readonly #anchor: number
  readonly #plain: number[] = []
  readonly #weights: number[] = []
  readonly #sorted: SortedWindow
  #halves: { early: SortedWindow; late: SortedWindow } | undefined
  #from: number

  constructor(past: readonly Sample[], from: number, seen: Seen) {
    this.#seen = seen
    this.#from = from
    this.#anchor = past[from]?.time ?? 0
    for (const point of past.slice(from)) this.#take(point)
    this.#sorted = new SortedWindow(this.#plain)
  }

  #take(point: Sample): number {
    const { plainOf, halfLifeMs } = this.#seen
    const plain = plainOf(point)
    this.#plain.push(plain)
    // Only the proportions of the weights matter.
    this.#weights.push(2 ** ((point.time - this.#anchor) / halfLifeMs))
    return plain
  }

  /** Adds the points since the last call and removes those before an index. */
  goOn(past: readonly Sample[], from: number): void {
    const added = past.slice(this.#from + this.#plain.length)
    const left = this.#plain.slice(0, from - this.#from)
    for (const point of added) this.#sorted.add(this.#take(point))
    for (const plain of left) this.#sorted.remove(plain)
    this.#plain.splice(0, left.length)
    this.#weights.splice(0, left.length)
    this.#from = from
    if (added.length === 1 && left.length === 1) this.#slideHalves(left[0] ?? 0)
    else this.#halves = undefined
  }

  #slideHalves(gone: number): void {
    if (!this.#halves) return
    const { early, late } = this.#halves
    const across = this.#plain[(this.#plain.length >> 1) - 1] ?? 0
    early.remove(gone)
    early.add(across)
    late.remove(across)
    late.add(this.#plain.at(-1) ?? 0)
  }

  /** Weighted mean of the points within three robust standard deviations of their median, so that outliers have no influence. */
  level(): number {
    const middle = this.#sorted.median()
    const reach = 3 * 1.4826 * this.#sorted.medianDistance(middle)
    let [total, weight] = [0, 0]
    for (let place = 0; place < this.#plain.length; place += 1) {
      const plain = this.#plain[place] ?? 0
      if (Math.abs(plain - middle) > reach) continue
      total += plain * (this.#weights[place] ?? 0)
      weight += this.#weights[place] ?? 0
    }
    return weight > 0 ? total / weight : middle
  }

  /** The difference between the medians of the later and the earlier half, per point; 0 while there are too few points. */
  trend(): number {
    const half = this.#plain.length >> 1
    if (this.#plain.length < this.#seen.whole) return 0
    this.#halves ??= {
      early: new SortedWindow(this.#plain.slice(0, half)),
      late: new SortedWindow(this.#plain.slice(half)),
    }
    const { early, late } = this.#halves
    return (late.median() - early.median()) / half
  }

  /** Robust standard deviation around a level. */
  spread(level: number): number {
    return 1.4826 * this.#sorted.medianDistance(level)
  }
}
