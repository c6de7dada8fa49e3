import { expect, test } from 'vitest'
import { adLength, textProblems } from './text-problems.ts'

const facts = 'Winter tents. Free returns within 30 days. Best in test of Outdoor 2026. GORE-TEX'

test.each([
  ['Winter tents', {}, []],
  ['Winter tents for long nights outside', { limit: 30 }, ['tooLong']],
  ['FREE winter tents', {}, ['capitals']],
  ['Jackets of GORE-TEX', {}, []],
  ['The cheapest winter tents', {}, ['superlative']],
  ['En iyi çadırlar', {}, ['superlative']],
  ['Best in test of Outdoor 2026', {}, []],
  ['The best tents', {}, ['superlative']],
  ['Free returns within 30 days', {}, []],
  ['Free returns within 100 days', {}, ['number']],
  ['Buy now!', { limit: 30 }, ['exclamation']],
  ['Buy now! Today!', { limit: 90 }, ['exclamation']],
  ["Don't you agree that it's easy?", { isQuestion: true }, ['leading']],
  ['Is it easy? Is it fast?', { isQuestion: true }, ['twoQuestions']],
])('%s', (text, more, problems) => {
  expect(textProblems({ text, ...more }, { facts, before: [] })).toEqual(problems)
})

test('a text is a duplicate of one above, whatever its case and punctuation', () => {
  expect(textProblems({ text: 'winter  Tents.' }, { facts, before: ['Winter tents'] })).toEqual(['duplicate'])
})

test('wide characters count as two', () => {
  expect([adLength('Zelte'), adLength('冬のテント'), adLength('⛺️ Zelt')]).toEqual([5, 10, 7])
})
