// The conformance kit: silent on a correct backend, and loud on planted defects.
import { expect, test, vi } from 'vitest'
import { startPrism } from '#mocks/prism.ts'
import { freePort } from '#scripts/lib/port.ts'
import { judge, readContract } from '#tests/conformance/src/judge.ts'
import { FOUND_DEFECTS } from '#tests/contract/defects/defects.ts'
import { groupOf, judgeSandbox } from '#tests/contract/defects/judged.ts'
import { isWhole, sampleOf, seed } from '#tests/support/sample.ts'

const LIMIT_MS = 600_000
const SAMPLE_SIZE = 2
/** The groups of operations that are judged in each run; with CONFORMANCE=all, every group is. */
const GROUPS = ['TaskAccount', 'Webhook', 'Ticket']

const told = ({ findings }: Awaited<ReturnType<typeof judge>>) =>
  findings.map(({ rule, operation, expected, seen }) => `${rule} ${operation}: expected ${expected}, seen ${seen}`)

test(
  'it finds nothing in a correct backend',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(told(await judgeSandbox(isWhole('CONFORMANCE') ? {} : { only: GROUPS }))).toEqual([])
  },
  LIMIT_MS,
)

const drawn = sampleOf(FOUND_DEFECTS, SAMPLE_SIZE)

test.each(drawn.map((defect) => [`${defect.operation}: ${defect.name}`, defect] as const))(
  `it finds a planted defect (SEED=${seed}): %s`,
  async (_, defect) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const findingsIn = async (only: string[]) => told(await judgeSandbox({ only, ...defect.settings }, defect.wrap))
    // Most show in their own operation; its group takes a minute and more.
    const own = await findingsIn([defect.operation])
    expect(own.length > 0 ? own : await findingsIn(groupOf(defect))).not.toEqual([])
  },
  LIMIT_MS,
)

/**
 * Rules that a mock without state truly breaks: any token is good, any id exists, its item is always the same one with an id of its own, a 405 has
 * no Allow, lists ignore their filters.
 */
const BROKEN_BY_A_MOCK = [
  'answers/credentials',
  'answers/unknown-id',
  'answers/identity',
  'answers/method',
  'laws/filter',
  'laws/listed-same',
]
const EXAMPLES = 'node_modules/@readme/oas-examples'
const MOCKED = ['3.1/json/train-travel', '3.1/json/petstore', '3.0/json/petstore-expanded', '3.1/json/security']

/** Judges Prism on a contract of somebody else, with a token for each of its schemes. */
async function judgeMock(name: string) {
  const document = `${EXAMPLES}/${name}.json`
  const contract = await readContract(document)
  const credentials = Object.fromEntries(Object.keys(contract.schemes).map((scheme) => [scheme, 'token']))
  const overrides = JSON.stringify({ maxMs: 5000, callers: { someone: { credentials } } })
  const port = await freePort()
  const prism = await startPrism({ port, document })
  return judge({ url: `http://127.0.0.1:${port}`, contract, overrides }).finally(() => prism.kill())
}

test.each(isWhole('CONFORMANCE') ? MOCKED : sampleOf(MOCKED, 1))(
  'in a mock of another contract it finds only what a mock without state breaks: %s',
  async (name) => {
    const report = await judgeMock(name)
    expect(told(report).filter((line) => !BROKEN_BY_A_MOCK.some((rule) => line.startsWith(rule)))).toEqual([])
    expect(report.requests).toBeGreaterThan(0)
  },
  LIMIT_MS,
)

test(
  'what Prism cannot serve is told, and is no finding: it ends on a parameter in the style matrix, and takes no contract of webhooks alone',
  async () => {
    await expect(judgeMock('3.1/json/parameters-style')).rejects.toThrow('no answer')
    await expect(judgeMock('3.1/json/webhooks')).rejects.toThrow('No operations found')
    const contract = await readContract(`${EXAMPLES}/3.1/json/webhooks.json`)
    await expect(judge({ url: 'http://127.0.0.1:1', contract })).rejects.toThrow(
      'The contract has no operations to call',
    )
  },
  LIMIT_MS,
)
