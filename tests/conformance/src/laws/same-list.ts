// A list that shows with a value of a parameter what another list shows: x-shows: { 'false': listThings } at the parameter.
import type { Context } from '../context.ts'
import { isObject } from '../contract/pointer.ts'
import { type Call, isSuccess } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { judgeLaw } from './law.ts'
import { identity, readPages } from './pages.ts'

export async function judgeSameList(context: Context, list: ListModel, call: Call): Promise<void> {
  const { model, requests } = context
  for (const parameter of list.operation.parameters) {
    const declared = parameter.node['x-shows']
    for (const [value, name] of Object.entries(isObject(declared) ? declared : {})) {
      const other = model.lists.get(String(name))
      const base = other && (await requests.base(other.operation))
      if (!other || !base || !isSuccess(base)) continue
      const shown = await readPages(context, list, { ...call, query: { ...call.query, [parameter.name]: value } })
      const whole = await readPages(context, other, { ...base.call, path: { ...base.call.path, ...call.path } })
      if (!shown?.isComplete || !whole?.isComplete) continue
      const ids = [shown.items.map((item) => identity(list, item)), whole.items.map((item) => identity(other, item))]
      const [seen, wanted] = ids.map((some) => new Set(some))
      const missing = [...(wanted ?? [])].find((id) => !seen?.has(id))
      const more = [...(seen ?? [])].find((id) => !wanted?.has(id))
      judgeLaw(
        context,
        list.operation,
        'same-list',
        (missing ?? more) !== undefined && {
          expected: `the ${wanted?.size} items of ${other.operation.id} with ${parameter.name}=${value}`,
          seen: missing === undefined ? `${more} as well` : `${seen?.size} items without ${missing}`,
          exchanges: [...shown.pages, ...whole.pages].map(({ exchange }) => exchange),
          pointer: parameter.pointer,
          detail: parameter.name,
        },
      )
    }
  }
}
