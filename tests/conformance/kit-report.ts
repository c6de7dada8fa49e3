// Formats the result of the kit: requests, expected and actual values, and commands that reproduce them.
import { type Credentials, type Finding, type KitResult, kitReads } from '#tests/conformance/kit-checks.ts'

/** The maximum per response; the rest is counted. */
const MAX_FINDINGS = 5

// Secrets are shell variables, because a report is read by more people than a token is meant for.
const BEARERS: Record<Credentials, string[]> = {
  'the token': ['"Authorization: Bearer $TOKEN"'],
  none: [],
  'a wrong token': ["'Authorization: Bearer wrong'"],
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
const takesAdsToken = (operationId: string) =>
  kitReads.some((one) => one.operationId === operationId && one.security.some((way) => 'adsBearer' in way))

/** Formats a request as a curl command, with $TOKEN for the token and $ADS_TOKEN for the ad platform's. */
function curlOf({ operationId, credentials, address }: KitResult): string {
  const ads = credentials !== 'none' && takesAdsToken(operationId) ? ['"X-Ads-Authorization: Bearer $ADS_TOKEN"'] : []
  const headers = ["'Accept: application/json'", ...BEARERS[credentials], ...ads].map((header) => `-H ${header}`)
  return ['curl -sS -i', ...headers, quoted(address)].join(' ')
}

const linesOf = ({ expected, seen }: Finding) => [`    expected  ${expected}`, `    seen      ${seen}`]

function paragraph(result: KitResult): string {
  const { operationId, check, findings } = result
  const path = kitReads.find((one) => one.operationId === operationId)?.path ?? ''
  const more = findings.length - MAX_FINDINGS
  return [
    `${operationId} ${check} (GET ${path}${result.status === null ? '' : `, answered ${result.status}`})`,
    ...findings.slice(0, MAX_FINDINGS).flatMap(linesOf),
    ...(more > 0 ? [`    … and ${more} more`] : []),
    `    repeat    ${curlOf(result)}`,
  ].join('\n')
}

const isSuccess = ({ status }: KitResult) => status !== null && status < 300

/** Formats the report: a paragraph for each wrong response, operations without any success, and the counts. */
export function reportOf(results: KitResult[]): string {
  const wrong = results.filter(({ findings }) => findings.length > 0)
  const asked = results.filter(({ check }) => check === 'with the token')
  const barren = asked.filter((result) => !isSuccess(result))
  const withSuccess = asked.length - barren.length
  return [
    ...wrong.map((result) => `${paragraph(result)}\n`),
    ...(barren.length > 0
      ? [
          `Never with success, so only their errors were judged: ${barren.map(({ operationId, status }) => `${operationId} ${status ?? 'no answer'}`).join(', ')}`,
        ]
      : []),
    `${results.length} checks of ${asked.length} operations, ${withSuccess} answered with success, ${wrong.length} wrong`,
  ].join('\n')
}
