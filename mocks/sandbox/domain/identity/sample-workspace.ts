// The sample data of an account: its state and its removal.
import { type SampleWorkspace, TaskOriginKind } from '@adwright/sdk/types'
import { scopeOf } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { membersOf } from '#mocks/sandbox/domain/identity/memberships.ts'
import { adsAccountOf } from '#mocks/sandbox/domain/integrations/ads-account.ts'
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
import { removeWorkspace } from '#mocks/sandbox/domain/sample/remove-workspace.ts'
import type { SeededWorkspace } from '#mocks/sandbox/domain/sample/workspace.ts'
import type { Platforms } from '#mocks/sandbox/platforms/platforms.ts'
import type { Kind, Store } from '#mocks/sandbox/store/store.ts'

export type LoadedSample = {
  /** The id of the account. */
  id: string
  loadedAt: string
  loadedByName: string
  customerClientId: string
  propertyName: string
  credentialIds: string[]
  /** The documents of the sample team. */
  workspace: SeededWorkspace
  /** The connections and documents that existed before loading and are preserved on removal. */
  before: { ads: AdsConnection | null; analytics: AnalyticsConnection | null; documents: string[] }
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    sampleWorkspace: LoadedSample
  }
}

type Context = { store: Store; now: Date; platforms: Pick<Platforms, 'web' | 'ads'> }
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
/** The stored kinds of the origins of tasks. */
const ORIGIN_KINDS: Partial<Record<TaskOriginKind, Kind>> = {
  [TaskOriginKind.Anomaly]: 'anomaly',
  [TaskOriginKind.Execution]: 'autopilotExecution',
  [TaskOriginKind.Finding]: 'analysisFinding',
  [TaskOriginKind.SocialPost]: 'socialPost',
  [TaskOriginKind.Survey]: 'survey',
  [TaskOriginKind.Strategy]: 'strategy',
  [TaskOriginKind.Design]: 'design',
}
/** The kinds of the sample team's documents that a task can come from. */
const TEAM_KINDS = ['socialPost', 'survey', 'strategy', 'design'] as const
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

/** The analyses of the client, and of pages of the property's site, with their findings. */
async function analysesOf({ store, platforms }: Context, scope: SampleScope): Promise<DocumentRef[]> {
  const { accountId, customerClientId, propertyName } = scope
  const site = platforms.web.siteOf(propertyName)
  const isOfSample = ({ subject }: { subject: string }) =>
    subject === customerClientId || (site !== undefined && subject.startsWith(`${site}/`))
  const runs = (await store.list('analysisRun', accountId)).filter(isOfSample)
  const findings = (await store.list('analysisFinding', accountId)).filter(isOfSample)
  return [
    ...runs.flatMap(({ id }): DocumentRef[] => [
      { kind: 'analysisRun', id },
      { kind: 'analysisSource', id },
    ]),
    ...findings.map(({ id }): DocumentRef => ({ kind: 'analysisFinding', id })),
  ]
}

/** The documents of an account about a client and a property. */
async function documentsAbout(context: Context, about: SampleScope): Promise<DocumentRef[]> {
  const { store } = context
  const { accountId, customerClientId, propertyName } = about
  const scope = scopeOf(accountId, customerClientId)
  const ofClient = await Promise.all(
    CLIENT_KINDS.map(async (kind) => (await store.list(kind, scope)).map(({ id }): DocumentRef => ({ kind, id }))),
  )
  const anomalies = await store.list('anomaly', accountId, { where: { propertyName } })
  const monitors = await store.list('anomalyWatch', accountId, { where: { propertyName } })
  return [
    ...ofClient.flat(),
    ...anomalies.map(({ id }): DocumentRef => ({ kind: 'anomaly', id })),
    ...monitors.map(({ id }): DocumentRef => ({ kind: 'anomalyWatch', id })),
    ...monitors.flatMap((monitor) =>
      monitor.metricSettings.map(({ id }): DocumentRef => ({ kind: 'anomalyScan', id })),
    ),
    ...(await analysesOf(context, about)),
  ]
}

/** The tasks that people have created from documents, or from matches of a rule in the client account, with their history. */
async function tasksFrom(context: Context, about: SampleScope, documents: DocumentRef[]): Promise<DocumentRef[]> {
  const { store } = context
  const { accountId, customerClientId } = about
  const known = new Set(documents.map(keyOf))
  const client = await adsAccountOf(context, accountId, customerClientId)
  const plans = [accountId, ...(await membersOf(store, accountId)).flatMap(({ userId }) => userId ?? [])]
  const tasks = (await Promise.all(plans.map((plan) => store.list('task', plan, { where: HAS_ORIGIN }))))
    .flat()
    .filter(({ origin }) => {
      // A match is no document of its own: it is a rule of the catalog with an item of the client account.
      if (origin?.kind === TaskOriginKind.Violation) return client.entity(origin.entity?.entityId ?? '') !== undefined
      const kind = origin && ORIGIN_KINDS[origin.kind]
      return kind !== undefined && kind !== null && known.has(keyOf({ kind, id: origin?.id ?? '' }))
    })
  const histories = await Promise.all(tasks.map(({ id }) => store.list('changeEntry', id)))
  return [
    ...tasks.map(({ id }): DocumentRef => ({ kind: 'task', id })),
    ...histories.flat().map(({ id }): DocumentRef => ({ kind: 'changeEntry', id })),
  ]
}

/** The documents of an account about the sample, including tasks created from them. */
async function documentsOf(
  context: Context,
  about: SampleScope,
  workspace: Partial<SeededWorkspace> = {},
): Promise<DocumentRef[]> {
  const made = await documentsAbout(context, about)
  const ofTeam = TEAM_KINDS.flatMap((kind) => (workspace[kind] ?? []).map((id): DocumentRef => ({ kind, id })))
  return [...made, ...(await tasksFrom(context, about, [...made, ...ofTeam]))]
}

/** The state before sample data is loaded, so that its removal deletes nothing else. */
export async function stateBefore(context: Context, about: SampleScope): Promise<LoadedSample['before']> {
  const { store } = context
  const { accountId } = about
  return {
    ads: (await adsConnectionOf({ store }, accountId)) ?? null,
    analytics: (await analyticsConnectionOf(store, accountId)) ?? null,
    documents: (await documentsOf(context, about)).map(keyOf),
  }
}

/** Restores the two connections; one with its own credential in the meantime keeps it and drops the sample selection. */
async function restoreConnections({ store, now }: Pick<Context, 'store' | 'now'>, sample: LoadedSample): Promise<void> {
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
export async function removeSample(context: Context, sample: LoadedSample): Promise<void> {
  const { store, now } = context
  const { id: accountId, before, workspace } = sample
  const kept = new Set(before.documents)
  for (const one of await documentsOf(context, { ...sample, accountId }, workspace))
    if (!kept.has(keyOf(one))) await store.delete(one.kind, one.id)
  await removeWorkspace({ store, now, accountId }, workspace)
  await restoreConnections({ store, now }, sample)
  await store.delete('sampleWorkspace', accountId)
  await store.set('account', accountId, { isDemo: false })
}
