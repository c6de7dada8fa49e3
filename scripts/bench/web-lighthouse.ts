// Runs Lighthouse with its default settings on the public views, for a simulated phone and a desktop.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import lighthouse from 'lighthouse'
import desktopConfig from 'lighthouse/core/config/desktop-config.js'
import { chromium, type Page } from 'playwright'
import { answerConsent, type VisitKind } from '#scripts/bench/web-budgets.ts'
import { medianOf } from '#scripts/bench/web-visits.ts'
import { findBrowser } from '#scripts/lib/browser.ts'
import { freePort } from '#scripts/lib/port.ts'

const VISITS: readonly { view: string; kind: VisitKind }[] = [
  { view: '/login', kind: 'first visit' },
  { view: '/login', kind: 'answered' },
  { view: '/register', kind: 'answered' },
  { view: '/recovery', kind: 'answered' },
  { view: '/nowhere', kind: 'answered' },
]
const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Machine = 'mobile' | 'desktop'

async function rated(url: string, port: number, machine: Machine) {
  const result = await lighthouse(
    url,
    { port, logLevel: 'error', onlyCategories: [...CATEGORIES] },
    machine === 'desktop' ? desktopConfig : undefined,
  )
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { categories, audits } = result.lhr
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    fcp: numberOf('first-contentful-paint'),
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
    failing: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id),
  }
}

/** Lighthouse clears caches, but not cookies and local storage, so the page sets them for the next visit. */
async function prepare(page: Page, origin: string, kind: VisitKind): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(() => localStorage.clear())
  if (kind === 'answered') await page.evaluate(answerConsent)
}

async function visit(
  page: Page,
  origin: string,
  port: number,
  machine: Machine,
  { view, kind }: (typeof VISITS)[number],
) {
  const runs: Awaited<ReturnType<typeof rated>>[] = []
  for (let run = 0; run < RUNS; run += 1) {
    await prepare(page, origin, kind)
    runs.push(await rated(origin + view, port, machine))
  }
  const medianTime = (name: 'fcp' | 'lcp' | 'tbt' | 'cls') => medianOf(runs.map((run) => run[name]))
  return {
    view,
    visit: kind,
    machine,
    ...Object.fromEntries(
      CATEGORIES.map((name, index) => [name, medianOf(runs.map(({ scores }) => scores[index] ?? 0))]),
    ),
    'FCP ms': Math.round(medianTime('fcp')),
    'LCP ms': Math.round(medianTime('lcp')),
    'TBT ms': Math.round(medianTime('tbt')),
    CLS: medianTime('cls').toFixed(4),
    failing: [...new Set(runs.flatMap(({ failing }) => failing))].join(' '),
  }
}

/** A row for each visit and device: medians of scores and times, and failed audits. */
export async function lighthouseRows(
  origin: string,
  visits = VISITS,
  machines: readonly Machine[] = ['mobile', 'desktop'],
): Promise<object[]> {
  const port = await freePort()
  // Lighthouse opens its pages in the browser's profile, which only a persistent context shares.
  const profile = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const page = await context.newPage()
    const rows: object[] = []
    for (const one of visits) for (const machine of machines) rows.push(await visit(page, origin, port, machine, one))
    return rows
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}
