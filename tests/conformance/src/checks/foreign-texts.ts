// Texts that one tenant has written are in no answer to another one, whatever was asked.
import type { Caller } from '../callers.ts'
import { type Context, exceptionOf } from '../context.ts'
import { join } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { marksIn } from '../marks.ts'
import { needsCredentials } from './answer-rules.ts'

export const FOREIGN_TEXTS = 'tenancy/texts'

type Written = { tenants: Set<string>; first: Exchange }

export class ForeignTexts {
  readonly #context: Context
  readonly #written = new Map<string, Written>()

  constructor(context: Context) {
    this.#context = context
  }

  /** Notes what a request writes, and judges what its answer shows. A request may be answered with its own text. */
  judge(exchange: Exchange): void {
    const { callers, findings, coverage } = this.#context
    const { call, sent, answer } = exchange
    const { operation } = call
    const caller = callers.get(call.caller)
    if (!caller) return
    if (sent.method !== 'GET') this.#note(caller, exchange)
    const [stranger] = callers.strangers()
    const isApart = caller.tenant === callers.get(callers.main)?.tenant || caller.tenant === stranger?.tenant
    // Operations without credentials show public things; people of further tenants may be invited.
    if (!stranger || !isApart || !needsCredentials(operation)) return
    if (exceptionOf(this.#context, operation.id, FOREIGN_TEXTS)) return
    coverage.judge(operation.id, FOREIGN_TEXTS)
    const word = marksIn(answer.text).find((one) => this.#isForeign(one, caller) && !sent.url.includes(one))
    const written = word === undefined ? undefined : this.#written.get(word)
    if (!written) return
    findings.add({
      check: 'tenancy',
      rule: FOREIGN_TEXTS,
      operation: operation.id,
      pointer: join(operation.pointer, 'security'),
      expected: `no text of ${written.first.call.caller} for ${caller.name}, who is of another tenant`,
      seen: `${answer.status} with the text "conformance ${word}"`,
      exchanges: [written.first, exchange],
      detail: 'texts',
    })
  }

  #note({ tenant }: Caller, exchange: Exchange): void {
    const body = exchange.sent.body ?? JSON.stringify(exchange.sent.form ?? '')
    for (const word of marksIn(body)) {
      const written = this.#written.get(word) ?? { tenants: new Set(), first: exchange }
      written.tenants.add(tenant)
      this.#written.set(word, written)
    }
  }

  #isForeign(word: string, { tenant }: Caller): boolean {
    const tenants = this.#written.get(word)?.tenants
    return tenants !== undefined && !tenants.has(tenant)
  }
}
