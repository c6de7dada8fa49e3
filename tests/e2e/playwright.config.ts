import { defineConfig } from '@playwright/test'

const address = `http://127.0.0.1:${process.env.PORT ?? 4000}`
const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.story.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '../../.cache/e2e.json' }]],
  webServer: {
    command: 'node scripts/start.ts',
    cwd: '../..',
    url: address,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
  use: {
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
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
