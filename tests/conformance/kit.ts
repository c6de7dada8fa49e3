// npm run conformance -- URL --token TOKEN: checks a backend's responses against the contract. It only reads.
import { readArguments } from '#scripts/lib/arguments.ts'
import { fail } from '#scripts/lib/run.ts'
import { checkBackend, obstacleAt } from '#tests/conformance/kit-checks.ts'
import { reportOf } from '#tests/conformance/kit-report.ts'

const USAGE = `Usage: npm run conformance -- URL --token TOKEN [--account ID] [--ads-token TOKEN] [--json]

URL is where the API is, with its path: http://127.0.0.1:4020/api. See tests/conformance/README.md.`

const { positionals, values } = readArguments(
  {
    token: { type: 'string', default: process.env.TOKEN ?? '' },
    account: { type: 'string' },
    'ads-token': { type: 'string', default: process.env.ADS_TOKEN ?? '' },
    json: { type: 'boolean', default: false },
  },
  USAGE,
)
const url = positionals[0]?.replace(/\/+$/, '') ?? ''
if (!/^https?:/.test(url) || !URL.canParse(url)) fail(`Expected the address of a backend.\n${USAGE}`)
if (values.token === '') fail(`Expected an access token, as --token or in the environment as TOKEN.\n${USAGE}`)

const settings = {
  url,
  token: values.token,
  accountId: values.account,
  adsToken: values['ads-token'] || undefined,
}
const obstacle = await obstacleAt(settings)
if (obstacle) fail(obstacle)
const results = await checkBackend(settings)
console.log(values.json ? JSON.stringify(results, null, 2) : reportOf(results))
process.exitCode = results.some(({ findings }) => findings.length > 0) ? 1 : 0
