import { expect, test } from 'vitest'
import { waitOf } from './resend.ts'

const delivery = (expiresAt: string, resendAt: string) => ({ destination: 'el***@example.com', expiresAt, resendAt })

test('a code sent now can be asked for again after a minute, whatever this clock shows', () => {
  expect(waitOf(delivery('2030-01-01T08:15:00Z', '2030-01-01T08:01:00Z'))).toBe(60_000)
})

test('a time that is over is no wait', () => {
  expect(waitOf(delivery('2030-01-01T08:15:00Z', '2030-01-01T07:59:00Z'))).toBe(0)
})
