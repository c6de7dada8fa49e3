// Generates a campaign's daily metrics lazily in blocks of days, with LRU eviction.

/** The number of days in a block. A block stores running totals, so that a date range costs one subtraction per block. */
export const BLOCK_DAYS = 32

/** The memory limit of all blocks together; the least recently used are evicted first. */
const MAX_BYTES = 32 * 1024 * 1024
/** The memory overhead of a block's arrays beside their content. */
const OVERHEAD_BYTES = 600

/** The metrics with any value, and those of them that need more than 16 bits. */
type Layout = { narrow: number[]; wide: number[] }

const layouts = new Map<string, Layout>()

function layoutOf(greatest: readonly number[]): Layout {
  const key = greatest.map((sum) => (sum === 0 ? 0 : sum < 65_536 ? 1 : 2)).join('')
  const known = layouts.get(key)
  if (known) return known
  const metrics = Array.from(key).map((kind, metric) => ({ kind, metric }))
  const of = (wanted: string) => metrics.filter(({ kind }) => kind === wanted).map(({ metric }) => metric)
  const layout = { narrow: of('1'), wide: of('2') }
  layouts.set(key, layout)
  return layout
}

/** A reusable buffer in which running totals are added up before they are packed. */
let scratch = new Float64Array(1 << 15)

/** Running totals by metric and item (a leaf, or a part of a split entity). They are packed, because there are tens of millions. */
export class SumRows {
  readonly items: number
  readonly bytes: number
  readonly #layout: Layout
  readonly #narrow: Uint16Array
  /** Recorded metrics may need more than 32 bits. */
  readonly #wide: Int32Array | Float64Array

  /** Adds up `days` days; `write` fills one day: a row per metric, a value per item. */
  constructor(items: number, days: number, write: (day: number) => readonly ArrayLike<number>[]) {
    this.items = items
    const length = items * BLOCK_DAYS
    const greatest: number[] = []
    for (let day = 0; day < days; day += 1) {
      const rows = write(day)
      if (scratch.length < rows.length * length) scratch = new Float64Array(rows.length * length)
      for (let metric = 0; metric < rows.length; metric += 1) {
        let most = greatest[metric] ?? 0
        for (let item = 0, place = metric * length + day; item < items; item += 1, place += BLOCK_DAYS) {
          const sum = (day === 0 ? 0 : (scratch[place - 1] ?? 0)) + (rows[metric]?.[item] ?? 0)
          scratch[place] = sum
          if (sum > most) most = sum
        }
        greatest[metric] = most
      }
    }
    this.#layout = layoutOf(greatest)
    const { narrow, wide } = this.#layout
    this.#narrow = new Uint16Array(narrow.length * length)
    const isHuge = wide.some((metric) => (greatest[metric] ?? 0) > 2_147_483_647)
    this.#wide = isHuge ? new Float64Array(wide.length * length) : new Int32Array(wide.length * length)
    for (const [row, metric] of narrow.entries())
      this.#narrow.set(scratch.subarray(metric * length, (metric + 1) * length), row * length)
    for (const [row, metric] of wide.entries())
      this.#wide.set(scratch.subarray(metric * length, (metric + 1) * length), row * length)
    this.bytes = this.#narrow.byteLength + this.#wide.byteLength + OVERHEAD_BYTES
  }

  /** Adds every metric of an item over some days of the block, both bounds included, to `into`. */
  addTo(into: Float64Array, item: number, from: number, to: number): void {
    if (item >= this.items) return
    const { narrow, wide } = this.#layout
    const length = this.items * BLOCK_DAYS
    let place = item * BLOCK_DAYS
    for (const metric of narrow) {
      const before = from === 0 ? 0 : (this.#narrow[place + from - 1] ?? 0)
      into[metric] = (into[metric] ?? 0) + (this.#narrow[place + to] ?? 0) - before
      place += length
    }
    place = item * BLOCK_DAYS
    for (const metric of wide) {
      const before = from === 0 ? 0 : (this.#wide[place + from - 1] ?? 0)
      into[metric] = (into[metric] ?? 0) + (this.#wide[place + to] ?? 0) - before
      place += length
    }
  }
}

export class Block {
  readonly sums: SumRows
  /** The number of its days; the last block of a campaign has fewer. */
  readonly days: number
  /** The parts of split entities, by the id of the entity. */
  readonly parts = new Map<string, SumRows>()
  /** The share of each day's demand that the budget covered; undefined if it covered every day. */
  lasted: Float32Array | undefined
  usedAt = 0
  /** The bytes for which it was counted. */
  countedBytes = 0
  /** Removes the block from the cache that holds it. */
  readonly forget: () => void

  constructor(sums: SumRows, days: number, forget: () => void) {
    this.sums = sums
    this.days = days
    this.forget = forget
  }
}

const blocks = new Set<Block>()
let cachedBytes = 0
let time = 0

/** Marks a block as most recently used. */
export const touch = (block: Block): void => {
  block.usedAt = time
}

/** Counts added bytes, and evicts the least recently used blocks above the limit. */
export function countBytes(block: Block, bytes: number): void {
  time += 1
  touch(block)
  blocks.add(block)
  block.countedBytes += bytes
  cachedBytes += bytes
  if (cachedBytes <= MAX_BYTES) return
  for (const old of [...blocks].sort((a, b) => a.usedAt - b.usedAt)) {
    if (cachedBytes <= MAX_BYTES * 0.8) break
    if (old === block) continue
    blocks.delete(old)
    cachedBytes -= old.countedBytes
    old.countedBytes = 0
    old.forget()
  }
}
