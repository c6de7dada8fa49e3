// A list below a parent is a part of the list without one: the parts below two parents are not both the whole.
import type { Context } from '../context.ts'
import type { Json } from '../contract/pointer.ts'
import { type Call, isSuccess } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { judgeLaw } from './law.ts'
import { identity, type Page, readPage } from './pages.ts'
import { parentIds } from './parents.ts'

const MAX_PARENTS = 12

/** The list without a parent: '/terms' of '/terms/by-group/{groupId}'. */
function wholeOf({ model }: Context, { operation, item }: ListModel): ListModel | undefined {
  const [, before] = /^(.*)\/by-[^/]+\/\{[^}]+\}$/.exec(operation.path) ?? []
  const names = (one: Json) => Object.keys(Object(one.properties)).join()
  return [...model.lists.values()].find((one) => one.operation.path === before && names(one.item) === names(item))
}

/** How many items there are, and which come first. */
const shownBy = (list: ListModel, { items, total }: Page): string =>
  JSON.stringify([total ?? items.length, ...items.map((item) => identity(list, item))])

export async function judgeParts(context: Context, list: ListModel, call: Call): Promise<void> {
  const whole = wholeOf(context, list)
  const base = whole && (await context.requests.base(whole.operation))
  if (!whole || !base || !isSuccess(base)) return
  const all = await readPage(context, whole, { ...base.call, query: call.query })
  if (!all || all.items.length < 2) return
  const same: Page[] = []
  for (const path of (await parentIds(context, list, call)).slice(0, MAX_PARENTS)) {
    const part = await readPage(context, list, { ...call, path })
    if (part && shownBy(list, part) === shownBy(list, all)) same.push(part)
    // One parent may have everything.
    if (same.length > 1 || context.isOver()) break
  }
  judgeLaw(
    context,
    list.operation,
    'part',
    same.length > 1 && {
      expected: `a part of ${whole.operation.id} below each parent`,
      seen: `all of its ${all.total ?? all.items.length} items below two of them`,
      exchanges: [all, ...same].map(({ exchange }) => exchange),
    },
  )
}
