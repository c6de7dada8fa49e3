import { SocialPostStatus } from '@adwright/sdk/types'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const ROOT = `/SocialMediaCalendar/${ACCOUNT}`

/** Clicks twice in one moment, as a double click does before anything is rendered anew. */
function doubleClick(button: HTMLElement) {
  fireEvent.click(button)
  fireEvent.click(button)
}

test('a double click creates one draft, and Back does not lead to the form again', async () => {
  const { calls } = await renderScreen('/social-calendar', { role: 'user' })
  fireEvent.click(await screen.findByRole('link', { name: /^New post/ }))
  fireEvent.change(await screen.findByLabelText('Text'), { target: { value: 'Snow tonight' } })
  doubleClick(screen.getByRole('button', { name: 'Save draft' }))
  await screen.findByRole('heading', { level: 1, name: 'Snow tonight' })
  expect(calls(`POST ${ROOT}`)).toHaveLength(1)
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/social-calendar'))
})

test('a double click schedules or approves a post once', async () => {
  let id = ''
  const before = async ({ as }: OpenSandbox) => {
    const posts = (await (await as('admin'))('GET', `${ROOT}?statuses=${SocialPostStatus.AwaitsApproval}`)).body
    id = posts.find(({ title }: { title: string }) => title.startsWith('We are hiring')).id
  }
  const { calls } = await renderScreen(() => `/social-calendar/${id}`, { scenario: 'sample', role: 'admin', before })
  const approve = await screen.findByRole('button', { name: /^Approve/ })
  await waitFor(() => expect(approve).not.toHaveAttribute('aria-disabled', 'true'))
  doubleClick(approve)
  await waitFor(() => expect(location.pathname).toBe('/social-calendar'))
  expect(calls(`PUT ${ROOT}/${id}`)).toHaveLength(1)
})
