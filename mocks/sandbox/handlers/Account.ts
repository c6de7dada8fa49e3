import {
  type Account,
  AccountStatus,
  type AccountUser,
  AuditAction,
  AuditArea,
  MemberStatus,
  PlanLimitKind,
  UserRole,
} from '@adwright/sdk/types'
import { assertPlanLimit, payerNameOf } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import { billingTermsOf } from '#mocks/sandbox/domain/billing/billing-terms.ts'
import { planHolderOf, planUsageOf, productNameOf } from '#mocks/sandbox/domain/billing/plan-usage.ts'
import { isOnAnotherSubscription } from '#mocks/sandbox/domain/billing/subscription-details.ts'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { replaceUses } from '#mocks/sandbox/domain/files/files.ts'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { answerInvitation } from '#mocks/sandbox/domain/identity/invitations.ts'
import { lastActivityOf } from '#mocks/sandbox/domain/identity/member-activity.ts'
import { join, leave, membershipsOf, membersOf } from '#mocks/sandbox/domain/identity/memberships.ts'
import { fullName, type Membership, membershipId, type StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { invitationLink } from '#mocks/sandbox/domain/identity/verification.ts'
import { sendMail } from '#mocks/sandbox/domain/notifications/mail.ts'
import { startDailyTasks } from '#mocks/sandbox/domain/planning/daily-tasks.ts'
import { addFirstTask } from '#mocks/sandbox/domain/planning/first-task.ts'
import { missingField, problem } from '#mocks/sandbox/domain/problem.ts'
import { assertExpectedVersion, versionOf, withNextVersion } from '#mocks/sandbox/domain/versions.ts'
import { logAccountChanges, logMember } from '#mocks/sandbox/handlers/Account/activity-log.ts'
import { annotations } from '#mocks/sandbox/handlers/Account/annotations.ts'
import { attention } from '#mocks/sandbox/handlers/Account/attention.ts'
import { validateDetails } from '#mocks/sandbox/handlers/Account/details.ts'
import { sampleWorkspace } from '#mocks/sandbox/handlers/Account/sample-workspace.ts'
import { savedViews } from '#mocks/sandbox/handlers/Account/saved-views.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

const INVITATION_DAYS = 7
/** The subscription statuses with access: trialing, active and past due. */
const USABLE_STATUSES = [3, 4, 5]

const shown = (account: StoredAccount, role: Membership['role']): Account => {
  const { ownerId: _, ...fields } = account
  return { ...fields, version: versionOf(account), accountId: account.id, role }
}

async function shownMember(store: Store, membership: Membership): Promise<AccountUser> {
  const person =
    membership.userId && membership.status === MemberStatus.Active
      ? await store.get('person', membership.userId)
      : undefined
  const { email, role, status, invitedAt, joinedAt, invitedByName } = membership
  return {
    userId: person?.id ?? membership.id,
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    email: person?.email ?? email,
    role,
    status,
    invitedAt,
    joinedAt,
    lastActiveAt: await lastActivityOf(store, membership.id),
    invitedByName,
  }
}

const ownersOf = async (store: Store, accountId: string) =>
  (await membersOf(store, accountId)).filter(
    ({ role, status }) => role === UserRole.Owner && status === MemberStatus.Active,
  )

/** A member or an open invitation by its id in the list of users. */
async function findMember(store: Store, accountId: string, requestedUserId: string): Promise<Membership | undefined> {
  const membership =
    (await store.get('membership', membershipId(accountId, requestedUserId))) ??
    (await store.get('membership', requestedUserId))
  return membership?.accountId === accountId &&
    (membership.status === MemberStatus.Invited || membership.status === MemberStatus.Active)
    ? membership
    : undefined
}

const byStatusAndName = (a: AccountUser, b: AccountUser) =>
  b.status - a.status ||
  `${a.firstName} ${a.lastName} ${a.email}`.localeCompare(`${b.firstName} ${b.lastName} ${b.email}`)

/** Answers an invitation for the signed-in person, with the same state machine as in the group User. */
async function answerFor(call: PersonContext & { accountId: string }, isAccepted: boolean) {
  const { store, accountId, person } = call
  const wasMember = (await store.get('membership', membershipId(accountId, person.id))) !== undefined
  const result = await answerInvitation(call, accountId, isAccepted)
  if ('problem' in result) return result
  if (isAccepted && !wasMember)
    await logMember(call, result.membership, { action: AuditAction.Joined, after: result.membership.role })
  return ok(await shownMember(store, result.membership))
}

export const account = {
  async listAccounts({ store, person }) {
    const memberships = await membershipsOf(store, person.id)
    const accounts = await Promise.all(
      memberships.map(async ({ accountId, role }) => {
        const stored = await store.get('account', accountId)
        return stored ? [shown(stored, role)] : []
      }),
    )
    return ok(accounts.flat())
  },

  async createAccount(call) {
    const { store, person, body, now, newId } = call
    const [name, companyName] = [body.name.trim(), body.companyName.trim()]
    if (name.length < 2) return missingField('name')
    if (companyName === '') return missingField('companyName')
    const wrong = await validateDetails(call, body)
    if (wrong) return wrong
    // The person who creates an account pays for it.
    if (await isOnAnotherSubscription(store, person)) return problem(409, 'plan-owner-needed')
    await assertPlanLimit(call, planHolderOf(person, person), PlanLimitKind.Accounts)
    const id = newId('acc')
    const stored: StoredAccount = {
      id,
      ownerId: person.id,
      plan: person.subscription.plan,
      name,
      companyName,
      companyWebSite: body.companyWebSite,
      primaryContactNumber: body.primaryContactNumber,
      industry: body.industry ?? null,
      digitalMarketingGoals: body.digitalMarketingGoals,
      marketingTeamCount: body.marketingTeamCount ?? 1,
      currencyCode: 'EUR',
      timeZone: person.timeZone,
      logoFileId: null,
      status: AccountStatus.Active,
      isDemo: false,
      createdAt: now.toISOString(),
    }
    await store.insert('account', stored)
    await startDailyTasks(store, stored, now)
    await join(store, { accountId: id, person, role: UserRole.Owner, now })
    await addFirstTask(call, id)
    await audit(call, { action: AuditAction.Created, area: AuditArea.Account, target: name, accountId: id })
    return created(shown(stored, UserRole.Owner))
  },

  async updateAccount(call) {
    const { store, person, body } = call
    const membership = await store.get('membership', membershipId(body.id, person.id))
    if (membership?.status !== MemberStatus.Active) return problem(404, 'not-found')
    if (membership.role < UserRole.Admin) return problem(403, 'role-too-low')
    const before = await store.get('account', body.id)
    const wrong = await validateDetails(call, body, before)
    if (wrong) return wrong
    if (!before) return problem(404, 'not-found')
    const changed = withNextVersion(before, { ...before, ...body })
    assertExpectedVersion(call.query, before, changed)
    await store.set('account', body.id, changed)
    const logos = [before, changed].map(({ logoFileId }) => (logoFileId === null ? [] : [logoFileId]))
    await replaceUses(store, `account:${body.id}`, logos[0] ?? [], logos[1] ?? [], body.id)
    await logAccountChanges(call, before, changed)
    return ok(shown(changed, membership.role))
  },

  getAccount: ({ account: stored, membership }) => ok(shown(stored, membership.role)),

  async getAccountSubscription({ store, account: stored, membership, now }) {
    const owner = await store.get('person', stored.ownerId)
    if (!owner) return problem(404, 'not-found')
    const { status, productName, trialEndsAt, cancelAtPeriodEnd, currentPeriodEndsAt } = owner.subscription
    return ok({
      activeSubscriptionExists: USABLE_STATUSES.includes(status),
      status,
      productName,
      trialEndsAt,
      cancelAtPeriodEnd,
      currentPeriodEndsAt,
      billing: membership.role >= UserRole.Admin ? await billingTermsOf({ store, now }, owner) : null,
    })
  },

  async getAccountPlanUsage({ store, account: holder, person, now }) {
    return ok({
      plan: holder.plan,
      productName: productNameOf(holder.plan) ?? '–',
      payerName: await payerNameOf(store, holder),
      isPayer: holder.ownerId === person.id,
      limits: await planUsageOf({ store, holder, now }),
    })
  },

  async listAccountUsers({ store, accountId }) {
    const members = await membersOf(store, accountId)
    const users = await Promise.all(members.map((membership) => shownMember(store, membership)))
    return ok(users.sort(byStatusAndName))
  },

  async inviteAccountUser(call) {
    const { store, accountId, body, membership, account: stored, person, now, newId } = call
    if (body.role > membership.role) return problem(403, 'role-above-own')
    const email = body.email.trim().toLowerCase()
    const where = { address: email, status: [MemberStatus.Invited, MemberStatus.Active] }
    const [known] = await store.list('membership', accountId, { where, limit: 1 })
    if (known?.status === MemberStatus.Active) return problem(409, 'already-a-member', { field: 'email' })
    await assertPlanLimit(call, stored, PlanLimitKind.Members, { adding: known ? 0 : 1 })
    const invitation: Membership = {
      id: known?.id ?? newId('inv'),
      accountId,
      userId: null,
      email,
      role: body.role,
      status: MemberStatus.Invited,
      message: body.message ?? null,
      invitedAt: now.toISOString(),
      joinedAt: null,
      invitedByName: fullName(person),
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * 86_400_000).toISOString(),
    }
    // A repeated invitation replaces the first one and keeps its id.
    await (known ? store.set('membership', known.id, invitation) : store.insert('membership', invitation))
    await sendMail(call, {
      to: email,
      kind: 'invitation',
      values: { account: stored.name, inviter: fullName(person), message: body.message ?? '' },
      link: await invitationLink(call, invitation),
    })
    await logMember(call, invitation, { action: AuditAction.Invited, after: invitation.role })
    return created(await shownMember(store, invitation))
  },

  async updateAccountUser(call) {
    const { store, accountId, requestedUserId, membership, body } = call
    const member = await findMember(store, accountId, requestedUserId)
    if (!member) return problem(404, 'not-found')
    if (body.role > membership.role || member.role > membership.role) return problem(403, 'role-above-own')
    const isLastOwner =
      member.role === UserRole.Owner && body.role < UserRole.Owner && (await ownersOf(store, accountId)).length === 1
    if (isLastOwner) return problem(409, 'last-owner')
    const changed = (await store.set('membership', member.id, { role: body.role })) ?? member
    if (member.role !== body.role)
      await logMember(call, member, { action: AuditAction.Changed, before: member.role, after: body.role })
    return ok(await shownMember(store, changed))
  },

  async removeAccountUser(call) {
    const { store, accountId, requestedUserId, membership, person } = call
    const member = await findMember(store, accountId, requestedUserId)
    if (!member) return problem(404, 'not-found')
    const isOwn = member.userId === person.id
    if (!isOwn && membership.role < UserRole.Admin) return problem(403, 'role-too-low')
    if (!isOwn && member.role > membership.role) return problem(403, 'role-above-own')
    if (
      member.role === UserRole.Owner &&
      member.status === MemberStatus.Active &&
      (await ownersOf(store, accountId)).length === 1
    )
      return problem(409, 'last-owner')
    await leave(store, member)
    await logMember(call, member, { action: isOwn ? AuditAction.Left : AuditAction.Deleted, before: member.role })
    return noContent()
  },

  acceptInvitation: (call) => answerFor(call, true),
  declineInvitation: (call) => answerFor(call, false),

  ...sampleWorkspace,
  ...attention,
  ...annotations,
  ...savedViews,
} satisfies SandboxHandlers<'Account'>
