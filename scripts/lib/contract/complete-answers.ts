import { type Contract, operationsOf, resolved } from '#scripts/lib/contract/document.ts'
import { answerOf, nameIn, type Schema } from '#scripts/lib/contract/schemas.ts'

/** Calls `onSchema` for each object schema below a schema, with the name of the component that it belongs to. */
function eachSchema(
  contract: Contract,
  schema: Schema,
  onSchema: (schema: Schema, owner: string) => void,
  seen: Set<string>,
  owner: string,
): void {
  if (schema.$ref) {
    if (seen.has(schema.$ref)) return
    seen.add(schema.$ref)
    eachSchema(contract, resolved<Schema>(contract, schema), onSchema, seen, nameIn(schema.$ref))
    return
  }
  onSchema(schema, owner)
  const { properties = {}, allOf = [], anyOf = [], items, additionalProperties } = schema
  const isMap = typeof additionalProperties === 'object'
  const below = [
    ...Object.values(properties),
    ...allOf,
    ...anyOf,
    ...(items ? [items] : []),
    ...(isMap ? [additionalProperties] : []),
  ]
  for (const child of below) eachSchema(contract, child, onSchema, seen, owner)
}

/** True if a field's description says when an answer lacks it. */
const saysWhenAbsent = ({ description = '' }: Schema) => /\bleft out\b/i.test(description)

/**
 * Returns the fields that an answer may lack without a word about it: an answer carries every field of its schema, unless the description of the field
 * says when it is left out. What a client has sent itself comes back as it was sent.
 */
export function incompleteAnswers(contract: Contract): string[] {
  const operations = operationsOf(contract)
  const sent = new Set<string>()
  for (const { requestBody } of operations)
    for (const { schema } of Object.values(requestBody?.content ?? {}))
      if (schema) eachSchema(contract, schema, () => undefined, sent, '')
  const found = new Set<string>()
  for (const operation of operations) {
    const answer = answerOf(contract, operation)
    if (!answer) continue
    const judge = ({ properties = {}, required = [] }: Schema, owner: string) => {
      for (const [name, property] of Object.entries(properties))
        if (!required.includes(name) && !saysWhenAbsent(property))
          found.add(`${owner}.${name} may be missing, and does not say when.`)
    }
    eachSchema(contract, answer, judge, new Set(sent), operation.operationId)
  }
  return [...found]
}
