// Sample data of an account: what is there, and how all of it goes again.
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

/** The identity of credentials that lead to sample data. */
export const SAMPLE_IDENTITY = 'sample'

export type LoadedSample = {
  /** The account. */
  id: string
  loadedAt: string
  loadedByName: string
  customerClientId: string
  propertyName: string
  credentialIds: string[]
  /** What was there before of the two connections and of the same client and property: it stays. */
  before: { ads: AdsConnection | null; analytics: AnalyticsConnection | null; documents: string[] }
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    sampleWorkspace: LoadedSample
  }
}

type Context = { store: Store; now: Date }
type Made = { kind: Kind; id: string }
type About = { accountId: string; customerClientId: string; propertyName: string }

const OF_A_CLIENT = [
  'autopilotItem',
  'autopilotExecution',
  'autopilotActivity',
  'autopilotException',
  'autopilotViolations',
  'autopilotVersion',
  'autopilotDeletedItem',
  'autopilotAutomation',
  'adsPlatformChange',
] as const satisfies Kind[]
/** Tasks that a person or a rule made from something else. */
const MADE_FROM_SOMETHING = { originId: { not: null } }

export const loadedSample = (store: Store, accountId: string) => store.get('sampleWorkspace', accountId)

/** Whether an account is connected to figures of its own. */
export async function hasOwnConnection(store: Store, accountId: string): Promise<boolean> {
  const sample = await loadedSample(store, accountId)
  const connections = [await adsConnectionOf({ store }, accountId), await analyticsConnectionOf(store, accountId)]
  return connections.some((one) => one?.credentialId && !sample?.credentialIds.includes(one.credentialId))
}

/** The sample data of an account as the contract shows it. */
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

const keyOf = ({ kind, id }: Made) => `${kind} ${id}`

/** Everything an account keeps about a client and a property, tasks made from it included. */
async function madeWith(store: Store, { accountId, customerClientId, propertyName }: About): Promise<Made[]> {
  const scope = scopeOf(accountId, customerClientId)
  const ofClient = await Promise.all(
    OF_A_CLIENT.map(async (kind) => (await store.list(kind, scope)).map(({ id }): Made => ({ kind, id }))),
  )
  const anomalies = await store.list('anomaly', accountId, { where: { propertyName } })
  const monitors = await store.list('anomalyWatch', accountId, { where: { propertyName } })
  const made: Made[] = [
    ...ofClient.flat(),
    ...anomalies.map(({ id }): Made => ({ kind: 'anomaly', id })),
    ...monitors.map(({ id }): Made => ({ kind: 'anomalyWatch', id })),
    ...monitors.flatMap((monitor) => monitor.metricSettings.map(({ id }): Made => ({ kind: 'anomalyScan', id }))),
  ]
  const known = new Set(made.map(keyOf))
  const plans = [accountId, ...(await membersOf(store, accountId)).flatMap(({ userId }) => userId ?? [])]
  const tasks = (await Promise.all(plans.map((plan) => store.list('task', plan, { where: MADE_FROM_SOMETHING }))))
    .flat()
    .filter(({ origin }) => {
      if (origin?.kind === TaskOriginKind.Anomaly) return known.has(keyOf({ kind: 'anomaly', id: origin.id }))
      return (
        origin?.kind === TaskOriginKind.Execution && known.has(keyOf({ kind: 'autopilotExecution', id: origin.id }))
      )
    })
  return [...made, ...tasks.map(({ id }): Made => ({ kind: 'task', id }))]
}

/** What has to be known before sample data is loaded, so that nothing else goes with it. */
export async function stateBefore(store: Store, about: About): Promise<LoadedSample['before']> {
  const { accountId } = about
  return {
    ads: (await adsConnectionOf({ store }, accountId)) ?? null,
    analytics: (await analyticsConnectionOf(store, accountId)) ?? null,
    documents: (await madeWith(store, about)).map(keyOf),
  }
}

/** Puts the two connections back; one that has got a credential of its own meanwhile keeps it and forgets the sample. */
async function disconnect({ store, now }: Context, sample: LoadedSample): Promise<void> {
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

/** Takes sample data out again with whatever was made with it. */
export async function removeSample({ store, now }: Context, sample: LoadedSample): Promise<void> {
  const { id: accountId, before } = sample
  const kept = new Set(before.documents)
  for (const one of await madeWith(store, { ...sample, accountId }))
    if (!kept.has(keyOf(one))) await store.delete(one.kind, one.id)
  await disconnect({ store, now }, sample)
  await store.delete('sampleWorkspace', accountId)
  await store.set('account', accountId, { isDemo: false })
}
