// The list of somebody else's own shows nothing of the first caller, whatever it is filtered by.
import type { Caller } from '../callers.ts'
import { type Context, exceptionOf } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { type Json, join } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { valuesAt } from '../laws/filters.ts'
import { identity, itemsOf } from '../laws/pages.ts'
import { wordsOf } from '../laws/searching.ts'
import { enumOf, type ListModel, singulars } from '../model/lists.ts'
import { flatten, kindOf } from '../values/flat.ts'
import { as, parametersOf } from './access.ts'
import { start } from './answer-rules.ts'

/** Readings that may know the ids of a list. */
const MAX_ALIKE = 5

/** A value for each parameter that filters, taken from the items of the first caller. */
function filteringBy({ contract }: Context, list: ListModel, items: Json[]): Json[] {
  const paging = [list.page, list.offset, list.size, list.orderBy, list.direction]
  return list.operation.parameters.flatMap((parameter): Json[] => {
    if (parameter.in !== 'query' || paging.includes(parameter)) return []
    const names = list.filters.find((one) => one.parameter === parameter.name)?.fields ?? singulars(parameter.name)
    const shown = names.flatMap((name) => items.flatMap((item) => valuesAt(item, name)))
    const [value] = parameter === list.search ? wordsOf(items) : [...shown, ...enumOf(contract, parameter.schema)]
    const isList = kindOf(flatten(contract.document, parameter.schema)) === 'array'
    return value === undefined ? [] : [{ [parameter.name]: isList ? [value] : value }]
  })
}

/** A list of a tenant that other readings know is there, if only an empty one. */
async function judgeNotThere(context: Context, exchange: Exchange): Promise<void> {
  const { contract, client, coverage, findings, requests } = context
  const { operation, path, caller } = exchange.call
  if (exchange.answer.status !== 404 || exceptionOf(context, operation.id, 'tenancy/own-list')) return
  coverage.judge(operation.id, 'tenancy/own-list')
  const names = parametersOf(operation).toSorted().join()
  const alike = contract.operations.filter(
    (one) => one.method === 'GET' && one !== operation && names !== '' && parametersOf(one).toSorted().join() === names,
  )
  for (const one of alike.slice(0, MAX_ALIKE)) {
    const read = await client.send({ ...requests.plain(one), caller, path })
    if (!isSuccess(read)) continue
    findings.add({
      check: 'tenancy',
      rule: 'tenancy/own-list',
      operation: operation.id,
      pointer: join(operation.pointer, 'responses', '404'),
      expected: `an empty list rather than 404, because ${one.id} reads the same ids for ${caller}`,
      seen: `404 ${start(exchange.answer.text)}`,
      exchanges: [exchange, read],
    })
    return
  }
}

/** The list in the other one's own tenant, with each of the filters, shows no item of the first caller. */
export async function judgeOwnFilters(
  context: Context,
  operation: Operation,
  other: Caller,
  base: Exchange,
): Promise<void> {
  const { model, client, coverage, findings } = context
  const list = model.lists.get(operation.id)
  if (!list?.idField || !isSuccess(base) || !parametersOf(operation).every((name) => name in other.ids)) return
  const items = itemsOf(list, base.answer.body)
  const call: Call | undefined = as(context, base.call, other)
  if (!call || items.length === 0) return
  const path = { ...call.path, ...other.ids }
  const plain = await client.send({ ...call, path })
  if (!isSuccess(plain)) return judgeNotThere(context, plain)
  const idsIn = (exchange: Exchange) => itemsOf(list, exchange.answer.body).map((item) => identity(list, item))
  const shared = new Set(idsIn(plain))
  const own = new Set(items.map((item) => identity(list, item)).filter((id) => !shared.has(id)))
  for (const query of filteringBy(context, list, items)) {
    const exchange = await client.send({ ...call, path, query: { ...call.query, ...query } })
    coverage.judge(operation.id, 'tenancy/list')
    const leaked = isSuccess(exchange) ? idsIn(exchange).find((id) => own.has(id)) : undefined
    if (leaked === undefined) continue
    findings.add({
      check: 'tenancy',
      rule: 'tenancy/list',
      operation: operation.id,
      pointer: join(operation.pointer, 'security'),
      expected: `nothing of another one for ${other.name}, also with ${Object.keys(query).join()}`,
      seen: leaked,
      exchanges: [plain, exchange],
      detail: Object.keys(query).join(),
    })
  }
}
