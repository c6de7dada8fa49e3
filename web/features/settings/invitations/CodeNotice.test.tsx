import type { User } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type Answer, answerWith, connected, refusal, withSettings } from '#tests/support/api.tsx'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { CodeNotice } from './CodeNotice.tsx'

beforeEach(() => withSettings())

function open(check: Answer) {
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
  expect(await screen.findByText('This invitation has ended')).toBeVisible()
})
