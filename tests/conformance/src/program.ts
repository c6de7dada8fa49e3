// The program: reads its options, judges, writes the reports, and says how it went by its exit code.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { CHECK_NAMES, type CheckName } from './findings.ts'
import { cleanUp, judge, NoAnswer, readContract, type Send, UnusableContract } from './judge.ts'
import { explained } from './model/explained.ts'
import { modelOf } from './model/model.ts'
import { readOverrides } from './overrides.ts'
import { acceptedBy, baselineOf } from './report/baseline.ts'
import { coverageOf, shownOf } from './report/lines.ts'
import { REPORTS } from './report/reports.ts'

const USAGE = `Usage: conformance URL --contract FILE [options]

Judges the backend at URL (with the path below which its API is) by an OpenAPI 3.x document.

  --contract FILE          the document, a file or an address, JSON or YAML
  --overrides FILE         how to sign in, who else there is, ids to begin with, what to leave alone
  --safe                   only read (the default)
  --write                  also create, change and delete, with the callers of the overrides; cleans up what it made
  --only NAME              operations, tags or paths that begin with /; several times or with commas
  --check NAME             answers, negative, laws, tenancy, workflows or limits; all by default
  --time SECONDS           begin nothing further after this time
  --seed TEXT              the text that is unique in names of this run
  --provoke-limits         provoke 429 as well, and judge it
  --journal FILE           where a run with --write notes what it must delete (.conformance-journal.jsonl)
  --clean-up               only delete what a run that was killed left behind, as its journal says
  --report FORM[=FILE]     terminal, markdown, json, junit, sarif, har or arazzo; several times
  --baseline FILE          known findings, accepted until their day
  --write-baseline FILE    write the findings of this run as a baseline of 90 days
  --least-coverage PERCENT exit with 2 if fewer operations had a success
  --explain                print what the operations are taken for, and judge nothing
  --quiet                  no progress

Exits with 0 without findings, 1 with findings, 2 if it could not judge.`

const COULD_NOT_JUDGE = 2

/** The surroundings of the program besides files; tests give their own. */
export type Surroundings = {
  print: (text: string) => void
  complain: (text: string) => void
  progress: (text: string) => void
  environment: Record<string, string | undefined>
  signal: AbortSignal
  send?: Send
}

/** A command line that cannot be understood. */
class WrongUsage extends Error {}

function wrong(text: string): never {
  throw new WrongUsage(`${text}\n\n${USAGE}`)
}

function optionsOf(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        contract: { type: 'string' },
        overrides: { type: 'string' },
        safe: { type: 'boolean' },
        write: { type: 'boolean' },
        only: { type: 'string', multiple: true },
        check: { type: 'string', multiple: true },
        time: { type: 'string' },
        seed: { type: 'string' },
        'provoke-limits': { type: 'boolean' },
        journal: { type: 'string', default: '.conformance-journal.jsonl' },
        'clean-up': { type: 'boolean' },
        report: { type: 'string', multiple: true },
        baseline: { type: 'string' },
        'write-baseline': { type: 'string' },
        'least-coverage': { type: 'string' },
        explain: { type: 'boolean' },
        quiet: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error))
  }
}

type Options = ReturnType<typeof optionsOf>['values']

const listed = (given: string[] | undefined) => (given ?? []).flatMap((one) => one.split(',')).filter(Boolean)

function numberOf(values: Options, name: 'time' | 'least-coverage'): number | undefined {
  const text = values[name]
  const value = Number(text)
  if (text !== undefined && !(text.trim() !== '' && value >= 0)) wrong(`Expected a number for --${name}.`)
  return text === undefined ? undefined : value
}

function checksOf(values: Options): CheckName[] | undefined {
  const names = values.check && listed(values.check)
  const unknown = names?.find((one) => !CHECK_NAMES.some((name) => name === one))
  if (unknown !== undefined) wrong(`There is no check "${unknown}"; there are ${CHECK_NAMES.join(', ')}.`)
  return names as CheckName[] | undefined
}

type Output = { write: (typeof REPORTS)[string]; file: string | undefined }

/** The wanted reports. A wrong name is told before the run, not after it. */
const outputsOf = ({ report = ['terminal'] }: Options): Output[] =>
  report.map((wanted) => {
    const [form = '', file] = wanted.split(/=(.*)/s)
    return { write: REPORTS[form] ?? wrong(`There is no report "${form}".`), file: file === '' ? undefined : file }
  })

async function judged(args: string[], { print, complain, progress, environment, signal, send }: Surroundings) {
  const { positionals, values } = optionsOf(args)
  if (values.help) {
    print(USAGE)
    return 0
  }
  const contract = await readContract(values.contract ?? wrong('Expected --contract FILE.'))
  const overrides = values.overrides ? readFileSync(values.overrides, 'utf8') : ''
  const folder = values.overrides ? path.dirname(values.overrides) : '.'
  if (values.explain) {
    const read = readOverrides(overrides, { random: 'x', ...environment }, folder)
    print(explained(contract, modelOf(contract, read)))
    return 0
  }
  const [url = ''] = positionals
  if (!/^https?:/.test(url) || !URL.canParse(url)) wrong('Expected the address of a backend.')
  if (values.safe && values.write) wrong('Choose one of --safe and --write.')
  const [maxSeconds, least, checks] = [numberOf(values, 'time'), numberOf(values, 'least-coverage'), checksOf(values)]
  const outputs = outputsOf(values)
  const given = { url, contract, overrides, folder, environment, journal: values.journal, ...(send ? { send } : {}) }
  if (values['clean-up']) {
    if (!existsSync(values.journal)) {
      print(
        `There is no journal ${path.resolve(values.journal)}: no earlier run left anything behind, or it ran in another folder.`,
      )
      return 0
    }
    const { deleted, left, elsewhere } = await cleanUp(given)
    print(`${deleted} items of earlier runs deleted.`)
    if (elsewhere.length > 0) print(`Items of other addresses stay in the journal: ${elsewhere.join(', ')}`)
    print(left.length > 0 ? `Could not be deleted: ${left.join(', ')}` : `Nothing is left of earlier runs at ${url}.`)
    return left.length > 0 ? COULD_NOT_JUDGE : 0
  }
  const report = await judge({
    ...given,
    only: listed(values.only),
    ...(checks ? { checks } : {}),
    mayWrite: values.write === true,
    mayProvokeLimits: values['provoke-limits'] === true,
    ...(maxSeconds === undefined ? {} : { maxSeconds }),
    ...(values.seed ? { seed: values.seed } : {}),
    signal,
    onProgress: (text) => values.quiet || progress(text),
  })
  progress('')
  const baseline =
    values.baseline && existsSync(values.baseline)
      ? acceptedBy(readFileSync(values.baseline, 'utf8'), new Date().toISOString().slice(0, 10))
      : { keys: new Set<string>(), expired: [] }
  for (const key of baseline.expired) report.notes.push(`The baseline no longer accepts ${key}.`)
  const shown = shownOf(report, baseline.keys)
  for (const { write, file } of outputs) {
    if (file) writeFileSync(file, write(report, shown))
    else print(write(report, shown))
  }
  if (values['write-baseline']) writeFileSync(values['write-baseline'], baselineOf(report.findings, new Date()))
  if (shown.some(({ isKnown }) => !isKnown)) return 1
  if (report.requests === 0 || coverageOf(report) < (least ?? 0)) {
    complain(`Only ${coverageOf(report)} % of the operations had a success: too few to call the backend conforming.`)
    return COULD_NOT_JUDGE
  }
  return report.isComplete || maxSeconds !== undefined ? 0 : COULD_NOT_JUDGE
}

/** Runs the program and returns its exit code: 0 without findings, 1 with findings, 2 if it could not judge. */
export async function runProgram(args: string[], surroundings: Surroundings): Promise<number> {
  try {
    return await judged(args, surroundings)
  } catch (error) {
    const isExpected =
      error instanceof WrongUsage ||
      error instanceof UnusableContract ||
      error instanceof NoAnswer ||
      (error instanceof Error && 'code' in error)
    if (!isExpected) throw error
    surroundings.complain(error.message)
    return COULD_NOT_JUDGE
  }
}
