import { type Anomaly, SocialNetwork, SocialPostStatus } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newChannel } from '#mocks/sandbox/domain/social/posts.ts'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

test('a post that was published on the day of an anomaly is among its events, with a link to its result', async () => {
  const ids = { anomaly: '', post: '', draft: '' }
  await renderScreen(() => paths.anomaly(ids.anomaly), {
    scenario: 'sample',
    before: async ({ as, sandbox }) => {
      const call = await as('owner')
      const { items }: { items: Anomaly[] } = (await call('GET', `/EAnl/${ACCOUNT}/anomaly-analysis`)).body
      const [anomaly] = items
      if (!anomaly) throw new Error('The sample has no anomaly.')
      ids.anomaly = anomaly.id
      const publishedAt = `${anomaly.date}T11:00:00.000Z`
      const add = async (title: string) =>
        (await call('POST', `/SocialMediaCalendar/${ACCOUNT}`, { title, text: 'Dry.' })).body.id
      ids.draft = await add('A draft of that day')
      await sandbox.store.set('socialPost', ids.draft, { scheduledAt: publishedAt })
      ids.post = await add('Tents for the snow')
      const page = newChannel({ network: SocialNetwork.Facebook, channelId: 'page_1', channelName: 'Page' })
      const channels = [{ ...page, publishedAt, publishedUrl: 'https://social.example/1' }]
      const sent = { status: SocialPostStatus.Published, scheduledAt: publishedAt, publishedAt, channels }
      await sandbox.store.set('socialPost', ids.post, sent)
    },
  })
  const link = await screen.findByRole('link', { name: /Tents for the snow/ })
  expect(link).toHaveAttribute('href', paths.socialPost(ids.post))
  expect(link.closest('li')).toHaveTextContent(/Published post · /)
  expect(screen.queryByText(/A draft of that day/)).toBeNull()
})
