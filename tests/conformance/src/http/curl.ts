// Writes a request as a command that repeats it.
import type { Sent } from './client.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
const SECRET = /^(authorization|cookie|.*(token|key|authorization|secret|signature)$)/i
const PUBLIC = /^idempotency-key$/i
const MAX_BODY = 4000

/** Credentials become shell variables, so that a report holds no secrets. */
export function curlOf({ method, url, headers, body }: Sent): string {
  const parts = ['curl -sS -i', ...(method === 'GET' ? [] : [`-X ${method}`])]
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'Accept') continue
    if (!SECRET.test(name) || PUBLIC.test(name)) parts.push(`-H ${quoted(`${name}: ${value}`)}`)
    else {
      const scheme = /^(Bearer|Basic) /.exec(value)?.[0] ?? ''
      parts.push(`-H "${name}: ${scheme}$${name.replaceAll('-', '_').toUpperCase()}"`)
    }
  }
  if (body !== undefined && body !== '(form)') {
    if (body.length > MAX_BODY) parts.push(`--data-binary @body.json  # ${body.length} characters`)
    else parts.push(`--data-raw ${quoted(body)}`)
  }
  return [...parts, quoted(url)].join(' ')
}
