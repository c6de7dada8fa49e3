import { globSync, readFileSync } from 'node:fs'
import { IntegrationPlatform, UserRole } from '@adwright/sdk/types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { issueConsentCode, scopesOf } from '#mocks/sandbox/domain/integrations/oauth.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, SCENARIO_PASSWORD, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { run } from '#scripts/lib/run.ts'
import { type Served, serveInMemory } from '#tests/fuzz/served.ts'
import { type Journey, runJourney } from '#tests/fuzz/workflows.ts'

const LIMIT_MS = 90_000
const EMAIL = 'owner@journeys.example'

let served: Served
let sandbox: Sandbox
let token: string
let invitedToken: string
let colleagueToken: string
const workflowsRun = new Set<string>()

beforeAll(async () => {
  served = await serveInMemory()
  sandbox = served.host.main
  const { runtime } = sandbox
  const owner = await addPerson(runtime, { id: 'usr_journeys', email: EMAIL, subscription: GROWTH })
  await addAccount(runtime, owner, { id: 'acc_journeys' })
  await addAccount(runtime, owner, { id: 'acc_sample' })
  await addAccount(runtime, owner, { id: 'acc_rules' })
  const colleague = await addPerson(runtime, { id: 'usr_colleague', email: 'colleague@journeys.example' })
  await addAccount(runtime, owner, { id: 'acc_areas' }, [[colleague, UserRole.Admin]])
  const invited = await addPerson(runtime, { id: 'usr_invited', email: 'invited@journeys.example' })
  token = await signIn(runtime, owner.id)
  colleagueToken = await signIn(runtime, colleague.id)
  invitedToken = await signIn(runtime, invited.id)
}, LIMIT_MS)
afterAll(() => served.close())

/** Returns the result of Respect for a workflow: 'passed', or its output. */
async function outcomeOf(journey: Journey): Promise<string> {
  workflowsRun.add(journey.workflow)
  const { isPassed, output, steps } = await runJourney(`${served.origin}/api`, journey)
  return isPassed && steps > 0 ? 'passed' : output
}

const consent = async (platform: typeof IntegrationPlatform.GoogleAds | typeof IntegrationPlatform.GoogleAnalytics) => {
  const { store, clock, secrets, origin } = sandbox.runtime
  const redirectUri = `${origin}/integrations/${platform}`
  const given = { platform, redirectUri, identityId: 'lindholm', scopes: scopesOf(platform) }
  return { code: await issueConsentCode({ store, now: clock.now(), secrets }, given), redirectUri }
}

test(
  'register, set up an account, choose a plan',
  async () => {
    const inputs = { email: 'ada@journeys.example', recaptchaToken: 'sandbox-token' }
    expect(await outcomeOf({ file: 'register', workflow: 'register', inputs })).toBe('passed')
  },
  LIMIT_MS,
)

test(
  'recover and reset a password with the code of the mail',
  async () => {
    const asked = { file: 'recovery', workflow: 'requestRecovery', inputs: { email: EMAIL } }
    expect(await outcomeOf(asked)).toBe('passed')
    const answer = await fetch(`${served.origin}/control/mails?to=${EMAIL}`, {
      headers: { 'X-Control-Key': 'sandbox' },
    })
    const mails = (await answer.json()) as { code: string }[]
    const inputs = {
      email: EMAIL,
      verificationCode: mails[0]?.code ?? '',
      newPassword: 'nine herons over Wannsee',
    }
    expect(await outcomeOf({ file: 'recovery', workflow: 'resetPassword', inputs })).toBe('passed')
    // A new password ends the sessions of the old one.
    token = await signIn(sandbox.runtime, 'usr_journeys')
  },
  LIMIT_MS,
)

test(
  'invite, accept, change the role, remove',
  async () => {
    const inputs = { token, accountId: 'acc_journeys', invitedToken, invitedEmail: 'invited@journeys.example' }
    expect(await outcomeOf({ file: 'team', workflow: 'membership', inputs })).toBe('passed')
  },
  LIMIT_MS,
)

test(
  'open a ticket and write a message',
  async () => {
    expect(await outcomeOf({ file: 'ticket', workflow: 'ticket', inputs: { token } })).toBe('passed')
  },
  LIMIT_MS,
)

test(
  'connect the ad platform and put a rule on autopilot',
  async () => {
    const inputs = { token, accountId: 'acc_journeys', ...(await consent(IntegrationPlatform.GoogleAds)) }
    expect(await outcomeOf({ file: 'ads-autopilot', workflow: 'activateRule', inputs })).toBe('passed')
  },
  LIMIT_MS,
)

test(
  'connect web analytics and watch a property',
  async () => {
    const inputs = { token, accountId: 'acc_journeys', ...(await consent(IntegrationPlatform.GoogleAnalytics)) }
    expect(await outcomeOf({ file: 'analytics-anomalies', workflow: 'watchProperty', inputs })).toBe('passed')
  },
  LIMIT_MS,
)

test(
  'be notified of a task, and mark all as read',
  async () => {
    const inputs = { token, accountId: 'acc_areas', userId: 'usr_journeys', colleagueToken }
    expect(await outcomeOf({ file: 'notifications', workflow: 'readNotifications', inputs })).toBe('passed')
  },
  LIMIT_MS,
)

test(
  'sign in on two devices, and end the session of the first',
  async () => {
    const inputs = { email: 'colleague@journeys.example', password: SCENARIO_PASSWORD }
    expect(await outcomeOf({ file: 'sessions', workflow: 'endOtherSessions', inputs })).toBe('passed')
  },
  LIMIT_MS,
)

test(
  'load sample data, settle an anomaly, remove all of it',
  async () => {
    const inputs = { token, accountId: 'acc_sample' }
    expect(await outcomeOf({ file: 'sample-workspace', workflow: 'triageSample', inputs })).toBe('passed')
  },
  LIMIT_MS,
)

test(
  'look ahead, activate a rule, approve what it suggests, undo it',
  async () => {
    const inputs = { token, accountId: 'acc_rules' }
    expect(await outcomeOf({ file: 'autopilot', workflow: 'decideProposals', inputs })).toBe('passed')
  },
  LIMIT_MS,
)

test(
  'analyse a web page, plan what it found',
  async () => {
    const inputs = { token, accountId: 'acc_areas', pageUrl: 'https://www.lindholm-outdoor.example/zelte' }
    expect(await outcomeOf({ file: 'ai-analysis', workflow: 'analysePage', inputs })).toBe('passed')
  },
  LIMIT_MS,
)

test.each([
  ['create a task, discuss it, finish it', 'tasks', 'teamTask'],
  ['set a target, report progress, see the tasks', 'strategy', 'teamStrategy'],
  ['draft a post, validate it, discuss it', 'social-calendar', 'planPost'],
  ['write a survey, open it, read its results', 'survey', 'customerSurvey'],
  ['describe a picture, get designs, export one', 'design', 'designPictures'],
  ['register a webhook, test it, rotate its secret', 'webhook', 'registerWebhook'],
])(
  '%s',
  async (_, file, workflow) => {
    expect(await outcomeOf({ file, workflow, inputs: { token, accountId: 'acc_areas' } })).toBe('passed')
  },
  LIMIT_MS,
)

test('every workflow of the contract was run', () => {
  const documents = globSync('openapi/workflows/*.yaml').map((file) => parse(readFileSync(file, 'utf8')))
  const workflows: { workflowId: string }[] = documents.flatMap((document) => document.workflows)
  expect([...workflowsRun].sort()).toEqual(workflows.map(({ workflowId }) => workflowId).sort())
})

test(
  'npm run workflows runs what its inputs allow, and names what the others need',
  async () => {
    const { code, output } = await run(process.execPath, [
      'scripts/workflows.ts',
      `${served.origin}/api`,
      '--token',
      token,
    ])
    expect(output).toContain('passed   ticket ticket')
    expect(output).toContain('skipped  recovery requestRecovery: needs --input email=…')
    expect(output).toMatch(/1 passed, 0 failed, 17 skipped/)
    expect(code).toBe(0)
  },
  LIMIT_MS,
)
