import { createInstance } from 'i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { fileBackend } from './backend.ts'
import { settings } from './i18n.ts'
import { missingText } from './missing-text.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const files: Record<string, object> = {
  '/locales/en/common.json': { both: 'Both', onlyEnglish: 'Only English' },
  '/locales/tr/common.json': { both: 'İkisi' },
}

function serve(fails: (address: string, attempt: number) => number | undefined = () => undefined) {
  const asked: string[] = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const status = fails(address, asked.filter((one) => one === address).length)
    return status ? new Response(null, { status }) : Response.json(files[address])
  })
  return asked
}

test('a text missing in Turkish is shown in English, never as its key', async () => {
  serve()
  const i18n = createInstance()
  await i18n.use(fileBackend).init({ ...settings, lng: 'tr' })
  const t = i18n.t as (key: string) => string
  expect(t('both')).toBe('İkisi')
  expect(t('onlyEnglish')).toBe('Only English')
  expect(t('page.notFoundAtAll')).toBe('')
})

test('a file is requested six times with doubling delays, then it has failed', async () => {
  vi.useFakeTimers()
  const asked = serve(() => 503)
  const i18n = createInstance()
  const started = i18n.use(fileBackend).init({ ...settings, lng: 'en' })
  const counts: number[] = []
  for (const wait of [0, 350, 700, 1400, 2800, 5600]) {
    await vi.advanceTimersByTimeAsync(wait)
    counts.push(asked.length)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  await started
  expect(counts).toEqual([1, 2, 3, 4, 5, 6])
  expect(asked).toHaveLength(6)
})

test('a file that loads on a later attempt is used', async () => {
  vi.useFakeTimers()
  serve((_, attempt) => (attempt < 3 ? 500 : undefined))
  const i18n = createInstance()
  const started = i18n.use(fileBackend).init({ ...settings, lng: 'en' })
  await vi.advanceTimersByTimeAsync(2000)
  await started
  expect((i18n.t as (key: string) => string)('both')).toBe('Both')
})

test('a missing file is requested once', async () => {
  const asked = serve(() => 404)
  const i18n = createInstance()
  await i18n.use(fileBackend).init({ ...settings, lng: 'en' })
  expect(asked).toHaveLength(1)
})

test('at most ten files are loaded in parallel', async () => {
  let open = 0
  let most = 0
  vi.stubGlobal('fetch', async () => {
    open += 1
    most = Math.max(most, open)
    await Promise.resolve()
    open -= 1
    return Response.json({})
  })
  const i18n = createInstance()
  await i18n
    .use(fileBackend)
    .init({ ...settings, lng: 'en', ns: Array.from({ length: 25 }, (_, index) => `area-${index}`) })
  expect(most).toBe(10)
})

test('the error page has English texts without loading a file', () => {
  expect(missingText('common:errorPage.home')).toBe('Go back home')
  expect(missingText('ui.retry')).toBe('Try again')
  expect(missingText('auth:login.failedText')).toBe('')
})

test('a text with a default has it while its file is missing', async () => {
  serve(() => 404)
  const i18n = createInstance()
  await i18n.use(fileBackend).init({ ...settings, lng: 'en' })
  expect(i18n.t('problem.timeout', { defaultValue: 'Too slow.' })).toBe('Too slow.')
})
