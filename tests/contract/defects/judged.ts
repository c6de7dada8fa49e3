// Judges a fresh sandbox with the conformance kit, with or without a planted defect.
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { IntegrationPlatform } from '@adwright/sdk/types'
import { issueConsentCode, scopesOf } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addPerson } from '#mocks/sandbox/scenarios/people.ts'
import { SCENARIOS } from '#mocks/sandbox/scenarios/scenarios.ts'
import { TEST_PASSWORD_COST } from '#mocks/sandbox/testing.ts'
import { contractOf, judge, type Report, type Settings } from '#tests/conformance/src/judge.ts'
import type { Defect } from '#tests/contract/defects/defect.ts'
import { contractOperations } from '#tests/support/contract.ts'

const LOCATION = 'openapi/dist/openapi.json'
const TICK_MS = 250
const RECOVERING = 'recovering@conformance.example'
const MAX_RUN_MS = 3_600_000
let contract: Settings['contract'] | undefined

/** Runs the jobs of a sandbox as they become due, as a served one does: designs are drawn, posts are published. Returns the end of it. */
function runJobs(sandbox: Sandbox): () => Promise<void> {
  const end = new AbortController()
  const ticks = (async () => {
    while (!end.signal.aborted) {
      await sandbox.advance()
      await wait(TICK_MS)
    }
  })()
  return () => {
    end.abort()
    return ticks
  }
}

/** A fresh sandbox of the sample workspace whose jobs run, with or without a planted defect. */
export async function openSandbox(wrap: Defect['wrap'] = (send) => send) {
  const sandbox = await createSandbox({ seed: 1, passwordCost: TEST_PASSWORD_COST })
  await SCENARIOS.sample(sandbox)
  await addPerson(sandbox.runtime, { id: 'usr_invited', email: 'invited@conformance.example' })
  await addPerson(sandbox.runtime, { id: 'usr_joining', email: 'joining@conformance.example' })
  await addPerson(sandbox.runtime, { id: 'usr_recovering', email: RECOVERING })
  const endJobs = runJobs(sandbox)
  const close = async () => {
    await endJobs()
    await sandbox.close()
  }
  return { sandbox, send: wrap((request) => sandbox.fetch(request)), close }
}

/** The codes of consents that a person has given at the platforms, as the profile names them. They are valid until the end of a run. */
async function consents({ runtime: { store, clock, secrets, origin } }: Sandbox): Promise<Record<string, string>> {
  const now = new Date(clock.now().getTime() + MAX_RUN_MS)
  const consentTo = async (
    platform: typeof IntegrationPlatform.GoogleAds | typeof IntegrationPlatform.GoogleAnalytics,
  ) => {
    const redirectUri = `${origin}/integrations/${platform}`
    const given = { platform, redirectUri, identityId: 'lindholm', scopes: scopesOf(platform) }
    return [await issueConsentCode({ store, now, secrets }, given), redirectUri] as const
  }
  const [adsCode, adsUri] = await consentTo(IntegrationPlatform.GoogleAds)
  const [analyticsCode, analyticsUri] = await consentTo(IntegrationPlatform.GoogleAnalytics)
  return {
    ADS_CONSENT_CODE: adsCode,
    ADS_REDIRECT_URI: adsUri,
    ANALYTICS_CONSENT_CODE: analyticsCode,
    ANALYTICS_REDIRECT_URI: analyticsUri,
  }
}

/** The code of the email to somebody who has forgotten the password. */
async function recoveryCode({ fetch, store }: Sandbox): Promise<string> {
  const body = JSON.stringify({ email: RECOVERING })
  const headers = { 'Content-Type': 'application/json' }
  await fetch(new Request('http://sandbox.test/Verification/password-reset', { method: 'POST', headers, body }))
  const [mail] = await store.list('mail', RECOVERING)
  return mail?.code ?? ''
}

/** Judges the sample workspace. */
export async function judgeSandbox(settings: Partial<Settings> = {}, wrap?: Defect['wrap']): Promise<Report> {
  contract ??= contractOf(readFileSync(LOCATION, 'utf8'), LOCATION)
  const { sandbox, send, close } = await openSandbox(wrap)
  const service = { kind: 'service', subject: 'conformance', session: 'conformance' } as const
  try {
    return await judge({
      url: 'http://sandbox.test',
      contract,
      overrides: readFileSync('openapi/conformance.yaml', 'utf8'),
      environment: {
        SERVICE_TOKEN: await sandbox.runtime.tokens.sign(service),
        RECOVERY_CODE: await recoveryCode(sandbox),
        ...(await consents(sandbox)),
      },
      folder: 'openapi',
      send,
      mayWrite: true,
      ...settings,
    })
  } finally {
    await close()
  }
}

/** The operations of the defect's resource group, which is what a run needs to find it. */
export const groupOf = ({ operation }: Defect): string[] =>
  contractOperations.find(({ operationId }) => operationId === operation)?.tags ?? []
