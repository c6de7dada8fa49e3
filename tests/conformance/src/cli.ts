#!/usr/bin/env node
// conformance URL --contract FILE: judges a backend by its OpenAPI contract.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { CheckName } from './findings.ts'
import { cleanUp, judge, NoAnswer, readContract, UnusableContract } from './judge.ts'
import { explained, modelOf } from './model/model.ts'
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
  --check NAME             answers, negative, laws, tenancy or workflows; all by default
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

function fail(text: string): never {
  console.error(text)
  process.exit(COULD_NOT_JUDGE)
}

function options() {
  try {
    return parseArgs({
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
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

const { positionals, values } = options()
const listed = (given: string[] | undefined) => (given ?? []).flatMap((one) => one.split(',')).filter(Boolean)

async function main(): Promise<number> {
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const location = values.contract ?? fail(`Expected --contract FILE.\n\n${USAGE}`)
  const contract = await readContract(location)
  const overrides = values.overrides ? readFileSync(values.overrides, 'utf8') : ''
  if (values.explain) {
    console.log(explained(contract, modelOf(contract, readOverrides(overrides, { random: 'x', ...process.env }))))
    return 0
  }
  const [url = ''] = positionals
  if (!/^https?:/.test(url) || !URL.canParse(url)) fail(`Expected the address of a backend.\n\n${USAGE}`)
  if (values.safe && values.write) fail('Choose one of --safe and --write.')
  const stop = new AbortController()
  // The first signal ends the run in order, with its clean-up; a second one ends the process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const given = { url, contract, overrides, environment: process.env, journal: values.journal }
  if (values['clean-up']) {
    const left = await cleanUp(given)
    console.log(left.length > 0 ? `Could not be deleted: ${left.join(', ')}` : 'Nothing is left of earlier runs.')
    return left.length > 0 ? COULD_NOT_JUDGE : 0
  }
  const report = await judge({
    ...given,
    folder: values.overrides ? path.dirname(values.overrides) : '.',
    only: listed(values.only),
    ...(values.check ? { checks: listed(values.check) as CheckName[] } : {}),
    mayWrite: values.write === true,
    mayProvokeLimits: values['provoke-limits'] === true,
    ...(values.time ? { maxSeconds: Number(values.time) } : {}),
    ...(values.seed ? { seed: values.seed } : {}),
    signal: stop.signal,
    onProgress: (text) => values.quiet || !process.stderr.isTTY || process.stderr.write(`\r\u001b[K${text}`),
  })
  if (!values.quiet && process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  const baseline =
    values.baseline && existsSync(values.baseline)
      ? acceptedBy(readFileSync(values.baseline, 'utf8'), new Date().toISOString().slice(0, 10))
      : { keys: new Set<string>(), expired: [] }
  for (const key of baseline.expired) report.notes.push(`The baseline no longer accepts ${key}.`)
  const shown = shownOf(report, baseline.keys)
  for (const wanted of values.report ?? ['terminal']) {
    const [form = '', file] = wanted.split(/=(.*)/s)
    const write = REPORTS[form] ?? fail(`There is no report "${form}".\n\n${USAGE}`)
    if (file) writeFileSync(file, write(report, shown))
    else console.log(write(report, shown))
  }
  if (values['write-baseline']) writeFileSync(values['write-baseline'], baselineOf(report.findings, new Date()))
  if (shown.some(({ isKnown }) => !isKnown)) return 1
  const least = Number(values['least-coverage'] ?? 0)
  if (report.requests === 0 || coverageOf(report) < least) {
    console.error(
      `Only ${coverageOf(report)} % of the operations had a success: too few to call the backend conforming.`,
    )
    return COULD_NOT_JUDGE
  }
  return report.isComplete || values.time !== undefined ? 0 : COULD_NOT_JUDGE
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof UnusableContract || error instanceof NoAnswer || (error instanceof Error && 'code' in error)))
    throw error
  fail(error instanceof Error ? error.message : String(error))
}
