import { PlanLimitKind, type PlanLimitUsage, SocialPostStatus } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { addCredential } from '#mocks/sandbox/domain/integrations/credentials.ts'
import { scopesOf } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { newStrategy } from '#mocks/sandbox/domain/planning/strategy.ts'
import { newTask } from '#mocks/sandbox/domain/planning/task.ts'
import { emptyPost, newChannel } from '#mocks/sandbox/domain/social/posts.ts'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'

const NOW = new Date('2026-11-19T09:00:00Z')
const LINKEDIN = {
  network: 3,
  channelId: 'urn:li:organization:18264402',
  channelName: 'Lindholm Outdoor GmbH',
} as const
const PLANS = [
  ['Starter', 1, 0, 0],
  ['Growth', 2, 300, 10],
  ['Scale', 3, 2000, 50],
] as const
const AT_LIMIT = { status: 409, body: { code: 'plan-limit-reached' } }

async function openOn(plan: number) {
  const team = await openTeam({ plan: { plan } })
  team.sandbox.clock.set(NOW)
  await addCredential(
    { ...team.sandbox.runtime, now: NOW },
    {
      accountId: 'acc_1',
      platform: 2,
      identityId: 'lindholm',
      displayName: 'Lindholm',
      grantedScopes: scopesOf(2),
      connectedByName: 'Elif',
    },
  )
  return team
}

const usageOf = async ({ as }: Team, kind: PlanLimitKind): Promise<PlanLimitUsage> =>
  (await as('usr_mara')('GET', '/Account/acc_1/plan-usage')).body.limits.find(
    (limit: PlanLimitUsage) => limit.kind === kind,
  )

/** Plans posts of this month, each at the channel of its number. */
async function planPosts({ sandbox }: Team, count: number, channelOf: (index: number) => string) {
  await sandbox.store.transaction(async (inside) => {
    for (let index = 0; index < count; index += 1) {
      const author = { createdByName: 'Mara Roth', createdByUserId: null, timeZone: 'Europe/Berlin', now: NOW }
      await inside.insert('socialPost', {
        ...emptyPost(`Post ${index}`, { id: `post_${index}`, accountId: 'acc_1', ...author }),
        status: SocialPostStatus.Scheduled,
        channels: [newChannel({ ...LINKEDIN, channelId: channelOf(index) })],
        scheduledAt: '2026-11-24T09:00:00.000Z',
      })
    }
  })
}

const schedule = ({ as }: Team) =>
  as('usr_ada')('POST', '/SocialMediaCalendar/acc_1', {
    title: 'Tents',
    text: 'One more night outside?',
    channels: [{ network: LINKEDIN.network, channelId: LINKEDIN.channelId }],
    scheduledAt: '2026-11-25T09:00:00Z',
    status: SocialPostStatus.Scheduled,
  })

test.each(PLANS)(
  '%s: the posts of a month are seen as used up, and the server answers the same',
  async (_, plan, posts) => {
    const team = await openOn(plan)
    await planPosts(team, posts, () => LINKEDIN.channelId)
    expect(await usageOf(team, PlanLimitKind.ScheduledPosts)).toMatchObject({ used: posts, allowed: posts })
    expect(await schedule(team)).toMatchObject({
      ...AT_LIMIT,
      body: { planLimit: { kind: PlanLimitKind.ScheduledPosts, used: posts, allowed: posts } },
    })
    await team.sandbox.close()
  },
)

test.each(PLANS.slice(1))('%s: so are the channels of a month', async (_, plan, _posts, channels) => {
  const team = await openOn(plan)
  await planPosts(team, channels, (index) => `urn:li:organization:${index}`)
  expect(await usageOf(team, PlanLimitKind.SocialChannels)).toMatchObject({ used: channels, allowed: channels })
  expect(await schedule(team)).toMatchObject({
    ...AT_LIMIT,
    body: { planLimit: { kind: PlanLimitKind.SocialChannels, used: channels, allowed: channels } },
  })
  await team.sandbox.close()
})

test('in every plan, tasks and strategies have the same limits, which are seen and enforced', async () => {
  const team = await openOn(2)
  const { store } = team.sandbox
  const person = { name: 'Mara Roth' }
  const draft = {
    title: 'Sell more tents',
    goal: 2,
    kpi: { metric: 'Tents sold', source: 5, target: 100, unit: 'count' },
    startsOn: '2026-11-01',
    dueOn: '2026-12-31',
  } as const
  await store.transaction(async (inside) => {
    for (let index = 0; index < 10_000; index += 1) {
      const ids = { id: `tsk_${index}`, planId: 'acc_1', round: null, personId: 'usr_mara', now: NOW }
      await inside.insert('task', newTask({ title: `Task ${index}` }, ids))
    }
    for (let index = 0; index < 200; index += 1) {
      const making = { id: `str_${index}`, planId: 'acc_1', ownerUserId: null, now: NOW, today: '2026-11-19', person }
      await inside.insert('strategy', newStrategy(draft, making))
    }
  })
  const mara = team.as('usr_mara')
  for (const [kind, path, body] of [
    [PlanLimitKind.Tasks, '/TaskAccount/acc_1', { title: 'One more' }],
    [PlanLimitKind.Strategies, '/StrategyAccount/acc_1', draft],
  ] as const) {
    const usage = await usageOf(team, kind)
    expect(usage.used).toBe(usage.allowed)
    expect(await mara('POST', path, body)).toMatchObject({ ...AT_LIMIT, body: { planLimit: { kind } } })
  }
  await team.sandbox.close()
})
