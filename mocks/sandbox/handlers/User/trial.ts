import { AuditAction, AuditArea, SubscriptionStatus, UserRole } from '@adwright/sdk/types'
import { hasPurchased, startTrialFor } from '#mocks/sandbox/domain/billing/billing-events.ts'
import { subscriptionDetailsOf } from '#mocks/sandbox/domain/billing/subscription-details.ts'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { membershipsOf } from '#mocks/sandbox/domain/identity/memberships.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { AUDIT_WORDS } from '#mocks/sandbox/texts/User.ts'

type Operations = 'startTrial'

const RUNNING_STATUSES: readonly number[] = [
  SubscriptionStatus.Incomplete,
  SubscriptionStatus.Active,
  SubscriptionStatus.PastDue,
  SubscriptionStatus.Unpaid,
]

export const trial = {
  async startTrial(call) {
    const { store, language } = call
    // Read again, because two concurrent calls may both have been authorized before one started the trial.
    const person = (await store.get('person', call.person.id)) ?? call.person
    const memberships = await membershipsOf(store, person.id)
    const isMemberOnly = memberships.length > 0 && memberships.every(({ role }) => role < UserRole.Owner)
    if (isMemberOnly) return problem(403, 'role-too-low')
    if (RUNNING_STATUSES.includes(person.subscription.status) || (await hasPurchased(call, person)))
      return problem(409, 'subscription-exists')
    if (person.subscription.trialUsed) return problem(409, 'trial-already-used')
    const changed = await startTrialFor(call, person)
    await audit(call, { action: AuditAction.Created, area: AuditArea.Billing, target: AUDIT_WORDS.trial[language] })
    return ok(await subscriptionDetailsOf(store, changed))
  },
} satisfies Pick<SandboxHandlers<'User'>, Operations>
