import { AnalysisCheckState } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'

const LIMIT = 2_000_000

let team: Team
beforeEach(async () => {
  team = await openTeam()
  team.sandbox.clock.set(new Date('2026-11-19T09:00:00Z'))
})
afterEach(() => team.sandbox.close())

/** A page whose letters take two bytes each, of a length in characters. */
function pageOf(length: number): string {
  const head = '<!doctype html><html lang="tr"><title>Çadırlar</title><h1>Çadır</h1><p>'
  return head + 'ç'.repeat(length - head.length)
}

test('the source of a page may have two million characters, and no more; what was refused is not counted', async () => {
  const paste = (html: string) => team.as('usr_mara')('POST', '/AI/acc_1/web-page-analysis', { html })
  const refused = await paste(pageOf(LIMIT + 1))
  expect(refused).toMatchObject({ status: 422, body: { errors: { html: [expect.any(String)] } } })
  expect(await team.sandbox.store.get('aiUsage', 'acc_1.2026-11-19')).toBeUndefined()
  const read = await paste(pageOf(LIMIT))
  expect(read).toMatchObject({ status: 201, body: { title: 'Çadırlar' } })
  // Checks that need resources are listed with their reason.
  const impossible = read.body.checks.filter(({ state }: { state: number }) => state === AnalysisCheckState.NotPossible)
  expect(impossible.map(({ reason }: { reason: string | null }) => reason)).not.toContain(null)
  expect(impossible.length).toBeGreaterThan(2)
})
