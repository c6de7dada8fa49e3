import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GUARDS } from '#tests/mutation/guards.ts'

test.each(GUARDS)('the guard "$name" occurs once in its file, and its tests exist', ({ file, code, mutant, tests }) => {
  expect(readFileSync(file, 'utf8').split(code)).toHaveLength(2)
  expect(mutant).not.toBe(code)
  expect(tests.filter((one) => !existsSync(one))).toEqual([])
})

test('every guard has a unique name', () => {
  expect(new Set(GUARDS.map(({ name }) => name)).size).toBe(GUARDS.length)
})
