// Measures of a picture from its pixels.

/** Pixels as a canvas returns them: four bytes each. */
export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

export interface PictureMeasures {
  /** The variance of the Laplacian of the brightness: low where edges are soft. */
  sharpness: number
  /** The spread of the brightness, 0 to 1, without the darkest and the brightest twentieth. */
  contrast: number
}

export type MeasureState = 'good' | 'weak' | 'bad'

const SOFT = 100
const BLURRED = 30
const FLAT = 0.3
const VERY_FLAT = 0.15
const EDGE_SHARE = 0.05

const stateBelow = (value: number, weak: number, bad: number): MeasureState =>
  value < bad ? 'bad' : value < weak ? 'weak' : 'good'

export const sharpnessState = (value: number): MeasureState => stateBelow(value, SOFT, BLURRED)
export const contrastState = (value: number): MeasureState => stateBelow(value, FLAT, VERY_FLAT)

/** The brightness of each pixel, 0 to 255 (Rec. 709). */
function brightnessOf({ width, height, data }: Pixels): Float64Array {
  const result = new Float64Array(width * height)
  for (let place = 0; place < result.length; place += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(place * 4, place * 4 + 3)
    result[place] = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  return result
}

function varianceOfEdges(brightness: Float64Array, width: number, height: number): number {
  const at = (x: number, y: number) => brightness[y * width + x] ?? 0
  let count = 0
  let sum = 0
  let squares = 0
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y)
      count += 1
      sum += edge
      squares += edge * edge
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}

export function measurePixels(pixels: Pixels): PictureMeasures {
  const brightness = brightnessOf(pixels)
  const sorted = brightness.toSorted()
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  return {
    sharpness: varianceOfEdges(brightness, pixels.width, pixels.height),
    contrast: (at(1 - EDGE_SHARE) - at(EDGE_SHARE)) / 255,
  }
}
