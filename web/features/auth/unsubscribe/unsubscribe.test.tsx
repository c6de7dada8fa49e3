// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { type Answer, answerWith, connected, refusal, withSettings } from '#tests/support/api.tsx'
import { renderUi } from '#tests/support/render.tsx'
import { Component } from './unsubscribe.route.tsx'

beforeEach(() => withSettings())

const NAME = 'POST /Auth/unsubscribe/m_1'
const done: Answer = { body: { isMailAllowed: false, unsubscribedAt: '2026-11-19T08:20:31Z' } }

function open(answer: Answer | Answer[]) {
  const calls = answerWith({ [NAME]: answer })
  const page = (
    <Routes>
      <Route path="/unsubscribe/:identifier" element={<Component />} />
    </Routes>
  )
  return { calls, ...renderUi(connected(page), { path: '/unsubscribe/m_1' }) }
}

test('opening the page unsubscribes nobody; the button does, with the reason that was chosen', async () => {
  const { calls, user } = open(done)
  expect(calls).toEqual([])
  await user.selectOptions(screen.getByLabelText(/Why do you leave/), 'Too many e-mails')
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  expect(calls.map(({ name, body }) => [name, body])).toEqual([[NAME, { reason: 1 }]])
})

test('no reason is needed, and a refusal is said above the button', async () => {
  const { calls, user } = open([refusal(404, 'This link is not valid.'), done])
  const button = screen.getByRole('button', { name: 'Unsubscribe' })
  await user.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid.')
  await user.click(button)
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([{}, {}])
})
