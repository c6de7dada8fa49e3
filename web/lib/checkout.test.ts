import { afterEach, expect, test, vi } from 'vitest'
import shipped from '#web/public/config.json'
import { checkoutAddress } from './checkout.ts'
import { loadConfig } from './config.ts'

afterEach(() => vi.unstubAllGlobals())

async function at(checkoutUrl: string | null) {
  vi.stubGlobal('fetch', async () => Response.json({ ...shipped, checkoutUrl }))
  await loadConfig()
  return checkoutAddress({ plan: 2, period: 'yearly', person: 'usr_1 2', key: 'k', lang: 'tr' })
}

test('plan, period and person go to the page of the card provider', async () => {
  expect(await at('https://pay.example/checkout')).toBe(
    'https://pay.example/checkout?plan=2&person=usr_1+2&key=k&lang=tr&period=2',
  )
})

test('where plans are not sold online there is no address', async () => {
  expect(await at(null)).toBeUndefined()
})
