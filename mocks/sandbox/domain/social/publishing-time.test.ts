import { expect, test } from 'vitest'
import { publishOverClockChanges } from '#mocks/sandbox/domain/social/publishing-time.fixture.ts'

test('a thousand posts over a clock change go out once each, in the minute that was chosen', async () => {
  const { count, wrong, sentCount, distinctCount } = await publishOverClockChanges()
  expect(wrong).toEqual([])
  expect(count).toBe(1000)
  expect(sentCount).toBe(1000)
  expect(distinctCount).toBe(1000)
})
