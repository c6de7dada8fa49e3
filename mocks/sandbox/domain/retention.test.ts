import { AuditAction, AuditArea } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { sendMail, withholdEmail } from '#mocks/sandbox/domain/notifications/mail.ts'
import { purgeExpired } from '#mocks/sandbox/domain/retention.ts'
import { Host } from '#mocks/sandbox/host/host.ts'
import { createSandbox } from '#mocks/sandbox/sandbox.ts'
import { addPerson, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { Templates } from '#mocks/sandbox/scenarios/templates.ts'
import { jobsOf } from '#mocks/sandbox/store/due-jobs.fixture.ts'
import { note } from '#mocks/sandbox/store/note.fixture.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

const NOW = new Date('2026-11-19T09:20:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const ELIF = 'elif@lindholm.example'

async function sandboxWithElif() {
  const sandbox = await createSandbox({ clock: new Clock(NOW) })
  const person = await addPerson(sandbox.runtime, { id: 'usr_elif', email: ELIF })
  return { sandbox, store: sandbox.store, person }
}

test('what is older than its period goes, and what is not stays', async () => {
  const { sandbox, store, person } = await sandboxWithElif()
  const { newId, origin } = sandbox.runtime
  for (const days of [1, 401]) {
    await audit(
      { store, now: ago(days), newId, person },
      { action: AuditAction.Created, area: AuditArea.Profile, target: `${days}` },
    )
    await store.insert('session', {
      id: `ses_${days}`,
      userId: person.id,
      createdAt: ago(days).toISOString(),
      endedAt: ago(days).toISOString(),
      device: '',
      browser: '',
      ipAddress: '',
    })
    await store.insert('attempt', { id: `try_${days}`, key: 'k', at: ago(days).toISOString() })
    await store.insert('portalSession', {
      id: `bps_${days}`,
      personId: person.id,
      returnUrl: '',
      expiresAt: ago(days).toISOString(),
    })
    const caller = `${person.id} 198.51.100.${days}`
    await store.insert('knownCaller', { id: caller, personId: person.id, at: ago(days).toISOString() })
    await store.rememberAnswer({ key: `key ${days}`, mac: '', answer: '', expiresAt: ago(days - 2) })
    const token = { token_hash: `hash ${days}`, session: '', expires_at: ago(days - 2).toISOString() }
    await store.spendToken({ ...token, spent_at: ago(500).toISOString() })
    const letter = { to: `${days}@lindholm.example`, kind: 'password-reset' } as const
    await withholdEmail({ store, now: ago(days), newId, origin, language: 'en' }, letter)
    await sendMail({ store, now: ago(days), newId, origin, language: 'en' }, { to: ELIF, kind: 'invitation' })
  }
  const open = await signIn(sandbox.runtime, person.id)
  await purgeExpired(store, NOW)
  await purgeExpired(store, NOW)
  expect((await store.list('auditRecord', person.id)).map(({ entry }) => entry.target)).toEqual(['1'])
  expect((await store.list('mail', ELIF)).map(({ sentAt }) => sentAt)).toEqual([ago(1).toISOString()])
  expect(await store.get('session', 'ses_401')).toBeUndefined()
  expect(await store.get('session', 'ses_1')).toBeDefined()
  expect((await store.list('attempt', 'k')).map(({ id }) => id)).toEqual(['try_1'])
  expect((await store.list('portalSession', person.id)).map(({ id }) => id)).toEqual(['bps_1'])
  expect((await store.listAll('knownCaller', { where: { personId: person.id } })).map(({ at }) => at)).toContain(
    ago(1).toISOString(),
  )
  expect(await store.get('knownCaller', `${person.id} 198.51.100.401`)).toBeUndefined()
  expect((await store.listAll('withheldMail')).map(({ to }) => to)).toEqual(['1@lindholm.example'])
  expect([await store.firstAnswer('key 401', ago(500)), await store.firstAnswer('key 1', NOW)]).toEqual([
    undefined,
    { mac: '', answer: '' },
  ])
  const again = { session: '', spent_at: ago(0).toISOString(), expires_at: ago(-1).toISOString() }
  expect(await store.spendToken({ ...again, token_hash: 'hash 1' })).toBe(ago(500).toISOString())
  expect((await caller(sandbox, open)('GET', '/User')).status).toBe(200)
  await sandbox.close()
})

test('more than one slice goes at once', async () => {
  const { sandbox, store } = await sandboxWithElif()
  await store.transaction(async (inside) => {
    for (let count = 0; count < 2500; count += 1)
      await inside.insert('mail', note(`old_${count}`, { sentAt: ago(100).toISOString() }))
  })
  await purgeExpired(store, NOW)
  expect(await store.count('mail')).toBe(0)
  await sandbox.close()
})

test('a server forgets by itself, once an hour, and after a reset', async () => {
  const host = await Host.open({ store: ':memory:', seed: 1, controlKey: 'key', origin: 'http://127.0.0.1:4020' })
  const { store, clock } = host.main
  const old = note('old', { sentAt: '2020-01-01T00:00:00.000Z' })
  await store.insert('mail', old)
  await host.tick()
  expect(await store.count('mail')).toBe(0)
  await store.insert('mail', old)
  await host.tick()
  expect(await store.count('mail')).toBe(1)
  clock.forward({ hours: 1 })
  await host.tick()
  expect(await store.count('mail')).toBe(0)
  await host.reset(host.main)
  await store.insert('mail', old)
  await host.tick()
  expect(await store.count('mail', { id: 'old' })).toBe(0)
  await host.close()
})

test('a scenario forgets as well, and does so at the end of a jump in time', async () => {
  const now = NOW.toISOString()
  const template = await new Templates().of({ name: 'new-user', seed: 1, now })
  // The template's own clock ran while it was made, so its jobs are due a moment after NOW.
  const sandbox = await createSandbox({ clock: new Clock(new Date(NOW.getTime() + 20_000)) })
  await template.copyInto(sandbox)
  await sandbox.store.upsert('aiUsage', { id: 'usr.2026-11-10', day: '2026-11-10', count: 3 })
  await sandbox.store.upsert('aiAnalysis', { id: 'usr.2026-11-19.week', day: '2026-11-19', analysis: {} })
  await sandbox.advance()
  expect([await sandbox.store.count('aiUsage'), await sandbox.store.count('aiAnalysis')]).toEqual([0, 1])
  await sandbox.forward({ days: 3 })
  expect(await sandbox.store.count('aiAnalysis')).toBe(0)
  const next = (await jobsOf(sandbox.store)).find(({ kind }) => kind === 'retention')
  expect(next?.due_at).toMatch(/^2026-11-22T10:20/)
  await sandbox.close()
})
