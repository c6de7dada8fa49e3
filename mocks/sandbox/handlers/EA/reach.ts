// Checks that a call has working access to the ad platform and to the client account.
import type { AdsAccount } from '@adwright/sdk/types'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { type AdsConnection, adsConnectionOf, isAdsWorking } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { Problem } from '#mocks/sandbox/domain/problem.ts'

type Caller = Pick<MemberContext, 'store'> & { accountId: string }

/** The connection behind a token of the ad platform; a token outlives its connection, then it is worth nothing (401). */
export async function knownConnection({ store, accountId }: Caller): Promise<AdsConnection> {
  const connection = await adsConnectionOf({ store }, accountId)
  if (!connection?.credentialId) throw new Problem(401, 'ads-token-expired')
  return connection
}

/** The same for a call that reaches the platform itself: without valid access that is a 409. */
export async function reachedConnection(call: Caller): Promise<AdsConnection> {
  const connection = await knownConnection(call)
  if (!isAdsWorking(connection)) throw new Problem(409, 'ads-reconnect-needed')
  return connection
}

/** A client account of the connection that is no manager, readable from imported data even after access has ended; anything else does not exist for the caller (404). */
export async function reachedClient(
  call: Caller & Pick<MemberContext, 'platforms'> & { customerClientId: string },
): Promise<{ connection: AdsConnection; client: AdsAccount }> {
  const connection = await knownConnection(call)
  const client = call.platforms.ads.clientOf(connection.customerId, call.customerClientId)
  if (!client || client.isManager) throw new Problem(404, 'not-found')
  return { connection, client }
}
