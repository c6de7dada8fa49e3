// Verification codes of an address or number: opaque codes in links, and six digits to type. They are stored as keyed hashes and work once.
import { type CodeDelivery, type InvitationPreview, MemberStatus, VerificationPurpose } from '@adwright/sdk/types'
import { type Membership, UNIQUE_EMAIL } from '#mocks/sandbox/domain/identity/people.ts'
import type { Secrets } from '#mocks/sandbox/random/secrets.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { MINUTE_MS } from '#mocks/sandbox/time/clock.ts'

export type Verification = {
  /** The keyed hash of a link's code; `{person}.{purpose}` for a code of six digits. */
  id: string
  purpose: VerificationPurpose
  personId: string | null
  /** The address or number that the code was sent to; addresses are in lower case. */
  target: string
  /** The keyed hash of six digits; null for a link, and if no code was sent because the address belongs to another person. */
  codeHash: string | null
  invitationId: string | null
  triesLeft: number
  expiresAt: string
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    verification: Verification
  }
}

type IssueContext = { store: Store; now: Date; secrets: Secrets }

const CODE_LIFE_MS = 15 * MINUTE_MS
const REGISTRATION_LIFE_MS = 24 * 60 * MINUTE_MS
const MAX_ATTEMPTS = 5
const PURPOSE = 'verification-codes'

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

export const isExpired = ({ expiresAt }: Pick<Verification, 'expiresAt'>, now: Date) =>
  Date.parse(expiresAt) <= now.getTime()

type Link = Pick<Verification, 'purpose' | 'personId' | 'target'> & { invitation?: Membership }

/** Creates a code for a link; earlier codes of the same purpose for the same address become invalid. */
export async function issueLink({ store, now, secrets }: IssueContext, link: Link): Promise<string> {
  const { purpose, personId, invitation } = link
  const target = link.target.toLowerCase()
  // An address can be invited to several accounts, so the links of other invitations stay valid.
  await store.deleteAll('verification', { purpose, target, invitationId: invitation?.id ?? null })
  const code = secrets.token('vc')
  const verification: Verification = {
    id: secrets.mac(PURPOSE, code),
    purpose,
    personId,
    target,
    codeHash: null,
    invitationId: invitation?.id ?? null,
    triesLeft: MAX_ATTEMPTS,
    expiresAt:
      invitation?.expiresAt ??
      later(now, purpose === VerificationPurpose.Registration ? REGISTRATION_LIFE_MS : CODE_LIFE_MS),
  }
  await store.insert('verification', verification)
  return code
}

/** The verification of a link's code; undefined if the code is unknown, used or withdrawn. */
export async function findLink(
  { store, secrets }: Pick<IssueContext, 'store' | 'secrets'>,
  code: string,
): Promise<Verification | undefined> {
  const verification = await store.get('verification', secrets.mac(PURPOSE, code))
  if (!verification?.invitationId) return verification
  const invitation = await store.get('membership', verification.invitationId)
  if (invitation?.status !== MemberStatus.Invited) return undefined
  return { ...verification, expiresAt: invitation.expiresAt ?? verification.expiresAt }
}

export const deleteCode = (store: Store, { id }: Verification): Promise<void> => store.delete('verification', id)

/** The invitation of a code; null for a code of another purpose. */
export async function invitationOf(
  store: Store,
  { invitationId }: Pick<Verification, 'invitationId'>,
): Promise<InvitationPreview | null> {
  const invitation = invitationId === null ? undefined : await store.get('membership', invitationId)
  const account = invitation && (await store.get('account', invitation.accountId))
  if (!account) return null
  const { email, role, invitedByName } = invitation
  return { accountName: account.name, invitedByName: invitedByName || account.name, role, email }
}

/** The link in the email of an invitation: to the registration with a code, or to the list of invitations if the address is registered. */
export async function invitationLink(context: IssueContext, invitation: Membership): Promise<string> {
  const target = invitation.email.toLowerCase()
  if (await context.store.holderOf(UNIQUE_EMAIL, target)) return '/invitations'
  const code = await issueLink(context, { purpose: VerificationPurpose.Invitation, personId: null, target, invitation })
  return `/register?code=${code}`
}

type DigitCode = { personId: string; purpose: VerificationPurpose; target: string; isSent: boolean }

/** Creates a code of six digits for a new address or number; an earlier code becomes invalid. Without `isSent`, no code is ever right. */
export async function issueDigits({ store, now, secrets }: IssueContext, digits: DigitCode): Promise<string> {
  const { personId, purpose, isSent } = digits
  const target = digits.target.toLowerCase()
  const code = secrets.digits()
  const id = `${personId}.${purpose}`
  const verification: Verification = {
    id,
    purpose,
    personId,
    target,
    codeHash: isSent ? secrets.mac(PURPOSE, `${id}.${code}`) : null,
    invitationId: null,
    triesLeft: MAX_ATTEMPTS,
    expiresAt: later(now, CODE_LIFE_MS),
  }
  await store.upsert('verification', verification)
  return code
}

/** Checks six digits: 'right' invalidates the code, 'wrong' uses one of five attempts, 'ended' means that no valid code is left. */
export async function checkDigits(
  { store, now, secrets }: IssueContext,
  attempt: Omit<DigitCode, 'isSent'> & { code: string },
): Promise<'right' | 'wrong' | 'ended'> {
  const id = `${attempt.personId}.${attempt.purpose}`
  const verification = await store.get('verification', id)
  if (!verification || verification.target !== attempt.target.toLowerCase() || isExpired(verification, now))
    return 'ended'
  if (secrets.isMac(PURPOSE, `${id}.${attempt.code}`, verification.codeHash ?? '')) {
    await deleteCode(store, verification)
    return 'right'
  }
  const triesLeft = verification.triesLeft - 1
  if (triesLeft <= 0) await deleteCode(store, verification)
  else await store.set('verification', id, { triesLeft })
  return 'wrong'
}

/** The greatest length of an address; the mask must not exceed it either. */
const MAX_EMAIL_LENGTH = 254

/** Masks an email address: `el***@lindholm-outdoor.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, at))}***${email.slice(at)}`.slice(0, MAX_EMAIL_LENGTH)
}

/** Masks a phone number: `+49*********23`. */
export const maskedPhone = (phone: string) =>
  `${phone.slice(0, 3)}${'*'.repeat(Math.max(1, phone.length - 5))}${phone.slice(-2)}`

/** The response about a pending code, which is the same whether or not there is one. */
export const deliveryOf = (destination: string, now: Date): CodeDelivery => ({
  destination,
  expiresAt: later(now, CODE_LIFE_MS),
  resendAt: later(now, MINUTE_MS),
})
