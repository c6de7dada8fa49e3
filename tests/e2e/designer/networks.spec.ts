// A design goes into posts: each network gets the format that fits it, and the check of the post finds nothing wrong with the picture.
import type { Design, SocialPostFinding } from '@adwright/sdk/types'
import { MediaValidationSeverity, SocialNetwork } from '@adwright/sdk/types'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { callApi, personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const ACCOUNT = 'acc_8f2KqL'
/** Square, portrait, link and wide post. */
const designTypeIds = [3, 7, 8, 9]
const FITTING = [
  { network: SocialNetwork.Instagram, size: '1080 × 1350' },
  { network: SocialNetwork.LinkedIn, size: '1200 × 628' },
]

test('Instagram gets 4:5 and LinkedIn 1.91:1 of a design, and both posts pass the check', async ({
  page,
  openScenario,
}) => {
  test.slow()
  const scenario = await openScenario('sample', { now: '2026-11-18T09:00:00Z' })
  await signIn(page, scenario, personOf(scenario), '/designer')
  const draft = { name: 'Fjell boots', designTypeIds, layouts: [5], brief: 'Stay dry on the ridge.' }
  const { id } = await callApi<Design>(page, 'POST', `/AutomatedDesigner/${ACCOUNT}/create`, draft)
  await scenario.control('PUT', '/control/clock', { forward: { seconds: 60 } })
  for (const { network, size } of FITTING) {
    const name = t(`designer:network.${network}`)
    await page.goto(`${scenario.origin}/designer/${id}`)
    await page.getByRole('button', { name: t('designer:post.button') }).click()
    await page.getByRole('menuitem', { name: `${name} (${size})` }).click()
    await expect(page).toHaveURL(/\/social-calendar\/new\?fileIds=fil_/)
    await page.getByRole('textbox', { name: new RegExp(`^${t('social-calendar:composer.title')}`) }).fill('Boots')
    await page.getByLabel(t('social-calendar:text.label'), { exact: true }).fill('Stay dry on the ridge.')
    await page
      .getByRole('checkbox', { name: new RegExp(`^${name}`) })
      .first()
      .click()
    const checked = page.waitForResponse(
      (response) =>
        response.url().endsWith('/validate') &&
        response.request().postDataJSON().post.channels?.[0]?.network === network,
    )
    const { findings }: { findings: SocialPostFinding[] } = await (await checked).json()
    expect(
      findings.filter(({ severity, fileId }) => severity === MediaValidationSeverity.Error && fileId !== null),
    ).toEqual([])
  }
})
