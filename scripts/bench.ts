// npm run bench: the figures of the engines, the sandbox and the web app, as tables. Nothing is judged here: times on shared machines are noisy.
import path from 'node:path'
import { benchAnomalies } from '#scripts/bench/anomaly.ts'
import { benchSandbox } from '#scripts/bench/sandbox.ts'
import { benchWeb } from '#scripts/bench/web.ts'
import { fail } from '#scripts/lib/run.ts'

const SECTIONS: Record<string, () => Promise<void> | void> = {
  anomaly: () =>
    benchAnomalies(path.resolve(process.env.NAB_DATA ?? path.join(import.meta.dirname, '../../shared/data/nab'))),
  sandbox: benchSandbox,
  web: benchWeb,
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in SECTIONS))
if (unknown)
  fail(`There is no bench "${unknown}": choose from ${Object.keys(SECTIONS).join(', ')}, or leave it out for all.`)
for (const [name, bench] of Object.entries(SECTIONS)) if (wanted.length === 0 || wanted.includes(name)) await bench()
