import type { User } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Answer, answerWith, connected, refusal, withSettings } from '#tests/support/api.tsx'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { CodeNotice } from './CodeNotice.tsx'

beforeEach(() => withSettings())

function open(check: Answer | Answer[]) {
  answerWith({ 'GET /Verification/check-register': check })
  const user = { id: 'usr_1', email: 'elif.demir@lindholm.example' } as User
  const current = { user, accounts: [], account: undefined, hasAdsData: true, hasAnalyticsData: true }
  renderUi(
    connected(
      <CurrentContext value={current}>
        <CodeNotice code="nope" />
      </CurrentContext>,
    ),
  )
}

test('a code that is no code is answered like one that has ended', async () => {
  open(refusal(400, 'This is no code.'))
  expect(await screen.findByText('This invitation is no longer valid')).toBeVisible()
})

test('a code that could not be checked can be checked again', async () => {
  const found = { isValid: false, purpose: null, email: null, expiresAt: null, invitation: null }
  open([refusal(503, 'Busy.'), { body: found }])
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('This invitation is no longer valid')).toBeVisible()
})
