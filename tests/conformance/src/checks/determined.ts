// A field that an id of the path determines by the contract, such as the currency of an account, is the same in all answers about that id:
// x-determines: currencyCode at the parameter.
import { type Context, exceptionOf } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { isObject, textOfValue } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { start } from './answer-rules.ts'

const RULE = 'answers/determined'

/** The fields that the ids of a path determine, with the name of the id. */
const determined = ({ parameters }: Operation): [string, string][] =>
  parameters.flatMap(({ name, node }) =>
    [node['x-determines'] ?? []].flat().map((field): [string, string] => [textOfValue(field), name]),
  )

export class Determined {
  readonly #context: Context
  /** By the field, the parameter and its value: the answers with each value, one of each operation. */
  readonly #seen = new Map<string, Map<unknown, Map<string, Exchange>>>()

  constructor(context: Context) {
    this.#context = context
  }

  note(exchange: Exchange): void {
    const { call, answer } = exchange
    if (!isSuccess(exchange) || !isObject(answer.body)) return
    for (const [field, parameter] of determined(call.operation)) {
      const value = answer.body[field]
      const id = call.path[parameter]
      if (id === undefined || value === undefined || value === null) continue
      const key = `${field} for ${parameter} ${textOfValue(id)}`
      const values = this.#seen.get(key) ?? new Map<unknown, Map<string, Exchange>>()
      const answers = values.get(value) ?? new Map<string, Exchange>()
      answers.set(call.operation.id, exchange)
      this.#seen.set(key, values.set(value, answers))
    }
  }

  /** Judges in the end: the value that most operations show is the right one. */
  judge(): void {
    const { coverage, findings } = this.#context
    for (const [key, values] of this.#seen) {
      const [[right, agreeing] = [undefined, new Map<string, Exchange>()], ...others] = [...values].toSorted(
        ([, one], [, other]) => other.size - one.size,
      )
      for (const operation of agreeing.keys()) coverage.judge(operation, RULE)
      const [model] = agreeing.values()
      for (const [value, answers] of others)
        for (const [operation, exchange] of answers)
          if (!exceptionOf(this.#context, operation, RULE))
            findings.add({
              check: 'answers',
              rule: RULE,
              operation,
              pointer: exchange.call.operation.pointer,
              expected: `${key} to be ${start(right)}, as ${agreeing.size} operations show it`,
              seen: start(value),
              exchanges: [...(model ? [model] : []), exchange],
              detail: key.split(' ')[0] ?? '',
            })
    }
  }
}
