// Turns of the fields: a limit does not cut off all but one field.
import { expect, test } from 'vitest'
import { inTurns } from '#tests/conformance/src/values/turns.ts'

test('each kind has its turn before the first one has its second', () => {
  const bodies = ['steps 1', 'steps 2', 'steps 3', 'alarm 1', 'title 1', 'title 2']
  expect(inTurns(bodies, (body) => body.split(' ')[0] ?? '')).toEqual([
    'steps 1',
    'alarm 1',
    'title 1',
    'steps 2',
    'title 2',
    'steps 3',
  ])
})
