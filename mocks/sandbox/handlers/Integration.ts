import { AuditAction, AuditArea, type Credential, type Integration, IntegrationPlatform } from '@adwright/sdk/types'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { notifyReconnected } from '#mocks/sandbox/domain/integrations/credential-check.ts'
import {
  addCredential,
  credentialsOf,
  type KnownCredential,
  removeCredential,
} from '#mocks/sandbox/domain/integrations/credentials.ts'
import { dependentWorkOf } from '#mocks/sandbox/domain/integrations/dependent-work.ts'
import {
  featuresOf,
  healthOf,
  missingScopesOf,
  PLATFORM_DESCRIPTIONS,
} from '#mocks/sandbox/domain/integrations/health.ts'
import {
  isPlatform,
  isRedirectRegistered,
  PLATFORM_NAMES,
  type Platform,
  redeemCode,
} from '#mocks/sandbox/domain/integrations/oauth.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'

type DisplayContext = Pick<BaseContext, 'store' | 'now' | 'language'>

function shownCredential(credential: KnownCredential, { now, language }: DisplayContext): Credential {
  const { id, displayName, grantedScopes, connectedByName, connectedAt } = credential
  return {
    id,
    credentialId: id,
    displayName,
    grantedScopes,
    missingScopes: missingScopesOf(credential),
    health: healthOf(credential, now, language),
    connectedByName,
    connectedAt,
  }
}

async function shownPlatform(
  platform: Platform,
  all: KnownCredential[],
  showing: DisplayContext & { accountId: string },
): Promise<Integration> {
  const credentials = all.filter((one) => one.platform === platform)
  return {
    platform,
    name: PLATFORM_NAMES[platform],
    description: PLATFORM_DESCRIPTIONS[platform][showing.language],
    isConnected: credentials.length > 0,
    credentials: credentials.map((one) => shownCredential(one, showing)),
    requiredFor: featuresOf(platform, showing.language),
    dependentWork: await dependentWorkOf(showing, showing.accountId, platform),
  }
}

export const integration = {
  async listIntegrations(call) {
    const credentials = await credentialsOf(call.store, call.accountId)
    return ok(await Promise.all(([1, 2, 3, 4] as const).map((platform) => shownPlatform(platform, credentials, call))))
  },

  async connectIntegration(call) {
    const { store, accountId, query, origin, person } = call
    const platform = call.platformOrCredential
    if (!isPlatform(platform)) return problem(404, 'not-found')
    const { code, redirectUri, credentialId } = query
    if (!isRedirectRegistered(redirectUri, platform, origin)) {
      return problem(400, 'redirect-uri-unknown', { detail: "redirectUri is not one of this deployment's addresses." })
    }
    const before = (await credentialsOf(store, accountId)).filter((one) => one.platform === platform)
    const renewed = before.find((one) => one.id === credentialId)
    if (credentialId !== undefined && !renewed) return problem(404, 'not-found')
    const consent = await redeemCode(call, code, { platform, redirectUri })
    const identity = consent && call.platforms.consent.identities(platform).find(({ id }) => id === consent.identityId)
    if (!identity) {
      return problem(409, 'authorization-code-spent', { detail: 'The platform answered invalid_grant.' })
    }
    if (platform === IntegrationPlatform.GoogleAds && identity.hasAdsAccount === false)
      return problem(409, 'no-ads-account')
    if (renewed && renewed.identityId !== identity.id) {
      const values = { chosen: identity.displayName, expected: renewed.displayName }
      return problem(409, 'other-identity', { values })
    }
    const added = await addCredential(call, {
      accountId,
      platform,
      identityId: identity.id,
      displayName: identity.displayName,
      grantedScopes: consent.scopes,
      connectedByName: fullName(person) || person.userName,
    })
    const known = before.find((one) => one.id === added.id)
    await notifyReconnected(call, added, known)
    const connected = { action: AuditAction.Connected, area: AuditArea.Integrations, after: identity.displayName }
    await audit(call, { ...connected, target: PLATFORM_NAMES[platform], accountId })
    return created(await shownPlatform(platform, await credentialsOf(store, accountId), call))
  },

  async disconnectIntegration(call) {
    const credential = await call.store.get('credential', call.platformOrCredential)
    if (credential?.accountId !== call.accountId) return problem(404, 'not-found')
    await removeCredential(call, credential)
    const { platform, displayName: before, accountId } = credential
    const gone = { action: AuditAction.Disconnected, area: AuditArea.Integrations, before }
    await audit(call, { ...gone, target: PLATFORM_NAMES[platform], accountId })
    return noContent()
  },
} satisfies SandboxHandlers<'Integration'>
