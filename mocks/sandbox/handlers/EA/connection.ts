import {
  type AdsAccount,
  AdsAccountStatus,
  AdsConnectionState,
  type EaInformation,
  IntegrationPlatform,
} from '@adwright/sdk/types'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { TOKEN_LIFE_SECONDS } from '#mocks/sandbox/domain/identity/tokens.ts'
import { adsAccountOf } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import {
  type AdsConnection,
  adsConnectionOf,
  hasAdsData,
  isAdsWorking,
  selectClient,
  syncOf,
} from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { importedCurrency } from '#mocks/sandbox/domain/integrations/ads-import.ts'
import { scopesOf } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { knownConnection, reachedConnection } from '#mocks/sandbox/handlers/EA/reach.ts'
import { knownAmount } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { ADS_SCOPE_PURPOSE, CLIENT_REASONS, type ClientReason, SYNC_FAILED } from '#mocks/sandbox/texts/EA.ts'
import { addDays } from '#mocks/sandbox/time/time-zone.ts'

type Handlers = SandboxHandlers<'EA'>
type ConnectionOperation =
  | 'getAdsConnectionRequirements'
  | 'getAdsInformation'
  | 'getAdsToken'
  | 'listCustomerClients'
  | 'listAdsAccounts'
  | 'getAdsAccountEnabled'
  | 'selectCustomerClient'

/** The longest list of accounts that is answered. */
const MAX_ACCOUNTS = 1000

const SYNC = { none: null, ok: 1, running: 2, failed: 3 } as const
const NOT_CONNECTED: EaInformation = {
  isConnected: false,
  customerId: null,
  customerClientId: null,
  descriptiveName: null,
  currencyCode: null,
  timeZone: null,
  grantedScopes: [],
  lastSyncAt: null,
  syncStatus: null,
  syncError: null,
}

type DisplayContext = Pick<MemberContext, 'store' | 'now' | 'language' | 'platforms'>

async function informationOf(
  connection: AdsConnection | undefined,
  { store, now, language, platforms }: DisplayContext,
): Promise<EaInformation> {
  if (!connection?.credentialId) return NOT_CONNECTED
  const { customerId, customerClientId, grantedScopes } = connection
  const client = customerClientId === null ? undefined : platforms.ads.clientOf(customerId, customerClientId)
  const sync = syncOf(connection, now)
  return {
    isConnected: true,
    customerId,
    customerClientId,
    descriptiveName: (client ?? platforms.ads.clientOf(customerId, customerId))?.descriptiveName ?? null,
    currencyCode: client ? await currencyOf(store, connection, client) : null,
    timeZone: client?.timeZone ?? null,
    grantedScopes,
    lastSyncAt: sync.lastSyncAt,
    syncStatus: SYNC[sync.status],
    syncError: sync.status === 'failed' ? SYNC_FAILED[language] : null,
  }
}

/** The currency of the imported data, otherwise that of the client account. */
const currencyOf = async (store: Store, { id }: AdsConnection, client: AdsAccount): Promise<string> =>
  (await importedCurrency(store, id, client.customerClientId)) ?? client.currencyCode

type Caller = Pick<MemberContext, 'store' | 'platforms' | 'now'> & { accountId: string }

/** An account of the tree as this workspace sees it, with its cost of the last 30 days. */
async function shown(call: Caller, connection: AdsConnection, account: AdsAccount): Promise<AdsAccount> {
  const { customerClientId, isManager } = account
  const isSelected = customerClientId === connection.customerClientId
  if (isManager || account.last30DaysCost === 0) return { ...account, isSelected, last30DaysCost: 0 }
  const world = await adsAccountOf(call, call.accountId, customerClientId)
  const { cost } = world.accountParts(addDays(world.today, -30), addDays(world.today, -1))
  const currencyCode = await currencyOf(call.store, connection, account)
  const last30DaysCost = world.unknown.includes('cost') ? null : knownAmount(cost)
  return { ...account, isSelected, currencyCode, last30DaysCost }
}

/** Why a client cannot be worked with; empty when it can. */
function obstaclesOf(
  { platforms }: Pick<MemberContext, 'platforms'>,
  connection: AdsConnection,
  customerClientId: string | null,
): ClientReason[] {
  const { customerId } = connection
  if (!isAdsWorking(connection)) return ['accessEnded']
  if (customerClientId === null) return ['noClient']
  const client = platforms.ads.clientOf(customerId, customerClientId)
  if (!client) return ['outOfReach']
  const reasons: ClientReason[] = client.isManager ? ['isManager'] : []
  if (client.status !== AdsAccountStatus.Enabled)
    reasons.push(client.status === AdsAccountStatus.Suspended ? 'suspended' : 'cancelled')
  return reasons
}

export const connection = {
  getAdsConnectionRequirements({ language }) {
    const requiredScopes = scopesOf(IntegrationPlatform.GoogleAds).map((scope) => ({
      scope,
      purpose: ADS_SCOPE_PURPOSE[language],
    }))
    return ok({
      platform: IntegrationPlatform.GoogleAds,
      requiredScopes,
      state: AdsConnectionState.Available,
      stateMessage: null,
    })
  },

  async getAdsInformation(call) {
    return ok(await informationOf(await adsConnectionOf(call, call.accountId), call))
  },

  async getAdsToken({ store, accountId, person, sessionId, tokens, now }) {
    const known = await adsConnectionOf({ store }, accountId)
    if (!known?.credentialId) return problem(409, 'ads-not-connected')
    if (!isAdsWorking(known) && !hasAdsData(known, now)) return problem(409, 'ads-reconnect-needed')
    const tokenString = await tokens.sign({ kind: 'ads', subject: person.id, session: sessionId, account: accountId })
    const endsAt = (Math.floor(now.getTime() / 1000) + TOKEN_LIFE_SECONDS.ads) * 1000
    return ok({ tokenString, validThroughUtc: new Date(endsAt).toISOString() })
  },

  async listCustomerClients(call) {
    const known = await reachedConnection(call)
    const accounts = call.platforms.ads.clientsBelow(known.customerId, call.query.customerId ?? known.customerId)
    return ok(await Promise.all(accounts.slice(0, MAX_ACCOUNTS).map((account) => shown(call, known, account))))
  },

  async listAdsAccounts(call) {
    const known = await reachedConnection(call)
    const { customerClientId } = call.query
    const one =
      customerClientId === undefined ? undefined : call.platforms.ads.clientOf(known.customerId, customerClientId)
    const accounts =
      customerClientId === undefined ? call.platforms.ads.directAccounts(known.customerId) : one ? [one] : []
    return ok(await Promise.all(accounts.slice(0, MAX_ACCOUNTS).map((account) => shown(call, known, account))))
  },

  async getAdsAccountEnabled(call) {
    const known = await knownConnection(call)
    const customerClientId = call.query.customerClientId ?? known.customerClientId
    const reasons = obstaclesOf(call, known, customerClientId)
    return ok({
      customerClientId,
      isEnabled: reasons.length === 0,
      reasons: reasons.map((reason) => CLIENT_REASONS[reason][call.language]),
    })
  },

  async selectCustomerClient(call) {
    const known = await reachedConnection(call)
    const client = call.platforms.ads.clientOf(known.customerId, call.customerClientId)
    if (!client) return problem(404, 'not-found')
    if (client.isManager) return problem(409, 'client-is-manager')
    if (client.status !== AdsAccountStatus.Enabled) return problem(409, 'client-not-enabled')
    return ok(await informationOf(await selectClient(call, known, call.customerClientId), call))
  },
} satisfies Pick<Handlers, ConnectionOperation>
