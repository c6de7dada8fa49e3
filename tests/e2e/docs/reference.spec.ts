import type { Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/fixtures.ts'

/** Opens the reference; returns the page in its frame, and the addresses outside of the origin that were asked for. */
async function openReference(page: Page, origin: string, place = '') {
  const outside: string[] = []
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol.startsWith('http') && asked !== origin) outside.push(request.url())
  })
  await page.goto(`${origin}/docs${place}`)
  return { reference: page.frameLocator('iframe'), outside }
}

test('the reference has every section, finds an operation, and asks nothing of other hosts', async ({
  page,
  openScenario,
}) => {
  const { origin } = await openScenario('sample')
  const { reference, outside } = await openReference(page, origin)
  for (const name of ['Adwright API', 'First calls', 'Error codes', 'Workflows'])
    await expect(reference.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(reference.getByRole('cell', { name: 'plan-limit-reached', exact: true })).toBeVisible()

  await reference
    .getByRole('button', { name: /search/i })
    .first()
    .click()
  await reference.getByRole('combobox').fill('support ticket')
  await reference
    .getByRole('option', { name: /Open a support ticket/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#tag\/ticket\/createTicket/)
  const section = reference.getByRole('region', { name: 'Open a support ticket' })
  await expect(section.getByText("from '@adwright/sdk'").first()).toBeVisible()
  expect(outside).toEqual([])
})

test('a call is tried on the sandbox from a page without access to storage', async ({ page, openScenario }) => {
  const { origin } = await openScenario('sample')
  const { reference, outside } = await openReference(page, origin, '#tag/app/getConstants')
  await reference.getByRole('button', { name: 'Test Request (get /App/constants)' }).click()
  const answer = page.waitForResponse(`${origin}/api/App/constants`)
  await reference.getByRole('button', { name: /^Send get request/ }).click()
  expect((await answer).status()).toBe(200)
  await expect(reference.getByText(/200 OK/).first()).toBeVisible()

  const inside = page.frames().find((frame) => frame.url().includes('/docs/reference.html')) ?? page.mainFrame()
  expect(await inside.evaluate(() => window.origin)).toBe('null')
  expect(outside).toEqual([])
})
