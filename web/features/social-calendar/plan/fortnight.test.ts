import { SocialNetwork } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { fortnightDays, slotsWith } from './fortnight.ts'

test('posts are spread over the two weeks after today', () => {
  expect(fortnightDays('2026-11-19', 2)).toEqual(['2026-11-24', '2026-11-26', '2026-12-01', '2026-12-03'])
  expect(fortnightDays('2026-11-19', 7)).toHaveLength(14)
})

test('slots are added to those there are, none twice', () => {
  const channel = { network: SocialNetwork.Facebook, channelId: '1' }
  const before = [{ ...channel, weekDay: 2, time: '09:00' }]
  expect(slotsWith(before, [channel], 2, '09:00')).toEqual([...before, { ...channel, weekDay: 4, time: '09:00' }])
})
