// The parts of a multipart form: as they are sent, and as a report repeats them.
import type { Json } from '../contract/pointer.ts'
import { textOfValue } from '../contract/pointer.ts'

/** A file of a form; its bytes are written in base64, so that a report can repeat them. */
export class FormFile {
  readonly base64: string
  readonly name: string
  readonly type: string

  constructor(base64: string, name: string, type: string) {
    this.base64 = base64
    this.name = name
    this.type = type
  }

  toBlob(): Blob {
    return new Blob([Uint8Array.from(atob(this.base64), (sign) => sign.charCodeAt(0))], { type: this.type })
  }
}

export type FormPart = { name: string; value: string | FormFile }

export const partsOf = (body: Json): FormPart[] =>
  Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value])
      // As in JSON, a field without a value is not sent.
      .filter((one) => one !== undefined)
      .map((one) => ({ name, value: one instanceof FormFile ? one : textOfValue(one) })),
  )

export function formOf(parts: readonly FormPart[]): FormData {
  const form = new FormData()
  for (const { name, value } of parts)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value.toBlob(), value.name)
  return form
}
