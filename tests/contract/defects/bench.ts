// npm run bench -- conformance: the planted defects that the conformance kit finds, and its findings without one. A defect is judged by the
// operations of its group, and found by what the same run does not show without it. Arguments choose defects by their kind, their group, their
// operation or a part of their name; `mutants` makes small faults from the contract instead (mutant-bench.ts); `clean` is the run without one, and
// `respect` runs Redocly's Respect on the chosen ones, too.
import type { Finding, Settings } from '#tests/conformance/src/judge.ts'
import type { Defect } from '#tests/contract/defects/defect.ts'
import { DEFECTS } from '#tests/contract/defects/defects.ts'
import { groupOf, judgeSandbox } from '#tests/contract/defects/judged.ts'
import { benchMutants } from '#tests/contract/defects/mutant-bench.ts'
import { documentsFor, respectFinds } from '#tests/contract/defects/respect.ts'

if (process.argv[2] === 'mutants') {
  console.error = () => undefined
  await benchMutants(process.argv.slice(3))
  process.exit()
}

const isWithRespect = process.argv.includes('respect')
const wanted = process.argv.slice(2).filter((one) => one !== 'respect')
const isWanted = (...names: string[]) =>
  wanted.length === 0 ||
  wanted.some((one) => names.some((name) => name === one || (one.length > 8 && name.includes(one))))

/** Schemathesis needs Python and is not run here; its numbers were measured elsewhere, on 13 other defects. */
const CAPTION = `Others, as measured elsewhere on 13 defects: Schemathesis finds 9, Respect 5, both together 11. Schemathesis is not run here: it is not
in the registry of npm. Respect is run with the argument respect: "-" where no workflow calls the operation.`

console.error = () => undefined
if (isWanted('clean')) {
  const clean = await judgeSandbox()
  console.log(
    `Conformance kit: ${clean.operations.length} operations, ${clean.requests} requests, ${clean.seconds.toFixed(0)} s`,
  )
  console.log(
    `without a defect: ${clean.findings.length} findings${clean.findings.map(({ rule, operation }) => `\n  ${rule} ${operation}`).join('')}`,
  )
}
const chosen = DEFECTS.filter((one) => isWanted(one.kind, one.operation, one.name, ...groupOf(one)))
/** The names of what a run finds without a defect, by its settings: they find nothing. */
const withoutDefect = new Map<string, Promise<Set<string>>>()
const nameOf = ({ rule, operation }: Finding) => `${rule} ${operation}`
async function cleanNames(settings: Partial<Settings>): Promise<Set<string>> {
  const names = new Set((await judgeSandbox(settings)).findings.map(nameOf))
  if (names.size > 0) console.log(`without a defect, ${settings.only?.join(', ')}: ${[...names].join(', ')}`)
  return names
}

/** The findings of a run with these operations that it has with a defect and not without it. */
async function foundIn(defect: Defect, only: string[]): Promise<Finding[]> {
  const settings = { only, ...defect.settings }
  const { findings } = await judgeSandbox(settings, defect.wrap)
  if (findings.length === 0) return []
  const key = JSON.stringify(settings)
  const clean = withoutDefect.get(key) ?? cleanNames(settings)
  withoutDefect.set(key, clean)
  const known = await clean
  return findings.filter((one) => !known.has(nameOf(one)))
}

/** Judges the broken operation alone first, which is quick; the whole group where that shows nothing. */
async function findingsOf(defect: Defect): Promise<Finding[]> {
  const own = await foundIn(defect, [defect.operation])
  return own.length > 0 ? own : foundIn(defect, groupOf(defect))
}

const counted = { kit: 0, respect: 0, both: 0, tried: 0 }
for (const defect of chosen) {
  const startedAt = Date.now()
  const findings = await findingsOf(defect)
  const seconds = (Date.now() - startedAt) / 1000
  const isFound = findings.length > 0
  const byRespect = isWithRespect ? await respectFinds(documentsFor(defect), defect.wrap) : undefined
  counted.kit += Number(isFound)
  counted.respect += Number(byRespect === true)
  counted.both += Number(isFound || byRespect === true)
  counted.tried += Number(byRespect !== undefined)
  const by = [...new Set(findings.map(({ rule }) => rule))].slice(0, 3).join(', ')
  const respect = byRespect === undefined ? '-' : byRespect ? 'found' : 'missed'
  console.log(
    `${isFound ? 'found ' : 'MISSED'}  ${isWithRespect ? respect.padEnd(8) : ''}${defect.kind.padEnd(13)} ${defect.operation.padEnd(24)} ${defect.name.padEnd(72)} ${seconds.toFixed(0).padStart(3)} s  ${by}`,
  )
}
if (chosen.length > 0) console.log(`${counted.kit} of ${chosen.length} planted defects found`)
if (isWithRespect) {
  const onCorrect = await respectFinds([...new Set(chosen.flatMap(documentsFor))])
  console.log(
    `Respect: ${counted.respect} of ${chosen.length}, of which its workflows call ${counted.tried}; with the kit ${counted.both}; ${onCorrect ? 'it fails' : 'nothing'} on the correct backend`,
  )
}
console.log(CAPTION)
