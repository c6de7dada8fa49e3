import {
  type AnalysisFinding,
  AnalysisKind,
  type AnalysisRun,
  FindingChange,
  FindingStatus,
  TaskEffectState,
  TaskOriginKind,
  TaskStatus,
} from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unfoundedNumbers } from '#mocks/sandbox/domain/ai/unfounded-numbers.ts'
import { connectAds, selectClient } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { connectAnalytics } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import { PAGES } from '#mocks/sandbox/pages/pages.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { signAdsToken, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { readAgain } from '#tests/support/evidence.ts'

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
  sandbox.clock.set(new Date('2026-11-19T09:00:00Z'))
  await sandbox.store.update('account', 'acc_1', (account) => ({ ...account, plan: 3, industry: 11 }))
})
afterEach(() => sandbox.close())

const TENTS = 'https://www.lindholm-outdoor.example/zelte'

async function connect() {
  const at = { ...sandbox.runtime, now: sandbox.clock.now() }
  const connection = await connectAds(at, 'acc_1', { credentialId: 'crd_1' })
  await selectClient(at, connection, '4839201756')
  await sandbox.forward({ minutes: 2 })
}

/** A caller with both tokens. */
async function mara(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
  const token = await signIn(sandbox.runtime, 'usr_mara')
  const ads = await signAdsToken(sandbox.runtime, token, 'acc_1')
  return caller(sandbox, token, { 'X-Ads-Authorization': `Bearer ${ads}` })(method, path, body, headers)
}

const make = async (kind: 'web-page' | 'ad-campaign' | 'market', body?: object): Promise<AnalysisRun> => {
  const answered = await mara('POST', `/AI/acc_1/${kind}-analysis`, body)
  expect(answered).toMatchObject({ status: 201 })
  return answered.body
}

const quotesOf = ({ entity, passage, subject }: AnalysisFinding) =>
  [entity?.name, entity?.name.slice(0, 120), passage?.text, passage?.source, subject].filter((one) => one !== undefined)

/** Every number of every text, in both languages. */
async function unfoundedIn(runId: string): Promise<string[]> {
  const wrong: string[] = []
  for (const language of ['en', 'tr'] as const) {
    const run: AnalysisRun = (await mara('GET', `/AI/acc_1/runs/${runId}`, undefined, { 'Accept-Language': language }))
      .body
    const texts = run.findings.flatMap((finding) =>
      [
        finding.title,
        finding.detail,
        finding.evidenceText,
        finding.suggestedAction,
        finding.effect?.calculation ?? '',
      ].map((text) => ({ text, evidence: finding.evidence, quotes: quotesOf(finding) })),
    )
    texts.push({ text: run.summary, evidence: run.summaryEvidence, quotes: [] })
    for (const { text, ...grounds } of texts)
      wrong.push(
        ...unfoundedNumbers(text, language, { ...grounds, areWordsAllowed: true }).map((one) => `${one} in “${text}”`),
      )
  }
  return wrong
}

test('every value of every analysis is read again from the operation it names, and every number of a text is in its evidence', async () => {
  await connect()
  for (const run of [await make('ad-campaign'), await make('market'), await make('web-page', { url: TENTS })]) {
    const all = [...run.summaryEvidence, ...run.findings.flatMap(({ evidence }) => evidence)]
    expect(all.length).toBeGreaterThan(0)
    for (const one of all) expect(await readAgain(mara, 'acc_1', one), JSON.stringify(one)).toBe(one.value)
    expect(await unfoundedIn(run.id)).toEqual([])
  }
})

test('a campaign analysis finds several kinds, each with an effect only where it can be calculated', async () => {
  await connect()
  const run = await make('ad-campaign')
  expect(new Set(run.findings.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(5)
  for (const { effect, kind } of run.findings) {
    expect(effect === null).toBe(!kind.startsWith('wasted'))
    if (effect) expect(effect.low).toBeLessThanOrEqual(effect.high)
  }
})

test('findings are listed by their effect for their effort, those without an effect last', async () => {
  await connect()
  await make('ad-campaign')
  const list = async (query: string): Promise<AnalysisFinding[]> =>
    (await mara('GET', `/AI/acc_1/findings?pageSize=100${query}`)).body.items
  const findings = await list('&orderBy=gain')
  const gains = findings.map(({ effect, effort, severity }) =>
    effect ? (effect.low + effect.high) / 2 / effort : severity / effort - 3,
  )
  expect(gains).toEqual(gains.toSorted((a, b) => b - a))
  expect(findings[0]?.effect).not.toBeNull()
  expect(findings.at(-1)?.effect).toBeNull()
  const ids = (of: AnalysisFinding[]) => of.map(({ id }) => id)
  expect(ids(await list(''))).toEqual(ids(await list('&orderBy=severity')))
  expect(ids(await list(''))).not.toEqual(ids(findings))
})

test('an analysis is compared with any other of its subject, and with no other', async () => {
  const page = (rest: string) => `<html lang="en"><title>Tents for all</title>${rest}</html>`
  const heading = '<h1>Tents</h1><img src="a.png">'
  const first = await make('web-page', { html: page(heading) })
  await make('web-page', { html: page('<h1>Tents</h1>') })
  const third = await make('web-page', { html: page(heading) })
  const changeIn = (run: AnalysisRun) => run.findings.find(({ kind }) => kind === 'altTexts')?.change
  expect(changeIn(third)).toBe(FindingChange.New)
  const compared = (await mara('GET', `/AI/acc_1/runs/${third.id}?against=${first.id}`)).body
  expect([changeIn(compared), compared.goneFindings, compared.previousRunId]).toEqual([
    FindingChange.Same,
    [],
    first.id,
  ])
  const other = await make('web-page', { html: page(heading).replace('Tents for all', 'Boots for all') })
  expect((await mara('GET', `/AI/acc_1/runs/${third.id}?against=${other.id}`)).status).toBe(400)
  const history = await mara('GET', `/AI/acc_1/runs?subject=${encodeURIComponent(third.subject)}`)
  expect(history.body.totalCount).toBe(3)
  expect((await mara('GET', `/AI/acc_1/runs/${third.id}?against=ana_unknown`)).status).toBe(404)
})

test('a finding becomes a task, whose effect is measured two weeks after it was done', async () => {
  await connectAnalytics({ store: sandbox.store, now: sandbox.clock.now() }, 'acc_1', 'crd_2')
  expect((await as('usr_elif')('POST', '/EAnl/acc_1/318204657')).status).toBe(200)
  const { findings } = await make('web-page', { url: TENTS })
  const [{ id, title } = { id: '', title: '' }] = findings
  const origin = { kind: TaskOriginKind.Finding, id, title }
  const created = await mara('POST', '/TaskAccount/acc_1', { title: 'Mend the page of tents', origin })
  expect(created.status).toBe(201)
  const path = `/TaskAccount/acc_1/${created.body.id}`
  await mara('PUT', `/AI/acc_1/findings/${id}`, { status: FindingStatus.Planned, taskId: created.body.id })
  expect((await mara('PUT', '/TaskAccount/acc_1', { ids: [created.body.id], status: TaskStatus.Done })).status).toBe(
    200,
  )
  expect((await mara('GET', path)).body.effect).toMatchObject({ state: TaskEffectState.TooEarly, after: null })
  sandbox.clock.set(new Date('2026-12-05T09:00:00Z'))
  const { effect } = (await mara('GET', path)).body
  expect(effect).toMatchObject({ metric: 'conversions', before: expect.any(Number), after: expect.any(Number) })
  expect([TaskEffectState.Better, TaskEffectState.Same, TaskEffectState.Worse]).toContain(effect.state)
  expect(effect.calculation).toMatch(/2026-11-05.*2026-12-03/s)
  expect((await mara('GET', `/AI/acc_1/findings/${id}`)).body.taskId).toBe(created.body.id)
})

test('findings are listed by their strategy', async () => {
  const run = await make('web-page', { url: TENTS })
  const [finding] = run.findings
  await sandbox.store.update('analysisFinding', finding?.id ?? '', (one) => ({ ...one, strategyId: 'str_tents' }))
  const listed = (await mara('GET', '/AI/acc_1/findings?strategyIds=str_tents')).body.items
  expect(listed.map(({ id }: { id: string }) => id)).toEqual([finding?.id])
})

test('a later analysis says what is new, unchanged and gone; findings keep their id and their decision', async () => {
  const first = await make('web-page', {
    html: '<html lang="en"><title>Tents for all</title><h1>Tents</h1><img src="a.png"></html>',
  })
  expect(first.findings.every(({ change }) => change === FindingChange.New)).toBe(true)
  const alt = first.findings.find(({ kind }) => kind === 'altTexts')
  const path = `/AI/acc_1/findings/${alt?.id}`
  await mara('PUT', `${path}?expectedVersion=1`, { status: FindingStatus.Dismissed, dismissReason: 'Decoration' })
  const mended = await make('web-page', {
    html: '<html lang="en"><title>Tents for all</title><h1>Tents</h1><img src="a.png"><link rel="canonical" href="/t"></html>',
  })
  expect(mended.previousRunId).toBe(first.id)
  expect(mended.findings.find(({ kind }) => kind === 'altTexts')).toMatchObject({
    id: alt?.id,
    change: FindingChange.Same,
    status: FindingStatus.Dismissed,
    dismissReason: 'Decoration',
  })
  expect(mended.goneFindings.map(({ kind }) => kind)).toEqual(['canonical'])
  expect((await mara('GET', `/AI/acc_1/findings?searchText=canonical`)).body.items).toEqual([])
  const worse = await make('web-page', {
    html: '<html lang="en"><title>Tents for all</title><h1>Tents</h1><img src="a.png"><img src="b.png"><img src="c.png"><link rel="canonical" href="/t"></html>',
  })
  expect(worse.findings.find(({ kind }) => kind === 'altTexts')).toMatchObject({
    change: FindingChange.Worse,
    status: FindingStatus.Open,
    dismissReason: null,
  })
})

test('decisions are validated and guarded', async () => {
  const { findings } = await make('web-page', { url: TENTS })
  const path = `/AI/acc_1/findings/${findings[0]?.id}`
  expect(await mara('PUT', path, { status: FindingStatus.Dismissed })).toMatchObject({
    status: 422,
    body: { errors: { dismissReason: [expect.any(String)] } },
  })
  expect((await mara('PUT', path, { status: FindingStatus.Planned, taskId: 'tsk_none' })).status).toBe(422)
  expect(await mara('PUT', path, { status: FindingStatus.Done })).toMatchObject({ status: 200, body: { version: 2 } })
  expect(await mara('PUT', `${path}?expectedVersion=1`, { status: FindingStatus.Open })).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile' },
  })
  expect((await as('usr_jonas')('PUT', path, { status: FindingStatus.Open })).status).toBe(403)
  expect((await as('usr_jonas')('GET', path)).status).toBe(200)
  expect((await as('usr_stranger')('GET', path.replace('acc_1', 'acc_2'))).status).toBe(404)
})

test('the page of an analysis is looked at as it was read, at a signed address, without scripts', async () => {
  const html = '<!doctype html><title>Tents</title><script>alert(1)</script><h1>Tents</h1>'
  const run = await make('web-page', { html })
  const { viewUrl } = (await mara('GET', `/AI/acc_1/runs/${run.id}/source`)).body
  const visit = async (address: string) => {
    const url = new URL(address)
    for (const page of PAGES) {
      const answer = await page(sandbox.runtime, new Request(url), url)
      if (answer) return answer
    }
    throw new Error('Nobody answers.')
  }
  const shown = await visit(viewUrl)
  expect(await shown.text()).toBe(html)
  expect(shown.headers.get('Content-Security-Policy')).toMatch(/^sandbox; default-src 'none'/)
  for (const wrong of [viewUrl.split('?')[0], viewUrl.replace('signature=', 'signature=x')])
    expect((await visit(wrong)).status).toBe(404)
  await sandbox.forward({ minutes: 61 })
  expect((await visit(viewUrl)).status).toBe(404)
})

test('pasted source is judged by the same checks; what is wrong with it is said at the field', async () => {
  const { body } = await mara('GET', `/AI/acc_1/runs/${(await make('web-page', { url: TENTS })).id}/source`)
  const pasted = await make('web-page', { html: body.html })
  expect(pasted).toMatchObject({ kind: AnalysisKind.WebPage, isPasted: true })
  expect((await mara('POST', '/AI/acc_1/web-page-analysis', {})).body.errors).toHaveProperty('url')
  expect(
    (await mara('POST', '/AI/acc_1/web-page-analysis', { html: '<div>'.repeat(3000) })).body.errors,
  ).toHaveProperty('html')
  for (const url of [
    'https://unknown.example/',
    'https://www.lindholm-outdoor.example/none',
    'https://www.lindholm-outdoor.example/kasse',
  ])
    expect((await mara('POST', '/AI/acc_1/web-page-analysis', { url })).body.code).toBe('page-not-readable')
  expect((await sandbox.store.get('aiUsage', 'acc_1.2026-11-19'))?.count).toBe(2)
})

test('questions in English and Turkish cite the same values, which can be read again; a foreign question is declined', async () => {
  await connect()
  const ask = async (prompt: string, language: 'en' | 'tr') =>
    (await mara('POST', '/AI', { prompt, language, context: { accountId: 'acc_1' } })).body
  const pairs = [
    ['Why did conversions fall last month?', 'Dönüşümler neden düştü?'],
    ['How much did we spend?', 'Ne kadar harcadık?'],
    ['Which campaign is the best?', 'En iyi kampanya hangisi?'],
    ['Which campaign is the worst?', 'En kötü kampanya hangisi?'],
    ['Where do we waste money?', 'Nerede boşa harcıyoruz?'],
    ['What did the autopilot do?', 'Otopilot neler yaptı?'],
    ['Are we on pace this month?', 'Bu ay tempomuz nasıl?'],
    ['Which search term cost the most?', 'En çok hangi arama terimi harcadı?'],
    ['Who are our rivals?', 'Rakiplerimiz kimler?'],
    ['Which tasks are waiting?', 'Hangi görevler bekliyor?'],
    ['How many findings are open?', 'Kaç bulgu açık?'],
    ['How many strategies are active?', 'Kaç strateji etkin?'],
    ['Which posts need attention?', 'Hangi gönderiler ilgi bekliyor?'],
    ['How many answers do our surveys have?', 'Anketlerimize kaç yanıt geldi?'],
  ] as const
  for (const [english, turkish] of pairs) {
    const [en, tr] = [await ask(english, 'en'), await ask(turkish, 'tr')]
    expect(en.isGrounded, english).toBe(true)
    const values = (answer: { citations: AnalysisFinding['evidence'] }) =>
      answer.citations.map(({ key, value }) => [key, value])
    expect(values(tr)).toEqual(values(en))
    for (const one of en.citations) expect(await readAgain(mara, 'acc_1', one), english).toBe(one.value)
    for (const [answer, language] of [
      [en, 'en'],
      [tr, 'tr'],
    ] as const) {
      const quoted = [...answer.text.matchAll(/“([^”]+)”/g)].map(([, name]) => name ?? '')
      const period = { ...en.citations[0], dateBegin: '2026-10-20', dateEnd: '2026-11-18' }
      const grounds = { evidence: [...answer.citations, period], quotes: quoted, areWordsAllowed: true }
      expect(unfoundedNumbers(answer.text, language, grounds), answer.text).toEqual([])
    }
  }
  const [asked] = (await ask('Which search term cost the most?', 'en')).citations
  const named = await ask(`How does the search term “${asked?.parameters.searchText}” do?`, 'en')
  expect(named.citations[0]).toEqual(asked)
  expect(await ask('How does the search term “moon boots” do?', 'en')).toMatchObject({ isGrounded: false })
  expect(await ask('Who wins the election?', 'en')).toMatchObject({ isGrounded: false, citations: [] })
  expect(await ask('Seçimi kim kazanır?', 'tr')).toMatchObject({ isGrounded: false, citations: [] })
})
