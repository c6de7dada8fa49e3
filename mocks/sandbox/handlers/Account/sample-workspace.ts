import { AuditAction, AuditArea, IntegrationPlatform, UserRole } from '@adwright/sdk/types'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import {
  hasOwnConnection,
  loadedSample,
  removeSample,
  sampleStateOf,
  stateBefore,
} from '#mocks/sandbox/domain/identity/sample-workspace.ts'
import { credentialsOf } from '#mocks/sandbox/domain/integrations/credentials.ts'
import { membersFrom } from '#mocks/sandbox/domain/notifications/notify.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { SAMPLE_CLIENT, seedAds } from '#mocks/sandbox/domain/sample/ads.ts'
import { seedAnalyses } from '#mocks/sandbox/domain/sample/analyses.ts'
import { SAMPLE_PROPERTY, seedAnalytics } from '#mocks/sandbox/domain/sample/analytics.ts'
import { seedAutopilot } from '#mocks/sandbox/domain/sample/autopilot.ts'
import { seedWorkspace } from '#mocks/sandbox/domain/sample/workspace.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { SAMPLE_IDENTITY } from '#mocks/sandbox/platforms/consent.ts'
import { SAMPLE_DATA } from '#mocks/sandbox/texts/Account.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

type Operations = 'getSampleWorkspace' | 'createSampleWorkspace' | 'deleteSampleWorkspace'
type Call = MemberContext & { accountId: string }

/** The currency of the manager account of the sample's client account. */
const SAMPLE_CURRENCY = 'EUR'
/** An account with pages of its own keeps its calendar without sample posts, which would be published there. */
const SOCIAL_PLATFORMS: readonly IntegrationPlatform[] = [IntegrationPlatform.Meta, IntegrationPlatform.LinkedIn]

/** Names the credentials of the sample so that they are recognizable as sample data; returns their ids. */
async function nameCredentials({ store, accountId, person, language }: Call, known: Set<string>): Promise<string[]> {
  const fresh = (await credentialsOf(store, accountId)).filter(({ id }) => !known.has(id))
  const name = { identityId: SAMPLE_IDENTITY, displayName: SAMPLE_DATA[language], connectedByName: fullName(person) }
  for (const { id } of fresh) await store.set('credential', id, { ...name })
  return fresh.map(({ id }) => id)
}

export const sampleWorkspace = {
  getSampleWorkspace: async ({ store, accountId }) => ok(await sampleStateOf(store, accountId)),

  async createSampleWorkspace(call) {
    const { store, accountId, account, person, now, language } = call
    if (await loadedSample(store, accountId)) return problem(409, 'sample-workspace-loaded')
    if (await hasOwnConnection(store, accountId)) return problem(409, 'real-data-connected')
    const owner = (await store.get('person', account.ownerId)) ?? person
    const about = { customerClientId: SAMPLE_CLIENT, propertyName: SAMPLE_PROPERTY }
    const before = await stateBefore(call, { accountId, ...about })
    const own = await credentialsOf(store, accountId)
    const known = new Set(own.map(({ id }) => id))
    // The account's own time, which may be ahead of the sandbox's.
    const runtime = { ...call, clock: new Clock(now) }
    await seedAds(runtime, { account })
    const customerId = call.platforms.ads.rootManagerOf(SAMPLE_CURRENCY)
    await store.update('adsConnection', accountId, (connection) => ({ ...connection, customerId }))
    await seedAutopilot(runtime, { account, customerClientId: SAMPLE_CLIENT, owner })
    await seedAnalytics(runtime, { account, recipients: [] })
    const workspace = await seedWorkspace(runtime, {
      account,
      owner,
      members: (await membersFrom(store, accountId, UserRole.User)).filter(({ id }) => id !== owner.id),
      language,
      hasCalendar: !own.some(({ platform }) => SOCIAL_PLATFORMS.includes(platform)),
      hasTestDesigns: true,
    })
    await seedAnalyses(runtime, account, owner)
    const loaded = { loadedAt: now.toISOString(), loadedByName: fullName(person) || person.userName, ...about }
    const credentialIds = await nameCredentials(call, known)
    const sample = { id: accountId, ...loaded, credentialIds, workspace, before }
    await store.upsert('sampleWorkspace', sample)
    await store.set('account', accountId, { isDemo: true })
    const done = { action: AuditAction.Connected, area: AuditArea.Integrations, target: SAMPLE_DATA[language] }
    await audit(call, { ...done, accountId })
    return created(await sampleStateOf(store, accountId))
  },

  async deleteSampleWorkspace(call) {
    const { store, accountId, language } = call
    const sample = await loadedSample(store, accountId)
    if (!sample) return noContent()
    await removeSample(call, sample)
    const done = { action: AuditAction.Disconnected, area: AuditArea.Integrations, target: SAMPLE_DATA[language] }
    await audit(call, { ...done, accountId })
    return noContent()
  },
} satisfies Pick<SandboxHandlers<'Account'>, Operations>
