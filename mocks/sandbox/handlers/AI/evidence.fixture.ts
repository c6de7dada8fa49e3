// Reads evidence again: calls the operation that it names and takes the value at its path from the answer.
import type { Evidence } from '@adwright/sdk/types'
import type { Answered } from '#mocks/sandbox/testing.ts'
import { contractOperations } from '#tests/support/contract.ts'

type Call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answered>

const STEP = /\.([A-Za-z]\w*)|\[\?@\.(\w+)==(?:'((?:[^'\\]|\\.)*)'|(\d+))\]/gy

/** Evaluates the subset of JSONPath that evidence uses: members, and the element of a list with a given member. */
export function valueAt(answer: unknown, path: string): unknown {
  let value = answer
  STEP.lastIndex = 1
  for (let end = 1; end < path.length; end = STEP.lastIndex) {
    const step = STEP.exec(path)
    if (!step) throw new Error(`${path} is no path that is supported, from ${end}`)
    const [, member, key, text, number] = step
    if (member) value = Reflect.get(Object(value), member)
    else {
      const wanted = text === undefined ? Number(number) : text.replace(/\\(.)/g, '$1')
      value = (value as Record<string, unknown>[]).find((one) => key !== undefined && one[key] === wanted)
    }
  }
  return value
}

/** The value that the named operation answers now. */
export async function readAgain(call: Call, accountId: string, { operation, parameters, path }: Evidence) {
  const found = contractOperations.find(({ operationId }) => operationId === operation)
  if (!found) throw new Error(`No operation ${operation}`)
  const left: Record<string, string> = { ...parameters, accountId }
  const url = found.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = left[name] ?? ''
    delete left[name]
    return encodeURIComponent(value)
  })
  const { accountId: _, ...rest } = left
  const query = new URLSearchParams(Object.entries(rest).filter(([name]) => name !== 'customerClientId'))
  const { status, body } = await call('GET', `${url}?${query.toString()}`)
  if (status !== 200) throw new Error(`${operation} answered ${status}: ${JSON.stringify(body)}`)
  return valueAt(body, path)
}
