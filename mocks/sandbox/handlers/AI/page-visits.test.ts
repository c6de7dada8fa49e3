// The checks of a page by its visits, compared with the list of landing pages.
import {
  AnalysisCheckState,
  type AnalysisFinding,
  type AnalysisPageChoice,
  type AnalysisRun,
} from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unfoundedNumbers } from '#mocks/sandbox/domain/ai/unfounded-numbers.ts'
import { connectAnalytics } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { readAgain } from '#tests/support/evidence.ts'

const SITE = 'https://www.lindholm-outdoor.example'
const KINDS = ['bounceAboveMedian', 'deviceGap']

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
  sandbox.clock.set(new Date('2026-11-19T09:00:00Z'))
  await sandbox.store.update('account', 'acc_1', (account) => ({ ...account, plan: 3 }))
})
afterEach(() => sandbox.close())

async function connect() {
  await connectAnalytics({ store: sandbox.store, now: sandbox.clock.now() }, 'acc_1', 'crd_2')
  expect((await as('usr_elif')('POST', '/EAnl/acc_1/318204657')).status).toBe(200)
}

async function analyse(body: object, language = 'en'): Promise<AnalysisRun> {
  const answered = await as('usr_mara')('POST', '/AI/acc_1/web-page-analysis', body, { 'Accept-Language': language })
  expect(answered).toMatchObject({ status: 201 })
  return answered.body
}

const pages = async (): Promise<AnalysisPageChoice[]> =>
  (await as('usr_mara')('GET', '/AI/acc_1/pages?pageSize=100')).body.items

const stateOf = ({ checks }: AnalysisRun, kind: string) => checks.find(({ key }) => key === kind)?.state
const isHigh = ({ sessions, bounceRate, medianBounceRate }: AnalysisPageChoice) =>
  sessions >= 300 && (bounceRate ?? 0) > 1.2 * (medianBounceRate ?? 0)
const hasGap = ({ mobileSessions, mobileKeyEventRate, desktopKeyEventRate }: AnalysisPageChoice) =>
  (mobileSessions ?? 0) >= 300 && (mobileKeyEventRate ?? 0) < 0.5 * (desktopKeyEventRate ?? 0)

test('each landing page has the findings that its row in the list explains, and no other', async () => {
  await connect()
  const all = await pages()
  const outcomes = new Set<string>()
  for (const page of all) {
    const answered = await as('usr_mara')('POST', '/AI/acc_1/web-page-analysis', { url: page.url })
    if (answered.status === 422) continue
    const kinds = answered.body.findings.map(({ kind }: AnalysisFinding) => kind)
    expect(kinds.includes('bounceAboveMedian'), page.path).toBe(isHigh(page))
    expect(kinds.includes('deviceGap'), page.path).toBe(hasGap(page))
    for (const kind of KINDS) outcomes.add(`${kind} ${stateOf(answered.body, kind)}`)
  }
  expect(outcomes).toContain(`bounceAboveMedian ${AnalysisCheckState.Failed}`)
  expect(outcomes).toContain(`bounceAboveMedian ${AnalysisCheckState.Passed}`)
})

test('the values are read again from the list of landing pages, also on a later day, and every number of a text is among them', async () => {
  await connect()
  const url = (await pages()).find(isHigh)?.url ?? ''
  const [run, turkish] = [await analyse({ url }), await analyse({ url }, 'tr')]
  sandbox.clock.set(new Date('2026-11-25T09:00:00Z'))
  for (const [language, { findings }] of [
    ['en', run],
    ['tr', turkish],
  ] as const)
    for (const { kind, evidence, title, detail, evidenceText, suggestedAction } of findings) {
      if (!KINDS.includes(kind)) continue
      for (const one of evidence) expect(await readAgain(as('usr_mara'), 'acc_1', one)).toBe(one.value)
      for (const text of [title, detail, evidenceText, suggestedAction])
        expect(unfoundedNumbers(text, language, { evidence, areWordsAllowed: true }), text).toEqual([])
    }
})

test('without a property, for pasted source and for the page of a rival the checks are not possible, and say why', async () => {
  const url = `${SITE}/zelte`
  const unmeasured = await analyse({ url })
  await connect()
  const source = (await as('usr_mara')('GET', `/AI/acc_1/runs/${unmeasured.id}/source`)).body
  for (const run of [
    unmeasured,
    await analyse({ html: source.html }),
    await analyse({ url: 'https://www.bergfreund.example/wanderschuhe' }),
  ])
    for (const kind of KINDS) {
      expect(stateOf(run, kind), run.subject).toBe(AnalysisCheckState.NotPossible)
      expect(run.checks.find(({ key }) => key === kind)?.reason).toMatch(/no data for this page/)
    }
})
