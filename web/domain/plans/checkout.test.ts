import { afterEach, expect, test, vi } from 'vitest'
import { loadConfig } from '#web/lib/config.ts'
import shipped from '#web/public/config.json'
import { checkoutAddress } from './checkout.ts'

afterEach(() => vi.unstubAllGlobals())

async function at(checkoutUrl: string | null) {
  vi.stubGlobal('fetch', async () => Response.json({ ...shipped, checkoutUrl }))
  await loadConfig()
  return checkoutAddress({ plan: 2, period: 'yearly', person: 'usr_1 2', key: 'k', lang: 'tr' })
}

test('the checkout URL contains plan, billing interval and buyer', async () => {
  expect(await at('https://pay.example/checkout')).toBe(
    'https://pay.example/checkout?plan=2&person=usr_1+2&key=k&lang=tr&period=2',
  )
})

test('without online sales there is no checkout URL', async () => {
  expect(await at(null)).toBeUndefined()
})
