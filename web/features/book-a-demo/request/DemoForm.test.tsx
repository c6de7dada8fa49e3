import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'
import { textOfRequest } from './demo-request.ts'

async function request(date: string) {
  const opened = await renderScreen(paths.bookADemo())
  const { user, personOf } = opened
  await user.selectOptions(await screen.findByLabelText('What would you like to see?'), 'Reports')
  fireEvent.change(screen.getByLabelText(/Preferred date/), { target: { value: date } })
  await user.type(screen.getByLabelText('Message'), 'Three of us.')
  await user.click(screen.getByRole('button', { name: 'Request demo' }))
  return { ...opened, sent: () => opened.calls(`POST /Ticket/${personOf('owner').id}`) }
}

test('a request is a ticket of the category for demos, with topic and day in its text', async () => {
  const { sent, user } = await request('2099-12-01')
  const link = await screen.findByRole('link', { name: 'View ticket' })
  expect(link).toHaveFocus()
  expect(sent()[0]?.body).toMatchObject({
    subject: 'Demo: Reports',
    category: 5,
    text: 'Topic: Reports\nPreferred date: Tuesday, December 1, 2099 (2099-12-01)\n\nThree of us.',
  })
  await user.click(screen.getByRole('button', { name: 'Request another demo' }))
  expect(screen.getByLabelText('Message')).toHaveValue('')
})

test('a day that is over is refused beside its field', async () => {
  const { sent } = await request('2020-01-01')
  expect(await screen.findByText('Choose today or a later date')).toBeVisible()
  await everythingRead()
  expect(sent()).toEqual([])
})

test('a line without a value is left out', () => {
  expect(textOfRequest(['Topic: Reports', undefined], 'Hello')).toBe('Topic: Reports\n\nHello')
})
