// An operation that is taken in some states of its item only is refused for items that have another one from the beginning, such as those that a
// product brings along: x-in-states, where no step leads into the states.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { namesIn, type Operation } from '../contract/operation.ts'
import { isObject, type Json, join, textOfValue } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { enumOf, type ListModel } from '../model/lists.ts'
import type { Resource } from '../model/model.ts'
import { partOf } from './item.ts'
import { judgeLaw } from './law.ts'
import { identity, readPage } from './pages.ts'
import { guarded } from './updates.ts'

export type Declared = { field: string; values: string[]; leads: Json | undefined }

export const REFUSAL = 'a refusal with 409'
/** Statuses that say something else of a request than that the state of its item forbids it. */
const MISTAKEN = [400, 403, 404, 422]

/** True for a refusal that is about the state: 409, where the operation documents it. */
export const isRefused = ({ answer: { status }, call: { operation } }: Exchange): boolean =>
  status >= 400 && !('409' in operation.responses && MISTAKEN.includes(status))

/** The nearest list above an operation whose items have the field of the state, with the resource that it lists. */
function listOfStates({ model }: Context, { path }: Operation, field: string): [Resource, ListModel] | undefined {
  const above = model.resources
    .filter(({ item }) => path === item || path.startsWith(`${item}/`))
    .sort((one, other) => other.item.length - one.item.length)
  for (const resource of above) {
    const list = resource.list && model.lists.get(resource.list.id)
    if (list && field in Object(list.item.properties)) return [resource, list]
  }
  return undefined
}

/** The first value of a field with this name at any depth. */
function named(value: unknown, name: string): unknown {
  if (value === null || typeof value !== 'object') return undefined
  if (isObject(value) && value[name] !== undefined) return value[name]
  for (const inner of Object.values(value)) {
    const found = named(inner, name)
    if (found !== undefined) return found
  }
  return undefined
}

/** An item of the list in another state, also one that only a filter shows. */
async function itemOutside(
  context: Context,
  list: ListModel,
  { field, values }: Declared,
): Promise<[Exchange, Json] | undefined> {
  const { requests, contract } = context
  const base = await requests.base(list.operation)
  if (!base || !isSuccess(base)) return undefined
  const asked = list.filters
    .filter(({ fields }) => fields.includes(field))
    .flatMap(({ parameter }): Json[] => {
      const schema = list.operation.parameters.find(({ name }) => name === parameter)?.schema
      return enumOf(contract, schema ?? {}).map((value) => ({ [parameter]: value }))
    })
  for (const query of [{}, ...asked]) {
    const page = await readPage(context, list, { ...base.call, query: { ...base.call.query, ...query } })
    const item = page?.items.find((one) => one[field] !== undefined && !values.includes(textOfValue(one[field])))
    if (page && item) return [page.exchange, item]
  }
  return undefined
}

export async function judgeGiven(context: Context, operation: Operation, declared: Declared): Promise<void> {
  const { requests, client } = context
  const base = await requests.base(operation)
  const [resource, list] = listOfStates(context, operation, declared.field) ?? []
  const [listed, item] = (list && base && isSuccess(base) && (await itemOutside(context, list, declared))) || []
  if (!base || !resource || !list || !listed || !item) return
  const below = namesIn(operation.path.slice(resource.item.length)).map((name) => [name, named(item, name)] as const)
  if (below.some(([, id]) => id === undefined)) return
  const call = await requests.again(base)
  const path = { ...call.path, [resource.parameter]: identity(list, item), ...Object.fromEntries(below) }
  const exchange = await client.send(guarded(context, { ...call, path }, partOf(listed, item)))
  requests.trackAny(exchange)
  const state = textOfValue(item[declared.field])
  judgeLaw(
    context,
    operation,
    'in-states',
    !isRefused(exchange) && {
      expected: `${REFUSAL} in state ${state} of ${declared.field}`,
      seen: `${exchange.answer.status} ${start(exchange.answer.text)}`,
      exchanges: [listed, exchange],
      pointer: join(operation.pointer, 'x-in-states'),
      detail: state,
    },
  )
}
