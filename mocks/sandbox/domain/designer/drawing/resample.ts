// Scales a part of an image with a Catmull-Rom filter. It is made to shrink to the half at most: smaller parts are taken from halved copies.

/** Premultiplied pixels, four bytes each. */
export type Raster = { width: number; height: number; bytes: Uint8Array }

/** An image of half the size, each of whose pixels is the mean of four. */
export function halved({ width, height, bytes }: Raster): Raster {
  const [halfWidth, halfHeight] = [Math.max(1, width >> 1), Math.max(1, height >> 1)]
  const [right, below] = [width > 1 ? 4 : 0, height > 1 ? width * 4 : 0]
  const half = new Uint8Array(halfWidth * halfHeight * 4)
  for (let y = 0, to = 0; y < halfHeight; y += 1)
    for (let x = 0; x < halfWidth; x += 1) {
      const from = (y * 2 * width + x * 2) * 4
      for (let at = from; at < from + 4; at += 1, to += 1)
        half[to] =
          ((bytes[at] ?? 0) +
            (bytes[at + right] ?? 0) +
            (bytes[at + below] ?? 0) +
            (bytes[at + right + below] ?? 0) +
            2) >>
          2
    }
  return { width: halfWidth, height: halfHeight, bytes: half }
}

/** Where the pixels of a line of the result lie in a line of the image: the first at `from`, each further one `step` later. */
export type Line = { from: number; step: number; count: number }

/** Each pixel of the result is made of so many pixels in each direction. */
const TAPS = 4
/** Weights are whole numbers, which add up to this, and scaled rows keep four more bits than a pixel has. */
const ONE = 1 << 14
const ROW_BITS = 10
const PIXEL_BITS = 18
const HALF = 1 << (PIXEL_BITS - 1)

function catmullRom(distance: number): number {
  const x = Math.abs(distance)
  return x < 1 ? 1.5 * x ** 3 - 2.5 * x ** 2 + 1 : -0.5 * x ** 3 + 2.5 * x ** 2 - 4 * x + 2
}

type Taps = { places: Int32Array; weights: Int32Array }

/** The pixels of a line that each pixel of the result is made of, and how much each counts. */
function tapsOf({ from, step, count }: Line, size: number): Taps {
  const [places, weights] = [new Int32Array(count * TAPS), new Int32Array(count * TAPS)]
  for (let at = 0; at < count; at += 1) {
    const center = from + at * step - 0.5
    const first = Math.floor(center) - 1
    let rest = ONE
    for (let tap = TAPS - 1; tap >= 0; tap -= 1) {
      // Beyond the edge of the image its last pixel goes on.
      places[at * TAPS + tap] = Math.min(size - 1, Math.max(0, first + tap))
      const weight = tap === 0 ? rest : Math.round(ONE * catmullRom(first + tap - center))
      weights[at * TAPS + tap] = weight
      rest -= weight
    }
  }
  return { places, weights }
}

/** A row of the image that is scaled across. */
function scaledRow({ width, bytes }: Raster, row: number, { places, weights }: Taps): Int16Array {
  const start = row * width
  const scaled = new Int16Array(places.length)
  for (let x = 0; x < places.length; x += TAPS) {
    let [red, green, blue, alpha] = [0, 0, 0, 0]
    for (let tap = x; tap < x + TAPS; tap += 1) {
      const at = (start + (places[tap] as number)) * 4
      const weight = weights[tap] as number
      red += weight * (bytes[at] as number)
      green += weight * (bytes[at + 1] as number)
      blue += weight * (bytes[at + 2] as number)
      alpha += weight * (bytes[at + 3] as number)
    }
    scaled[x] = red >> ROW_BITS
    scaled[x + 1] = green >> ROW_BITS
    scaled[x + 2] = blue >> ROW_BITS
    scaled[x + 3] = alpha >> ROW_BITS
  }
  return scaled
}

/** Mixes four scaled rows to a row of the result. */
function mix(rows: Int16Array[], weights: Int32Array, into: Uint8Array): void {
  const [a, b, c, d] = rows as [Int16Array, Int16Array, Int16Array, Int16Array]
  const [p, q, r, s] = weights as unknown as [number, number, number, number]
  for (let x = 0; x < into.length; x += 1) {
    const sum = p * (a[x] as number) + q * (b[x] as number) + r * (c[x] as number) + s * (d[x] as number)
    const value = (sum + HALF) >> PIXEL_BITS
    into[x] = value < 0 ? 0 : value > 255 ? 255 : value
  }
}

/** The part of an image that two lines describe, of as many pixels as they count. */
export function resampled(image: Raster, across: Line, down: Line): Raster {
  const [columns, rows] = [tapsOf(across, image.width), tapsOf(down, image.height)]
  const [width, height] = [across.count, down.count]
  const bytes = new Uint8Array(width * height * 4)
  /** Scaled rows of the image, which neighboring rows of the result share. */
  const known = new Map<number, Int16Array>()
  for (let y = 0; y < height; y += 1) {
    const wanted = rows.places.subarray(y * TAPS, (y + 1) * TAPS)
    const lines = Array.from(wanted, (row) => {
      const line = known.get(row) ?? scaledRow(image, row, columns)
      known.set(row, line)
      return line
    })
    for (const row of known.keys()) if (row < (wanted[0] ?? 0)) known.delete(row)
    mix(lines, rows.weights.subarray(y * TAPS), bytes.subarray(y * width * 4, (y + 1) * width * 4))
  }
  return { width, height, bytes }
}
