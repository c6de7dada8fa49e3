// Writes a request as a command that repeats it.
import type { Sent } from './client.ts'

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

/** Credentials become shell variables, so that a report holds no secrets. */
export function curlOf({ method, url, headers, body }: Sent): string {
  const isLong = body !== undefined && body.length > MAX_BODY
  const parts = [`${isLong ? written(body) : ''}curl -sS ${method === 'HEAD' ? '--head' : '-i'}`]
  if (method !== 'GET' && method !== 'HEAD') parts.push(`-X ${method}`)
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'Accept') continue
    if (!SECRET.test(name) || PUBLIC.test(name)) parts.push(`-H ${quoted(`${name}: ${value}`)}`)
    else {
      const scheme = /^(Bearer|Basic) /.exec(value)?.[0] ?? ''
      parts.push(`-H "${name}: ${scheme}$${name.replaceAll('-', '_').toUpperCase()}"`)
    }
  }
  if (body !== undefined && body !== '(form)') {
    parts.push(isLong ? '--data-binary @-' : `--data-raw ${quoted(body)}`)
  }
  return [...parts, quoted(url)].join(' ')
}
