import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

test('two people edit a post: the second sees who changed what, and both edits are kept', async () => {
  let id = ''
  const root = `/SocialMediaCalendar/${ACCOUNT}`
  const { user, as, sandbox } = await renderScreen(() => `/social-calendar/${id}`, {
    scenario: 'sample',
    role: 'admin',
    before: async (open) => {
      const channels = [{ network: 3, channelId: 'urn:li:organization:18264402' }]
      const post = { title: 'Tents', text: 'Outside?', channels, scheduledAt: '2027-01-05T09:00:00Z', status: 2 }
      id = (await (await open.as('user'))('POST', root, post)).body.id
    },
  })
  const text = await screen.findByLabelText('Text')
  fireEvent.change(text, { target: { value: 'Outside tonight?' } })
  sandbox.clock.set(new Date(sandbox.clock.now().getTime() + 60_000))
  await (await as('user'))('PUT', `${root}/${id}`, { title: 'Winter tents' })
  await user.click(screen.getByRole('button', { name: /^Approve/ }))
  const notice = await screen.findByRole('alert')
  expect(await within(notice).findByText('Title: Tents → Winter tents')).toBeInTheDocument()
  expect(within(notice).getByText(/^Çağrı Güneş/)).toBeInTheDocument()
  expect(text).toHaveValue('Outside tonight?')
  await user.click(within(notice).getByRole('button', { name: /^Save both/ }))
  await screen.findByText('Sent for approval: Winter tents')
  expect(await sandbox.store.get('socialPost', id)).toMatchObject({ title: 'Winter tents', text: 'Outside tonight?' })
})

test('a post that was saved while the answer was lost is no conflict with itself', async () => {
  let id = ''
  const root = `/SocialMediaCalendar/${ACCOUNT}`
  const lost: Record<string, undefined[]> = {}
  const { user, as, calls } = await renderScreen(() => `/social-calendar/${id}`, {
    scenario: 'sample',
    role: 'admin',
    answers: lost,
    before: async (open) => {
      const channels = [{ network: 3, channelId: 'urn:li:organization:18264402' }]
      const post = { title: 'Tents', text: 'Outside?', channels, scheduledAt: '2027-01-05T09:00:00Z', status: 2 }
      id = (await (await open.as('user'))('POST', root, post)).body.id
      lost[`PUT ${root}/${id}`] = Array.from({ length: 9 }, () => undefined)
    },
  })
  const name = `PUT ${root}/${id}`
  const text = await screen.findByLabelText('Text')
  fireEvent.change(text, { target: { value: 'Outside tonight?' } })
  await user.click(screen.getByRole('button', { name: /^Approve/ }))
  await screen.findByText(/didn't reach|No connection|connection/i)
  const [call] = calls(name)
  const sent = await (await as('admin'))('PUT', `${root}/${id}?${call?.query}`, call?.body)
  expect(sent.status).toBe(200)
  delete lost[name]
  fireEvent.change(text, { target: { value: 'Outside this night?' } })
  await user.click(screen.getByRole('button', { name: /^(Approve|Save changes)/ }))
  await screen.findByText('Scheduled: Tents')
  expect(screen.queryByText(/^Save both/)).toBeNull()
  const { body } = await (await as('admin'))('GET', `${root}/${id}`)
  expect(body.text).toBe('Outside this night?')
})
