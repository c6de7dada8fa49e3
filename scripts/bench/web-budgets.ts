// The budgets of a visit with a cold cache: transferred bytes and requests, which are the same on every machine.
import type { Page, Response } from 'playwright'
import { patterns } from '#web/paths.ts'

/** The transferred size in KiB (brotli), and the number of requests without those to the API. */
export type Cost = { javascript: number; css: number; requests: number }

type Limit = {
  /** The limit of the product, and its target. */
  must: number
  aim: number
  /** A higher limit while the product's limit is not reached yet: the current value plus one percent. */
  holds?: number
}

export type Budget = {
  name: string
  path: string
  isSignedIn: boolean
  /** An element that exists only once the view is rendered with its data; an idle network proves nothing on a busy machine. */
  ready: string
  limits: Partial<Record<keyof Cost, Limit>>
}

const SIGNED_IN_REQUESTS = { must: 25, aim: 15 }

export const BUDGETS: Budget[] = [
  {
    name: 'login',
    path: patterns.login,
    isSignedIn: false,
    ready: 'main form button[type=submit]',
    limits: { javascript: { must: 165, aim: 140, holds: 167 }, requests: { must: 12, aim: 8 } },
  },
  {
    name: 'dashboard',
    path: patterns.dashboard,
    isSignedIn: true,
    ready: 'main article',
    limits: {
      javascript: { must: 270, aim: 220, holds: 284 },
      // 25 without the font of letters such as ğ, which is loaded only when the data has them.
      requests: { ...SIGNED_IN_REQUESTS, holds: 26 },
    },
  },
  {
    name: 'dashboard by day, with a chart',
    path: `${patterns.dashboard}?by=day`,
    isSignedIn: true,
    ready: 'main svg[role=img] path:visible',
    limits: {
      javascript: { must: 270, aim: 220, holds: 349 },
      // 34 without the font of letters such as ğ.
      requests: { ...SIGNED_IN_REQUESTS, holds: 35 },
    },
  },
  {
    name: 'sign-in activity, a table',
    path: patterns.loginActivity,
    isSignedIn: true,
    // A phone shows the rows as cards.
    ready: 'main tbody tr:visible, main ul[aria-label] > li:visible',
    limits: { javascript: { must: 225, aim: 190, holds: 274 }, requests: SIGNED_IN_REQUESTS },
  },
]

export const rounded = (value: number): number => Math.round(value * 10) / 10

/** Returns a line for each metric of a budget, and the exceeded ones. */
export function checkBudget({ name, limits }: Budget, cost: Cost) {
  const limited = Object.entries(limits) as [keyof Cost, Limit][]
  const rows = limited.map(([figure, { must, aim }]) => ({
    view: name,
    figure: figure === 'requests' ? figure : `${figure}, KiB brotli`,
    is: rounded(cost[figure]),
    must,
    aim,
  }))
  const passed = limited.flatMap(([figure, { must, holds = must }]) =>
    cost[figure] > holds ? [{ figure, is: cost[figure], limit: holds }] : [],
  )
  return { rows, passed }
}

/** A first visit shows the cookie question; an answered one does not. */
export type VisitKind = 'first visit' | 'answered'

const KIB = 1024

type Answer = { address: string; bytes: number }

const isStatic = (response: Response) => !new URL(response.url()).pathname.startsWith('/api/')

/** Runs in the page: stores an answer to the cookie question. */
export const answerConsent = () => localStorage.setItem('adwright-cookies', 'false')

/** Opens an address, waits until it is rendered with its data and nothing loads, and returns its cost. */
export async function costOf(page: Page, address: string, ready: string): Promise<{ cost: Cost; answers: Answer[] }> {
  const responses: Response[] = []
  const note = (response: Response) => responses.push(response)
  page.on('response', note)
  await page.addInitScript(answerConsent)
  await page.goto(address)
  await page.locator(ready).first().waitFor()
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  page.off('response', note)
  const files = responses.filter(isStatic)
  const answers = await Promise.all(
    files.map(async (response) => {
      const { responseBodySize } = await response.request().sizes()
      return { address: new URL(response.url()).pathname, bytes: responseBodySize }
    }),
  )
  const sum = (isCounted: (file: string) => boolean) =>
    answers.filter((file) => isCounted(file.address)).reduce((total, { bytes }) => total + bytes, 0) / KIB
  return {
    answers,
    cost: {
      javascript: sum((file) => file.endsWith('.js')),
      css: sum((file) => file.endsWith('.css')),
      requests: files.length,
    },
  }
}
