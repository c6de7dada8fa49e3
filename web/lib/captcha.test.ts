// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import shipped from '#web/public/config.json'
import { CaptchaUnavailable, captchaToken, SANDBOX_TOKEN } from './captcha.ts'
import { loadConfig } from './config.ts'
import { allowedScriptUrl } from './trusted-types.ts'

const isAllowed = (address: string) => {
  try {
    return allowedScriptUrl(address, 'https://app.example') === address
  } catch {
    return false
  }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function withKey(captchaSiteKey: string | null) {
  vi.stubGlobal('fetch', async () =>
    Response.json({ ...shipped, captchaSiteKey, captchaScriptUrl: 'https://www.google.com/recaptcha/api.js' }),
  )
  await loadConfig()
}

/** Simulates the network: the script is added, then `happen` decides the outcome. */
function onScript(happen: (script: HTMLScriptElement) => void) {
  const added: string[] = []
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return
    added.push(script.src)
    happen(script)
  })
  return added
}

test('without a site key no script is added or allowed', async () => {
  const added = onScript(() => undefined)
  await withKey(null)
  expect(await captchaToken('register')).toBe(SANDBOX_TOKEN)
  expect(added).toEqual([])
  expect(isAllowed('https://www.google.com/recaptcha/api.js')).toBe(false)
})

test('a blocked script is requested again the next time', async () => {
  const added = onScript((script) => script.dispatchEvent(new Event('error')))
  await withKey('key')
  await expect(captchaToken('register')).rejects.toThrow(CaptchaUnavailable)
  await expect(captchaToken('register')).rejects.toThrow(CaptchaUnavailable)
  expect(added).toHaveLength(2)
})

test('the provider returns a token for the action; only its own scripts are allowed', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('grecaptcha', {
    ready: (run: () => void) => run(),
    execute: async (...given: unknown[]) => {
      asked.push(given)
      return 'token'
    },
  })
  const added = onScript((script) => script.dispatchEvent(new Event('load')))
  await withKey('key & more')
  expect(await captchaToken('register')).toBe('token')
  expect(asked).toEqual([['key & more', { action: 'register' }]])
  expect(added).toEqual(['https://www.google.com/recaptcha/api.js?render=key%20%26%20more'])
  expect(isAllowed(added[0] ?? '')).toBe(true)
  expect(isAllowed('https://www.google.com/other.js')).toBe(false)
  expect(isAllowed('http://www.google.com/recaptcha/api.js')).toBe(false)
})
