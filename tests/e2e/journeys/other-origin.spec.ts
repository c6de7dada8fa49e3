// The built app before an API at another origin, as a static host and an API server of their own are in production.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startWebServer } from '#scripts/lib/web-server.ts'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf } from '#tests/e2e/people.ts'
import { settle } from '#tests/e2e/views/open.ts'

const t = wordsOf('en')

/** Copies the build with other settings; compressed copies of the old ones would be served in their place. */
function buildWith(changes: object): string {
  const build = mkdtempSync(join(tmpdir(), 'adwright-build-'))
  const compressed = ['config.json.br', 'config.json.gz'].map((name) => join('web/dist', name))
  cpSync('web/dist', build, { recursive: true, filter: (source) => !compressed.includes(source) })
  const config = { ...JSON.parse(readFileSync('web/dist/config.json', 'utf8')), ...changes }
  writeFileSync(join(build, 'config.json'), JSON.stringify(config))
  return build
}

test('a person signs in and works, with the production headers and an API at another origin', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('sample')
  const person = personOf(scenario)
  const build = buildWith({ apiBase: `${scenario.origin}/api`, captchaSiteKey: null, cookieConsent: false })
  const server = await startWebServer({ port: 0, backend: () => Promise.resolve(undefined), build })
  const { port } = server.address() as AddressInfo
  const app = `http://${new URL(scenario.origin).hostname}:${port}`
  const called = new Set<string>()
  page.on('request', (request) => called.add(new URL(request.url()).origin))
  try {
    const answer = await page.goto(`${app}/login`)
    expect(answer?.headers()['content-security-policy']).toContain(`connect-src 'self' ${scenario.origin};`)
    await page.getByLabel(t('auth:login.email')).fill(person.email)
    await page.getByLabel(t('auth:login.password'), { exact: true }).fill(person.password)
    await page.getByRole('button', { name: t('auth:login.submit') }).click()
    await expect(page).toHaveURL(/\/dashboard/)
    // A page that still opens would interrupt the next address, or count its own requests as failed.
    await settle(page)
    await page.goto(`${app}/analytics-reports`)
    await expect(page.getByLabel(t('reports:totals'))).toBeVisible()
    expect([...called].toSorted()).toEqual([app, scenario.origin].toSorted())
  } finally {
    // An open page would still ask the closed server.
    await page.close()
    server.close()
    rmSync(build, { recursive: true })
  }
})
