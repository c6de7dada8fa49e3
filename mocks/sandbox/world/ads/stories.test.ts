import { EntityType } from '@adwright/sdk/types'
import { beforeAll, expect, test } from 'vitest'
import { momentIn } from '#mocks/sandbox/domain/autopilot/calendar.ts'
import { defaultSettingsOf, RULES } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import { evaluate } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import { type Stage, stage } from '#mocks/sandbox/world/ads/world.fixture.ts'

const GERMAN = '4839201756'
const TURKISH = '7350184626'
/** 14:45 in both countries. */
const NOW: Record<string, string> = { [GERMAN]: '2026-11-19T13:45:00Z', [TURKISH]: '2026-11-19T11:45:00Z' }

let platform: Stage
beforeAll(async () => {
  platform = stage()
})

const cases = [GERMAN, TURKISH].flatMap((client) => RULES.map((rule) => [client, rule.id] as const))

test.each(cases)('client %s has matches for %s, but not everywhere', async (client, ruleId) => {
  const now = new Date(NOW[client] ?? '')
  const world = await platform.at(now, client)
  const rule = RULES.find(({ id }) => id === ruleId)
  if (!rule) throw new Error(ruleId)
  const zone = client === GERMAN ? 'Europe/Berlin' : 'Europe/Istanbul'
  const { matches, checkedCount } = evaluate(defaultSettingsOf(rule), world, momentIn(zone, now))
  expect(matches.length).toBeGreaterThan(0)
  expect(matches.length).toBeLessThan(checkedCount * 0.5)
})

test('names are in the language of the shop', async () => {
  const [german, turkish] = [await platform.at(NOW[GERMAN], GERMAN), await platform.at(NOW[TURKISH], TURKISH)]
  expect(german.entities(EntityType.Campaign)[1]?.name).toBe('Search | Tents | Non-brand')
  expect(turkish.entities(EntityType.Campaign)[1]?.name).toBe('Arama | Bahçe Takımları | Markasız')
  expect(turkish.entities(EntityType.SearchTerm).some(({ name }) => name.includes('ikinci el'))).toBe(true)
})

test('a small client has few campaigns, a test account has none', async () => {
  const [large, small, nothing] = await Promise.all(
    [GERMAN, '5610923847', '8901234567'].map((id) => platform.at(NOW[GERMAN], id)),
  )
  const cost = (world = large) => world?.accountParts('2026-10-20', '2026-11-18').cost ?? 0
  expect(cost(small)).toBeGreaterThan(0)
  expect(cost(small)).toBeLessThan(cost(large) * 0.3)
  expect(nothing?.entities(EntityType.Campaign)).toEqual([])
  expect(cost(nothing)).toBe(0)
})
