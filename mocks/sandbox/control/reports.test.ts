import { expect, test } from 'vitest'
import { Host } from '#mocks/sandbox/host/host.ts'

const ORIGIN = 'http://127.0.0.1:4020'

test('a running scenario accepts report exports; an invalid one changes nothing and the error names the position', async () => {
  const host = await Host.open({ store: ':memory:', seed: 1, controlKey: 'key', origin: ORIGIN })
  const { origin } = await host.openScenario({ name: 'sample', now: '2026-11-18T09:00:00Z' }, new URL(ORIGIN))
  const give = async (text: string) => {
    const body = JSON.stringify({ files: [{ name: 'ads.csv', text }], currency: 'EUR' })
    const headers = { 'X-Control-Key': 'key' }
    const answer = await host.fetch(new Request(`${origin}/control/reports`, { method: 'POST', headers, body }))
    return { status: answer?.status, body: await answer?.json() }
  }
  expect(await give('Day,Campaign,Clicks\n2026-11-01,Boots,many')).toEqual({
    status: 422,
    body: { message: 'ads.csv: row 2, column 3 (Clicks): “many” is not a number.' },
  })
  const taken = await give('Day,Campaign,Clicks,Cost\n2026-11-01,Boots,12,3.50')
  expect(taken.status).toBe(200)
  expect(taken.body.summary).toContain('clicks 12; cost 3.50')
  expect((await give('')).status).toBe(422)
  await host.close()
})
