// What the kit has found, as text: what was asked, expected and seen, and the call that shows it again.
import { type Credentials, type Finding, type KitResult, kitReads } from '#tests/conformance/kit-checks.ts'

/** Of one answer; the rest is counted. */
const MOST_FINDINGS = 5

// The secrets stand in variables: a report is read by more people than a token is for.
const BEARERS: Record<Credentials, string[]> = {
  'the token': ['"Authorization: Bearer $TOKEN"'],
  none: [],
  'a wrong token': ["'Authorization: Bearer wrong'"],
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
const takesAdsToken = (operationId: string) =>
  kitReads.some((one) => one.operationId === operationId && one.security.some((way) => 'adsBearer' in way))

/** The call as a command of a shell, with $TOKEN for the token and $ADS_TOKEN for the ad platform's. */
function curlOf({ operationId, credentials, address }: KitResult): string {
  const ads = credentials !== 'none' && takesAdsToken(operationId) ? ['"X-Ads-Authorization: Bearer $ADS_TOKEN"'] : []
  const headers = ["'Accept: application/json'", ...BEARERS[credentials], ...ads].map((header) => `-H ${header}`)
  return ['curl -sS -i', ...headers, quoted(address)].join(' ')
}

const linesOf = ({ expected, seen }: Finding) => [`    expected  ${expected}`, `    seen      ${seen}`]

function paragraph(result: KitResult): string {
  const { operationId, check, findings } = result
  const path = kitReads.find((one) => one.operationId === operationId)?.path ?? ''
  const more = findings.length - MOST_FINDINGS
  return [
    `${operationId} ${check} (GET ${path}${result.status === null ? '' : `, answered ${result.status}`})`,
    ...findings.slice(0, MOST_FINDINGS).flatMap(linesOf),
    ...(more > 0 ? [`    … and ${more} more`] : []),
    `    repeat    ${curlOf(result)}`,
  ].join('\n')
}

const isSuccess = ({ status }: KitResult) => status !== null && status < 300

/** The whole report: a paragraph for each wrong answer, what was never answered with success, and the counts. */
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
