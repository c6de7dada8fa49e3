import { globSync, readFileSync } from 'node:fs'
import { IntegrationPlatform, UserRole } from '@adwright/sdk/types'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { issueConsentCode, scopesOf } from '#mocks/sandbox/domain/integrations/oauth.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, SCENARIO_PASSWORD, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { run } from '#scripts/lib/run.ts'
import { type Served, serveInMemory } from '#tests/fuzz/served.ts'
import { runJourney } from '#tests/fuzz/workflows.ts'
import { isWhole, sampleOf, seed } from '#tests/support/sample.ts'

const LIMIT_MS = 90_000
const EMAIL = 'owner@journeys.example'

let served: Served
let sandbox: Sandbox
let token: string
let invitedToken: string
let colleagueToken: string

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
  invitedToken = await signIn(runtime, invited.id)
}, LIMIT_MS)
// A journey may set another password or end sessions.
beforeEach(async () => {
  token = await signIn(sandbox.runtime, 'usr_journeys')
  colleagueToken = await signIn(sandbox.runtime, 'usr_colleague')
})
afterAll(() => served.close())

const consent = async (platform: typeof IntegrationPlatform.GoogleAds | typeof IntegrationPlatform.GoogleAnalytics) => {
  const { store, clock, secrets, origin } = sandbox.runtime
  const redirectUri = `${origin}/integrations/${platform}`
  const given = { platform, redirectUri, identityId: 'lindholm', scopes: scopesOf(platform) }
  return { code: await issueConsentCode({ store, now: clock.now(), secrets }, given), redirectUri }
}

type Inputs = Record<string, string>
/** The workflows of a document, in the order in which they run, with their inputs. */
type Journey = { name: string; file: string; workflows: Record<string, () => Inputs | Promise<Inputs>> }

const inAreas = () => ({ token, accountId: 'acc_areas' })

/** The code of the last email to the owner. */
async function emailedCode(): Promise<string> {
  const answer = await fetch(`${served.origin}/control/mails?to=${EMAIL}`, { headers: { 'X-Control-Key': 'sandbox' } })
  const [email] = (await answer.json()) as { code: string }[]
  return email?.code ?? ''
}

const JOURNEYS: readonly Journey[] = [
  {
    name: 'register, set up an account, choose a plan',
    file: 'register',
    workflows: { register: () => ({ email: 'ada@journeys.example', recaptchaToken: 'sandbox-token' }) },
  },
  {
    name: 'recover and reset a password with the code of the email',
    file: 'recovery',
    workflows: {
      requestRecovery: () => ({ email: EMAIL }),
      resetPassword: async () => ({
        email: EMAIL,
        verificationCode: await emailedCode(),
        newPassword: 'nine herons over Wannsee',
      }),
    },
  },
  {
    name: 'invite, accept, change the role, remove',
    file: 'team',
    workflows: {
      membership: () => ({ token, accountId: 'acc_journeys', invitedToken, invitedEmail: 'invited@journeys.example' }),
    },
  },
  { name: 'open a ticket and write a message', file: 'ticket', workflows: { ticket: () => ({ token }) } },
  {
    name: 'connect the ad platform and put a rule on autopilot',
    file: 'ads-autopilot',
    workflows: {
      activateRule: async () => ({
        token,
        accountId: 'acc_journeys',
        ...(await consent(IntegrationPlatform.GoogleAds)),
      }),
    },
  },
  {
    name: 'connect web analytics and watch a property',
    file: 'analytics-anomalies',
    workflows: {
      watchProperty: async () => ({
        token,
        accountId: 'acc_journeys',
        ...(await consent(IntegrationPlatform.GoogleAnalytics)),
      }),
    },
  },
  {
    name: 'be notified of a task, and mark all as read',
    file: 'notifications',
    workflows: { readNotifications: () => ({ ...inAreas(), userId: 'usr_journeys', colleagueToken }) },
  },
  {
    name: 'sign in on two devices, and end the session of the first',
    file: 'sessions',
    workflows: { endOtherSessions: () => ({ email: 'colleague@journeys.example', password: SCENARIO_PASSWORD }) },
  },
  {
    name: 'load sample data, settle an anomaly, remove all of it',
    file: 'sample-workspace',
    workflows: { triageSample: () => ({ token, accountId: 'acc_sample' }) },
  },
  {
    name: 'look ahead, activate a rule, approve what it suggests, undo it',
    file: 'autopilot',
    workflows: { decideProposals: () => ({ token, accountId: 'acc_rules' }) },
  },
  {
    name: 'analyse a web page, plan what it found',
    file: 'ai-analysis',
    workflows: { analysePage: () => ({ ...inAreas(), pageUrl: 'https://www.lindholm-outdoor.example/zelte' }) },
  },
  { name: 'create a task, discuss it, finish it', file: 'tasks', workflows: { teamTask: inAreas } },
  { name: 'set a target, report progress, see the tasks', file: 'strategy', workflows: { teamStrategy: inAreas } },
  { name: 'draft a post, validate it, discuss it', file: 'social-calendar', workflows: { planPost: inAreas } },
  { name: 'write a survey, open it, read its results', file: 'survey', workflows: { customerSurvey: inAreas } },
  { name: 'describe a picture, get designs, export one', file: 'design', workflows: { designPictures: inAreas } },
  { name: 'register a webhook, test it, rotate its secret', file: 'webhook', workflows: { registerWebhook: inAreas } },
]

const SAMPLE_SIZE = 6

test.each(isWhole('WORKFLOWS') ? JOURNEYS : sampleOf(JOURNEYS, SAMPLE_SIZE))(
  `$name (SEED=${seed})`,
  async ({ file, workflows }) => {
    for (const [workflow, inputsOf] of Object.entries(workflows)) {
      const journey = { file, workflow, inputs: await inputsOf() }
      const { isPassed, output, steps } = await runJourney(`${served.origin}/api`, journey)
      expect(isPassed && steps > 0 ? 'passed' : output).toBe('passed')
    }
  },
  LIMIT_MS,
)

test('each workflow of the contract is one of a journey', () => {
  const documents = globSync('openapi/workflows/*.yaml').map((file) => parse(readFileSync(file, 'utf8')))
  const workflows: { workflowId: string }[] = documents.flatMap((document) => document.workflows)
  const known = JOURNEYS.flatMap((journey) => Object.keys(journey.workflows))
  expect(known.sort()).toEqual(workflows.map(({ workflowId }) => workflowId).sort())
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
