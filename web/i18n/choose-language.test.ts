// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { chooseLanguage, startI18n } from './i18n.ts'

afterEach(() => vi.unstubAllGlobals())

test('the chosen language is on the page, in the cookie i18next and in the storage, for the next visit', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({})
  })
  await startI18n()
  await chooseLanguage('tr-TR')
  expect(document.documentElement.lang).toBe('tr')
  expect(document.cookie).toContain('i18next=tr')
  expect(localStorage.getItem('adwright-language')).toBe('tr')
  expect(asked).toEqual(['/locales/en/common.json', '/locales/tr/common.json'])
})
