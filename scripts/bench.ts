// npm run bench: prints the metrics of the engines, the sandbox and the web app as tables. There are no limits, because times on shared machines are noisy.
import { benchAnomalies } from '#scripts/bench/anomaly/main.ts'
import { benchDesigns } from '#scripts/bench/designs.ts'
import { benchSandbox } from '#scripts/bench/sandbox.ts'
import { benchStrategies } from '#scripts/bench/strategy-forecast.ts'
import { benchSurveys } from '#scripts/bench/surveys.ts'
import { benchWeb } from '#scripts/bench/web.ts'
import { benchWorkspace } from '#scripts/bench/workspace.ts'
import { readArguments } from '#scripts/lib/arguments.ts'
import { fail, run } from '#scripts/lib/run.ts'

const usage = `Usage: npm run bench -- [conformance [NAME…]] [designs] [sandbox] [strategies] [surveys] [web] [workspace] [anomaly] [--nab FOLDER]

Prints the figures of what is named, or of all. What follows conformance chooses planted defects (tests/contract/defects/bench.ts).
  --nab  a folder with the series of the Numenta Anomaly Benchmark (NAB, github.com/numenta/NAB): the folders of its data/
         (realTweets/…csv and the others) and beside them its labels/combined_windows.json as windows.json`

const { positionals, values } = readArguments({ nab: { type: 'string' } }, usage)
const { nab } = values
// The kinds, sets and operations of planted defects have names that no bench has.
const defects = positionals[0] === 'conformance' ? positionals.slice(1) : []
const wanted = positionals.filter((name) => !defects.includes(name))

const SECTIONS: Record<string, () => Promise<void> | void> = {
  anomaly: () => benchAnomalies(nab),
  async conformance() {
    await run('node', ['tests/contract/defects/bench.ts', ...defects], { isShown: true })
  },
  designs: benchDesigns,
  sandbox: benchSandbox,
  strategies: benchStrategies,
  surveys: benchSurveys,
  web: benchWeb,
  workspace: benchWorkspace,
}

const unknown = wanted.find((name) => !(name in SECTIONS))
if (unknown) fail(`There is no bench "${unknown}".\n${usage}`)
for (const [name, bench] of Object.entries(SECTIONS)) if (wanted.length === 0 || wanted.includes(name)) await bench()
