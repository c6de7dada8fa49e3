// Named starting points. Everybody in them signs in with SCENARIO_PASSWORD.
import { AccountStatus, UserRole } from '@adwright/sdk/types'
import { limitsOf } from '#mocks/sandbox/domain/billing/limits.ts'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import type { Person, StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { revokeAdsAccess } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { SAMPLE_CLIENT, seedAds } from '#mocks/sandbox/domain/sample/ads.ts'
import { seedAnalyses } from '#mocks/sandbox/domain/sample/analyses.ts'
import { seedAnalytics } from '#mocks/sandbox/domain/sample/analytics.ts'
import { seedAutopilot } from '#mocks/sandbox/domain/sample/autopilot.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { seedActivityLog } from '#mocks/sandbox/scenarios/activity-log.ts'
import { type BillingState, BOUGHT, seedBilling } from '#mocks/sandbox/scenarios/billing.ts'
import { addBusyBoard, addBusyCalendar } from '#mocks/sandbox/scenarios/busy-workspace.ts'
import { addAccount, addInvitation, addPerson, SCENARIO_PASSWORD } from '#mocks/sandbox/scenarios/people.ts'
import { seedTeamWorkspace } from '#mocks/sandbox/scenarios/workspace.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

export type ScenarioPerson = { id: string; email: string; password: string; role: string }
type Scenario = (sandbox: Sandbox) => Promise<ScenarioPerson[]>

const ELIF = { id: 'usr_3kT9vQ', email: 'elif.demir@lindholm-outdoor.example' }

/** The join dates in the sample workspace, consistent with the activity log: the owner before the oldest subscription, then the others. */
const daysBefore = ({ clock }: SystemContext, days: number) =>
  new Date(clock.now().getTime() - days * DAY_MS).toISOString()

const shown = (role: string, { id, email }: Person): ScenarioPerson => ({
  id,
  email: email ?? '',
  password: SCENARIO_PASSWORD,
  role,
})

/** Adds Elif Demir, the owner of Lindholm Outdoor, at a stage of her subscription. */
async function addOwner(runtime: SystemContext, state: BillingState, plan?: number): Promise<Person> {
  const person = await addPerson(runtime, { ...ELIF, createdAt: daysBefore(runtime, 420) })
  return seedBilling(runtime, { person, state, ...(plan ? { plan } : {}) })
}

/** Adds a team member for each lower role; one of them uses Turkish. */
async function addTeam(runtime: SystemContext): Promise<[Person, UserRole][]> {
  const jonas = await addPerson(runtime, {
    id: 'usr_5mR2xB',
    email: 'jonas.weber@lindholm-outdoor.example',
    firstName: 'Jonas',
    lastName: 'Weber',
    createdAt: daysBefore(runtime, 39),
  })
  const cagri = await addPerson(runtime, {
    id: 'usr_7pW4nC',
    email: 'cagri.gunes@lindholm-outdoor.example',
    firstName: 'Çağrı',
    lastName: 'Güneş',
    language: 'tr',
    timeZone: 'Europe/Istanbul',
    createdAt: daysBefore(runtime, 30),
  })
  const maria = await addPerson(runtime, {
    id: 'usr_9dX6hF',
    email: 'maria-antonia.fernandez-de-la-vega@agentur-sommer-partner.example',
    firstName: 'Maria Antonia',
    lastName: 'Fernández de la Vega y Martínez-Bordiú',
    createdAt: daysBefore(runtime, 21),
  })
  return [
    [jonas, UserRole.Admin],
    [cagri, UserRole.User],
    [maria, UserRole.Viewer],
  ]
}

const ROLE_NAMES: Record<number, string> = { 1: 'viewer', 2: 'user', 3: 'admin', 4: 'owner' }

type Lindholm = { owner: Person; team: [Person, UserRole][]; account: StoredAccount }

/** Adds Lindholm Outdoor with its team and no connections. */
async function addLindholm(
  runtime: SystemContext,
  state: BillingState,
  { plan, ...fields }: Partial<StoredAccount> = {},
): Promise<Lindholm> {
  const owner = await addOwner(runtime, state, plan)
  const team = await addTeam(runtime)
  const account = await addAccount(
    runtime,
    owner,
    { id: 'acc_8f2KqL', createdAt: daysBefore(runtime, 302), ...fields },
    team,
  )
  return { owner, team, account }
}

const everybody = ({ owner, team }: Lindholm): ScenarioPerson[] => [
  shown('owner', owner),
  ...team.map(([person, role]) => shown(ROLE_NAMES[role] ?? 'member', person)),
]

/** Connects all platforms and simulates a month of work. */
async function fill(runtime: SystemContext, { owner, team, account }: Lindholm, markets?: number): Promise<void> {
  const members = team.map(([person]) => person)
  await seedAds(runtime, { account, ...(markets ? { markets } : {}) })
  await seedAutopilot(runtime, { account, customerClientId: SAMPLE_CLIENT, owner })
  await seedAnalytics(runtime, { account, members })
  await seedTeamWorkspace(runtime, { account, owner, members })
  await seedAnalyses(runtime, account, members[0] ?? owner)
  await seedActivityLog(runtime, { account, owner, members })
}

type WorkspaceOptions = { plan?: number; markets?: number }

/** A complete workspace at a stage of its subscription. */
const workspace =
  (state: BillingState, { plan = BOUGHT.growth, markets }: WorkspaceOptions = {}): Scenario =>
  async ({ runtime }) => {
    const lindholm = await addLindholm(runtime, state, { plan })
    await fill(runtime, lindholm, markets)
    return everybody(lindholm)
  }

/** The team alone at a stage of its subscription, without connections. */
const team =
  (state: BillingState, fields: Partial<StoredAccount> = {}): Scenario =>
  async ({ runtime }) =>
    everybody(await addLindholm(runtime, state, fields))

/** A person who registered a minute ago, without an account or plan. */
const newUser: Scenario = async ({ runtime }) => {
  const fields = { id: 'usr_new', email: 'ada.lind@lind-ceramics.example', firstName: 'Ada', lastName: 'Lind' }
  return [shown('new', await addPerson(runtime, fields))]
}

/** Every seat of the plan is used by a member or an open invitation. */
const teamFull: Scenario = async ({ runtime }) => {
  const lindholm = await addLindholm(runtime, 'active')
  const { usersLimit, usersCount } = await limitsOf(runtime.store, lindholm.owner)
  for (let seat = usersCount; seat < usersLimit; seat += 1) {
    await addInvitation(runtime, lindholm.account, lindholm.owner, `colleague-${seat}@lindholm-outdoor.example`)
  }
  return everybody(lindholm)
}

/**
 * The ad platform has just revoked its authorization; the configuration remains. The history up to now was read with this access, so that it
 * cannot have ended earlier.
 */
const reconnectNeeded: Scenario = async (sandbox) => {
  const persons = await workspace('active', { plan: BOUGHT.scale })(sandbox)
  await revokeAdsAccess({ store: sandbox.store, now: sandbox.runtime.clock.now() }, 'acc_8f2KqL')
  return persons
}

/** The sample workspace with very many further posts, tasks or strategies. */
const busy =
  (add: (sandbox: Sandbox) => Promise<void>): Scenario =>
  async (sandbox) => {
    const persons = await workspace('active', { plan: BOUGHT.scale })(sandbox)
    await add(sandbox)
    return persons
  }

/** With this many markets, campaigns, ad groups, ads and keywords have more than a million daily rows. */
const LARGE_MARKETS = 2

/** The scenarios that mocks/sandbox/README.md documents, by name. */
export const SCENARIOS = {
  sample: workspace('active', { plan: BOUGHT.scale }),
  growth: workspace('active', { plan: BOUGHT.growth }),
  starter: workspace('active', { plan: BOUGHT.starter }),
  'new-user': newUser,
  team: team('active'),
  'team-full': teamFull,
  'trial-ending': workspace('trial-ending'),
  'past-due': workspace('past-due'),
  cancelled: team('cancelled'),
  unpaid: team('unpaid'),
  'no-access': team('ended'),
  'pending-approval': team('active', { status: AccountStatus.PendingApproval }),
  'reconnect-needed': reconnectNeeded,
  'busy-calendar': busy(addBusyCalendar),
  'busy-board': busy(addBusyBoard),
  'large-account': workspace('active', { plan: BOUGHT.scale, markets: LARGE_MARKETS }),
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof SCENARIOS
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as [ScenarioName, ...ScenarioName[]]

/** The scenario to open; seed and time default to those of the host. */
export type ScenarioRequest = { name: ScenarioName; seed?: number | undefined; now?: string | undefined }
/** An opened scenario: its host name, its address and its people. */
export type OpenedScenario = { id: string; origin: string; mailbox: string; persons: ScenarioPerson[] }
