import { expect, test, vi } from 'vitest'
import { fuzz, summary } from '#tests/fuzz/fuzz.ts'
import { verdictsOn } from '#tests/fuzz/response-checks.ts'
import { contractOperations } from '#tests/support/contract.ts'

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1500)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
const LIMIT_MS = 60_000 + REQUESTS * 20

test(
  `${REQUESTS} generated requests (seed ${SEED}): no server error, undocumented status, schema violation or hang`,
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const result = await fuzz({ requests: REQUESTS, seed: SEED })
    expect(summary(result)).toEqual([])
    expect([...result.missing]).toEqual([])
    expect([...result.barren], 'never with success').toEqual([])
    let count = 0
    for (const statuses of result.statuses.values()) for (const times of statuses.values()) count += times
    expect(count).toBe(result.requests)
    expect(result.requests).toBeGreaterThan(REQUESTS)
  },
  LIMIT_MS,
)

test('the checks reject invalid responses', () => {
  const operation = contractOperations.find(({ operationId }) => operationId === 'listAccounts')
  if (!operation) throw new Error('listAccounts is gone.')
  const on = (status: number, text: string, ms = 1) =>
    verdictsOn(operation, { status, text, headers: new Headers(), ms }).map(({ verdict }) => verdict)
  expect(on(200, '[]')).toEqual([])
  expect(on(200, '[{"id":1}]')).toEqual(['schema violation'])
  expect(on(200, '[')).toEqual(['schema violation'])
  expect(on(200, '[]', 5001)).toEqual(['slow'])
  expect(on(418, '{}')).toEqual(['undocumented status'])
  expect(on(500, '{}')).toContain('server error')
})
