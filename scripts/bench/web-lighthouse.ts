// Lighthouse on the public views, as it rates them by default: a simulated phone, and a desktop.
import lighthouse from 'lighthouse'
import desktopConfig from 'lighthouse/core/config/desktop-config.js'
import { chromium } from 'playwright'
import { findBrowser } from '#scripts/lib/browser.ts'
import { freePort } from '#scripts/lib/port.ts'

const VIEWS = ['/login', '/register', '/recovery', '/nowhere']
const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function rated(url: string, port: number, machine: 'mobile' | 'desktop') {
  const result = await lighthouse(
    url,
    { port, logLevel: 'error', onlyCategories: [...CATEGORIES] },
    machine === 'desktop' ? desktopConfig : undefined,
  )
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { categories, audits } = result.lhr
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    failing: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id),
  }
}

/** One row for each view and machine: medians of the scores and times, and the checks that failed. */
export async function lighthouseRows(origin: string): Promise<object[]> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const rows: object[] = []
    for (const path of VIEWS) {
      for (const machine of ['mobile', 'desktop'] as const) {
        const runs: Awaited<ReturnType<typeof rated>>[] = []
        for (let run = 0; run < RUNS; run += 1) runs.push(await rated(origin + path, port, machine))
        const scores = CATEGORIES.map((name, index) => [name, median(runs.map((run) => run.scores[index] ?? 0))])
        rows.push({
          view: path,
          machine,
          ...Object.fromEntries(scores),
          'LCP ms': Math.round(median(runs.map(({ lcp }) => lcp))),
          'TBT ms': Math.round(median(runs.map(({ tbt }) => tbt))),
          CLS: median(runs.map(({ cls }) => cls)).toFixed(4),
          failing: [...new Set(runs.flatMap(({ failing }) => failing))].join(' '),
        })
      }
    }
    return rows
  } finally {
    await browser.close()
  }
}
