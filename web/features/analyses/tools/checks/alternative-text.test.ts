import { expect, test } from 'vitest'
import { altProblems } from './alternative-text.ts'

test.each([
  ['A tent in the snow at night', []],
  ['Image of a tent', ['beginning']],
  ['Karda bir çadırın fotoğrafı', ['beginning']],
  ['IMG 0042', ['fileName']],
  ['  ', ['empty']],
  ['a'.repeat(126), ['long']],
])('%s', (text, problems) => {
  expect(altProblems(text, 'IMG_0042.jpg')).toEqual(problems)
})
