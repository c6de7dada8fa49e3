import { type Integration, IntegrationPlatform } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { ACCOUNT, openSandbox } from '#tests/support/sandbox.ts'

test('nothing was read or run after the access was revoked, and nothing runs afterwards', async () => {
  const { as, sandbox } = await openSandbox('reconnect-needed')
  const health = async () => {
    const { body } = await (await as('owner'))('GET', `/Integration/${ACCOUNT}`)
    const connection = body.find(({ platform }: Integration) => platform === IntegrationPlatform.GoogleAds)
    return connection.credentials[0].health
  }
  const { lastErrorAt, lastSyncAt } = await health()
  const information = (await (await as('owner'))('GET', `/EA/${ACCOUNT}/information`)).body
  const runs = () => sandbox.store.list('autopilotExecution', { accountId: ACCOUNT, customerClientId: '4839201756' })
  const before = await runs()
  expect(before.length).toBeGreaterThan(0)
  expect(before.filter(({ startedAt }) => startedAt > lastErrorAt)).toEqual([])
  expect(lastSyncAt <= lastErrorAt).toBe(true)
  expect(information).toMatchObject({ lastSyncAt })
  sandbox.clock.forward({ days: 2 })
  expect(await runs()).toHaveLength(before.length)
  expect(await health()).toMatchObject({ lastErrorAt, lastSyncAt })
  await sandbox.close()
})
