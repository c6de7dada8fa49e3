import type { SocialPostSummary } from '@adwright/sdk/types'
import { SocialNetwork, SocialPostStatus, SocialPostType } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { median, rankedPosts, resultGroups, timeBlockOf } from './ranking.ts'

const post = (id: string, reactions: number, labels: string[] = []): SocialPostSummary => {
  const metrics = { impressions: 200, reach: 100, reactions, comments: 0, shares: 0, clicks: 0 }
  const channel = {
    network: SocialNetwork.Facebook,
    channelId: '1',
    channelName: 'Lindholm',
    isPublished: true,
    failureCode: null,
    nextTryAt: null,
    metrics,
  }
  return {
    version: 1,
    id,
    title: id,
    status: SocialPostStatus.Published,
    channels: [channel],
    textStart: '',
    thumbnailUrl: null,
    mediaCount: 0,
    commentCount: 0,
    postType: SocialPostType.Post,
    scheduledAt: '2026-11-16T17:30:00Z',
    timeZone: 'Europe/Berlin',
    publishedAt: '2026-11-16T17:30:00Z',
    labels,
    strategyId: null,
    createdByName: 'Ada',
    createdByUserId: null,
    approvedByName: null,
    metrics,
    deletedAt: null,
    updatedAt: '2026-11-16T17:30:00Z',
  }
}

test('the median of an even number of values lies between the middle two', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
})

test('posts are ranked by their rate against the median of the network', () => {
  const ranked = rankedPosts([post('a', 10), post('b', 20), post('c', 40), post('d', 20)])
  expect(ranked.map(({ post: { id }, index }) => [id, index])).toEqual([
    ['c', 2],
    ['b', 1],
    ['d', 1],
    ['a', 0.5],
  ])
})

test('under four posts nothing is compared', () => {
  expect(rankedPosts([post('a', 10), post('b', 20)]).map(({ index }) => index)).toEqual([null, null])
})

test('a post counts for each of its labels, and small groups are not compared', () => {
  const ranked = rankedPosts([
    post('a', 10, ['x', 'y']),
    post('b', 20, ['x']),
    post('c', 40, ['x']),
    post('d', 20, ['x']),
  ])
  const groups = resultGroups(ranked, 'label', 'Europe/Berlin')
  expect(groups.map(({ key, postCount, index }) => [key, postCount, index])).toEqual([
    [{ by: 'label', label: 'x' }, 4, 1],
    [{ by: 'label', label: 'y' }, 1, null],
  ])
})

test('the time of day is that of the account', () => {
  expect(timeBlockOf('2026-11-16T17:30:00Z', 'Europe/Berlin')).toEqual({ weekDay: 1, hour: 18 })
  expect(timeBlockOf('2026-11-16T23:30:00Z', 'Europe/Berlin')).toEqual({ weekDay: 2, hour: 0 })
})
