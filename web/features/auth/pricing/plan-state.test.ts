import { SubscriptionStatus } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { planStateOf } from './plan-state.ts'

const { None, Trialing, Active, PastDue, Unpaid, Cancelled } = SubscriptionStatus

test.each([
  [null, None, null, 'none'],
  ['sub_1', Trialing, 'Trial', 'trial'],
  ['sub_1', Cancelled, 'Trial', 'trialEnded'],
  ['sub_1', Cancelled, 'Growth', 'ended'],
  ['sub_1', Active, 'Growth', 'plan'],
  ['sub_1', PastDue, 'Growth', 'plan'],
  ['sub_1', Unpaid, 'Growth', 'plan'],
])(
  'a person with the subscription %s in status %s of %s: %s',
  (subscriptionId, status, subscriptionProductName, state) => {
    expect(planStateOf({ subscriptionId, status, subscriptionProductName })).toBe(state)
  },
)
