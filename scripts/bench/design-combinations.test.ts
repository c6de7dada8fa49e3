import { expect, test } from 'vitest'
import { drawCombinations } from '#scripts/bench/design-combinations.ts'

test('no combination of format, layout, words, brand and image overflows, is illegible or touches the logo', async () => {
  const { asked, ...found } = await drawCombinations(60, 7)
  expect(asked).toBeLessThan(30)
  expect(found).toEqual({ count: 60, overflow: 0, lowContrast: 0, logoTouched: 0 })
})
