// A person before the product: the page, the words, the hands, and one time for the browser and the sandbox.
import type { Page } from '@playwright/test'
import { type Language, type Scenario, wordsOf } from '#tests/e2e/fixtures.ts'
import { type Hands, handsOf, type Means } from './hands.ts'

export interface Stage extends Hands {
  page: Page
  scenario: Scenario
  language: Language
  /** A text of the app, with its blanks filled. */
  t: (key: string, blanks?: Record<string, string>) => string
  /** A text of the app with a number in it, whatever the number. */
  counted: (key: string, blanks?: Record<string, string>) => RegExp
  /** Moves the sandbox and the browser on alike. */
  forward: (step: { days?: number; hours?: number; minutes?: number }) => Promise<void>
}

/** Two days before bots come to the shop of the sandbox (mocks/sandbox/world/analytics/stories.ts, seed 1). */
export const BEGINNING = '2026-11-18T09:00:00Z'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const filled = (text: string, blanks: Record<string, string>) =>
  Object.entries(blanks).reduce((so, [name, value]) => so.replaceAll(`{{${name}}}`, value), text)

interface Beginning {
  page: Page
  openScenario: (name: string, moment?: { now: string }) => Promise<Scenario>
  language: Language
  means: Means
}

export async function beginStage({ page, openScenario, language, means }: Beginning): Promise<Stage> {
  const scenario = await openScenario('new-user', { now: BEGINNING })
  const words = wordsOf(language)
  await page.clock.setFixedTime(BEGINNING)
  return {
    page,
    scenario,
    language,
    ...handsOf(page, means),
    t: (key, blanks = {}) => filled(words(key), blanks),
    counted: (key, blanks = {}) =>
      new RegExp(escaped(filled(words(key), blanks)).replaceAll(/\\\{\\\{\w+\\\}\\\}/g, '.+')),
    async forward(step) {
      const { now } = await scenario.control('PUT', '/control/clock', { forward: step })
      await page.clock.setFixedTime(now)
    },
  }
}
