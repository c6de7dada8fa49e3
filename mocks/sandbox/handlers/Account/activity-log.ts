// Entries of the activity log about changes to an account and its members.
import { type Account, AuditAction, AuditArea, type UserRole } from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { type Audit, audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { IDENTITY_ENUMERATIONS } from '#mocks/sandbox/domain/identity/enumerations.ts'
import { industriesIn, marketingGoalsIn } from '#mocks/sandbox/domain/identity/industries.ts'
import { fullName, type Membership, type StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { ACCOUNT_WORDS } from '#mocks/sandbox/texts/Account.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

type Field = keyof typeof ACCOUNT_WORDS
const FIELDS = Object.keys(ACCOUNT_WORDS) as Field[]

function roleName(role: UserRole, language: Language): string {
  return IDENTITY_ENUMERATIONS.UserRole.find(({ value }) => value === role)?.label[language] ?? String(role)
}

/** The displayed value of a field: labels for choices, null for files. */
function loggedValue(field: Field, account: Pick<Account, Field>, language: Language): string | null {
  if (field === 'logoFileId') return null
  const value = account[field]
  if (field !== 'industry' && field !== 'digitalMarketingGoals') return value === null ? null : String(value)
  const list = field === 'industry' ? industriesIn(language) : marketingGoalsIn(language)
  const labels = [value].flat().flatMap((one) => list.find((choice) => choice.value === one)?.label ?? [])
  return labels.length > 0 ? labels.join(', ') : null
}

/** Adds an entry for each changed setting. */
export async function logAccountChanges(
  call: PersonContext,
  before: StoredAccount,
  after: StoredAccount,
): Promise<void> {
  const { language } = call
  for (const field of FIELDS) {
    if (JSON.stringify(before[field]) === JSON.stringify(after[field])) continue
    await audit(call, {
      action: AuditAction.Changed,
      area: AuditArea.Account,
      target: ACCOUNT_WORDS[field][language],
      before: loggedValue(field, before, language),
      after: loggedValue(field, after, language),
      accountId: after.id,
    })
  }
}

type MemberChange = Pick<Audit, 'action'> & { before?: UserRole; after?: UserRole }

/** Adds an entry about a member or an invitation; the member sees it as well. */
export async function logMember(call: PersonContext, membership: Membership, change: MemberChange): Promise<void> {
  const { store, language } = call
  const member = membership.userId ? await store.get('person', membership.userId) : undefined
  await audit(call, {
    action: change.action,
    area: AuditArea.Members,
    target: (member && fullName(member)) || membership.email,
    before: change.before === undefined ? null : roleName(change.before, language),
    after: change.after === undefined ? null : roleName(change.after, language),
    accountId: membership.accountId,
    concernedId: membership.userId,
  })
}
