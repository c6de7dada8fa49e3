import { afterEach, expect, test } from 'vitest'
import { issueConsentCode } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { createSandbox, type Sandbox, type SandboxSettings } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller, TEST_PASSWORD_COST } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

const opened: Sandbox[] = []
afterEach(() => Promise.all(opened.splice(0).map((sandbox) => sandbox.close())))

async function open(settings: SandboxSettings = {}): Promise<Sandbox> {
  const clock = Clock.frozen(new Date('2026-11-19T08:00:00Z'))
  const sandbox = await createSandbox({
    seed: 1,
    clock,
    passwordCost: TEST_PASSWORD_COST,
    isChecking: true,
    ...settings,
  })
  opened.push(sandbox)
  return sandbox
}

const email = 'elif@lindholm.example'
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** All unguessable values that a sandbox issues, by name. */
async function secretsOf(sandbox: Sandbox): Promise<Record<string, string>> {
  const { runtime, store } = sandbox
  const elif = await addPerson(runtime, { id: 'usr_elif', email, subscription: GROWTH })
  await addAccount(runtime, elif, { id: 'acc_lindholm' })
  const call = caller(sandbox, await signIn(runtime, elif.id))
  const codeTo = async (target: string) => {
    const [mail] = await store.list('mail', target, { order: 'desc' })
    return mail?.code ?? mail?.link?.split('code=')[1] ?? ''
  }
  await call('POST', '/Verification/password-reset', { email })
  await call('POST', '/Account/acc_lindholm/users', { email: 'mara@lind.example', role: 1 })
  await call('POST', '/User/change-phone', { phone: '+4915123456723' })
  const form = { firstName: 'Ada', lastName: 'Lind', email: 'ada@lind.example', password: 'seven larks over Wannsee' }
  const rest = { isMailAllowed: false, signInPlatform: 4, recaptchaToken: 'sandbox-token' }
  await caller(sandbox)('POST', '/Auth/register', { ...form, ...rest })
  const upload = new FormData()
  upload.append('file', new File([Buffer.from(PNG, 'base64')], 'x.png', { type: 'image/png' }))
  const redirectUri = `${runtime.origin}/integrations/1`
  const given = { platform: 1, redirectUri, identityId: 'lindholm', scopes: [] } as const
  const program = await runtime.tokens.sign({ kind: 'service', subject: 'mailer', session: 'service' })
  const recipients = await caller(sandbox, program)('GET', '/EarnMail/users')
  return {
    reset: await codeTo(email),
    invitation: await codeTo('mara@lind.example'),
    registration: await codeTo('ada@lind.example'),
    digits: await codeTo('+4915123456723'),
    consent: await issueConsentCode({ ...runtime, now: runtime.clock.now() }, { ...given, scopes: [] }),
    portal:
      (await call('POST', '/Payment/stripe/billing-portal-session/usr_elif')).body.url?.split('/portal/')[1] ?? '',
    file: (await call('POST', '/File/temp', upload)).body.url?.split('signature=')[1] ?? '',
    // The MAC may contain an underscore.
    unsubscribe: /^uns_([\w-]{22})_/.exec(recipients.body.items?.[0]?.unsubscribeIdentifier)?.[1] ?? '',
  }
}

test('two sandboxes with the same seed and time issue different secrets of at least 128 bits', async () => {
  const [one, other] = [await secretsOf(await open()), await secretsOf(await open())]
  for (const [name, secret] of Object.entries(one)) {
    expect(secret, name).not.toBe('')
    expect(other[name], name).not.toBe(secret)
    if (name !== 'digits') expect(secret.length, name).toBeGreaterThanOrEqual(22)
  }
  expect(one.digits).toMatch(/^\d{6}$/)
})

test('a test can replace the generator of secrets', async () => {
  const sandbox = await open({ secretSource: { bytes: (count) => new Uint8Array(count), below: () => 7 } })
  const { digits, reset } = await secretsOf(sandbox)
  expect(digits).toBe('000007')
  expect(reset).toMatch(/^vc_A+$/)
})

test('codes are stored as keyed hashes only', async () => {
  const sandbox = await open()
  const { reset, invitation, registration, consent, portal, digits, file } = await secretsOf(sandbox)
  const { tables } = await sandbox.store.snapshot()
  // The mailbox represents the recipient, so the test can read codes from it.
  const stored = JSON.stringify(tables.filter(([table]) => table !== 'mail'))
  for (const secret of [reset, invitation, registration, consent, portal, `"${digits}"`, file])
    expect(stored).not.toContain(secret)
})
