// npm run bench -- conformance mutants [seed=1] [each=4] [group] [KIND…]: mutants that are made from the contract, drawn by the seed, some of each
// kind. A mutant is judged by its own operation, and with `group` by the whole group if that shows nothing; the place of one that changed nothing is
// not reached. With `sight` instead of `each`, 20 mutants of as many kinds are drawn, the first reached one of each, for the share that is found at
// first sight.
import type { Report } from '#tests/conformance/src/judge.ts'
import { judgeSandbox } from '#tests/contract/defects/judged.ts'
import { MUTANTS, type Mutant } from '#tests/contract/defects/mutants.ts'
import { contractOperations } from '#tests/support/contract.ts'
import { drawn } from '#tests/support/sample.ts'

type Verdict = { mutant: Mutant; verdict: 'killed' | 'survived' | 'not reached'; by: string; seconds: number }

/** Judges until the first finding. */
async function findingsWith(only: string[], { wrap }: Mutant): Promise<{ report: Report; isReached: boolean }> {
  let isReached = false
  const end = new AbortController()
  const report = await judgeSandbox(
    { only, signal: end.signal, onFinding: () => end.abort() },
    wrap(() => (isReached = true)),
  )
  return { report, isReached }
}

async function verdictOf(mutant: Mutant, withGroup: boolean): Promise<Verdict> {
  const startedAt = Date.now()
  let wasReached = false
  const tags = contractOperations.find(({ operationId }) => operationId === mutant.operation)?.tags ?? []
  for (const only of withGroup ? [[mutant.operation], tags] : [[mutant.operation]]) {
    const { report, isReached } = await findingsWith(only, mutant)
    wasReached ||= isReached
    const by = [...new Set(report.findings.map(({ rule, operation }) => `${rule} ${operation}`))].join(', ')
    if (by) return { mutant, verdict: 'killed', by, seconds: (Date.now() - startedAt) / 1000 }
    if (!isReached) break
  }
  return { mutant, verdict: wasReached ? 'survived' : 'not reached', by: '', seconds: (Date.now() - startedAt) / 1000 }
}

const SIGHT_SIZE = 20
/** Mutants of a kind that are tried until one is reached. */
const MAX_TRIES = 12

/** The first mutant of a kind that its operation alone reaches, with its verdict. */
async function firstReached(kind: string, seed: number): Promise<Verdict | undefined> {
  const all = MUTANTS.filter((one) => one.kind === kind)
  for (const mutant of drawn(all, MAX_TRIES, seed)) {
    const one = await verdictOf(mutant, false)
    console.log(
      `  ${one.verdict.padEnd(12)} ${kind}: ${mutant.operation} ${mutant.place} ${one.seconds.toFixed(0)} s ${one.by}`,
    )
    if (one.verdict !== 'not reached') return one
  }
  return undefined
}

/** Judges 20 mutants of 20 kinds that a seed draws by their operation, and what it misses by the whole group; prints how many are found. */
async function benchSight(seed: number): Promise<void> {
  const kinds = drawn([...new Set(MUTANTS.map(({ kind }) => kind))], Number.POSITIVE_INFINITY, seed)
  const verdicts: Verdict[] = []
  for (const [index, kind] of kinds.entries()) {
    if (verdicts.length === SIGHT_SIZE) break
    verdicts.push(...[await firstReached(kind, seed + 7919 * (index + 1))].filter((one) => one !== undefined))
  }
  const isKilled = ({ verdict }: Verdict) => verdict === 'killed'
  console.log(`${verdicts.filter(isKilled).length} of ${verdicts.length} found at first sight by their own operation`)
  let byGroup = 0
  for (const { mutant } of verdicts.filter((one) => !isKilled(one))) {
    const one = await verdictOf(mutant, true)
    byGroup += Number(isKilled(one))
    console.log(
      `  ${one.verdict.padEnd(12)} ${mutant.kind}: ${mutant.operation} ${mutant.place} ${one.seconds.toFixed(0)} s ${one.by}`,
    )
  }
  console.log(`${byGroup} more by the group of their operation`)
}

export async function benchMutants(words: string[]): Promise<void> {
  const numberOf = (name: string, otherwise: number) =>
    Number(words.find((one) => one.startsWith(`${name}=`))?.split('=')[1] ?? otherwise)
  const [seed, each] = [numberOf('seed', Date.now() % 100_000), numberOf('each', 4)]
  if (words.includes('sight')) return benchSight(seed)
  const named = words.filter((one) => !one.includes('=') && one !== 'group')
  const kinds = [...new Set(MUTANTS.map(({ kind }) => kind))].filter(
    (kind) => named.length === 0 || named.some((one) => kind.includes(one)),
  )
  console.log(`Mutants of ${kinds.length} kinds, ${MUTANTS.length} in all, seed=${seed} each=${each}`)
  for (const kind of kinds) {
    const all = MUTANTS.filter((one) => one.kind === kind)
    const verdicts: Verdict[] = []
    for (const mutant of drawn(all, each, seed)) {
      const one = await verdictOf(mutant, words.includes('group'))
      verdicts.push(one)
      console.log(
        `  ${one.verdict.padEnd(12)} ${mutant.operation} ${mutant.place} ${one.seconds.toFixed(0)} s ${one.by}`,
      )
    }
    const count = (verdict: Verdict['verdict']) => verdicts.filter((one) => one.verdict === verdict).length
    console.log(
      `${kind}: ${count('killed')} of ${count('killed') + count('survived')} killed, ${count('not reached')} not reached; ${all.length} in all`,
    )
  }
}
