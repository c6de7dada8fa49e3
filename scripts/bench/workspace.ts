// Measures the workspace with very much in it: a board of 5,000 tasks, and a month of 1,000 posts.
import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright'
import { publishOverClockChanges } from '#mocks/sandbox/domain/social/publishing-time.fixture.ts'
import { openScenario, signedInState, signIn, startApp } from '#scripts/bench/app.ts'
import { ask, cpuMsOf, percentile } from '#scripts/bench/load.ts'
import { answerConsent } from '#scripts/bench/web-budgets.ts'
import { medianOf } from '#scripts/bench/web-visits.ts'
import { findBrowser } from '#scripts/lib/browser.ts'

type Row = { figure: string; is: string; must: string; aim: string }

const RUNS = 5
const SEARCHES = 60
const ACCOUNT = 'acc_8f2KqL'
/** In the middle of a month, so that there are posts after today, whenever the bench runs. */
const NOW = '2026-11-18T09:00:00.000Z'

type RunningApp = { origin: string; pid: number | undefined }
/** The compression level that servers use for answers made on request. */
const BROTLI_QUALITY = 5
const BOARD_STATES = [1, 2, 3, 6, 4]
const WORDS = ['rentals', 'boots', 'winter', 'feed', 'guide', 'terms', 'jackets', 'check', 'e', '4999']

const ms = (value: number) => `${value.toFixed(0)} ms`

/** Watches in the page for the first moment at which as many elements as wanted are laid out. */
function watchElements() {
  const wait = (selector: string, count: number) =>
    new Promise<number>((resolve, reject) => {
      const look = () => {
        if (document.querySelectorAll(selector).length < count) return false
        document.body.getBoundingClientRect()
        resolve(performance.now())
        return true
      }
      const observer = new MutationObserver(() => {
        if (look()) observer.disconnect()
      })
      if (look()) return
      observer.observe(document.body, { childList: true, subtree: true, attributes: true })
      setTimeout(() => reject(new Error(`Fewer than ${count} of ${selector} in 30 seconds.`)), 30_000)
    })
  Object.assign(globalThis, { waitForElements: wait })
}

/** Returns how much CPU time the page's main thread has used since, in milliseconds; other work on the machine does not change it. */
async function startCpuClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const used = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const begun = await used()
  return async () => (await used()) - begun
}

/** Starts to wait for elements; `act` causes them. Returns the times of both as the page measures them, and its CPU time between, in milliseconds. */
async function timesUntil(
  page: Page,
  { selector, count = 1 }: { selector: string; count?: number },
  act: () => unknown,
) {
  await page.evaluate(
    ([where, wanted]) => {
      Object.assign(globalThis, { seenAt: Reflect.get(globalThis, 'waitForElements')(where, wanted), actedAt: 0 })
      const note = ({ timeStamp }: Event) => Object.assign(globalThis, { actedAt: timeStamp })
      for (const type of ['keydown', 'click']) addEventListener(type, note, { capture: true, once: true })
    },
    [selector, count] as const,
  )
  const cpuClock = await startCpuClock(page)
  await act()
  const times = await page.evaluate(async () => {
    const seenAt: number = await Reflect.get(globalThis, 'seenAt')
    const actedAt: number = Reflect.get(globalThis, 'actedAt')
    return { actedAt, seenAt }
  })
  return { ...times, cpu: await cpuClock() }
}

const GONE = 'body[data-gone]'

/** Marks the page's body in the moment in which an element has left its place. */
const markWhenGone = (page: Page, selector: string) =>
  page.evaluate((where) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(where)) return
      document.body.setAttribute('data-gone', 'true')
      observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  }, selector)

type Duration = { ms: number; cpu: number }
const durationOf = ({ seenAt, actedAt, cpu }: { seenAt: number; actedAt: number; cpu: number }): Duration => ({
  ms: seenAt - actedAt,
  cpu,
})
const medians = (durations: Duration[]) =>
  `${ms(medianOf(durations.map((one) => one.ms)))}; ${ms(medianOf(durations.map(({ cpu }) => cpu)))}`

/** The end of the latest answer to a request whose address contains a text. */
const answeredAt = (page: Page, part: string) =>
  page.evaluate((text) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return entries.findLast(({ name }) => name.includes(text))?.responseEnd ?? Number.NaN
  }, part)

async function openPage(browser: Browser, origin: string, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: await signedInState(origin),
    locale: 'en-US',
  })
  const page = await context.newPage()
  await page.addInitScript(answerConsent)
  await page.addInitScript(watchElements)
  await page.goto(origin + address)
  await page.locator('#content h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

const CARD = 'section[aria-labelledby] [data-task]'

/** At least as many cards as the five columns have in view; those below are painted right after. */
const CARDS_IN_VIEW = 50

/** Opens the board of the team and moves a card by keys, on a page of its own. */
async function boardTimes(browser: Browser, origin: string) {
  const page = await openPage(browser, origin, '/tasks')
  const opened = await timesUntil(page, { selector: CARD, count: CARDS_IN_VIEW }, () =>
    page.getByRole('tab', { name: 'Team' }).click(),
  )
  const inView = await page.locator(CARD).evaluateAll((cards) => {
    const isInView = (card: Element) => card.getBoundingClientRect().top < innerHeight
    return cards.filter(isInView).length
  })
  if (inView > CARDS_IN_VIEW) throw new Error(`${inView} cards of the board are in view, not ${CARDS_IN_VIEW}.`)
  await page.waitForLoadState('networkidle')
  const card = page.locator(CARD).first()
  const id = await card.getAttribute('data-task')
  await card.getByRole('link').focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowRight')
  const column = await page.locator(`section[aria-labelledby]:has([data-task="${id}"])`).getAttribute('aria-labelledby')
  // The next column may have its place for the card behind "Show 25 more".
  await markWhenGone(page, `section[aria-labelledby="${column}"] [data-task="${id}"]`)
  const moved = await timesUntil(page, { selector: GONE }, () => page.keyboard.press('Enter'))
  await page.context().close()
  return { open: durationOf(opened), move: durationOf(moved) }
}

/** The sorted durations and the CPU time of the server of searches, each of which reads all columns of the board at the same time, as the screen does. */
async function searchTimes(origin: string, pid: number | undefined) {
  const headers = { Authorization: `Bearer ${(await signIn(origin)).token}` }
  const times: number[] = []
  const begun = cpuMsOf(pid)
  for (let index = 0; index < SEARCHES; index += 1) {
    const searchText = WORDS[index % WORDS.length] ?? ''
    const since = performance.now()
    await Promise.all(
      BOARD_STATES.map((status) => {
        const query = new URLSearchParams({ searchText, statuses: String(status), pageSize: '25' })
        return ask({ url: `${origin}/api/TaskAccount/${ACCOUNT}?${query}`, headers })
      }),
    )
    times.push(performance.now() - since)
  }
  return { times: times.sort((a, b) => a - b), cpu: (cpuMsOf(pid) - begun) / SEARCHES }
}

async function boardRows(browser: Browser, { origin: api, pid }: RunningApp): Promise<Row[]> {
  const origin = await openScenario(api, 'busy-board')
  const runs: { open: Duration; move: Duration }[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await boardTimes(browser, origin))
  const { times: searches, cpu } = await searchTimes(origin, pid)
  return [
    {
      figure: 'board of 5,000 tasks: open (the cards in view)',
      is: medians(runs.map(({ open }) => open)),
      must: '300 ms',
      aim: '200 ms',
    },
    { figure: '… state change painted', is: medians(runs.map(({ move }) => move)), must: '50 ms', aim: '30 ms' },
    {
      figure: '… search (all columns), median; p95; CPU of the server',
      is: `${ms(percentile(searches, 0.5))}; ${ms(percentile(searches, 0.95))}; ${ms(cpu)}`,
      must: '150 ms',
      aim: '80 ms',
    },
  ]
}

const TILE = '[data-day] a[href^="/social-calendar/post"]'

/** Opens the month from another screen and moves a post by keys, on a page of its own. */
async function monthTimes(browser: Browser, origin: string) {
  const page = await openPage(browser, origin, '/tasks')
  const link = page.locator('nav a[href="/social-calendar"]').first()
  await link.hover()
  await page.waitForLoadState('networkidle')
  const opened = await timesUntil(page, { selector: TILE, count: 80 }, () => link.click())
  const received = await answeredAt(page, `/SocialMediaCalendar/${ACCOUNT}?`)
  await page.waitForLoadState('networkidle')
  const today = (await page.locator('[data-day][aria-current=date]').getAttribute('data-day')) ?? ''
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  // A post of the evening of today, so that its time tomorrow is not in the past either.
  const cell = page.locator(`[data-day="${tomorrow}"]`)
  const tile = cell.locator('a[href^="/social-calendar/post"]').first()
  const href = await tile.getAttribute('href')
  await tile.focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowRight')
  const next = new Date(Date.parse(tomorrow) + 86_400_000).toISOString().slice(0, 10)
  // The day shows three posts, so a moved one may be behind "+n" there.
  await markWhenGone(page, `[data-day="${tomorrow}"] a[href="${href}"]`)
  const moved = await timesUntil(page, { selector: `${GONE} [data-day="${next}"]` }, () => page.keyboard.press('Enter'))
  const tiles = await page.locator(TILE).count()
  await page.context().close()
  return { paint: { ms: opened.seenAt - received, cpu: opened.cpu }, move: durationOf(moved), tiles }
}

async function monthRows(browser: Browser, api: string): Promise<Row[]> {
  const origin = await openScenario(api, 'busy-calendar', NOW)
  const runs: Awaited<ReturnType<typeof monthTimes>>[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await monthTimes(browser, origin))
  const headers = { Authorization: `Bearer ${(await signIn(origin)).token}` }
  const month = NOW.slice(0, 7)
  const query = new URLSearchParams({ dateBegin: `${month}-01`, dateEnd: `${month}-28` })
  const posts: unknown[] = await ask({ url: `${origin}/api/SocialMediaCalendar/${ACCOUNT}?${query}`, headers })
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  const size = brotliCompressSync(JSON.stringify(posts), { params }).length / 1024
  return [
    {
      figure: `month of 1,000 posts: data → painted (${runs[0]?.tiles} tiles in the document)`,
      is: medians(runs.map(({ paint }) => paint)),
      must: '400 ms',
      aim: '250 ms',
    },
    { figure: '… drop → painted', is: medians(runs.map(({ move }) => move)), must: '50 ms', aim: '30 ms' },
    {
      figure: `… its one request of ${posts.length} posts, brotli`,
      is: `${size.toFixed(0)} KiB`,
      must: '120 KB',
      aim: '–',
    },
  ]
}

async function publishingRow(): Promise<Row> {
  const { count, wrong, sentCount, distinctCount } = await publishOverClockChanges()
  return {
    figure: `${count.toLocaleString('en')} posts over clock changes: at a wrong minute; sent twice`,
    is: `${wrong.length}; ${sentCount - distinctCount}`,
    must: '0; 0',
    aim: '0; 0',
  }
}

/** Prints the workspace's section of the bench. */
export async function benchWorkspace(): Promise<void> {
  const app = await startApp()
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: findBrowser(), args })
  try {
    console.log(
      `\nThe workspace with very much in it: medians of ${RUNS}. Of what is painted: wall time; CPU time of the main thread`,
    )
    console.table(await boardRows(browser, app))
    console.table(await monthRows(browser, app.origin))
    console.table([await publishingRow()])
  } finally {
    await browser.close()
    app.stop()
  }
}
