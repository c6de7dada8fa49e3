import type { ProTip } from '@adwright/sdk/types'
import { AuditAction, AuditArea, ProTipCategory, SubscriptionStatus } from '@adwright/sdk/types'
import { ok, type SandboxHandlers } from '#mocks/sandbox/context.ts'
import { audit } from '#mocks/sandbox/domain/audit.ts'
import { startTrialFor } from '#mocks/sandbox/domain/billing-book.ts'
import { exampleOf } from '#mocks/sandbox/domain/contract-example.ts'
import { membershipsOf, membersOf } from '#mocks/sandbox/domain/memberships.ts'
import { ADMIN, OWNER, USER } from '#mocks/sandbox/domain/permissions.ts'
import { subscriptionDetailsOf } from '#mocks/sandbox/domain/subscription-details.ts'
import { type Language, problem } from '#mocks/sandbox/pipeline/problem.ts'
import { AUDIT_WORDS, TURKISH_TIPS } from '#mocks/sandbox/texts/User.ts'

type Operations = 'listProTips' | 'startTrial'

const RUNNING: readonly number[] = [
  SubscriptionStatus.Incomplete,
  SubscriptionStatus.Active,
  SubscriptionStatus.PastDue,
  SubscriptionStatus.Unpaid,
]

function tipsIn(language: Language): ProTip[] {
  const english = exampleOf('listProTips')
  if (language === 'en') return english
  const turkish = new Map(exampleOf('listProTips', 'turkish').map((tip) => [tip.id, tip]))
  return english.map((tip) => Object.assign(tip, turkish.get(tip.id) ?? TURKISH_TIPS[tip.id]))
}

export const trial = {
  async listProTips({ store, person, language }) {
    const memberships = await membershipsOf(store, person.id)
    const role = Math.max(0, ...memberships.map((membership) => membership.role))
    const sizes = await Promise.all(
      memberships.map(async ({ accountId }) => (await membersOf(store, accountId)).length),
    )
    const needed: Record<number, number> = {
      [ProTipCategory.Autopilot]: USER,
      [ProTipCategory.Analytics]: USER,
      [ProTipCategory.Team]: ADMIN,
    }
    const tips = tipsIn(language)
      .filter(({ category }) => role >= (needed[category] ?? 0))
      .map((tip) => Object.assign(tip, { isDismissed: tip.category === ProTipCategory.Team && Math.max(...sizes) > 1 }))
    return ok([...tips.filter((tip) => !tip.isDismissed), ...tips.filter((tip) => tip.isDismissed)])
  },

  async startTrial(call) {
    const { store, person, language } = call
    const memberships = await membershipsOf(store, person.id)
    const isMemberOnly = memberships.length > 0 && memberships.every(({ role }) => role < OWNER)
    if (isMemberOnly) return problem(403, 'role-too-low')
    if (RUNNING.includes(person.subscription.status)) return problem(409, 'subscription-exists')
    if (person.subscription.trialUsed) return problem(409, 'trial-already-used')
    const changed = await startTrialFor(call, person)
    await audit(call, { action: AuditAction.Created, area: AuditArea.Billing, target: AUDIT_WORDS.trial[language] })
    return ok(await subscriptionDetailsOf(store, changed))
  },
} satisfies Pick<SandboxHandlers<'User'>, Operations>
