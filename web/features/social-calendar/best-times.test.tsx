import { SocialNetwork, type SocialPostTime } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const time: SocialPostTime = {
  network: SocialNetwork.Facebook,
  weekDay: 4,
  hour: 18,
  postCount: 3,
  networkPostCount: 45,
  index: 1.3,
  isEnough: false,
}

test.each([
  ['few posts', { ...time, networkPostCount: 12 }, 'Not enough posts yet (12 of 30)'],
  ['many posts, none of whose times has enough of them', time, 'No time stands out yet (45 posts)'],
  [
    'a time with enough posts',
    { ...time, postCount: 14, isEnough: true },
    /Thu 18:00–20:00: about 1.3 × your average, 14 posts/,
  ],
] as const)('the posting slots say what is known of the best times: %s', async (_, known, words) => {
  await renderScreen('/social-calendar/slots', {
    scenario: 'sample',
    answers: { [`GET /SocialMediaCalendar/${ACCOUNT}/best-times`]: { body: [known] } },
  })
  expect(await screen.findAllByText(words)).not.toHaveLength(0)
})
