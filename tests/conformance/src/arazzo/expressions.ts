// Runtime expressions and conditions of Arazzo 1.0.
import { at, isObject } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'

export type Scope = {
  inputs: Record<string, unknown>
  steps: Record<string, { outputs: Record<string, unknown> }>
  outputs: Record<string, unknown>
  exchange?: Exchange
}

function ofExchange({ answer, sent, call }: Exchange, name: string): unknown {
  if (name === '$statusCode') return answer.status
  if (name === '$method') return sent.method
  if (name === '$url') return sent.url
  const [, source, rest = ''] = /^\$(request|response)\.(.*)$/.exec(name) ?? []
  const [, place, key = ''] = /^(header|query|path|body)[.#]?(.*)$/.exec(rest) ?? []
  if (place === 'header') return source === 'response' ? (answer.headers.get(key) ?? undefined) : Object.entries(sent.headers).find(([header]) => header.toLowerCase() === key.toLowerCase())?.[1]
  if (place === 'body') return at(source === 'response' ? answer.body : call.body, key)
  if (place === 'query') return call.query[key]
  return place === 'path' ? call.path[key] : undefined
}

/** Returns the value of a runtime expression such as $steps.create.outputs.id. */
export function evaluated(expression: string, scope: Scope): unknown {
  const [head = '', pointer] = expression.split('#')
  if (/^\$(statusCode|method|url|request|response)/.test(expression)) return scope.exchange ? ofExchange(scope.exchange, expression) : undefined
  let value: unknown = scope
  for (const key of head.slice(1).split('.')) value = isObject(value) ? value[key] : undefined
  return pointer === undefined ? value : at(value, pointer)
}

const EXPRESSION = /^\$[a-zA-Z][\w.$#/~*-]*$/

/** Replaces expressions in a value: the whole text by the value itself, {…} within a text by its text. */
export function filled(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((one) => filled(one, scope))
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, scope)]))
  if (typeof value !== 'string') return value
  if (EXPRESSION.test(value)) return evaluated(value, scope)
  return value.replace(/\{(\$[^}]+)\}/g, (_, expression: string) => String(evaluated(expression, scope)))
}

function operand(text: string, scope: Scope): unknown {
  const word = text.trim()
  if (word.startsWith('$')) return evaluated(word, scope)
  if (/^'.*'$|^".*"$/.test(word)) return word.slice(1, -1).replaceAll("''", "'")
  if (word === 'true' || word === 'false') return word === 'true'
  if (word === 'null') return null
  return word !== '' && !Number.isNaN(Number(word)) ? Number(word) : word
}

const OPERATORS: Record<string, (one: unknown, other: unknown) => boolean> = {
  '==': (one, other) => (typeof one === 'string' && typeof other === 'string' ? one.toLowerCase() === other.toLowerCase() : one === other || (one === undefined && other === null)),
  '!=': (one, other) => !(OPERATORS['==']?.(one, other) ?? false),
  '<=': (one, other) => Number(one) <= Number(other),
  '>=': (one, other) => Number(one) >= Number(other),
  '<': (one, other) => Number(one) < Number(other),
  '>': (one, other) => Number(one) > Number(other),
}

/** Evaluates a simple condition: comparisons, joined by && and ||, negated by !. */
export function holds(condition: string, scope: Scope): boolean {
  const text = condition.trim()
  if (text.includes('||')) return text.split('||').some((part) => holds(part, scope))
  if (text.includes('&&')) return text.split('&&').every((part) => holds(part, scope))
  const [, left, operator, right] = /^(.+?)\s*(==|!=|<=|>=|<|>)\s*(.+)$/.exec(text) ?? []
  if (left !== undefined && operator && right !== undefined) return OPERATORS[operator]?.(operand(left, scope), operand(right, scope)) ?? false
  if (text.startsWith('!')) return !holds(text.slice(1), scope)
  return Boolean(operand(text, scope))
}

/** Checks a criterion of one of the types simple and regex; others cannot be judged. */
export function isMet(criterion: { condition: string; context?: string; type?: unknown }, scope: Scope): boolean | undefined {
  const type = isObject(criterion.type) ? criterion.type.type : (criterion.type ?? 'simple')
  if (type === 'simple') return holds(criterion.condition, scope)
  if (type === 'regex') return new RegExp(criterion.condition).test(String(evaluated(criterion.context ?? '', scope)))
  if (type === 'jsonpath') {
    const path = /^\$(\.[\w.]+)?$/.exec(criterion.condition)?.[1]
    return path === undefined ? undefined : at(evaluated(criterion.context ?? '', scope), path.replaceAll('.', '/')) !== undefined
  }
  return undefined
}

