import { SocialPostStatus } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { ACCOUNT, openSandbox } from '#tests/support/sandbox.ts'

test('posts of a channel that was disconnected keep their growth, compared as it is', async () => {
  const { as, sandbox } = await openSandbox('sample')
  const call = await as('owner')
  const posts = await sandbox.store.list('socialPost', ACCOUNT)
  const published = posts.filter(({ status }) => status === SocialPostStatus.Published)
  const last = published.toSorted((a, b) => (a.scheduledAt ?? '').localeCompare(b.scheduledAt ?? '')).at(-1)
  const growth = () => call('GET', `/SocialMediaCalendar/${ACCOUNT}/${last?.id}/metrics`)
  const before = await growth()
  expect(before.body.channels[0].expected.length).toBeGreaterThan(0)
  for (const { id } of await sandbox.store.list('credential', ACCOUNT))
    await call('DELETE', `/Integration/${ACCOUNT}/${id}`)
  const { status, body } = await growth()
  expect(status).toBe(200)
  for (const { expected } of body.channels)
    for (const point of expected) expect(point).toMatchObject({ middle: expect.any(Number), high: expect.any(Number) })
  await sandbox.close()
})
