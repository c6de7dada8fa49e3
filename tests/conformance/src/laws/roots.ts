// A parameter that asks for an item and all below it gives that item, too, nothing that the whole list has not, and nothing above it: x-root: id on
// the parameter names the field of the items that it compares.
import type { Context } from '../context.ts'
import { textOfValue } from '../contract/pointer.ts'
import type { Call } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { valuesAt } from './filters.ts'
import { judgeLaw } from './law.ts'
import { identity, type Pages, readPages } from './pages.ts'

const MAX_ROOTS = 3

export async function judgeRoots(context: Context, list: ListModel, call: Call, whole: Pages): Promise<void> {
  for (const { name, node, pointer } of list.operation.parameters) {
    const field = node['x-root']
    if (typeof field !== 'string' || name in call.query) continue
    const known = new Set(whole.items.map((item) => identity(list, item)))
    const roots = [...new Set(whole.items.flatMap((item) => valuesAt(item, field)))].slice(0, MAX_ROOTS)
    let below: Pages | undefined
    for (const [index, root] of roots.entries()) {
      const found = await readPages(context, list, { ...call, query: { ...call.query, [name]: root } })
      if (!found || context.isOver()) continue
      const foreign = found.items.find((item) => !known.has(identity(list, item)))
      const hasRoot = (some: Pages | undefined, value: unknown) =>
        some?.items.some((item) => valuesAt(item, field).includes(value)) ?? false
      // An item that has the second one below it is not below the second one.
      const isAbove = index > 0 && hasRoot(below, root) && hasRoot(found, roots[0])
      if (index === 0) below = found
      // Only of the first one is it known that it has a list of its own.
      const isMissing = !hasRoot(found, root) && (index === 0 || found.items.length > 0)
      judgeLaw(
        context,
        list.operation,
        'root',
        (isMissing || isAbove || (whole.isComplete && foreign !== undefined)) && {
          expected: isMissing
            ? `${textOfValue(root)} itself among what ${name} gives`
            : `only items of the whole list below ${textOfValue(root)}`,
          seen: isMissing
            ? `${found.items.length} items without it`
            : isAbove
              ? `${textOfValue(roots[0])}, which is above it`
              : identity(list, foreign ?? {}),
          exchanges: [...whole.pages, ...found.pages].map(({ exchange }) => exchange),
          pointer,
          detail: isMissing ? name : `${name} whole`,
        },
      )
    }
  }
}
