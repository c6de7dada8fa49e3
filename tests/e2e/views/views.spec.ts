// Every view in both themes, both languages and at three widths: axe, no horizontal overflow (also at 320 px, and with a root font of
// 200 %), one heading, no errors. A sample drawn by the printed seed; all views with VIEWS=all.
import { type Language, type Theme, test } from '#tests/e2e/fixtures.ts'
import { isWhole, sampleOf, seed } from '#tests/support/sample.ts'
import { expectAccessible, expectNoHorizontalOverflow, setRootFont } from './checks.ts'
import { prepareVisit, scenarioOf, settle, visit } from './open.ts'
import type { View } from './view.ts'
import { VIEWS } from './views.ts'

const WIDTHS = [1440, 768, 375] as const
const HEIGHTS: Record<number, number> = { 1440: 900, 768: 1024, 375: 812, 320: 640 }
const LANGUAGES: Language[] = ['en', 'tr']
const THEMES: Theme[] = ['light', 'dark']
const SAMPLE_SIZE = 6

/** A single combination such as VIEWS_AT=dark:375, for a quick check. */
const isWanted = (look: string) => (process.env.VIEWS_AT ?? look) === look

interface Look {
  view: View
  language: Language
  /** The combinations are visited in the same page: the app adapts to the window and the system's theme. */
  at: { theme: Theme; width: number }[]
}

const looks = VIEWS.flatMap((view) =>
  LANGUAGES.map((language): Look => {
    const widths = view.widths ?? WIDTHS
    const at = THEMES.flatMap((theme) => widths.map((width) => ({ theme, width })))
    return { view, language, at: at.filter(({ theme, width }) => isWanted(`${theme}:${width}`)) }
  }),
)
const single = looks.flatMap(({ at, ...look }) => at.map((one): Look => ({ ...look, at: [one] })))
const chosen = isWhole('VIEWS') ? looks.filter(({ at }) => at.length > 0) : sampleOf(single, SAMPLE_SIZE)

const shots = process.env.VIEWS_SHOTS
const shotName = (name: string, { theme, width }: Look['at'][number], language: Language) =>
  `${shots}/${name.replaceAll(/[^\w]+/g, '-')}_${theme}_${language}_${width}.png`

for (const { view, language, at } of chosen) {
  test.describe(`seed ${seed}`, () => {
    test.describe.configure({ timeout: 180_000 })
    test.use({
      language,
      contextOptions: { reducedMotion: 'reduce' },
      expectedNoise: view.noise,
    })
    const only = at.length === 1 && at[0] ? ` · ${at[0].theme} · ${at[0].width} px` : ''

    test(`${view.name} · ${language}${only}`, async ({ page, openScenario, request }) => {
      const scenario = await scenarioOf(view, openScenario)
      const address = await prepareVisit(page, request, scenario, view, language)
      let isThere = false
      for (const one of at) {
        const { theme, width } = one
        await test.step(`${theme}, ${width} px`, async () => {
          await page.emulateMedia({ colorScheme: theme })
          await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 })
          if (isThere && !view.prepare) await settle(page)
          else await visit(page, address, view, language)
          isThere = true
          // Takes the screenshot first, so that it shows a failure.
          if (shots) await page.screenshot({ path: shotName(view.name, one, language), fullPage: !view.overlay })
          await expectAccessible(page)
          await expectNoHorizontalOverflow(page)
          if (width !== 375) return
          await setRootFont(page, 200)
          await expectNoHorizontalOverflow(page)
          await setRootFont(page, 100)
          await page.setViewportSize({ width: 320, height: 640 })
          await expectNoHorizontalOverflow(page)
        })
      }
    })
  })
}
