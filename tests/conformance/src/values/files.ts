// Fills the fields of a form that take files.
import type { Contract } from '../contract/contract.ts'
import type { Content } from '../contract/operation.ts'
import { at, isObject } from '../contract/pointer.ts'
import { FormFile } from '../http/form.ts'

/** A PNG of one pixel, for fields that take files. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export function withFiles(body: unknown, { document }: Contract, { schema }: Content): unknown {
  const value = isObject(body) ? { ...body } : {}
  const properties = at(generatedSchema(document, schema), '/properties')
  for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
    const isFile =
      isObject(property) &&
      (property.format === 'binary' || 'contentMediaType' in property || property.contentEncoding !== undefined)
    if (isFile) value[name] = new FormFile(PNG, 'conformance.png', 'image/png')
  }
  return value
}
const generatedSchema = (document: Contract['document'], schema: Content['schema']) =>
  isObject(schema) && typeof schema.$ref === 'string' ? at(document, schema.$ref.slice(1)) : schema
