// Measures interactions with a very large table, and the rendering of large charts, in a browser.
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { build, preview } from 'vite'
import { medianOf } from '#scripts/bench/web-visits.ts'
import { freePort } from '#scripts/lib/port.ts'

const OUT = path.resolve('.cache/bench-page')
const RUNS = 5
const STEPS = 40

type Row = { figure: string; is: string; must: string; aim: string }

const ms = (value: number) => `${value.toFixed(0)} ms`

/** The time from an input until its changes are laid out in milliseconds, without waiting for the next frame. */
const act = (page: Page, kind: 'click' | 'key', selector: string) =>
  page.evaluate(
    async ([what, where]) => {
      const element = document.querySelector<HTMLElement>(where)
      if (!element) throw new Error(`There is no ${where}.`)
      await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const since = performance.now()
      if (what === 'click') element.click()
      else document.execCommand('insertText', false, 'a')
      // React renders the changes of an input in the following microtasks.
      await Promise.resolve()
      document.body.getBoundingClientRect()
      return performance.now() - since
    },
    [kind, selector] as const,
  )

/** The longest frame while the table is scrolled, in milliseconds. */
const scrollFrames = (page: Page) =>
  page.evaluate(async (steps) => {
    const scroller = document.querySelector('section[aria-label=Keywords]')
    if (!scroller) throw new Error('There is no table.')
    const frames: number[] = []
    let last = performance.now()
    for (let step = 0; step < steps; step++) {
      scroller.scrollTop += 700
      await new Promise(requestAnimationFrame)
      frames.push(performance.now() - last)
      last = performance.now()
    }
    return frames.slice(2).sort((a, b) => a - b)
  }, STEPS)

const several = async (count: number, once: () => Promise<number>) => {
  const times: number[] = []
  for (let run = 0; run < count; run++) times.push(await once())
  return medianOf(times)
}

async function tableRows(page: Page, origin: string): Promise<Row[]> {
  await page.goto(origin)
  await page.locator('tbody tr').nth(20).waitFor()
  const limits = { must: '100 ms', aim: '50 ms' }
  const sort = await several(RUNS, () => act(page, 'click', 'thead th:nth-child(3) button'))
  await page.getByLabel('Filter').focus()
  const filter = await several(RUNS, () => act(page, 'key', 'input[aria-label=Filter]'))
  const menu = await several(RUNS, async () => {
    const time = await act(page, 'click', 'tbody tr:nth-child(3) [aria-haspopup=menu]')
    await page.keyboard.press('Escape')
    return time
  })
  const frames = await scrollFrames(page)
  const rows = await page.locator('tbody tr').count()
  return [
    { figure: 'table of 100,000 rows × 40: sort', is: ms(sort), ...limits },
    { figure: '… a key in its filter', is: ms(filter), ...limits },
    { figure: '… menu of a row', is: ms(menu), ...limits },
    {
      figure: `… scrolling, frame: median; longest (${rows} rows in the document)`,
      is: `${ms(medianOf(frames))}; ${ms(frames.at(-1) ?? 0)}`,
      must: '–',
      aim: '–',
    },
  ]
}

async function chartRow(page: Page, origin: string, points: number): Promise<Row> {
  const firsts: number[] = []
  let next: number[] = []
  for (let run = 0; run < 3; run++) {
    await page.goto(`${origin}/?points=${points}`)
    // The code of the charts is loaded before the measurement.
    await page.getByRole('button', { name: 'Draw' }).click()
    await page.locator('figure svg, [role=img] svg, svg path').first().waitFor()
    next = []
    for (let draw = 0; draw < RUNS; draw++) next.push(await act(page, 'click', '#root button'))
    firsts.push(medianOf(next))
  }
  const limit = points === 2000 ? { must: '10 ms', aim: '5 ms' } : { must: '–', aim: '–' }
  return { figure: `chart of ${points} points: new data`, is: ms(medianOf(firsts)), ...limit }
}

export async function partRows(browser: Browser): Promise<Row[]> {
  const root = path.resolve('scripts/bench/page')
  const settings = { root, configFile: path.resolve('vite.config.ts'), logLevel: 'error' as const }
  await build({ ...settings, build: { outDir: OUT, emptyOutDir: true } })
  const port = await freePort()
  const server = await preview({ ...settings, build: { outDir: OUT }, preview: { port, host: '127.0.0.1' } })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const origin = `http://127.0.0.1:${port}`
  try {
    const charts = [await chartRow(page, origin, 2000), await chartRow(page, origin, 5000)]
    return [...(await tableRows(page, origin)), ...charts]
  } finally {
    await page.close()
    await server.close()
  }
}
