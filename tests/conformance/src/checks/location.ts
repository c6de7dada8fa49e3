// Location leads to what was created.
import type { Context } from '../context.ts'
import { at, join } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { start } from './answer-rules.ts'

/** An absolute Location names a host that the caller can reach: the one that was called, or a server of the contract. */
function judgeHost(context: Context, location: string, exchange: Exchange): void {
  const { client, contract, coverage, findings } = context
  const { operation } = exchange.call
  if (!URL.canParse(location)) return
  const { servers } = contract.document
  const addresses = (Array.isArray(servers) ? servers : []).map((one) => String(Reflect.get(Object(one), 'url')))
  const hosts = [client.base, ...addresses].flatMap((one) => (URL.canParse(one) ? [new URL(one).host] : []))
  coverage.judge(operation.id, 'answers/location-host')
  if (!hosts.includes(new URL(location).host))
    findings.add({
      check: 'answers',
      rule: 'answers/location-host',
      operation: operation.id,
      pointer: join(operation.pointer, 'responses', '201', 'headers'),
      expected: `a Location on ${hosts.join(' or ')}`,
      seen: location,
      exchanges: [exchange],
      detail: 'host',
    })
}

export async function judgeLocation(context: Context, exchange: Exchange): Promise<void> {
  const { client, contract, coverage, findings } = context
  const { call, answer } = exchange
  const location = answer.headers.get('Location')
  if (answer.status !== 201 || !location) return
  judgeHost(context, location, exchange)
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
  const resource = context.model.resources.find(({ create }) => create === call.operation)
  const finding = {
    check: 'answers' as const,
    rule: 'answers/location',
    operation: call.operation.id,
    pointer: join(call.operation.pointer, 'responses', '201', 'headers'),
    expected: `what was created, at its Location ${location}`,
  }
  // An item with a reading of its own is there, and nowhere beside the paths of the contract.
  if (!target && resource?.read)
    findings.add({ ...finding, seen: 'a path that the contract does not have', exchanges: [exchange] })
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
  const idOf = (body: unknown) => at(body, join('', resource?.idField ?? 'id'))
  // A list, or any other answer without the id, is not what was created; a file has no place for it.
  const isOther = read.answer.isJson && idOf(answer.body) !== undefined && idOf(answer.body) !== idOf(read.answer.body)
  if (!isSuccess(read) || isOther)
    findings.add({ ...finding, seen: `${read.answer.status} ${start(read.answer.text)}`, exchanges: [read] })
}
