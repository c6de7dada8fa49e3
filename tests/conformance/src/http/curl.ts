// Writes a request as a command that repeats it.
import type { Sent } from './client.ts'
import type { FormPart } from './form.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
const SECRET = /^(authorization|cookie|.*(token|key|authorization|secret|signature)$)/i
const PUBLIC = /^idempotency-key$/i
const MAX_BODY = 4000
/** Signs that are repeated at least a hundred times, as in bodies that are too long or too deep; a dash would begin an option. */
const REPEATED = /([^\n-][^\n]{0,19}?)\1{99,}/gu

/** A pipe that writes a long body: `yes` repeats what is repeated in it. */
function written(body: string): string {
  const parts: string[] = []
  let end = 0
  const plain = (text: string) => text !== '' && parts.push(`printf %s ${quoted(text)}`)
  for (const match of body.matchAll(REPEATED)) {
    const [whole, unit = ''] = match
    plain(body.slice(end, match.index))
    parts.push(`yes ${quoted(unit)} | head -n ${whole.length / unit.length} | tr -d '\\n'`)
    end = match.index + whole.length
  }
  plain(body.slice(end))
  return `{ ${parts.join('; ')}; } | `
}

/** The options for the parts of a form, and the commands that write its files to a temporary folder first. */
function formed(form: readonly FormPart[]): { before: string; options: string[] } {
  const files: string[] = []
  const options = form.map(({ name, value }) => {
    if (typeof value === 'string') return `--form-string ${quoted(`${name}=${value}`)}`
    const file = `"$folder"/${files.length + 1}`
    files.push(`printf %s ${quoted(value.base64)} | base64 -d > ${file}`)
    return `-F ${quoted(`${name}=@`)}${file}${quoted(`;filename=${value.name};type=${value.type}`)}`
  })
  return { before: files.length > 0 ? `folder=$(mktemp -d); ${files.join('; ')}; ` : '', options }
}

/** Credentials become shell variables, so that a report holds no secrets. */
export function curlOf({ method, url, headers, body, form }: Sent): string {
  const isLong = body !== undefined && body.length > MAX_BODY
  const { before, options } = formed(form ?? [])
  const parts = [`${before}${isLong ? written(body) : ''}curl -sS ${method === 'HEAD' ? '--head' : '-i'}`]
  if (method !== 'GET' && method !== 'HEAD') parts.push(`-X ${method}`)
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'Accept') continue
    if (!SECRET.test(name) || PUBLIC.test(name)) parts.push(`-H ${quoted(`${name}: ${value}`)}`)
    else {
      const scheme = /^(Bearer|Basic) /.exec(value)?.[0] ?? ''
      parts.push(`-H "${name}: ${scheme}$${name.replaceAll('-', '_').toUpperCase()}"`)
    }
  }
  if (body !== undefined) parts.push(isLong ? '--data-binary @-' : `--data-raw ${quoted(body)}`)
  return [...parts, ...options, quoted(url)].join(' ')
}
