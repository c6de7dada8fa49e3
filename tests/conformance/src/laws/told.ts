// An action that says how many items it has made has made as many: an import adds as many to the list above it as its answer counts.
import type { Context } from '../context.ts'
import { namesIn, type Operation, type Schema } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Call, isSuccess } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { varied, withNewRows } from '../values/bodies.ts'
import { flatten, kindOf } from '../values/flat.ts'
import { judgeLaw } from './law.ts'
import { identity, readPages } from './pages.ts'

const MADE = /^(created|imported|added|inserted)_?count$|^(count|number)_?(of_?)?(created|imported|added|inserted)$/i
/** The last part of the path of an operation that makes several items of the list above it. */
const SEVERAL_AT_ONCE = /^(import|bulk|batch|upload)([-_]?(import|create|insert|upload))?$/i
/** A flag of a trial, which counts what it would make and makes nothing. */
const TRIAL = /^(is_?)?(test|trial|dry_?run|preview|validate_?only)$/i

/** The list directly above an operation that makes several of its items. */
function listOf({ model }: Context, { method, path }: Operation): ListModel | undefined {
  const cut = path.lastIndexOf('/')
  const isMeant = method === 'POST' && SEVERAL_AT_ONCE.test(path.slice(cut + 1))
  return isMeant
    ? [...model.lists.values()].find(({ operation, idField }) => operation.path === path.slice(0, cut) && idField)
    : undefined
}

const entriesOf = (value: unknown) => Object.entries(isObject(value) ? value : {})
const isTrial = (value: unknown) => entriesOf(value).some(([name, one]) => TRIAL.test(name) && one === true)

/** True if a reading of the list without a wish shows each item: no parameter restricts it by its default or has to be sent. */
const isWhole = ({ operation, filters }: ListModel, { query }: Call): boolean =>
  operation.parameters.every(({ in: place, node }) => place !== 'query' || node.required !== true) &&
  filters.every(({ parameter }) => query[parameter] === undefined) &&
  operation.parameters.every(
    ({ name, schema }) => !filters.some(({ parameter }) => parameter === name) || Object(schema).default === undefined,
  )

/** The flag of a trial that the body of an operation has. */
function trialOf({ contract, requests }: Context, operation: Operation): string | undefined {
  const { properties } = flatten(contract.document, requests.content(operation)?.[1].schema)
  return entriesOf(properties).find(
    ([name, schema]) => TRIAL.test(name) && kindOf(flatten(contract.document, schema as Schema)) === 'boolean',
  )?.[0]
}

/** An operation that makes several items makes as many as it says, and none in a trial. */
export async function judgeTold(context: Context, operation: Operation): Promise<void> {
  const { requests } = context
  const list = listOf(context, operation)
  const base = list && (await requests.base(operation))
  if (!base || !isSuccess(base)) return
  const content = requests.content(operation)?.[1]
  const trial = trialOf(context, operation)
  const fresh = (body: unknown) =>
    withNewRows(
      context.contract,
      content?.schema,
      varied(context.contract, content?.schema, body, requests.mark()),
      () => requests.mark(),
    )
  if (trial !== undefined && isObject(base.call.body))
    await judgeMade(context, list, {
      ...base.call,
      body: { ...(Object(fresh(base.call.body)) as Json), [trial]: true },
    })
  await judgeMade(context, list, await requests.again(base))
}

async function judgeMade(context: Context, list: ListModel, call: Call): Promise<void> {
  const { requests, client } = context
  const { operation } = call
  const listing = await requests.base(list.operation)
  if (!listing || !isSuccess(listing)) return
  const own = Object.fromEntries(namesIn(list.operation.path).map((name) => [name, call.path[name]]))
  const reading: Call = { ...listing.call, path: { ...listing.call.path, ...own } }
  const before = await readPages(context, list, reading)
  const action = await client.send(call)
  requests.trackAny(action)
  const after = await readPages(context, list, reading)
  const body = action.answer.body as Json
  const [field, counted] = entriesOf(body).find(([name, one]) => MADE.test(name) && typeof one === 'number') ?? []
  if (field === undefined || !isSuccess(action) || action.answer.status === 202) return
  if (!before?.isComplete || !after?.isComplete) return
  const told = isTrial(body) || isTrial(call.body) ? 0 : Number(counted)
  const known = new Set(before.items.map((item) => identity(list, item)))
  const made = after.items.filter((item) => !known.has(identity(list, item))).length
  judgeLaw(
    context,
    operation,
    'told',
    (made > told || (made < told && isWhole(list, reading))) && {
      expected: `${told} new items in ${list.operation.id}, by ${field}${told === counted ? '' : ' of a trial'}`,
      seen: `${made} new items`,
      exchanges: [...before.pages.map(({ exchange }) => exchange), action, ...after.pages.map((one) => one.exchange)],
      detail: field,
    },
  )
}
