// Prints values of the contract as TypeScript, with the members of enumerations instead of their numbers.
import { type Contract, type Reference, resolved } from '#scripts/lib/contract/document.ts'

type Schema = {
  enum?: unknown[]
  'x-enum-varnames'?: string[]
  properties?: Record<string, Reference<Schema>>
  items?: Reference<Schema>
  anyOf?: Reference<Schema>[]
  allOf?: Reference<Schema>[]
}

/** The printed code, and the names of the enumerations in it. */
export type Printed = { code: string; enums: Set<string> }

/** The widest line of a sample. */
export const WIDTH = 64
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/

/** Text in single quotes; characters that JSON escapes stay escaped. */
const quoted = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const nameOf = (schema: Reference<Schema>) => ('$ref' in schema ? schema.$ref.split('/').at(-1) : undefined)

/** A value as a TypeScript expression; each line but the first is indented by `indent`. */
export function printLiteral(contract: Contract, schema: Reference<Schema>, value: unknown, indent = ''): Printed {
  const enums = new Set<string>()

  function member(at: Reference<Schema>, of: unknown): string | undefined {
    const node = resolved<Schema>(contract, at)
    const name = nameOf(at)
    const index = node.enum?.indexOf(of) ?? -1
    const varname = node['x-enum-varnames']?.[index]
    if (name !== undefined && varname !== undefined) {
      enums.add(name)
      return `${name}.${varname}`
    }
    return [...(node.anyOf ?? []), ...(node.allOf ?? [])].map((one) => member(one, of)).find((one) => one !== undefined)
  }

  /** The schema of a property or an item, wherever the parts of a schema define it. */
  function within(at: Reference<Schema>, find: (node: Schema) => Reference<Schema> | undefined): Reference<Schema> {
    const node = resolved<Schema>(contract, at)
    const parts = [...(node.anyOf ?? []), ...(node.allOf ?? [])]
    return find(node) ?? parts.map((part) => within(part, find)).find((found) => Object.keys(found).length > 0) ?? {}
  }

  function lines(open: string, parts: string[], close: string, at: string): string {
    if (parts.length === 0) return `${open}${close}`
    const space = open === '{' ? ' ' : ''
    const inline = `${open}${space}${parts.join(', ')}${space}${close}`
    if (at.length + inline.length <= WIDTH && !inline.includes('\n')) return inline
    return `${open}\n${parts.map((part) => `${at}  ${part},\n`).join('')}${at}${close}`
  }

  function print(at: Reference<Schema>, of: unknown, space: string): string {
    if (Array.isArray(of)) {
      const item = within(at, ({ items }) => items)
      return lines(
        '[',
        of.map((one) => print(item, one, `${space}  `)),
        ']',
        space,
      )
    }
    if (of !== null && typeof of === 'object') {
      const parts = Object.entries(of).map(([key, one]) => {
        const property = within(at, ({ properties }) => properties?.[key])
        return `${IDENTIFIER.test(key) ? key : quoted(key)}: ${print(property, one, `${space}  `)}`
      })
      return lines('{', parts, '}', space)
    }
    if (typeof of === 'string') return quoted(of)
    return member(at, of) ?? String(of)
  }

  return { code: print(schema, value, indent), enums }
}
