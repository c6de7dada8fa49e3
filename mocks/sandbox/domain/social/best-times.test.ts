import { SocialPostStatus, type SocialPostTime } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { signIn } from '#mocks/sandbox/scenarios/people.ts'
import { SCENARIOS } from '#mocks/sandbox/scenarios/scenarios.ts'
import { caller, TEST_PASSWORD_COST } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'
import { bestBlock } from '#mocks/sandbox/world/social/post-metrics.ts'

const ACCOUNT = 'acc_8f2KqL'

async function timesOf(sandbox: Sandbox): Promise<SocialPostTime[]> {
  const owner = (await sandbox.store.listAll('person')).find(({ email }) => email?.startsWith('elif'))
  const call = caller(sandbox, await signIn(sandbox.runtime, owner?.id ?? ''))
  return (await call('GET', `/SocialMediaCalendar/${ACCOUNT}/best-times`)).body
}

test.each([1, 2])('about 70 posts show the hidden best time of each network, 12 show none (seed %i)', async (seed) => {
  const clock = Clock.frozen(new Date('2026-11-19T10:00:00Z'))
  const sandbox = await createSandbox({ clock, seed, passwordCost: TEST_PASSWORD_COST })
  await SCENARIOS.sample(sandbox)
  const times = (await timesOf(sandbox)).filter(({ isEnough }) => isEnough)
  const networks = [...new Set(times.map(({ network }) => network))]
  expect(networks).toHaveLength(3)
  // The best time of a network can be one at which the team never posts there.
  const hidden = networks
    .map((network) => ({ network, ...bestBlock(seed, network) }))
    .filter((best) =>
      times.some((time) => Object.entries(best).every(([name, value]) => Reflect.get(time, name) === value)),
    )
  expect(hidden.length).toBeGreaterThan(0)
  for (const best of hidden) expect(times.find(({ network }) => network === best.network)).toMatchObject(best)
  const published = (await sandbox.store.listAll('socialPost')).filter(
    ({ status }) => status === SocialPostStatus.Published,
  )
  for (const { id } of published.slice(12)) await sandbox.store.delete('socialPost', id)
  expect((await timesOf(sandbox)).some(({ isEnough }) => isEnough)).toBe(false)
  await sandbox.close()
})
