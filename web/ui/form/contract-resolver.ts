import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { validationCode } from './validation-message.ts'

interface WithShape {
  shape: Record<string, $ZodType>
}

const hasShape = (schema: unknown): schema is WithShape =>
  typeof schema === 'object' && schema !== null && 'shape' in schema && typeof schema.shape === 'object'

/** Empty fields have an empty string as their value: omits optional ones and sets nullable ones to null. */
function withoutEmpty(values: FieldValues, schema: unknown): FieldValues {
  if (!hasShape(schema)) return values
  const out: FieldValues = {}
  for (const [name, value] of Object.entries(values)) {
    const field = schema.shape[name]
    const isEmpty = value === '' || value === undefined
    if (!field || !isEmpty) out[name] = value
    else if (safeParse(field, undefined).success) continue
    else out[name] = safeParse(field, null).success ? null : value
  }
  return out
}

/** The form resolver of a generated schema; its issues have codes, which the fields translate. */
export function contractResolver<Input extends FieldValues, Output>(
  schema: $ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const resolve = zodResolver<Input, unknown, Output>(schema, { error: (issue) => validationCode(issue) })
  return (values, context, options) => resolve(withoutEmpty(values, schema) as Input, context, options)
}
