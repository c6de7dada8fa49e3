import { type Integration, IntegrationPlatform } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { adsConnectionOf } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { notifyHealed } from '#mocks/sandbox/domain/integrations/credential-check.ts'
import { addCredential } from '#mocks/sandbox/domain/integrations/credentials.ts'
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

test('no rule runs while the access is missing; those that were due go on once it is granted again', async () => {
  const { sandbox } = await openSandbox('reconnect-needed')
  const place = { accountId: ACCOUNT, customerClientId: '4839201756' }
  const runs = () => sandbox.store.list('autopilotExecution', place)
  const endedAt = sandbox.clock.now().toISOString()
  await sandbox.forward({ days: 2 })
  const later = (await runs()).filter(({ startedAt }) => startedAt > endedAt)
  expect(later.length).toBeGreaterThan(0)
  expect(later.filter(({ failure }) => failure !== 'not-connected')).toEqual([])
  const items = await sandbox.store.list('autopilotItem', place)
  const waiting = items.filter(({ attention }) => attention === 'connection')
  expect(waiting.map(({ nextRunAt }) => nextRunAt)).toEqual(later.map(() => null))
  const connection = await adsConnectionOf(sandbox, ACCOUNT)
  const credential = await sandbox.store.get('credential', connection?.credentialId ?? '')
  if (!credential) throw new Error('The scenario has a credential of Google Ads.')
  const now = sandbox.clock.now()
  await addCredential({ ...sandbox.runtime, now }, credential)
  await sandbox.forward({ days: 2 })
  const resumed = (await runs()).filter(({ startedAt }) => startedAt > now.toISOString())
  expect(resumed.length).toBeGreaterThan(0)
  expect(resumed.filter(({ failure }) => failure === 'not-connected')).toEqual([])
  await sandbox.close()
})

test('however many rules could not run, it is one notification, which is read once access is back', async () => {
  const { sandbox } = await openSandbox('reconnect-needed')
  const account = await sandbox.store.get('account', ACCOUNT)
  const unread = async () => {
    const all = await sandbox.store.list('notification', account?.ownerId ?? '', { where: { readAt: null } })
    return all.map(({ texts, repeatCount }) => [texts.en.title, repeatCount] as const)
  }
  await sandbox.forward({ days: 2 })
  const waiting = await unread()
  expect(waiting.filter(([title]) => title.endsWith('couldn’t run'))).toHaveLength(1)
  const [folded, ...others] = waiting.filter(([title]) => title === 'Rules couldn’t run')
  expect(others).toEqual([])
  expect(folded?.[1]).toBeGreaterThan(1)
  const { credentialId } = (await adsConnectionOf(sandbox, ACCOUNT)) ?? {}
  const credential = await sandbox.store.get('credential', credentialId ?? '')
  if (!credential) throw new Error('The scenario has a credential of Google Ads.')
  await notifyHealed({ ...sandbox.runtime, now: sandbox.clock.now() }, credential)
  expect((await unread()).map(([title]) => title)).not.toContain('Rules couldn’t run')
  await sandbox.close()
})
