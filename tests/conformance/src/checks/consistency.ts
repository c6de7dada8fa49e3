// The same fault has the same answer everywhere: an operation that answers a fault otherwise than all others do is wrong about it.
import type { Operation } from '../contract/operation.ts'
import { join } from '../contract/pointer.ts'
import type { Coverage, Findings } from '../findings.ts'
import type { Exchange } from '../http/client.ts'
import { signOf } from './answer-rules.ts'

/** Operations that must agree, besides the one that does not. */
const MIN_OTHERS = 4
/** The part of the operations that must agree. */
const MOST = 0.85

/** Answers about the caller, whose session may have ended or whose requests are too many, and not about the fault. */
const OF_CALLERS = [401, 429]

const RULE = 'answers/consistent'

type Judged = {
  findings: Findings
  coverage: Coverage
  /** True if an operation is judged by a rule. */
  isJudged: (operation: Operation, rule: string) => boolean
}

type Note = { exchange: Exchange; sign: string }

export class Consistency {
  readonly #notes = new Map<string, Map<Operation, Note[]>>()

  /** Notes the answer to a fault of a kind; with `isCoded` its error code counts, too, and with `isOpen` some backends may take no fault in it. */
  note(kind: string, exchange: Exchange, { isCoded = true, isOpen = false } = {}): void {
    const { status } = exchange.answer
    const { operation } = exchange.call
    if ((status < 400 && !isOpen) || status >= 500 || OF_CALLERS.includes(status)) return
    const byOperation = this.#notes.get(kind) ?? new Map<Operation, Note[]>()
    byOperation.set(operation, [
      ...(byOperation.get(operation) ?? []),
      { exchange, sign: isCoded ? signOf(exchange) : String(status) },
    ])
    this.#notes.set(kind, byOperation)
  }

  /** Reports the operations that answer otherwise than nearly all others. */
  judge(judged: Judged): void {
    for (const [kind, byOperation] of this.#notes) {
      const counts = new Map<string, number>()
      for (const notes of byOperation.values()) {
        const [first] = notes
        const isPure = notes.every(({ sign }) => sign === first?.sign)
        if (first && isPure) counts.set(first.sign, (counts.get(first.sign) ?? 0) + 1)
      }
      const [most, count] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? ['', 0]
      if (count < MIN_OTHERS || count < MOST * (byOperation.size - 1)) continue
      for (const [operation, notes] of byOperation) this.#judgeOne(judged, { kind, most, operation, notes })
    }
  }

  #judgeOne(
    { findings, coverage, isJudged }: Judged,
    { kind, most, operation, notes }: { kind: string; most: string; operation: Operation; notes: Note[] },
  ): void {
    if (!isJudged(operation, RULE)) return
    coverage.judge(operation.id, RULE)
    const [status = ''] = most.split(' ')
    const other = notes.find(({ sign }) => sign !== most)
    // A request that nearly all operations accept has no fault.
    if (!other || !(status in operation.responses) || Number(status) < 400) return
    findings.add({
      check: 'answers',
      rule: RULE,
      operation: operation.id,
      pointer: join(operation.pointer, 'responses', status),
      expected: `${most} to ${kind}, as the other operations answer`,
      seen: other.sign,
      exchanges: [other.exchange],
      detail: kind,
    })
  }
}
