// Statements of schemas about fields by those beside them must name fields that exist: a wrong name makes a statement that nothing can break.
import { type Contract, operationsOf } from '#scripts/lib/contract/document.ts'
import { answerOf, propertiesOf, type Schema, schemaOf } from '#scripts/lib/contract/schemas.ts'

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value])
const fieldIn = (statement: unknown, key: string): unknown[] =>
  listed(statement).flatMap((one) => listed((one as Record<string, unknown> | null | undefined)?.[key] ?? []))

/** The paths that an extension names, by the extension: beside the field, and inside of the items of a list. */
function pathsOf(schema: Schema): { beside: unknown[]; inItems: { list: unknown; field: unknown }[] } {
  const stated = (name: string) => listed((schema as Record<string, unknown>)[name] ?? [])
  const references = [...stated('x-at-least'), ...stated('x-equals'), ...stated('x-set-when')]
  const sums = stated('x-sum')
  return {
    beside: [
      ...references.filter((one) => typeof one === 'string'),
      ...fieldIn(references, 'field'),
      ...fieldIn(references, 'count'),
      ...fieldIn(sums, 'of'),
      ...fieldIn(sums, 'fields'),
      ...[...stated('x-ratio'), ...stated('x-difference')].flatMap((one) =>
        ['of', 'minus', 'per'].flatMap((key) => fieldIn(one, key)),
      ),
    ],
    inItems: [...sums, ...references].flatMap((one) => {
      const { of, count, field, where = {} } = Object(one) as Record<string, unknown>
      const list = of ?? count
      if (list === undefined) return []
      return [...(of === undefined ? [] : [field ?? []]).flat(), ...Object.keys(Object(where))].map((name) => ({
        list,
        field: name,
      }))
    }),
  }
}

/** The schema of a field, without null. */
function fieldSchema(contract: Contract, schema: Schema | undefined): Schema | undefined {
  if (!schema) return undefined
  const own = schemaOf(contract, schema)
  const meant = (own.anyOf ?? []).find((one) => schemaOf(contract, one).type !== 'null')
  return meant ? fieldSchema(contract, meant) : own
}

/** True if the path leads to a field; numbers are places in lists. */
function exists(contract: Contract, properties: Record<string, Schema>, path: string): boolean {
  const [name = '', ...rest] = path.split('/').filter((key) => !/^-?\d+$/.test(key))
  const schema = fieldSchema(contract, properties[name])
  if (!schema || rest.length === 0) return schema !== undefined
  const below = schema.items ?? schema
  return exists(contract, propertiesOf(contract, below), rest.join('/'))
}

/** The properties of what a schema is the summary of, which its statements may name as well. */
function wholeOf({ components }: Contract, schema: Schema): Record<string, Schema> {
  const { 'x-summary-of': name } = schema as { 'x-summary-of'?: string }
  const whole: Schema = (name === undefined ? undefined : components.schemas[name]) ?? {}
  return whole.properties ?? {}
}

/** Calls `onObject` for each object schema below a schema, with its properties, those of its parts included, and all that are known of it. */
function eachObject(
  contract: Contract,
  schema: Schema,
  onObject: (properties: Record<string, Schema>, known: Record<string, Schema>) => void,
  seen: Set<string>,
): void {
  if (schema.$ref) {
    if (seen.has(schema.$ref)) return
    seen.add(schema.$ref)
  }
  const own = schemaOf(contract, schema)
  const properties = propertiesOf(contract, own)
  onObject(properties, { ...wholeOf(contract, own), ...properties })
  for (const child of [...Object.values(properties), ...(own.anyOf ?? []), own.items])
    if (child) eachObject(contract, child, onObject, seen)
}

/** Returns the statements of answers that name a field which does not exist. */
export function unknownStatedFields(contract: Contract): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  for (const operation of operationsOf(contract)) {
    const answer = answerOf(contract, operation)
    if (!answer) continue
    const check = (properties: Record<string, Schema>, known: Record<string, Schema>) => {
      for (const [name, property] of Object.entries(properties)) {
        const { beside, inItems } = pathsOf(property)
        for (const path of beside)
          if (!exists(contract, known, String(path))) found.add(`${name} names ${String(path)}, which is not there.`)
        for (const { list, field } of inItems)
          if (!exists(contract, known, `${String(list)}/${String(field)}`))
            found.add(`${name} names ${String(field)} of ${String(list)}, which is not there.`)
      }
    }
    eachObject(contract, answer, check, seen)
  }
  return [...found]
}
