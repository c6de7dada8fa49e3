// The same fault has the same answer everywhere: an operation that answers a fault otherwise than all others do is wrong about it.
import { type Context, exceptionOf } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { isObject, join } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'

/** Operations that must agree, besides the one that does not. */
const MIN_OTHERS = 4
/** The part of the operations that must agree. */
const MOST = 0.85

type Note = { exchange: Exchange; sign: string }

export class Consistency {
  readonly #notes = new Map<string, Map<Operation, Note[]>>()

  /** Notes the answer to a fault of a kind; with `isCoded` its error code counts, too. */
  note(kind: string, exchange: Exchange, isCoded = true): void {
    const { status, body } = exchange.answer
    const { operation } = exchange.call
    if (status < 400 || status >= 500 || status === 429) return
    const code = isCoded && isObject(body) && typeof body.code === 'string' ? ` ${body.code}` : ''
    const byOperation = this.#notes.get(kind) ?? new Map<Operation, Note[]>()
    byOperation.set(operation, [...(byOperation.get(operation) ?? []), { exchange, sign: `${status}${code}` }])
    this.#notes.set(kind, byOperation)
  }

  /** Reports the operations that answer otherwise than nearly all others. */
  judge(context: Context): void {
    for (const [kind, byOperation] of this.#notes) {
      const counts = new Map<string, number>()
      for (const notes of byOperation.values()) {
        const [first] = notes
        const isPure = notes.every(({ sign }) => sign === first?.sign)
        if (first && isPure) counts.set(first.sign, (counts.get(first.sign) ?? 0) + 1)
      }
      const [most, count] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? ['', 0]
      if (count < MIN_OTHERS || count < MOST * (byOperation.size - 1)) continue
      for (const [operation, notes] of byOperation) this.#judgeOne(context, { kind, most, operation, notes })
    }
  }

  #judgeOne(
    context: Context,
    { kind, most, operation, notes }: { kind: string; most: string; operation: Operation; notes: Note[] },
  ): void {
    const rule = 'answers/consistent'
    if (exceptionOf(context, operation.id, rule) || !context.operations.includes(operation)) return
    context.coverage.judge(operation.id, rule)
    const [status = ''] = most.split(' ')
    const other = notes.find(({ sign }) => sign !== most)
    if (!other || !(status in operation.responses)) return
    context.findings.add({
      check: 'answers',
      rule,
      operation: operation.id,
      pointer: join(operation.pointer, 'responses', status),
      expected: `${most} to ${kind}, as the other operations answer`,
      seen: other.sign,
      exchanges: [other.exchange],
      detail: kind,
    })
  }
}
