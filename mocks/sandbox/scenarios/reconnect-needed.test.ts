import { type Integration, IntegrationPlatform } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { ACCOUNT, openSandbox } from '#tests/support/sandbox.ts'

test('nothing was read or run after the access was revoked', async () => {
  const { as, sandbox } = await openSandbox('reconnect-needed')
  const call = await as('owner')
  const integrations: Integration[] = (await call('GET', `/Integration/${ACCOUNT}`)).body
  const ads = integrations.find(({ platform }) => platform === IntegrationPlatform.GoogleAds)
  const { lastErrorAt, lastSyncAt } = ads?.credentials[0]?.health ?? {}
  const information = (await call('GET', `/EA/${ACCOUNT}/information`)).body
  const runs = await sandbox.store.list('autopilotExecution', { accountId: ACCOUNT, customerClientId: '4839201756' })
  expect(runs.length).toBeGreaterThan(0)
  expect(runs.filter(({ startedAt }) => startedAt > String(lastErrorAt))).toEqual([])
  expect(String(lastSyncAt) <= String(lastErrorAt)).toBe(true)
  expect(information).toMatchObject({ lastSyncAt })
  await sandbox.close()
})
