import { expect, test } from 'vitest'
import { appHeaders } from '#scripts/lib/security-headers.ts'

const policyOf = (captchaSiteKey: string | null, captchaScriptUrl: string) =>
  appHeaders({ captchaSiteKey, captchaScriptUrl })['Content-Security-Policy'] ?? ''
const GOOGLE = 'https://www.google.com/recaptcha/api.js'

test('with a site key of reCAPTCHA, the policy allows its scripts, frames and connections', () => {
  const policy = policyOf('site-key', GOOGLE)
  expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;")
  expect(policy).toContain('frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;')
  expect(policy).toContain("connect-src 'self' https://www.google.com/recaptcha/;")
})

test.each([
  [null, GOOGLE],
  ['sandbox', '/sandbox-captcha.js'],
])('with the site key %s and the script %s, no other origin is allowed', (key, script) => {
  const policy = policyOf(key, script)
  expect(policy).not.toContain('google')
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain('trusted-types default')
})
