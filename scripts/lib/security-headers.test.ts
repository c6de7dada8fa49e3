import { expect, test } from 'vitest'
import { appHeaders } from '#scripts/lib/security-headers.ts'

const policyOf = (captchaSiteKey: string | null, captchaScriptUrl: string) =>
  appHeaders({ captchaSiteKey, captchaScriptUrl, apiBase: '/api' })['Content-Security-Policy'] ?? ''
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

test('with an API at another origin, the policy allows calls to it and pictures from it', () => {
  const apiBase = 'https://api.adwright.example/v1'
  const policy = appHeaders({ captchaSiteKey: null, captchaScriptUrl: GOOGLE, apiBase })['Content-Security-Policy']
  expect(policy).toContain("connect-src 'self' https://api.adwright.example;")
  expect(policy).toContain("img-src 'self' data: blob: https: https://api.adwright.example;")
})
