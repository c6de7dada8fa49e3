// The context of every step: the page, its texts, the input device, and one clock for the browser and the sandbox.
import type { Page } from '@playwright/test'
import { type Language, type Scenario, wordsOf } from '#tests/e2e/fixtures.ts'
import { type InputDriver, type InputMode, inputDriver } from './input-driver.ts'

export interface TestContext extends InputDriver {
  page: Page
  scenario: Scenario
  language: Language
  /** A text of the app with its placeholders filled. */
  t: (key: string, blanks?: Record<string, string>) => string
  /** A text of the app that contains any number. */
  counted: (key: string, blanks?: Record<string, string>) => RegExp
  /** Calls that were rejected with a token issued after the clock last moved. */
  strays: readonly string[]
  /** The current day, YYYY-MM-DD, in Berlin. */
  today: () => string
  /** Moves the clocks of the sandbox and the browser together. */
  forward: (step: { days?: number; hours?: number; minutes?: number }) => Promise<void>
}

/** Two days before the bot traffic in the sandbox's shop (mocks/sandbox/world/analytics/stories.ts, seed 1). */
const BEGINNING = '2026-11-18T09:00:00Z'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const filled = (text: string, blanks: Record<string, string>) =>
  Object.entries(blanks).reduce((so, [name, value]) => so.replaceAll(`{{${name}}}`, value), text)

interface Beginning {
  page: Page
  openScenario: (name: string, moment?: { now: string }) => Promise<Scenario>
  language: Language
  inputMode: InputMode
}

/** Records calls that are rejected with a token issued after the clock last moved. */
function watchAccess(page: Page): { strays: string[]; onMove: () => void } {
  const strays: string[] = []
  const givenIn = new Map<string, number>()
  let moves = 0
  page.on('request', (request) => {
    const token = request.headers().authorization
    if (token && !givenIn.has(token)) givenIn.set(token, moves)
  })
  page.on('response', (response) => {
    if (response.status() !== 401) return
    const token = response.request().headers().authorization
    if (givenIn.get(token ?? '') === moves) strays.push(`${response.request().method()} ${response.url()}`)
  })
  return {
    strays,
    onMove: () => {
      moves += 1
    },
  }
}

export async function createTestContext({ page, openScenario, language, inputMode }: Beginning): Promise<TestContext> {
  const scenario = await openScenario('new-user', { now: BEGINNING })
  const words = wordsOf(language)
  await page.clock.setFixedTime(BEGINNING)
  const { strays, onMove } = watchAccess(page)
  let today = BEGINNING.slice(0, 10)
  return {
    page,
    scenario,
    language,
    ...inputDriver(page, inputMode),
    t: (key, blanks = {}) => filled(words(key), blanks),
    counted: (key, blanks = {}) =>
      new RegExp(escaped(filled(words(key), blanks)).replaceAll(/\\\{\\\{\w+\\\}\\\}/g, '.+')),
    strays,
    today: () => today,
    async forward(step) {
      const { now } = await scenario.control('PUT', '/control/clock', { forward: step })
      await page.clock.setFixedTime(now)
      onMove()
      today = now.slice(0, 10)
    },
  }
}
