// The id of a request names one request: two answers with the same one cannot be told apart in a log.
import type { Context } from '../context.ts'
import type { Exchange } from '../http/client.ts'

const NAME = /^(x-)?(request|trace|correlation)-?id$/i
const REPLAYED = /replay/i

export class RequestIds {
  readonly #context: Context
  readonly #seen = new Map<string, Exchange>()

  constructor(context: Context) {
    this.#context = context
  }

  /** A replayed answer may be the first one with all of its headers, and one that was kept for a limit was sent once. */
  judge(exchange: Exchange): void {
    const { findings } = this.#context
    const { answer, call } = exchange
    const headers = [...answer.headers]
    const [name, id] = headers.find(([one]) => NAME.test(one)) ?? []
    if (!name || !id || answer.status === 429 || headers.some(([one]) => REPLAYED.test(one))) return
    const earlier = this.#seen.get(id)
    this.#seen.set(id, exchange)
    if (!earlier || earlier.answer === answer) return
    findings.add({
      check: 'answers',
      rule: 'answers/request-id',
      operation: call.operation.id,
      pointer: call.operation.pointer,
      expected: `another ${name} than that of an earlier answer`,
      seen: id,
      exchanges: [earlier, exchange],
      detail: 'unique',
    })
  }
}
