// Location leads to what was created.
import type { Context } from '../context.ts'
import { at, join } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { start } from './answer-rules.ts'

export async function judgeLocation(
  { client, contract, coverage, findings }: Context,
  { call, answer }: Exchange,
): Promise<void> {
  const location = answer.headers.get('Location')
  if (answer.status !== 201 || !location) return
  const path = location.replace(/^https?:\/\/[^/]+/, '')
  const relative =
    path.startsWith(new URL(client.base).pathname) && new URL(client.base).pathname !== '/'
      ? path.slice(new URL(client.base).pathname.length)
      : path
  const names: string[] = []
  const target = contract.operations
    .filter(({ method }) => method === 'GET')
    .sort((one, other) => one.path.split('{').length - other.path.split('{').length)
    .find((one) => new RegExp(`^${one.path.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(relative.split('?')[0] ?? ''))
  if (!target) return
  target.path.replace(/\{([^}]+)\}/g, (_, name: string) => String(names.push(name)))
  const values =
    new RegExp(`^${target.path.replace(/\{[^}]+\}/g, '([^/]+)')}$`).exec(relative.split('?')[0] ?? '')?.slice(1) ?? []
  const read = await client.send({
    operation: target,
    caller: call.caller,
    headers: {},
    query: {},
    path: Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')])),
  })
  coverage.judge(call.operation.id, 'answers/location')
  const idOf = (body: unknown) => at(body, '/id')
  const isOther =
    idOf(answer.body) !== undefined &&
    idOf(read.answer.body) !== undefined &&
    idOf(answer.body) !== idOf(read.answer.body)
  if (!isSuccess(read) || isOther)
    findings.add({
      check: 'answers',
      rule: 'answers/location',
      operation: call.operation.id,
      pointer: join(call.operation.pointer, 'responses', '201', 'headers'),
      expected: `what was created, at its Location ${location}`,
      seen: `${read.answer.status} ${start(read.answer.text)}`,
      exchanges: [read],
    })
}
