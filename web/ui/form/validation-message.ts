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

/** The code of an issue: its key under `common:validation`, or `key|bound` if it has a bound. */
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

type TranslateFunction = (key: string, options?: Record<string, unknown>) => string

/**
 * Translates the error message of a field: a code of `validationCode`, or `area:key` from a form's own refinement.
 * Other messages, which come from the server, are unchanged.
 */
export function validationMessage(message: string, t: TranslateFunction): string {
  const [code = '', bound] = message.split('|')
  if (/^[a-z][\w-]*:[\w.]+$/.test(code)) return t(code, { count: Number(bound) })
  if (/^[a-z][A-Za-z]*$/.test(code))
    return t(`common:validation.${code}`, { count: Number(bound), bound: Number(bound) })
  return message
}
