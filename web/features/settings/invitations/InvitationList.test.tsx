import type { User } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { answerWith, connected, withSettings } from '#tests/support/api.tsx'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { InvitationList } from './InvitationList.tsx'

beforeEach(() => withSettings())

test.each([
  [true, 'No open invitations'],
  [false, 'Confirm your email address first'],
])('an empty list says why: address confirmed %s', async (isEmailVerified, title) => {
  answerWith({ 'GET /User/account-invitations': { body: [] } })
  const user = { id: 'usr_1', email: 'elif.demir@lindholm.example', isEmailVerified } as User
  const current = { user, accounts: [], account: undefined, hasAdsData: true, hasAnalyticsData: true }
  renderUi(
    connected(
      <CurrentContext value={current}>
        <Suspense>
          <InvitationList />
        </Suspense>
      </CurrentContext>,
    ),
  )
  expect(await screen.findByText(title)).toBeVisible()
})
