import { afterEach, expect, test, vi } from 'vitest'
import { DroppedConnection } from '#mocks/sandbox/control/faults.ts'
import { Host } from '#mocks/sandbox/host/host.ts'
import { ACCOUNT, openSandbox } from '#tests/support/sandbox.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a sandbox that is closed beside running reads answers them first, and logs no error', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { sandbox, as } = await openSandbox('team')
  const owner = await as('owner')
  const reads = ['TaskAccount', 'StrategyAccount', 'BusinessSurvey'].map((group) =>
    owner('GET', `/${group}/${ACCOUNT}`),
  )
  await sandbox.close()
  expect((await Promise.all(reads)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(logged).not.toHaveBeenCalled()
})

test('a request to a closed sandbox gets no answer, as from a server that was stopped, and nothing is due in it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { sandbox, as } = await openSandbox('team')
  const owner = await as('owner')
  await sandbox.close()
  await expect(owner('GET', `/TaskAccount/${ACCOUNT}`)).rejects.toThrow(DroppedConnection)
  await expect(sandbox.advance()).resolves.toBeUndefined()
  expect(logged).not.toHaveBeenCalled()
})

test('a host that is closed beside the work of a second ends it first, and starts none afterwards', async () => {
  const host = await Host.open({ store: ':memory:', seed: 1, controlKey: 'key', origin: 'http://127.0.0.1:4020' })
  await host.openScenario({ name: 'team' }, new URL('http://127.0.0.1:4020'))
  const running = host.tick()
  await host.close()
  await expect(running).resolves.toBeUndefined()
  await expect(host.tick()).resolves.toBeUndefined()
})
