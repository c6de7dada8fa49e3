// A brief in German, Turkish and English over sixteen formats: nothing overflows, every word can be read; a size asks for shorter words,
// gets them, and the zip has every picture in its size.
import { readFileSync } from 'node:fs'
import { type Design, DesignCheckRule, DesignCheckState, DesignLayout, type DesignType } from '@adwright/sdk/types'
import { unzipSync } from 'fflate'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { callApi, personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const PATH = '/AutomatedDesigner/acc_8f2KqL'
const BRIEFS = {
  de: {
    headline:
      'Wasserdichte Stiefel für jeden Grat zwischen den Alpen und den nördlichsten Fjorden Norwegens und zurück',
    brief: 'Trocken über den Grat.',
  },
  tr: { headline: 'Her sırt ve her geçiş için su geçirmez botlar', brief: 'Sırtta kuru kalın.' },
  en: { headline: 'Waterproof boots for every ridge and every crossing', brief: 'Stay dry on the ridge.' },
}
const SHORT = 'Trocken'

/** Width and height of a PNG file. */
function sizeOf(png: Uint8Array): string {
  const view = new DataView(png.buffer, png.byteOffset)
  return `${view.getUint32(16)}x${view.getUint32(20)}`
}

// The moved clock replaces pictures while the page still asks for those before.
test.use({ expectedNoise: /the server responded with a status of 403/ })

test('a brief in three languages fills sixteen formats; a size asks for shorter words, and the zip has them all', async ({
  page,
  openScenario,
}) => {
  test.slow()
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), '/designer')
  const wait = (seconds: number) => scenario.control('PUT', '/control/clock', { forward: { seconds } })
  const types = await callApi<DesignType[]>(page, 'GET', `${PATH}/design-types`)
  const designTypeIds = types.map(({ id }) => id).slice(0, 16)
  expect(designTypeIds).toHaveLength(16)
  const ids: string[] = []
  for (const [language, words] of Object.entries(BRIEFS)) {
    const draft = { ...words, name: `Boots ${language}`, language, designTypeIds, layouts: [DesignLayout.Words] }
    ids.push((await callApi<Design>(page, 'POST', `${PATH}/create`, draft)).id)
  }
  await wait(90)
  const designs = await Promise.all(ids.map((id) => callApi<Design>(page, 'GET', `${PATH}/${id}`)))
  for (const { variants } of designs) {
    expect(variants).toHaveLength(16)
    // A picture is there exactly where its words fit; where there is one, every word has enough contrast.
    for (const { fileId, excess, checks, width, height } of variants) {
      expect(fileId === null, `${width} × ${height}`).toBe(excess !== null)
      const contrast = checks.find(({ rule }) => rule === DesignCheckRule.Contrast)
      if (fileId !== null) expect(contrast?.state, `${width} × ${height}`).toBe(DesignCheckState.Passed)
    }
  }

  await page.goto(`${scenario.origin}/designer/${ids[0]}`)
  const shorter = page.getByLabel(/^Shorter headline for/)
  await expect(shorter.first()).toBeVisible()
  while ((await shorter.count()) > 0) {
    const asked = await shorter.count()
    await shorter.first().fill(SHORT)
    await page
      .getByRole('button', { name: t('designer:shorter.submit') })
      .first()
      .click()
    await expect(page.getByText(t('designer:detail.underWay'))).toBeVisible()
    await wait(20)
    await expect(page.getByText(t('designer:status.3'), { exact: true })).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => shorter.count()).toBeLessThan(asked)
  }

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('designer:export.all') }).click()
  await page.getByRole('menuitem', { name: /^PNG, 16 pictures/ }).click()
  const pictures = Object.entries(unzipSync(readFileSync(await (await download).path()))).filter(([name]) =>
    name.endsWith('.png'),
  )
  expect(pictures).toHaveLength(16)
  for (const [name, png] of pictures) expect(name).toContain(sizeOf(png))
})
