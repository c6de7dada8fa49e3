// A CSV of 500 posts with some wrong rows: checked, imported, the wrong rows downloaded; the same file again adds nothing.
import { readFileSync } from 'node:fs'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const ROWS = 500
const WRONG = 14

/** Semicolons and a byte order mark, as spreadsheets of many countries write them; every 36th date does not exist. */
const table = `\uFEFFTitel;Metin;Tarih;Saat\r\n${Array.from({ length: ROWS }, (_, index) => {
  const isWrong = index % 36 === 0
  return `"Post; ${index}";"Snow, day ${index}";${isWrong ? '2027-02-30' : `2027-0${1 + (index % 3)}-${10 + (index % 18)}`};0${index % 10}:30`
}).join('\r\n')}`

test('a table is checked, imported without its wrong rows, and adds nothing the second time', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('sample', { now: '2026-11-18T09:00:00Z' })
  await signIn(page, scenario, personOf(scenario, 'user'), '/social-calendar/import')
  const name = 'posts.csv'
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(table) })
  await page.getByRole('button', { name: t('social-calendar:import.test') }).click()
  await expect(
    page.getByText(`${ROWS - WRONG} rows ready · 0 already in the calendar · ${WRONG} with errors`),
  ).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('social-calendar:import.download') }).click()
  const refused = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n')
  expect(refused).toHaveLength(1 + WRONG)
  expect(refused[1]).toContain('Post; 0')
  await page.getByRole('button', { name: `Import ${ROWS - WRONG} posts` }).click()
  await expect(
    page.getByText(`${ROWS - WRONG} posts imported · 0 already in the calendar · ${WRONG} with errors`),
  ).toBeVisible()
  await page.getByRole('button', { name: t('social-calendar:import.test') }).click()
  await expect(
    page.getByText(`0 rows ready · ${ROWS - WRONG} already in the calendar · ${WRONG} with errors`),
  ).toBeVisible()
})
