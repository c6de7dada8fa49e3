// Every route of the app on the contract's examples: none may end in an error state. VIEWS=all opens all of them, else a sample is drawn.
import type { APIRequestContext } from '@playwright/test'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { isWhole, sampleOf } from '#tests/support/sample.ts'
import { paths, patterns } from '#web/paths.ts'
import { settle } from './open.ts'
import { type Api, found } from './view.ts'

const SAMPLE_SIZE = 5
const LOAD_LIMIT_MS = 60_000
/** Prism answers any id with its examples. */
const ANY_ID = 'any_4kQ8vD'
const prism = `http://127.0.0.1:${process.env.PRISM_PORT ?? 4001}`
// The pictures of the examples are on a host that does not exist.
test.use({ baseURL: prism, expectedNoise: /ERR_NAME_NOT_RESOLVED/ })
test.setTimeout(3 * LOAD_LIMIT_MS)

const PUBLIC: string[] = [patterns.login, patterns.register, patterns.recovery, patterns.reset, patterns.unsubscribe]

/** Addresses of routes with parameters, with ids of the examples. */
const ADDRESSES: Partial<Record<string, string | ((api: Api) => Promise<string>)>> = {
  [patterns.reset]: paths.reset('482913'),
  [patterns.unsubscribe]: '/unsubscribe/u7Kq2mXw4Lc9',
  [patterns.getStarted]: paths.getStarted(3),
  [patterns.getStartedPlatformSelectClient]: paths.getStartedSelectClient(3),
  [patterns.integrations]: paths.integrations(4),
  [patterns.integrationsPlatformSelectClient]: paths.integrationsSelectClient(3),
  [patterns.ticket]: found.ticket,
  [patterns.configureRule]: found.configure,
  [patterns.ruleViolations]: found.violations,
  [patterns.metricTable]: '/rules-setup/tables/campaigns',
  [patterns.activeRule]: found.rule,
  [patterns.editRule]: found.editRule,
  [patterns.activityRun]: found.run,
  [patterns.anomalyMonitor]: found.monitor,
  [patterns.editAnomalyMonitor]: found.editMonitor,
  [patterns.anomalyMetric]: found.metric,
  [patterns.anomaly]: found.anomaly,
  [patterns.memberRole]: found.memberRole,
  [patterns.removeMember]: found.removeMember,
  [patterns.verifyPhone]: '/settings/change-phone/%2B4930901820',
  [patterns.verifyEmail]: '/settings/change-email/elif%40lindholm-outdoor.example',
  [patterns.webhook]: found.webhook,
  [patterns.editWebhook]: found.editWebhook,
  [patterns.webhookDelivery]: found.webhookDelivery,
}

async function signIn(request: APIRequestContext) {
  const headers: Record<string, string> = {}
  const api: Api = async (method, path, data) => {
    const answer = await request.fetch(`${prism}/api${path}`, { method, headers, data })
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
    return answer.json()
  }
  const person = {
    email: 'elif.demir@lindholm-outdoor.example',
    password: 'seven larks over Wannsee',
    signInPlatform: 4,
  }
  const { token, refreshToken } = await api('POST', '/Auth/login', person)
  headers.Authorization = `Bearer ${token}`
  headers['X-Ads-Authorization'] = `Bearer ${(await api('GET', '/EA/acc_8f2KqL/token')).tokenString}`
  return { api, token, refreshToken }
}

const all = Object.values(patterns)
const drawn = isWhole('VIEWS') ? all : sampleOf(all, SAMPLE_SIZE)

for (const pattern of drawn) {
  test(`the examples of the contract fill ${pattern}`, async ({ page, request }) => {
    const { api, token, refreshToken } = await signIn(request)
    await page.addInitScript(
      ([access, refresh, isPublic]) => {
        localStorage.setItem('adwright-cookies', 'false')
        if (isPublic || sessionStorage.getItem('views-entered')) return
        sessionStorage.setItem('views-entered', 'true')
        localStorage.setItem('adwright-access', access)
        localStorage.setItem('adwright-refresh', refresh)
      },
      [token, refreshToken, PUBLIC.includes(pattern)] as const,
    )
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`)
    })
    const address = ADDRESSES[pattern] ?? pattern.replaceAll(/:\w+\??/g, ANY_ID)
    await page.goto(`${typeof address === 'string' ? address : await address(api)}?lng=en`)
    // Prism judges every call and answer, which takes a while on a busy machine.
    await expect(page.locator('h1')).toHaveCount(1, { timeout: LOAD_LIMIT_MS })
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: LOAD_LIMIT_MS })
    await settle(page)
    expect(refused).toEqual([])
    const t = wordsOf('en')
    for (const key of ['ui.retry', 'errorPage.notFound', 'errorPage.unauthorized', 'errorPage.down'])
      await expect(page.getByText(t(`common:${key}`), { exact: true })).toHaveCount(0)
    await expect(page.getByText('Data loading error!')).toHaveCount(0)
  })
}
