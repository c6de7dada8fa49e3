import { globSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { isWhole, sampleOf } from '#tests/support/sample.ts'

const { PORT = '4000', PRISM_PORT = '4001' } = process.env
const addressOf = (port: string) => `http://127.0.0.1:${port}`

/** The app with a backend on one port: the sandbox, or the contract's examples. */
const server = (backend: 'sandbox' | 'prism', port: string) => ({
  command: `node scripts/start.ts --backend ${backend}`,
  cwd: '../..',
  env: { PORT: port, SANDBOX_STORE: ':memory:' },
  url: addressOf(port),
  reuseExistingServer: false,
  stdout: 'ignore' as const,
  timeout: 120_000,
})

/** The number of story files in a run, besides the journey and the views, which are in each run. */
const SAMPLE_SIZE = 3

const always = ['journeys/main/journey.spec.ts', 'views/**/*.spec.ts']
const stories = globSync('**/*.spec.ts', { cwd: import.meta.dirname, exclude: always }).sort()

const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: '.',
  testMatch: [...always, ...(isWhole('STORIES') ? stories : sampleOf(stories, SAMPLE_SIZE))].map(
    (file) => `**/e2e/${file}`,
  ),
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  // A busy machine is slow, which is not a failure.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/e2e.json' }]],
  webServer: [server('sandbox', PORT), server('prism', PRISM_PORT)],
  use: {
    baseURL: addressOf(PORT),
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // An element that never comes is named, instead of the whole test's limit.
    actionTimeout: 30_000,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '',
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
