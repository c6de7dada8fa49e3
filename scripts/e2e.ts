// npm run test:e2e: the end-to-end tests of tests/e2e in a real Chromium; arguments are passed to Playwright (a file, --headed, -g
// "name"). Without arguments, the stories besides the main journey are sampled; STORIES=all runs all of them.
import { findBrowser } from '#scripts/lib/browser.ts'
import { freePort } from '#scripts/lib/port.ts'
import { endWithChildren, fail, run } from '#scripts/lib/run.ts'
import { isBuildFresh } from '#scripts/lib/web-build.ts'

endWithChildren()
const browser = (() => {
  try {
    return findBrowser()
  } catch (error) {
    return fail((error as Error).message)
  }
})()
if (!isBuildFresh()) {
  const build = await run('node', ['scripts/build.ts'], { isShown: true })
  if (build.code !== 0) process.exit(build.code)
}
// The sample of views is drawn once for all workers; the same SEED in the environment repeats a run.
const seed = process.env.SEED ?? String(Math.trunc(Math.random() * 1_000_000))
console.log(`SEED=${seed}`)
const args = process.argv.slice(2)
const { code } = await run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts', ...args], {
  isShown: true,
  env: {
    STORIES: args.length > 0 ? 'all' : (process.env.STORIES ?? 'sample'),
    SEED: seed,
    CHROMIUM_PATH: browser,
    PORT: String(await freePort()),
    PRISM_PORT: String(await freePort()),
  },
})
process.exit(code)
