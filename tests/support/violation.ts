/** A violation of a schema: its location, the rule of the contract, and the actual value. */
export type Violation = { place: string; rule: string; expected: string; seen: string }

const LONGEST = 120

/** The expectation if none of several schemas matches; the errors of each schema are reported as well. */
export const ALTERNATIVES = 'one of its alternatives'

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** Resolves a JSON pointer (a URI fragment with its #). */
export const at = (root: unknown, pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .filter((key) => key !== '')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (parent, key) => (parent && typeof parent === 'object' ? Reflect.get(parent, key) : undefined),
      root,
    )

/** Formats an error of the validator; `instance` and `keyword` are its pointers into the value and the contract. */
export function violationAt(contract: unknown, value: unknown, instance: string, keyword: string): Violation {
  const name = keyword.split('/').at(-1) ?? ''
  const found = at(value, instance)
  const place = decodeURIComponent(instance.slice(1)) || '/'
  const schemaPlace = decodeURIComponent(keyword.slice(2)).split('/').slice(0, -1).join('/')
  const wanted = at(contract, keyword)
  if (name === 'required' && Array.isArray(wanted) && found && typeof found === 'object') {
    const missing = wanted.filter((key) => !(key in found))
    return {
      place,
      rule: schemaPlace,
      expected: `the required ${missing.join(', ')}`,
      seen: 'nothing there',
    }
  }
  const expected = ['$ref', 'allOf', 'anyOf', 'oneOf'].includes(name) ? ALTERNATIVES : `${name} ${shown(wanted)}`
  return { place, rule: schemaPlace, expected, seen: shown(found) }
}
