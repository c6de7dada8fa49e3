// Authorizes calls by token, membership and role.

import { AccountStatus, MemberStatus, UserRole } from '@adwright/sdk/types'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { membershipId } from '#mocks/sandbox/domain/identity/people.ts'
import { LOWEST_ROLE } from '#mocks/sandbox/domain/identity/permissions.ts'
import { isSessionEnded } from '#mocks/sandbox/domain/identity/sessions.ts'
import { bearerOf } from '#mocks/sandbox/domain/identity/tokens.ts'
import { Problem } from '#mocks/sandbox/domain/problem.ts'
import type { InvitationOperation } from '#mocks/sandbox/handlers/context.ts'
import type { Route } from '#mocks/sandbox/pipeline/router.ts'
import type { Access, Runtime } from '#mocks/sandbox/pipeline/types.ts'

const OUTSIDE_OF_THE_ACCOUNT: Record<InvitationOperation, true> = {
  acceptInvitation: true,
  declineInvitation: true,
  acceptAccountInvitation: true,
  dismissAccountInvitation: true,
}

/** Returns the caller of an operation, or a Problem: 401, 403, or 404 for resources of another person or account. */
export async function authorizeRequest(
  runtime: Runtime,
  route: Route,
  path: Record<string, string>,
  request: Request,
): Promise<Access> {
  const schemes = route.security.flat()
  if (schemes.length === 0 || schemes.includes('stripeSignature')) return { person: undefined, sessionId: undefined }
  if (schemes.includes('serviceBearer')) return admitProgram(runtime, request)
  if (route.operationId === 'logout') return admitLeaving(runtime, request)
  const access = await admitPerson(
    runtime,
    request,
    schemes.includes('refreshBearer') ? ['refresh', 'access'] : ['access'],
  )
  if (path.userId !== undefined && path.userId !== access.person.id) throw new Problem(404, 'not-found')
  if (path.accountId === undefined || route.operationId in OUTSIDE_OF_THE_ACCOUNT) return access
  const member = await admitMember(runtime, route, path.accountId, access.person)
  if (schemes.includes('adsBearer')) await assertAdsToken(runtime, request, access, path.accountId)
  return { ...access, ...member }
}

async function admitPerson(runtime: Runtime, request: Request, kinds: ('access' | 'refresh')[]) {
  const token = bearerOf(request, 'Authorization')
  if (!token) throw new Problem(401, 'token-missing')
  const claims = await runtime.tokens.check(token, kinds)
  const session = claims && (await runtime.store.get('session', claims.session))
  const person =
    claims && session && !isSessionEnded(session, runtime.clock.now())
      ? await runtime.store.get('person', claims.subject)
      : undefined
  if (!person || !session || person.isDeactivated) throw new Problem(401, 'token-expired')
  return { person, sessionId: session.id }
}

async function admitProgram(runtime: Runtime, request: Request): Promise<Access> {
  const token = bearerOf(request, 'Authorization')
  if (!token) throw new Problem(401, 'token-missing')
  const claims = await runtime.tokens.check(token, ['service', 'access'])
  if (!claims) throw new Problem(401, 'token-expired')
  if (claims.kind !== 'service') throw new Problem(403, 'service-token-needed')
  return { person: undefined, sessionId: undefined }
}

async function admitMember(runtime: Runtime, route: Route, accountId: string, person: Person) {
  const account = await runtime.store.get('account', accountId)
  const membership = await runtime.store.get('membership', membershipId(accountId, person.id))
  if (!account || membership?.status !== MemberStatus.Active) throw new Problem(404, 'not-found')
  if (account.status === AccountStatus.PendingApproval && route.operationId !== 'getAccount')
    throw new Problem(403, 'pending-approval')
  if (membership.role < (LOWEST_ROLE[route.operationId] ?? UserRole.Viewer)) throw new Problem(403, 'role-too-low')
  return { account, membership }
}

/** Accepts an ended session for signing out, so that repeating the call is idempotent. */
async function admitLeaving(runtime: Runtime, request: Request): Promise<Access> {
  const token = bearerOf(request, 'Authorization')
  if (!token) throw new Problem(401, 'token-missing')
  const claims = await runtime.tokens.check(token, ['refresh', 'access'])
  if (!claims) throw new Problem(401, 'token-expired')
  return { person: undefined, sessionId: claims.session }
}

/** True if the ads token belongs to this person, session and account. */
async function assertAdsToken(
  runtime: Runtime,
  request: Request,
  { person, sessionId }: Access,
  accountId: string,
): Promise<void> {
  const claims = await runtime.tokens.check(bearerOf(request, 'X-Ads-Authorization'), ['ads'])
  const isOwn = claims?.subject === person?.id && claims?.session === sessionId && claims?.account === accountId
  if (!claims || !isOwn) throw new Problem(401, 'ads-token-expired')
}
