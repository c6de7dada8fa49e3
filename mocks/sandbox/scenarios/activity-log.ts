// The activity log of the sample workspace, consistent with its content.
import { AuditAction, AuditArea } from '@adwright/sdk/types'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { type Audit, audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { setCallerAddress } from '#mocks/sandbox/domain/identity/callers.ts'
import type { Person, StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { ACCOUNT_WORDS } from '#mocks/sandbox/texts/Account.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

type Step = { daysAgo: number; person: Person; done: Audit }

/** An address reserved for documentation (RFC 5737). */
const OFFICE = '203.0.113.24'

/** The changes that the members have made since the account was created, on the same dates as the connections. */
export async function seedActivityLog(
  { store, clock, newId }: Pick<SystemContext, 'store' | 'clock' | 'newId'>,
  { account, owner, members }: { account: StoredAccount; owner: Person; members: Person[] },
): Promise<void> {
  const [admin = owner, user = owner] = members
  const own = { area: AuditArea.Profile, action: AuditAction.Changed }
  const ours = { area: AuditArea.Account, action: AuditAction.Changed, accountId: account.id }
  const integrations = { area: AuditArea.Integrations, action: AuditAction.Connected, accountId: account.id }
  const team = { area: AuditArea.Members, accountId: account.id }
  const steps: Step[] = [
    { daysAgo: 302, person: owner, done: { ...ours, action: AuditAction.Created, target: account.name } },
    {
      daysAgo: 300,
      person: owner,
      done: { ...integrations, target: 'Google Analytics', after: 'analytics@lindholm-outdoor.example' },
    },
    {
      daysAgo: 60,
      person: owner,
      done: { ...integrations, target: 'Google Ads', after: 'ads@lindholm-outdoor.example' },
    },
    {
      daysAgo: 40,
      person: owner,
      done: {
        ...team,
        action: AuditAction.Invited,
        target: 'jonas.weber@lindholm-outdoor.example',
        after: 'Admin',
      },
    },
    {
      daysAgo: 39,
      person: admin,
      done: { ...team, action: AuditAction.Joined, target: 'Jonas Weber', after: 'Admin' },
    },
    {
      daysAgo: 30,
      person: user,
      done: { ...team, action: AuditAction.Joined, target: 'Çağrı Güneş', after: 'User' },
    },
    {
      daysAgo: 12,
      person: admin,
      done: { ...ours, target: ACCOUNT_WORDS.marketingTeamCount.en, before: '4', after: '6' },
    },
    { daysAgo: 5, person: owner, done: { ...own, target: 'Notifications' } },
    {
      daysAgo: 2,
      person: owner,
      done: { ...own, target: 'Time zone', before: 'Europe/Istanbul', after: 'Europe/Berlin' },
    },
  ]
  const request = new Request('http://127.0.0.1/')
  setCallerAddress(request, OFFICE)
  for (const [index, { daysAgo, person, done }] of steps.entries()) {
    // Entries of the same day get increasing times.
    const now = new Date(clock.now().getTime() - daysAgo * DAY_MS + index * 60_000)
    await audit({ store, newId, now, person, request }, done)
  }
}
