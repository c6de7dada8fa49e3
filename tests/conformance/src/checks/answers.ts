// The check 'answers': each operation in its success and in the refusals that need no knowledge of it.
import { type Context, exceptionOf, inParallel } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { join, textOfValue } from '../contract/pointer.ts'
import { type Call, isSuccess } from '../http/client.ts'
import { UNKNOWN_ID } from '../values/ids.ts'
import { judgeAddresses } from './addresses.ts'
import { start } from './answer-rules.ts'
import { judgeCredentials } from './credentials.ts'
import { judgeHostileTexts } from './hostile.ts'
import { judgeLinks } from './links.ts'
import { judgeLocalized } from './localized.ts'
import { judgeLocation } from './location.ts'
import { judgeConditional, judgeHead, judgeMethods } from './methods.ts'
import { judgeOrigin } from './origins.ts'
import { judgePeriod } from './periods.ts'
import { judgePreferences } from './preferences.ts'
import { isFoundByIds, judgeRefusalStatus } from './refusals.ts'
import { judgePresentPassword, judgeSignIn } from './sign-in.ts'

/** Replaces the last id of a path by one that nothing has, if its schema takes it. */
export function withUnknownId({ schemas }: Context, call: Call): Call | undefined {
  const { operation } = call
  const name = /\{([^}]+)\}(?!.*\{)/.exec(operation.path)?.[1]
  const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name)
  if (!name || !parameter) return undefined
  const real = textOfValue(call.path[name] ?? '')
  const similar = real.replace(/[0-9a-zA-Z](?=.{0,5}$)/g, (sign) =>
    /\d/.test(sign)
      ? String((Number(sign) + 3) % 10)
      : sign === 'z' || sign === 'Z'
        ? 'y'
        : String.fromCharCode(sign.charCodeAt(0) + 1),
  )
  const id = [UNKNOWN_ID, '6f1c2a9e-4b7d-4e0a-9a55-0d3c1f7b8eff', '987654321', similar].find(
    (one) => one !== real && schemas.isValidText(parameter.schemaPointer, one),
  )
  return id === undefined ? undefined : { ...call, path: { ...call.path, [name]: id } }
}

async function judgeUnknownId(context: Context, call: Call, isAccepted: boolean): Promise<void> {
  const { client, coverage, findings, mayWrite } = context
  const { operation } = call
  if (!('404' in operation.responses) || (operation.method !== 'GET' && !mayWrite)) return
  const unknown = withUnknownId(context, call)
  if (!unknown || exceptionOf(context, operation.id, 'answers/unknown-id')) return
  const exchange = await client.send(unknown)
  coverage.judge(operation.id, 'answers/unknown-id')
  if (isAccepted) context.consistency.note('an id that nothing has', exchange)
  const [name = ''] = /[^{}]+(?=\}[^{}]*$)/.exec(operation.path) ?? []
  if (isAccepted && isFoundByIds(context, name)) judgeRefusalStatus(context, exchange, 'an id that nothing has')
  const { status } = exchange.answer
  // A call that is accepted with a real id has nothing else wrong with it.
  if (isSuccess(exchange) || (isAccepted && [400, 405, 409, 422].includes(status)))
    findings.add({
      check: 'answers',
      rule: 'answers/unknown-id',
      operation: operation.id,
      pointer: join(operation.pointer, 'responses', '404'),
      expected: '404 for an id that nothing has',
      seen: `${exchange.answer.status} ${start(exchange.answer.text)}`,
      exchanges: [exchange],
    })
}

async function judgeOperation(context: Context, operation: Operation): Promise<void> {
  const { requests, coverage, callers, mayWrite } = context
  const caller = requests.callerOf(operation)
  const isRead = operation.method === 'GET'
  if (!callers.mayCall(operation, caller))
    coverage.skip(
      operation.id,
      'success',
      `no caller has the credentials ${operation.security.map((one) => one.join(' and ')).join(' or ')}`,
    )
  const base = await requests.base(operation)
  if (base) {
    coverage.judge(operation.id, 'answers/success')
    if (!isSuccess(base))
      coverage.skip(
        operation.id,
        'success',
        context.overrides.operations[operation.id]?.unreachable ??
          `answered ${base.answer.status} ${start(base.answer.text)}`,
      )
    else {
      await judgeHead(context, base)
      await judgeConditional(context, base)
      await judgePreferences(context, base)
      if (isRead) await judgeLocalized(context, base)
      await judgePeriod(context, base)
      await judgeOrigin(context, base)
      await judgeLocation(context, base)
      await judgeLinks(context, base)
      await judgeAddresses(context, base)
    }
  }
  const [candidate] = base ? [base.call] : await requests.candidates(operation, false)
  if (!candidate) return
  if (isRead || mayWrite) await judgeCredentials(context, operation, candidate, base !== undefined && isSuccess(base))
  if (isRead || mayWrite) await judgeMethods(context, operation, candidate)
  await judgeHostileTexts(context, operation, candidate)
  await judgeUnknownId(context, candidate, base !== undefined && isSuccess(base))
}

export async function checkAnswers(context: Context): Promise<void> {
  const { operations, overrides } = context
  const reads = operations.filter(({ method }) => method === 'GET')
  const writes = operations.filter((one) => !reads.includes(one))
  await inParallel(reads, overrides.parallel, async (operation) => {
    if (!context.isOver()) await judgeOperation(context, operation)
  })
  for (const operation of writes) if (!context.isOver()) await judgeOperation(context, operation)
  await judgeSignIn(context)
  for (const operation of context.mayWrite ? writes : [])
    if (!context.isOver()) await judgePresentPassword(context, operation)
}
