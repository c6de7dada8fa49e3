// Values inside of objects: each has another one that its schema takes as well, also where a pattern says what it looks like.
import { expect, test } from 'vitest'
import { innerChanges } from '#tests/conformance/src/values/inner.ts'

test('a text with a pattern has another one that fits it', () => {
  const color = { type: 'string', pattern: '^#[0-9A-F]{6}$' }
  const schema = {
    type: 'object',
    properties: {
      colors: { type: 'object', properties: { accent: color, text: { type: 'string', pattern: '^only$' } } },
    },
  }
  const changes = innerChanges({}, schema, { colors: { accent: '#F2B705', text: 'only' } })
  expect(changes.map(({ value }) => value)).toEqual([{ colors: { accent: '#F2B700', text: 'only' } }])
})
