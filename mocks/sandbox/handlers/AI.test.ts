import { IntegrationPlatform, PlanLimitKind } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectAds, selectClient } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { openTeam, type Team } from './team.fixture.ts'

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
  sandbox.clock.set(new Date('2026-11-19T09:00:00Z'))
})
afterEach(() => sandbox.close())

/** The client account of Lindholm Outdoor in the simulated world. */
const CLIENT = '4839201756'
const context = { accountId: 'acc_1' }
const ask = async (fields: object = {}, who: 'usr_mara' | 'usr_jonas' | 'usr_stranger' = 'usr_mara') =>
  as(who)('POST', '/AI', { prompt: 'What changed?', ...fields })

async function connect() {
  const at = { ...sandbox.runtime, now: sandbox.clock.now() }
  const connection = await connectAds(at, 'acc_1', { credentialId: 'crd_1' })
  await selectClient(at, connection, CLIENT)
  await sandbox.forward({ minutes: 2 })
}

test('an answer is in the requested language and contains the metrics of the account', async () => {
  expect((await ask({ language: 'tr', context, prompt: 'Ne kadar harcadık?' })).body.text).toContain('Google Ads')
  await connect()
  const { body } = await ask({ context, prompt: 'How much did we spend?' })
  expect(body).toMatchObject({ data: null, isGrounded: true, text: expect.stringContaining('you spent €') })
  expect((await ask({ context: { ...context, dateBegin: '2026-11-02', dateEnd: '2026-11-01' } })).status).toBe(422)
  expect((await ask({ context }, 'usr_jonas')).status).toBe(403)
  expect((await ask({ context }, 'usr_stranger')).status).toBe(404)
})

test('an account has 200 answers a day', async () => {
  await sandbox.store.upsert('aiUsage', { id: 'acc_1.2026-11-19', day: '2026-11-19', count: 199 })
  expect((await ask({ context })).status).toBe(201)
  expect(await ask({ context })).toMatchObject({
    status: 409,
    body: {
      code: 'plan-limit-reached',
      planLimit: { kind: PlanLimitKind.AiAnswers, used: 200, allowed: 200, renewsAt: '2026-11-19T23:00:00.000Z' },
    },
  })
  expect((await ask()).status).toBe(201)
  await sandbox.forward({ hours: 15 })
  expect((await ask({ context })).status).toBe(201)
})

test('a schema answer follows its schema; unsupported schemas are rejected', async () => {
  const call = as('usr_mara')
  const schema = {
    type: 'object',
    required: ['title', 'score'],
    properties: { title: { type: 'string', maxLength: 30 }, score: { type: 'integer', minimum: 0, maximum: 10 } },
  }
  const { status, body } = await call('POST', '/AI/schema', { prompt: 'Ideas', schema, context })
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { text: '', data: { title: expect.any(String), score: expect.any(Number) } },
  })
  expect((await call('POST', '/AI/schema', { prompt: 'Ideas', schema: { type: 'string' } })).body.errors).toEqual({
    schema: ['Enter a JSON Schema that describes an object.'],
  })
  const form = new FormData()
  form.set('file', new File(['Notes'], 'notes.txt'))
  const imageFileId = (await call('POST', '/File/acc_1', form)).body.id
  expect((await call('POST', '/AI/schema/image', { prompt: 'See', schema, imageFileId, context })).body.errors).toEqual(
    {
      imageFileId: ['This file is not an image.'],
    },
  )
  expect((await call('POST', '/AI/schema/image', { prompt: 'See', schema, imageFileId })).body.errors).toEqual({
    imageFileId: ['File not found.'],
  })
})

test('the schema of a writing tool is answered from its brief; one of another origin only by its form', async () => {
  const call = as('usr_mara')
  const prompt = 'Write ad texts.\nsubject: Winter tents\nfacts: Free returns; Tested for two days of rain'
  const headlines = { type: 'array', items: { type: 'string' } }
  const form = {
    type: 'object',
    required: ['headlines', 'descriptions'],
    properties: { headlines, descriptions: headlines },
  }
  const schema = { $id: 'https://adwright.example/schemas/ad-texts', ...form }
  const { body } = await call('POST', '/AI/schema', { prompt, schema, context, language: 'en' })
  expect(body.data.headlines).toEqual(expect.arrayContaining(['Winter tents', 'Free returns', 'The best Winter tents']))
  expect(body).toMatchObject({ model: 'adwright-text-3.2', isGrounded: false })
  const foreign = await call('POST', '/AI/schema', {
    prompt,
    schema: { ...schema, $id: 'https://other.example/ad-texts' },
  })
  expect(foreign.body.data.headlines).not.toContain('Winter tents')
})

test('structured data names what a page shows, and what a model has invented', async () => {
  const schema = {
    $id: 'https://adwright.example/schemas/structured-data',
    type: 'object',
    required: ['jsonLd'],
    properties: { jsonLd: { type: 'object' } },
  }
  const prompt = 'Write JSON-LD.\ntype: Product\npage: https://www.lindholm-outdoor.example/zelte\ntext: Zelte 149,00 €'
  const { body } = await as('usr_mara')('POST', '/AI/schema', { prompt, schema, context })
  expect(body.data.jsonLd).toMatchObject({
    '@type': 'Product',
    name: 'Zelte',
    offers: { price: '149.00', priceCurrency: 'EUR' },
    aggregateRating: { ratingValue: '4.8' },
  })
})

test('campaigns are analyzed by the metrics of the selected client account, once a day', async () => {
  const call = as('usr_mara')
  const path = '/AI/acc_1/ad-campaign-analysis'
  expect(await call('GET', path)).toMatchObject({ status: 409, body: { code: 'ads-not-connected' } })
  await connect()
  const { body } = await call('GET', path)
  expect(body).toMatchObject({ customerClientId: CLIENT, period: { dateBegin: '2026-10-20', dateEnd: '2026-11-18' } })
  expect(body.wastedSpend).toBeGreaterThan(0)
  expect(body.wastedSpend).toBeLessThan(body.kpis.cost)
  expect(body.findings.length).toBeGreaterThan(0)
  expect((await call('GET', path)).body).toEqual(body)
  expect((await sandbox.store.get('aiUsage', 'acc_1.2026-11-19'))?.count).toBe(1)
  expect((await call('GET', `${path}?source=${IntegrationPlatform.GoogleAds}`)).body).toEqual(body)
  expect((await call('GET', `${path}?source=${IntegrationPlatform.Meta}`)).body.code).toBe('ads-not-connected')
  expect((await as('usr_jonas')('GET', path)).status).toBe(403)
})

test.each([
  'http://localhost:4020/control',
  'https://10.0.0.1/',
  'https://intranet/',
  'http://[::1]/',
  'https://a:b@shop.example/',
  'https://shop.example/404',
])('the page %s is not analyzed', async (baseUrl) => {
  const answered = await as('usr_mara')('GET', `/AI/acc_1/web-page-analysis?baseUrl=${encodeURIComponent(baseUrl)}`)
  expect(answered).toMatchObject({
    status: 422,
    body: { code: 'page-not-readable', errors: { baseUrl: [expect.any(String)] } },
  })
})

test('a page of the web has the same scores all day, in both languages, and is counted once', async () => {
  const path = `/AI/acc_1/web-page-analysis?baseUrl=${encodeURIComponent('https://www.lindholm-outdoor.example/zelte')}`
  const { status, body } = await as('usr_mara')('GET', path)
  const scores: number[] = Object.values(body.scores)
  expect(status).toBe(200)
  expect(body.overallScore).toBe(Math.round(scores.reduce((sum, score) => sum + score, 0) / 5))
  expect((await as('usr_mara')('GET', path)).body).toEqual(body)
  const turkish = (await as('usr_mara')('GET', path, undefined, { 'Accept-Language': 'tr' })).body
  expect(turkish).toMatchObject({ id: body.id, scores: body.scores })
  expect((await sandbox.store.get('aiUsage', 'acc_1.2026-11-19'))?.count).toBe(1)
})

test('market analyses require the plan Scale, an industry and a connected client account', async () => {
  const get = () => as('usr_mara')('GET', '/AI/acc_1/market-analysis')
  expect(await get()).toMatchObject({
    status: 409,
    body: { code: 'plan-limit-reached', planLimit: { kind: PlanLimitKind.MarketAnalyses, includedIn: 'Scale' } },
  })
  await sandbox.store.update('account', 'acc_1', (account) => ({ ...account, plan: 3, industry: null }))
  expect(await get()).toMatchObject({ status: 409, body: { code: 'industry-missing' } })
  await sandbox.store.update('account', 'acc_1', (account) => ({ ...account, industry: 11 }))
  expect(await get()).toMatchObject({ status: 409, body: { code: 'ads-not-connected' } })
  await connect()
  const { body } = await get()
  expect(body).toMatchObject({ region: 'Germany', industry: 11 })
  expect(body.competitors.length).toBeGreaterThanOrEqual(5)
  const mean = body.seasonality.reduce((sum: number, month: number) => sum + month, 0) / 12
  expect(mean).toBeCloseTo(1, 1)
})
