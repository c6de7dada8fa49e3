// The sample data of an account: its state and its removal.
import { type SampleWorkspace, TaskOriginKind } from '@adwright/sdk/types'
import { scopeOf } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { membersOf } from '#mocks/sandbox/domain/identity/memberships.ts'
import {
  type AdsConnection,
  adsConnectionOf,
  saveAdsConnection,
} from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import {
  type AnalyticsConnection,
  analyticsConnectionOf,
  saveAnalyticsConnection,
} from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import type { Kind, Store } from '#mocks/sandbox/store/store.ts'

/** The identity id of credentials of sample data. */
export const SAMPLE_IDENTITY = 'sample'

export type LoadedSample = {
  /** The id of the account. */
  id: string
  loadedAt: string
  loadedByName: string
  customerClientId: string
  propertyName: string
  credentialIds: string[]
  /** The connections and documents that existed before loading and are preserved on removal. */
  before: { ads: AdsConnection | null; analytics: AnalyticsConnection | null; documents: string[] }
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    sampleWorkspace: LoadedSample
  }
}

type Context = { store: Store; now: Date }
type DocumentRef = { kind: Kind; id: string }
type SampleScope = { accountId: string; customerClientId: string; propertyName: string }

const CLIENT_KINDS = [
  'autopilotItem',
  'autopilotExecution',
  'autopilotActivity',
  'autopilotException',
  'autopilotPastException',
  'autopilotPastGuardrails',
  'autopilotViolations',
  'autopilotVersion',
  'autopilotDeletedItem',
  'autopilotAutomation',
  'adsPlatformChange',
] as const satisfies Kind[]
/** The filter of tasks that were created from another resource. */
const HAS_ORIGIN = { originId: { not: null } }

export const loadedSample = (store: Store, accountId: string) => store.get('sampleWorkspace', accountId)

/** True if an account is connected to its own data. */
export async function hasOwnConnection(store: Store, accountId: string): Promise<boolean> {
  const sample = await loadedSample(store, accountId)
  const connections = [await adsConnectionOf({ store }, accountId), await analyticsConnectionOf(store, accountId)]
  return connections.some((one) => one?.credentialId && !sample?.credentialIds.includes(one.credentialId))
}

/** The state of an account's sample data in the contract's form. */
export async function sampleStateOf(store: Store, accountId: string): Promise<SampleWorkspace> {
  const sample = await loadedSample(store, accountId)
  return {
    isAvailable: !(await hasOwnConnection(store, accountId)),
    isLoaded: sample !== undefined,
    loadedAt: sample?.loadedAt ?? null,
    loadedByName: sample?.loadedByName ?? null,
    customerClientId: sample?.customerClientId ?? null,
    propertyName: sample?.propertyName ?? null,
  }
}

const keyOf = ({ kind, id }: DocumentRef) => `${kind} ${id}`

/** The documents of an account about a client and a property, including tasks created from them, with their history. */
async function documentsOf(
  store: Store,
  { accountId, customerClientId, propertyName }: SampleScope,
): Promise<DocumentRef[]> {
  const scope = scopeOf(accountId, customerClientId)
  const ofClient = await Promise.all(
    CLIENT_KINDS.map(async (kind) => (await store.list(kind, scope)).map(({ id }): DocumentRef => ({ kind, id }))),
  )
  const anomalies = await store.list('anomaly', accountId, { where: { propertyName } })
  const monitors = await store.list('anomalyWatch', accountId, { where: { propertyName } })
  const made: DocumentRef[] = [
    ...ofClient.flat(),
    ...anomalies.map(({ id }): DocumentRef => ({ kind: 'anomaly', id })),
    ...monitors.map(({ id }): DocumentRef => ({ kind: 'anomalyWatch', id })),
    ...monitors.flatMap((monitor) =>
      monitor.metricSettings.map(({ id }): DocumentRef => ({ kind: 'anomalyScan', id })),
    ),
  ]
  const known = new Set(made.map(keyOf))
  const plans = [accountId, ...(await membersOf(store, accountId)).flatMap(({ userId }) => userId ?? [])]
  const tasks = (await Promise.all(plans.map((plan) => store.list('task', plan, { where: HAS_ORIGIN }))))
    .flat()
    .filter(({ origin }) => {
      if (origin?.kind === TaskOriginKind.Anomaly) return known.has(keyOf({ kind: 'anomaly', id: origin.id }))
      return (
        origin?.kind === TaskOriginKind.Execution && known.has(keyOf({ kind: 'autopilotExecution', id: origin.id }))
      )
    })
  const histories = await Promise.all(tasks.map(({ id }) => store.list('changeEntry', id)))
  return [
    ...made,
    ...tasks.map(({ id }): DocumentRef => ({ kind: 'task', id })),
    ...histories.flat().map(({ id }): DocumentRef => ({ kind: 'changeEntry', id })),
  ]
}

/** The state before sample data is loaded, so that its removal deletes nothing else. */
export async function stateBefore(store: Store, about: SampleScope): Promise<LoadedSample['before']> {
  const { accountId } = about
  return {
    ads: (await adsConnectionOf({ store }, accountId)) ?? null,
    analytics: (await analyticsConnectionOf(store, accountId)) ?? null,
    documents: (await documentsOf(store, about)).map(keyOf),
  }
}

/** Restores the two connections; one with its own credential in the meantime keeps it and drops the sample selection. */
async function restoreConnections({ store, now }: Context, sample: LoadedSample): Promise<void> {
  const { id, credentialIds, before, customerClientId, propertyName } = sample
  const isOwn = (one: { credentialId: string | null } | undefined) =>
    one !== undefined && one.credentialId !== null && !credentialIds.includes(one.credentialId)
  const ads = await adsConnectionOf({ store }, id)
  if (ads && isOwn(ads)) {
    if (ads.customerClientId === customerClientId)
      await store.set('adsConnection', id, { customerClientId: null, selectedAt: null })
  } else if (before.ads) await saveAdsConnection({ store, now }, before.ads)
  else await store.delete('adsConnection', id)
  const analytics = await analyticsConnectionOf(store, id)
  if (analytics && isOwn(analytics)) {
    if (analytics.propertyName === propertyName)
      await store.set('analyticsConnection', id, { propertyName: null, syncsSince: null })
  } else if (before.analytics) await saveAnalyticsConnection({ store, now }, before.analytics)
  else await store.delete('analyticsConnection', id)
  for (const credentialId of credentialIds) await store.delete('credential', credentialId)
}

/** Removes sample data and all documents created from it. */
export async function removeSample({ store, now }: Context, sample: LoadedSample): Promise<void> {
  const { id: accountId, before } = sample
  const kept = new Set(before.documents)
  for (const one of await documentsOf(store, { ...sample, accountId }))
    if (!kept.has(keyOf(one))) await store.delete(one.kind, one.id)
  await restoreConnections({ store, now }, sample)
  await store.delete('sampleWorkspace', accountId)
  await store.set('account', accountId, { isDemo: false })
}
