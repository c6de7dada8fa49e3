// A refusal names the field that is wrong, where the error's schema has a place for it.
import type { Context } from '../context.ts'
import { responseFor } from '../contract/operation.ts'
import { isObject, keysOf } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'

type Note = { exchange: Exchange; field: string; isNamed: boolean }

/** The part of an error that lists fields. */
const listed = (body: unknown): unknown =>
  isObject(body)
    ? (body.errors ?? body.violations ?? body.invalidParams ?? body['invalid-params'] ?? body.details)
    : undefined

export class FieldNames {
  readonly #context: Context
  readonly #notes: Note[] = []

  constructor(context: Context) {
    this.#context = context
  }

  /** Notes whether the refusal of a fault at `place` names its field. */
  note = (exchange: Exchange, place: string): void => this.noteAny(exchange, [place])

  /** Notes whether the refusal of a fault at any of these places names one of their fields. */
  noteAny(exchange: Exchange, places: string[]): void {
    const { status, body } = exchange.answer
    if ((status !== 422 && status !== 400) || !isPlaced(listed(body))) return
    const fields = places.map((place) => keysOf(place).filter((key) => !/^\d+$/.test(key)))
    const field = fields[0]?.at(-1)
    if (field === undefined) return
    const text = JSON.stringify(listed(body))
    this.#notes.push({ exchange, field, isNamed: fields.flat().some((key) => text.includes(key)) })
  }

  /** Reports the refusals that name another field. */
  judge(): void {
    const { findings, coverage } = this.#context
    for (const { exchange, field, isNamed } of this.#notes) {
      const { operation } = exchange.call
      coverage.judge(operation.id, 'negative/named')
      if (isNamed) continue
      const spec = responseFor(operation, exchange.answer.status)
      findings.add({
        check: 'negative',
        rule: 'negative/named',
        operation: operation.id,
        pointer: `${operation.pointer}/responses/${exchange.answer.status}`,
        expected: `the field ${field} in the errors of the refusal`,
        seen: JSON.stringify(listed(exchange.answer.body)).slice(0, 200),
        exchanges: [exchange],
        detail: spec ? 'named' : field,
      })
    }
  }
}

const isPlaced = (errors: unknown): boolean =>
  (Array.isArray(errors) && errors.some(isObject)) || (isObject(errors) && Object.keys(errors).length > 0)
