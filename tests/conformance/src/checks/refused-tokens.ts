// A caller whose token another operation accepts at the same moment is known: 401 says the opposite.
import { type Context, exceptionOf } from '../context.ts'
import { join } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { needsCredentials } from './answer-rules.ts'

export class RefusedTokens {
  readonly #context: Context
  readonly #judged = new Set<string>()

  constructor(context: Context) {
    this.#context = context
  }

  /** A reading that needs the same credentials and no ids but those of the caller, and was accepted. */
  async #accepted({ call }: Exchange): Promise<Exchange | undefined> {
    const { contract, requests, client, callers } = this.#context
    const own = callers.get(call.caller)?.ids ?? {}
    const alike = contract.operations.filter(
      ({ id, method, path, security }) =>
        method === 'GET' &&
        id !== call.operation.id &&
        JSON.stringify(security) === JSON.stringify(call.operation.security) &&
        [...path.matchAll(/\{([^}]+)\}/g)].every(([, name = '']) => name in own),
    )
    for (const operation of alike.slice(0, 3)) {
      const read = await client.send({ ...requests.plain(operation), caller: call.caller, path: { ...own } })
      if (isSuccess(read)) return read
    }
    return undefined
  }

  async judge(exchange: Exchange): Promise<void> {
    const { call, answer, sent } = exchange
    const { operation } = call
    const isPlain = call.credentials === undefined && call.method === undefined && needsCredentials(operation)
    if (answer.status !== 401 || !isPlain || !this.#context.callers.mayCall(operation, call.caller)) return
    const key = `${operation.id} ${call.caller}`
    if (this.#judged.has(key) || exceptionOf(this.#context, operation.id, 'answers/credentials')) return
    this.#judged.add(key)
    const read = await this.#accepted(exchange)
    const isSameToken = read && read.sent.headers.Authorization === sent.headers.Authorization
    if (!isSameToken) return
    this.#context.coverage.judge(operation.id, 'answers/known-token')
    this.#context.findings.add({
      check: 'answers',
      rule: 'answers/known-token',
      operation: operation.id,
      pointer: join(operation.pointer, 'responses', '401'),
      expected: `another refusal than 401, because ${read.call.operation.id} accepts the same token`,
      seen: `401 ${answer.text.slice(0, 150)}`,
      exchanges: [exchange, read],
    })
  }
}
