// Things of another tenant with texts of their own: readings, searches and references from outside show none of these texts.
import type { Caller } from '../callers.ts'
import { type Context, exceptionOf, inParallel } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { isObject, join } from '../contract/pointer.ts'
import { type Call, isSuccess } from '../http/client.ts'
import { readPage } from '../laws/pages.ts'
import type { Created } from '../made.ts'
import { marksIn } from '../marks.ts'
import type { ListModel } from '../model/lists.ts'
import type { Resource } from '../model/model.ts'
import { bodiesFor, freeTexts, marked } from '../values/bodies.ts'
import { as, judgeRefusal, parametersOf } from './access.ts'
import { FOREIGN_TEXTS } from './foreign-texts.ts'

const isOf = (caller: Caller, operation: Operation): boolean =>
  parametersOf(operation).every((name) => name in caller.ids)

/** The bodies of a creation with a mark in each text: the accepted one, and others without what belongs to the first tenant. */
function markedBodies({ contract, schemas, requests }: Context, create: Operation, accepted: unknown): unknown[] {
  const content = requests.content(create)?.[1]
  if (!content) return [accepted]
  const others = bodiesFor(contract, schemas, content, () => undefined)
  return [accepted, ...others].map((body) => {
    const names = freeTexts(contract, content.schema, body).filter((name) => isObject(body) && name in body)
    return names.reduce((one, name) => marked(contract, content.schema, one, { name, mark: requests.mark() }), body)
  })
}

/** Makes one item of a resource in the account of a stranger. */
async function makeOne(context: Context, resource: Resource, stranger: Caller): Promise<Created | undefined> {
  const { callers, requests, client } = context
  const { create } = resource
  if (!create || !isOf(stranger, create) || !callers.mayCall(create, stranger.name)) return undefined
  const base = await requests.base(create)
  if (!base || !isSuccess(base)) return undefined
  const call: Call = { ...base.call, caller: stranger.name, path: { ...base.call.path, ...stranger.ids } }
  for (const body of markedBodies(context, create, call.body)) {
    const exchange = await client.send({ ...call, body })
    if (isSuccess(exchange)) return requests.track(resource, exchange)
  }
  return undefined
}

/** Makes items of a stranger, one of each kind that is judged. */
export async function makeMarked(context: Context, stranger: Caller): Promise<Created[]> {
  const made: Created[] = []
  for (const resource of context.model.resources) {
    const { create, read, list } = resource
    const isMeant = [create, read, list].some((one) => one && context.operations.includes(one))
    const one = isMeant && !context.isOver() ? await makeOne(context, resource, stranger) : undefined
    if (one) made.push(one)
  }
  return made
}

/** Reads everything as the first caller and as the stranger: the rule of foreign texts judges what comes back. */
async function readAll(context: Context, stranger: Caller): Promise<void> {
  const { operations, requests, client, overrides } = context
  const reads = operations.filter(({ method }) => method === 'GET')
  await inParallel(reads, overrides.parallel, async (operation) => {
    const base = context.isOver() ? undefined : await requests.base(operation)
    if (!base) return
    await client.send(base.call)
    const own = isOf(stranger, operation) ? as(context, base.call, stranger) : undefined
    if (own) await client.send({ ...own, path: { ...own.path, ...stranger.ids } })
  })
}

/** The first caller asks for an item of the stranger, in the stranger's account and in the own one. */
async function judgeItem(context: Context, { resource, id, path }: Created, stranger: Caller): Promise<void> {
  const { read } = resource
  const base = read && context.operations.includes(read) ? await context.requests.base(read) : undefined
  if (!read || !base || exceptionOf(context, read.id, 'tenancy/crossed')) return
  for (const one of [path, { ...base.call.path, [resource.parameter]: id }])
    judgeRefusal(context, {
      operation: read,
      rule: 'tenancy/crossed',
      pointer: join(read.pointer, 'security'),
      exchange: await context.client.send({ ...base.call, path: one }),
      expected: `a refusal, because ${id} is of ${stranger.name}`,
    })
}

/** A search for a text that only another tenant has finds nothing, and counts nothing. */
async function judgeSearch(context: Context, list: ListModel, text: string): Promise<void> {
  const { requests, findings, coverage } = context
  const { operation, search } = list
  const base = await requests.base(operation)
  if (!search || !base || !isSuccess(base) || exceptionOf(context, operation.id, FOREIGN_TEXTS)) return
  const page = await readPage(context, list, { ...base.call, query: { ...base.call.query, [search.name]: text } })
  if (!page) return
  coverage.judge(operation.id, FOREIGN_TEXTS)
  if ((page.total ?? 0) === 0 && page.items.length === 0) return
  findings.add({
    check: 'tenancy',
    rule: FOREIGN_TEXTS,
    operation: operation.id,
    pointer: search.pointer,
    expected: `nothing for the text ${text}, which only another tenant has`,
    seen: `${page.items.length} items, a total of ${page.total ?? 'none'}`,
    exchanges: [page.exchange],
    detail: 'search',
  })
}

/** Judges from outside what was made for a stranger. */
export async function judgeMarked(context: Context, made: Created[], stranger: Caller): Promise<void> {
  for (const one of made) if (!context.isOver()) await judgeItem(context, one, stranger)
  for (const list of context.operations.flatMap(({ id }) => context.model.lists.get(id) ?? [])) {
    const own = made.find(({ resource }) => resource.list === list.operation) ?? made[0]
    const [text] = marksIn(own?.exchange.sent.body ?? '')
    if (list.search && text !== undefined && !context.isOver()) await judgeSearch(context, list, text)
  }
  await readAll(context, stranger)
}
