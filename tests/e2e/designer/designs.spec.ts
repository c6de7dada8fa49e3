// One brief becomes pictures in several sizes; a size that asks for shorter words gets them, and a picture goes into a post.
import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const LONG = 'Waterproof boots for every ridge between the Alps and the northernmost fjords of Norway and back again'

test('a brief is drawn in three sizes, one of which asks for a shorter headline; the zip has them all', async ({
  page,
  openScenario,
}) => {
  test.slow()
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), '/designer/new')
  await page.getByLabel(t('designer:form.name'), { exact: true }).fill('Fjell boots')
  await page.getByLabel(t('designer:form.brief'), { exact: true }).fill('Stay dry on the ridge.')
  await page.getByLabel(/^Headline/).fill(LONG)
  await page.getByLabel(/^Button/).fill('Discover the boots')
  await page.getByLabel(/^Mobile banner/).check()
  await page.getByLabel(/^Story/).check()
  for (const layout of [1, 2, 4, 6])
    await page.getByRole('checkbox', { name: t(`designer:layout.${layout}`) }).uncheck()
  await page.getByRole('button', { name: t('designer:new.submit') }).click()
  await expect(page.getByText(t('designer:status.3'), { exact: true })).toBeVisible({ timeout: 60_000 })
  const shorter = page.getByLabel(/^Shorter headline for 320/)
  await shorter.fill('Stay dry on the ridge')
  await page.getByRole('button', { name: t('designer:shorter.submit') }).click()
  // The field is hidden while the format is redrawn, and stays hidden once the words fit.
  await expect(shorter).toBeHidden()
  await expect(page.getByText(t('designer:status.3'), { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(shorter).toBeHidden()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('designer:export.all') }).click()
  await page.getByRole('menuitem', { name: /^PNG, \d pictures/ }).click()
  const entries = Object.keys(unzipSync(readFileSync(await (await download).path())))
  expect(entries).toContain('lindholm-outdoor_fjell-boots_band_320x100.png')
  expect(entries).toHaveLength(7)
  await page.getByRole('button', { name: t('designer:post.button') }).click()
  await page.getByRole('menuitem', { name: /^Instagram/ }).click()
  await expect(page).toHaveURL(/\/social-calendar\/new\?fileIds=fil_/)
  await expect(page.getByText(/^lindholm-outdoor_fjell-boots_.*\.png/).first()).toBeVisible()
})
