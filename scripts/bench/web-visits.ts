// Measures visits of views with a cold cache, with and without the throttling of a phone.
import type { Browser } from 'playwright'
import { answerConsent, type Budget, type VisitKind } from '#scripts/bench/web-budgets.ts'

const RUNS = 3

export const medianOf = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

type Vitals = { lcp: number; tbt: number; cls: number }
type Machine = {
  name: string
  viewport: { width: number; height: number }
  slowdown: number
  kbps: number
  rttMs: number
}

/** The throttling of Lighthouse for a phone and a desktop. */
export const MACHINES: Machine[] = [
  { name: 'mobile', viewport: { width: 412, height: 823 }, slowdown: 4, kbps: 1638, rttMs: 150 },
  { name: 'desktop', viewport: { width: 1350, height: 940 }, slowdown: 1, kbps: 10_240, rttMs: 40 },
]

/** Measures LCP, blocking time (over 50 ms per task) and layout shift in the page. */
export function watchVitals() {
  const seen = { lcp: 0, tbt: 0, cls: 0 }
  Object.assign(globalThis, { vitals: seen })
  const watch = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('longtask', ({ duration }) => {
    seen.tbt += Math.max(0, duration - 50)
  })
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
}

export type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>

interface Visit {
  address: string
  ready: string
  kind: VisitKind
  machine: Machine
  storageState: State
}

async function visit(browser: Browser, { address, ready, kind, machine, storageState }: Visit): Promise<Vitals> {
  const context = await browser.newContext({ viewport: machine.viewport, storageState, locale: 'en-US' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const bytesPerSecond = (machine.kbps * 1024) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: machine.rttMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: machine.slowdown })
  await page.addInitScript(watchVitals)
  if (kind === 'answered') await page.addInitScript(answerConsent)
  await page.goto(address)
  // Waits for the page, even if the cookie question covers it.
  await page.locator(ready).first().waitFor()
  if (kind === 'first visit') await page.getByRole('dialog').waitFor()
  await page.waitForLoadState('networkidle')
  const vitals = await page.evaluate(() => Reflect.get(globalThis, 'vitals'))
  await context.close()
  return vitals
}

/** The medians of several visits of a view. */
export async function vitalsOf(
  browser: Browser,
  origin: string,
  { path, ready }: Pick<Budget, 'path' | 'ready'>,
  machine: Machine,
  { kind, state: storageState }: { kind: VisitKind; state: State },
) {
  const visits: Vitals[] = []
  for (let run = 0; run < RUNS; run++)
    visits.push(await visit(browser, { address: origin + path, ready, kind, machine, storageState }))
  const median = (name: keyof Vitals) => medianOf(visits.map((vitals) => vitals[name]))
  return { lcp: median('lcp'), tbt: median('tbt'), cls: median('cls') }
}
