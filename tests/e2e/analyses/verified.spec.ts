// A page is pasted, its flaw becomes a task, the task is done, and the mended source verifies it; questions are answered from the
// account's own data, or declined.
import { expect, type Language, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { enter, personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')

const pageWith = (body: string) => `<!doctype html>
<html lang="en">
<head><title>Tents for every weather</title></head>
<body>
<h1>Tents</h1>
${body}
</body>
</html>`
const FLAWED = pageWith('<img src="a.png">\n<img src="b.png">')
const MENDED = pageWith('<img src="a.png" alt="A tent in the snow">\n<img src="b.png" alt="A tent by a lake">')

test('a flaw of a pasted page is found at its line, becomes a task, and is verified by the mended source', async ({
  page,
  openScenario,
}) => {
  test.slow()
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), '/ai-analysis')
  const paste = async (html: string) => {
    await page.goto(`${scenario.origin}/ai-analysis`)
    const form = page.getByRole('form', { name: t('analyses:page.title') })
    await page.getByText(t('analyses:page.source'), { exact: true }).first().click()
    await form.getByLabel(t('analyses:page.html')).fill(html)
    await form.getByRole('button', { name: t('analyses:start.analyze') }).click()
    await expect(page).toHaveURL(/\/ai-analysis\/pages\/ana_/)
  }

  await paste(FLAWED)
  const found = page
    .getByRole('list', { name: t('analyses:run.findings') })
    .getByRole('link', { name: /alternative text/i })
  await found.click()
  await expect(page.getByText(t('analyses:finding.line').replace('{{line}}', '6'))).toBeVisible()
  const finding = new URL(page.url()).pathname
  await page.getByRole('button', { name: t('analyses:finding.task') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('tasks:make.submit') })
    .click()
  await expect(page.getByRole('link', { name: t('analyses:finding.taskOf') })).toBeVisible()
  await page.getByRole('button', { name: t('analyses:finding.done') }).click()
  await expect(page.getByText(t('analyses:finding.check.title'))).toBeVisible()

  await paste(MENDED)
  await expect(
    page.getByRole('list', { name: t('analyses:run.findings') }).getByRole('link', { name: /alternative text/i }),
  ).toHaveCount(0)
  await page.goto(`${scenario.origin}${finding}`)
  await expect(page.getByText(t('analyses:finding.check.verified'))).toBeVisible()
})

const QUESTIONS = {
  en: { own: 'Why did conversions fall last week?', foreign: 'Who wins the election?' },
  tr: { own: 'Dönüşümler geçen hafta neden düştü?', foreign: 'Seçimi kim kazanır?' },
} satisfies Record<Language, object>

test('a question in English and Turkish cites the same values, and a foreign one is declined', async ({
  page,
  openScenario,
}) => {
  test.slow()
  const scenario = await openScenario('sample')
  const cited: string[][] = []
  for (const language of ['en', 'tr'] as const) {
    const words = wordsOf(language)
    await enter(page, scenario, personOf(scenario), '/ai-analysis/ask', language)
    const ask = async (question: string) => {
      await page.getByRole('textbox', { name: words('analyses:ask.question') }).fill(question)
      await page.getByRole('button', { name: words('analyses:ask.submit'), exact: true }).click()
    }
    await ask(QUESTIONS[language].own)
    const sources = page.getByRole('list', { name: words('analyses:ask.sources') }).getByRole('listitem')
    await expect(sources.first()).toBeVisible()
    const digits = (await sources.allInnerTexts()).map((text) => text.replaceAll(/\D/g, ''))
    cited.push(digits)
    await ask(QUESTIONS[language].foreign)
    await expect(page.getByText(words('analyses:ask.none'))).toBeVisible()
  }
  expect(cited[0]?.length).toBeGreaterThan(0)
  expect(cited[1]).toEqual(cited[0])
})
