// A sign-in with a wrong password is refused.
import { type Context, exceptionOf } from '../context.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Call, isSuccess } from '../http/client.ts'
import { start } from './answer-rules.ts'

export const PASSWORD = /pass(word|phrase|code)?$|^pin$|secret$/i

/** Repeats the sign-in of the first caller that has one, with another password. */
export async function judgeSignIn(context: Context): Promise<void> {
  const { overrides, contract, client, coverage, findings, operations } = context
  const steps = Object.entries(overrides.callers).flatMap(([name, { signIn = [] }]) =>
    signIn.map((step) => ({ ...step, name })),
  )
  const seen = new Set<string>()
  for (const { operation: id, body, path = {}, query = {}, name, take } of steps) {
    const operation = operations.find((one) => one.id === id)
    const field = Object.keys(isObject(body) ? body : {}).find((one) => PASSWORD.test(one))
    const isCreation = operation && '201' in operation.responses
    if (!operation || isCreation || !field || !take || seen.has(id) || exceptionOf(context, id, 'answers/sign-in'))
      continue
    seen.add(id)
    const { [field]: password, ...others } = Object(body) as Json
    const call: Call = { operation, caller: name, path, query, headers: {}, credentials: {} }
    for (const wrong of [`${String(password)}x`, String(password).toUpperCase()]) {
      if (wrong === password) continue
      const exchange = await client.send({ ...call, body: { ...others, [field]: wrong } })
      coverage.judge(id, 'answers/sign-in')
      if (isSuccess(exchange))
        findings.add({
          check: 'answers',
          rule: 'answers/sign-in',
          operation: id,
          pointer: contract.operations.find((one) => one.id === id)?.pointer ?? '',
          expected: 'a refusal of a wrong password',
          seen: `${exchange.answer.status} ${start(exchange.answer.text)}`,
          exchanges: [exchange],
          detail: field,
        })
    }
  }
}
