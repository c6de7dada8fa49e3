import { afterEach, beforeEach, expect, test } from 'vitest'
import { adsConnectionOf, revokeAdsAccess } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { consentPage } from '#mocks/sandbox/pages/consent.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { openTeam, type Team } from './team.fixture.ts'

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam({ origin: 'https://app.adwright.example' }))
})
afterEach(() => sandbox.close())

const back = (platform: number) => `https://app.adwright.example/integrations/${platform}`

async function consent(platform: number, form: Record<string, string>, redirectUri = back(platform)) {
  const url = new URL(`https://app.adwright.example/consent/${platform}?client_id=app&state=xyz`)
  url.searchParams.set('redirect_uri', redirectUri)
  return consentPage(sandbox.runtime, new Request(url, { method: 'POST', body: new URLSearchParams(form) }), url)
}
async function codeOf(platform: number, form: Record<string, string> = {}) {
  const response = await consent(platform, { decision: 'allow', identity: 'lindholm', ...form })
  return new URL(response?.headers.get('Location') ?? '').searchParams.get('code') ?? ''
}
const connectPath = (platform: number, code: string, redirectUri = back(platform)) =>
  `/Integration/acc_1/${platform}?code=${encodeURIComponent(code)}&redirectUri=${encodeURIComponent(redirectUri)}`

test('an authorization code can be redeemed once within five minutes, and the health follows the clock', async () => {
  const call = as('usr_elif')
  const code = await codeOf(3)
  expect(await call('POST', connectPath(3, code))).toMatchObject({
    status: 201,
    body: { isConnected: true, credentials: [{ health: { status: 5, lastSyncAt: null }, missingScopes: [] }] },
  })
  expect(await call('POST', connectPath(3, code))).toMatchObject({
    status: 409,
    body: { code: 'authorization-code-spent' },
  })
  await sandbox.forward({ minutes: 1 })
  const { body } = await call('GET', '/Integration/acc_1')
  expect(body[2].credentials[0].health).toMatchObject({ status: 1, lastSyncAt: expect.any(String) })
  const late = await codeOf(4)
  await sandbox.forward({ minutes: 5 })
  expect((await call('POST', connectPath(4, late))).status).toBe(409)
})

test('a reconnected identity keeps its credential id; without a credential the connection ends', async () => {
  const call = as('usr_elif')
  const first = (await call('POST', connectPath(3, await codeOf(3)))).body.credentials[0].id
  await sandbox.forward({ minutes: 2 })
  const again = (await call('POST', connectPath(3, await codeOf(3)))).body.credentials
  expect(again).toMatchObject([{ id: first }])
  await sandbox.forward({ minutes: 2 })
  const both = (await call('POST', connectPath(3, await codeOf(3, { identity: 'agency' })))).body.credentials
  expect(both.map((one: { displayName: string }) => one.displayName)).toEqual([
    'media@sommer-partner.example',
    'ads@lindholm-outdoor.example',
  ])
  expect((await call('DELETE', `/Integration/acc_1/${both[0].id}`)).status).toBe(204)
  expect(await adsConnectionOf(sandbox, 'acc_1')).toMatchObject({ credentialId: first })
  expect((await call('DELETE', `/Integration/acc_1/${first}`)).status).toBe(204)
  expect((await call('DELETE', `/Integration/acc_1/${first}`)).status).toBe(404)
  expect(await adsConnectionOf(sandbox, 'acc_1')).toMatchObject({ credentialId: null })
})

test('missing scopes and expired or revoked access list the affected features', async () => {
  const call = as('usr_elif')
  const { body } = await call('POST', connectPath(1, await codeOf(1, { decision: 'allow-some' })))
  expect(body.credentials[0]).toMatchObject({
    grantedScopes: ['pages_show_list', 'pages_read_engagement'],
    missingScopes: ['pages_manage_posts', 'instagram_basic', 'instagram_content_publish'],
    health: { status: 4, affectedFeatures: ['Social media calendar'] },
  })
  await call('POST', connectPath(2, await codeOf(2)))
  await sandbox.forward({ days: 54 })
  const health = async (index: number) => (await call('GET', '/Integration/acc_1')).body[index].credentials[0].health
  expect(await health(1)).toMatchObject({ status: 2, lastError: null })
  await sandbox.forward({ days: 7 })
  expect(await health(1)).toMatchObject({ status: 3, affectedFeatures: ['Social media calendar'] })
  await call('POST', connectPath(3, await codeOf(3)))
  await revokeAdsAccess({ store: sandbox.store, now: sandbox.clock.now() }, 'acc_1')
  expect(await health(2)).toMatchObject({ status: 3, lastError: expect.stringContaining('revoked in Google Ads') })
})

test('a renewed access replaces the notification that it had ended', async () => {
  const call = as('usr_elif')
  await call('POST', connectPath(3, await codeOf(3)))
  await sandbox.forward({ minutes: 2 })
  await revokeAdsAccess({ store: sandbox.store, now: sandbox.clock.now() }, 'acc_1')
  await sandbox.forward({ minutes: 2 })
  const notifications = async () => {
    const all = await sandbox.store.list('notification', 'usr_elif', { order: 'desc' })
    return all.map(({ texts, readAt }) => [texts.en.title, readAt !== null])
  }
  expect(await notifications()).toEqual([['Access to Google Ads has expired', false]])
  await call('POST', connectPath(3, await codeOf(3)))
  expect(await notifications()).toEqual([
    ['Google Ads is connected again', false],
    ['Access to Google Ads has expired', true],
  ])
  await sandbox.forward({ minutes: 2 })
  await call('POST', connectPath(3, await codeOf(3)))
  expect(await notifications()).toHaveLength(2)
})

const titlesOf = async (personId: string, language: 'en' | 'tr' = 'en') => {
  const all = await sandbox.store.list('notification', personId, { order: 'desc' })
  return all.map(({ texts, readAt }) => [texts[language].title, readAt !== null])
}

test('missing permissions send admins one notice, and one once they are complete', async () => {
  const call = as('usr_elif')
  await call('POST', connectPath(1, await codeOf(1, { decision: 'allow-some' })))
  expect(await titlesOf('usr_elif')).toEqual([['Permissions for Meta are missing', false]])
  expect(await titlesOf('usr_elif', 'tr')).toEqual([['Meta izinleri eksik', false]])
  expect(await titlesOf('usr_jonas')).toEqual([])
  const [stored] = await sandbox.store.list('notification', 'usr_elif')
  expect(stored).toMatchObject({
    link: '/integrations/1',
    texts: {
      en: {
        text: 'Some permissions of Lindholm Outdoor Deutschland are missing. Reconnect it and keep every permission checked.',
      },
    },
  })
  await sandbox.forward({ minutes: 2 })
  await call('POST', connectPath(1, await codeOf(1, { decision: 'allow-some' })))
  const [again, ...others] = await sandbox.store.list('notification', 'usr_elif')
  expect([again?.repeatCount, others.length]).toEqual([1, 0])
  await sandbox.forward({ minutes: 2 })
  await call('POST', connectPath(1, await codeOf(1)))
  expect(await titlesOf('usr_elif')).toEqual([
    ['Meta is connected again', false],
    ['Permissions for Meta are missing', true],
  ])
})

test('access that is renewed without all permissions is not called restored, and its end is still noticed', async () => {
  const call = as('usr_elif')
  await call('POST', connectPath(2, await codeOf(2)))
  await sandbox.forward({ days: 61 })
  expect(await titlesOf('usr_elif')).toEqual([['Access to LinkedIn has expired', false]])
  await call('POST', connectPath(2, await codeOf(2, { decision: 'allow-some' })))
  expect(await titlesOf('usr_elif')).toEqual([['Permissions for LinkedIn are missing', false]])
  await sandbox.forward({ days: 61 })
  expect(await titlesOf('usr_elif')).toEqual([['Access to LinkedIn has expired', false]])
})

test('a reconnection with another account than the connected one names both and changes nothing', async () => {
  const call = as('usr_elif')
  const first = (await call('POST', connectPath(3, await codeOf(3)))).body.credentials[0].id
  await sandbox.forward({ minutes: 2 })
  const before = (await call('GET', '/Integration/acc_1')).body
  const other = await codeOf(3, { identity: 'agency' })
  expect(await call('POST', `${connectPath(3, other)}&credentialId=${first}`)).toMatchObject({
    status: 409,
    body: {
      code: 'other-identity',
      message:
        'You signed in as media@sommer-partner.example, but this connection belongs to ads@lindholm-outdoor.example. Nothing was changed. Start again and choose ads@lindholm-outdoor.example.',
    },
  })
  expect((await call('GET', '/Integration/acc_1')).body).toEqual(before)
  expect(await call('POST', `${connectPath(3, await codeOf(3))}&credentialId=${first}`)).toMatchObject({
    status: 201,
    body: { credentials: [{ id: first }] },
  })
  expect((await call('POST', `${connectPath(3, await codeOf(3))}&credentialId=crd_gone`)).status).toBe(404)
  expect((await call('POST', `${connectPath(1, await codeOf(1))}&credentialId=${first}`)).status).toBe(404)
})

test('only the app’s own addresses get a code, and a denied consent returns an error', async () => {
  const call = as('usr_elif')
  for (const address of [
    'https://evil.example/integrations/3',
    `${back(3)}/`,
    `${back(3)}?next=1`,
    back(4),
    'https://app.adwright.example.evil.example/integrations/3',
    'https://user@app.adwright.example/integrations/3',
  ]) {
    const response = await consent(3, { decision: 'allow', identity: 'lindholm' }, address)
    expect([address, response?.status, response?.headers.get('Location')]).toEqual([address, 400, null])
    expect(await call('POST', connectPath(3, 'x', address))).toMatchObject({
      status: 400,
      body: { code: 'redirect-uri-unknown' },
    })
  }
  const denied = await consent(3, { decision: 'deny' })
  expect(denied?.headers.get('Location')).toBe(`${back(3)}?error=access_denied&state=xyz`)
  expect((await consent(3, { decision: 'allow', identity: 'nobody' }))?.status).toBe(400)
  expect(
    (await consent(3, { decision: 'allow', identity: 'lindholm' }, 'http://localhost:5173/integrations/3'))?.status,
  ).toBe(303)
})

test('an identity without an ads account, a code of another platform, an unknown platform and a user are rejected', async () => {
  const call = as('usr_elif')
  expect(await call('POST', connectPath(3, await codeOf(3, { identity: 'private' })))).toMatchObject({
    status: 409,
    body: { code: 'no-ads-account' },
  })
  expect((await call('POST', connectPath(4, await codeOf(3)))).status).toBe(409)
  expect((await call('POST', connectPath(9, 'code'))).body).toMatchObject({
    status: 400,
    code: 'invalid-parameter',
    detail: expect.stringContaining('platformOrCredential'),
  })
  expect((await as('usr_jonas')('POST', connectPath(3, await codeOf(3)))).status).toBe(403)
})

test('pages and organizations are those of valid credentials', async () => {
  const call = as('usr_elif')
  expect((await call('GET', '/Meta/acc_1/pages')).body).toEqual([])
  await call('POST', connectPath(1, await codeOf(1)))
  await call('POST', connectPath(2, await codeOf(2)))
  const pages = (await call('GET', '/Meta/acc_1/pages')).body
  expect(pages).toHaveLength(2)
  expect((await call('GET', '/LinkedIn/acc_1')).body).toHaveLength(2)
  const canPost = async (id: string) => (await call('GET', `/Meta/acc_1/can-post?pageId=${id}`)).body
  expect(await canPost('104417720938856')).toEqual({ canPost: true, reasons: [], missingPermissions: [] })
  expect(await canPost('108294615570213')).toMatchObject({ canPost: false, reasons: [expect.any(String)] })
  expect((await call('GET', '/Meta/acc_1/can-post?pageId=1')).status).toBe(404)
  await sandbox.forward({ days: 61 })
  expect((await call('GET', '/Meta/acc_1/pages')).body).toEqual([])
  expect(await canPost('104417720938856')).toMatchObject({ canPost: false })
})

test('connecting and disconnecting are in the activity log of the account’s admins', async () => {
  const call = as('usr_elif')
  const { id } = (await call('POST', connectPath(3, await codeOf(3)))).body.credentials[0]
  await sandbox.forward({ minutes: 1 })
  await call('DELETE', `/Integration/acc_1/${id}`)
  const [gone, connected] = (await call('GET', '/User/activity-log')).body.items
  expect(gone).toMatchObject({ action: 8, area: 6, target: 'Google Ads', before: 'ads@lindholm-outdoor.example' })
  expect(connected).toMatchObject({ action: 7, area: 6, target: 'Google Ads', after: 'ads@lindholm-outdoor.example' })
})

test('a connection of another account cannot be disconnected', async () => {
  const owner = as('usr_elif')
  const [{ id }] = (await owner('POST', connectPath(3, await codeOf(3)))).body.credentials
  await sandbox.forward({ minutes: 2 })
  expect((await as('usr_stranger')('DELETE', `/Integration/acc_2/${id}`)).status).toBe(404)
  expect((await owner('DELETE', `/Integration/acc_1/${id}`)).status).toBe(204)
})
