import type { AccountInvitation, ErrorCode } from '@adwright/sdk/types'
import { AuditAction, AuditArea, MemberStatus } from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { answerInvitation, isExpired } from '#mocks/sandbox/domain/identity/invitations.ts'
import type { Membership } from '#mocks/sandbox/domain/identity/people.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { AUDIT_WORDS } from '#mocks/sandbox/texts/User.ts'

type Operations = 'listAccountInvitations' | 'acceptAccountInvitation' | 'dismissAccountInvitation'

const LIFE_MS = 7 * 86_400_000

async function shown({ store, now }: PersonContext, membership: Membership): Promise<AccountInvitation | undefined> {
  const account = await store.get('account', membership.accountId)
  if (!account) return undefined
  const invitedAt = membership.invitedAt ?? membership.joinedAt ?? now.toISOString()
  return {
    accountId: account.id,
    accountName: account.name,
    role: membership.role,
    invitedByName: membership.invitedByName || account.name,
    invitedAt,
    expiresAt: membership.expiresAt ?? new Date(Date.parse(invitedAt) + LIFE_MS).toISOString(),
    status: membership.status,
  }
}

/** Answers an invitation; `answeredCode` is this group's error code for one that was answered the other way. */
async function answerFor(
  call: PersonContext & { accountId: string },
  { isAccepted, answeredCode }: { isAccepted: boolean; answeredCode: ErrorCode },
) {
  const result = await answerInvitation(call, call.accountId, isAccepted)
  if (!('problem' in result)) return result
  return result.problem.code === 'invitation-answered' ? problem(409, answeredCode) : result
}

export const invitations = {
  async listAccountInvitations(call) {
    const { store, person, now } = call
    if (!person.isEmailVerified) return ok([])
    const email = person.email?.toLowerCase()
    const where = { address: email ?? '', status: MemberStatus.Invited }
    const open = (await store.listAll('membership', { where })).filter((one) => !isExpired(one, now))
    const invited = await Promise.all(open.map((membership) => shown(call, membership)))
    return ok(
      invited
        .filter((one) => one !== undefined)
        .sort((a, b) => b.invitedAt.localeCompare(a.invitedAt) || a.accountId.localeCompare(b.accountId))
        .slice(0, 100),
    )
  },

  async acceptAccountInvitation(call) {
    const { store, accountId, person } = call
    const wasMember = (await store.get('membership', `${accountId}.${person.id}`)) !== undefined
    const result = await answerFor(call, { isAccepted: true, answeredCode: 'invitation-declined' })
    if ('problem' in result) return result
    const invitation = await shown(call, result.membership)
    if (!invitation) return problem(404, 'not-found')
    const joined = { action: AuditAction.Joined, area: AuditArea.Members, target: invitation.accountName, accountId }
    if (!wasMember) await audit(call, joined)
    return ok(invitation)
  },

  async dismissAccountInvitation(call) {
    const result = await answerFor(call, { isAccepted: false, answeredCode: 'already-a-member' })
    if ('problem' in result) return result
    const account = await call.store.get('account', call.accountId)
    const words = { target: account?.name ?? '', after: AUDIT_WORDS.invitationDeclined[call.language] }
    await audit(call, { action: AuditAction.Changed, area: AuditArea.Members, ...words })
    return noContent()
  },
} satisfies Pick<SandboxHandlers<'User'>, Operations>
