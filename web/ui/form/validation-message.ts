/** The fields of a Zod issue that an error map reads. */
interface RawIssue {
  code?: string
  input?: unknown
  origin?: string
  format?: string
  expected?: string
  minimum?: number | bigint
  maximum?: number | bigint
}

const formats: Record<string, string> = { email: 'email', url: 'url', uri: 'url', date: 'date', datetime: 'date' }

const isEmpty = (input: unknown) => input === undefined || input === null || input === ''

/** The key under `common:validation` and its bound for an issue, written `key` or `key|bound`. */
export function validationCode(issue: RawIssue): string {
  if (isEmpty(issue.input)) return 'required'
  if (Number.isNaN(issue.input)) return 'number'
  if (issue.input === false) return 'accept'
  const { origin } = issue
  if (typeof issue.input === 'number' && issue.expected === 'int') return 'whole'
  switch (issue.code) {
    case 'too_small':
      return `${origin === 'string' ? 'tooShort' : origin === 'array' ? 'tooFew' : 'tooSmall'}|${issue.minimum}`
    case 'too_big':
      return `${origin === 'string' ? 'tooLong' : origin === 'array' ? 'tooMany' : 'tooBig'}|${issue.maximum}`
    case 'invalid_format':
      return formats[issue.format ?? ''] ?? 'format'
    case 'invalid_value':
      return 'choice'
    default:
      return 'invalid'
  }
}

type Translate = (key: string, options?: Record<string, unknown>) => string

/**
 * The words for an error message of a field. A code of this file becomes its translation; `area:key`, given by a
 * form's own refine, becomes that translation; anything else (the server's words) is shown as it is.
 */
export function validationMessage(message: string, t: Translate): string {
  const [code = '', bound] = message.split('|')
  if (/^[a-z][\w-]*:[\w.]+$/.test(code)) return t(code, { count: Number(bound) })
  if (/^[a-z][A-Za-z]*$/.test(code))
    return t(`common:validation.${code}`, { count: Number(bound), bound: Number(bound) })
  return message
}
