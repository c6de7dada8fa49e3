import { expect, test } from 'vitest'
import { contrastState, measurePixels, sharpnessState } from './picture-measures.ts'

const SIDE = 32

/** A gray picture; `brightness` is 0 to 255. */
function picture(brightness: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let place = 0; place < SIDE * SIDE; place += 1)
    data.fill(brightness(place % SIDE, Math.floor(place / SIDE)), place * 4, place * 4 + 4)
  return measurePixels({ width: SIDE, height: SIDE, data })
}
const stripes = picture((x) => (x % 8 < 4 ? 20 : 235))
const gradient = picture((x) => 20 + x * 6)
const fog = picture((x) => 120 + (x % 8 < 4 ? 0 : 4))

test.each([
  ['stripes are sharp and have contrast', stripes, 'good', 'good'],
  ['a gradient has contrast and no edge', gradient, 'bad', 'good'],
  ['fog has neither', fog, 'bad', 'bad'],
] as const)('%s', (_, { sharpness, contrast }, sharp, clear) => {
  expect([sharpnessState(sharpness), contrastState(contrast)]).toEqual([sharp, clear])
})

test('a picture of one pixel has neither edges nor contrast', () => {
  expect(measurePixels({ width: 1, height: 1, data: new Uint8ClampedArray(4) })).toEqual({ sharpness: 0, contrast: 0 })
})
