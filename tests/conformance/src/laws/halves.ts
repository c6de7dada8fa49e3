// A parameter with a default shows one part of what there is; with its other values the filters hold as well.
import type { Context } from '../context.ts'
import type { Json } from '../contract/pointer.ts'
import type { Call } from '../http/client.ts'
import { enumOf, type ListModel } from '../model/lists.ts'
import { flatten } from '../values/flat.ts'
import { matcherOf, valuesAt } from './filters.ts'
import { judgeLaw } from './law.ts'
import { identity, readPages } from './pages.ts'

const MAX_FILTERS = 3

/** The queries that show another part than that of the default, such as isDeleted=true. */
function othersOf({ contract }: Context, list: ListModel): [string, unknown][] {
  const paging = [list.page, list.offset, list.size, list.orderBy, list.direction]
  return list.operation.parameters.flatMap((parameter): [string, unknown][] => {
    const { default: standard } = flatten(contract.document, parameter.schema)
    if (parameter.in !== 'query' || standard === undefined || paging.includes(parameter)) return []
    const others = enumOf(contract, parameter.schema).filter((one) => one !== standard)
    return others.slice(0, 1).map((value) => [parameter.name, value])
  })
}

export async function judgeHalves(context: Context, list: ListModel, call: Call): Promise<void> {
  const equal = list.filters.filter(({ mode, values }) => mode === 'equals' && values.length > 1)
  for (const [name, value] of equal.length > 0 ? othersOf(context, list) : []) {
    const half = await readPages(context, list, { ...call, query: { ...call.query, [name]: value } })
    if (!half?.isComplete || half.items.length === 0) continue
    for (const filter of equal.slice(0, MAX_FILTERS)) {
      if (filter.parameter === name || context.isOver()) continue
      const shown = half.items.flatMap((item) => filter.fields.flatMap((field) => valuesAt(item, field)))
      // A value that nothing has shows best whether the filter is passed over.
      const wanted = filter.values.find((one) => !shown.includes(one)) ?? filter.values[0]
      const isMeant = matcherOf(context, filter, wanted)
      const query: Json = { ...call.query, [name]: value, [filter.parameter]: filter.isList ? [wanted] : wanted }
      const found = await readPages(context, list, { ...call, query })
      const wrong = found?.items.find((item) => !isMeant(item))
      judgeLaw(
        context,
        list.operation,
        'filter',
        wrong &&
          found && {
            expected: `only items with ${filter.fields.join(' or ')} ${String(wanted)}, also with ${name}=${String(value)}`,
            seen: `${identity(list, wrong)} with ${JSON.stringify(filter.fields.map((field) => valuesAt(wrong, field)))}`,
            exchanges: found.pages.map(({ exchange }) => exchange),
            pointer:
              list.operation.parameters.find((one) => one.name === filter.parameter)?.pointer ?? list.operation.pointer,
            detail: `${filter.parameter} ${name}`,
          },
      )
    }
  }
}
