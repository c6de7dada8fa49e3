// Collections whose items have no path of their own, such as the messages of a ticket: what was created is listed as it was answered.
import type { Context } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { isObject } from '../contract/pointer.ts'
import { isSuccess } from '../http/client.ts'
import { judgeForeignList } from './below.ts'
import { judgeLaw } from './law.ts'
import { judgeSame } from './listed.ts'
import { judgeCreatedNow } from './moments.ts'
import { identity, readPages } from './pages.ts'

export async function judgeCollection(context: Context, create: Operation): Promise<void> {
  const { model, requests, client } = context
  const list = [...model.lists.values()].find(({ operation }) => operation.path === create.path)
  if (!list || model.kinds.get(create.id) !== 'create' || model.resources.some((one) => one.create === create)) return
  const [base, listed] = [await requests.base(create), await requests.base(list.operation)]
  if (!base || !isSuccess(base) || !listed || !isSuccess(listed)) return
  const created = await client.send(await requests.again(base))
  const { body } = created.answer
  if (!isSuccess(created) || !isObject(body) || !list.idField || !(list.idField in body)) return
  const pages = await readPages(context, list, { ...listed.call, path: created.call.path })
  if (!pages?.isComplete) return
  const id = identity(list, body)
  const item = pages.items.find((one) => identity(list, one) === id)
  const exchanges = [created, ...pages.pages.map(({ exchange }) => exchange)]
  judgeLaw(
    context,
    list.operation,
    'listed',
    !item && {
      expected: `what was created, ${id}, in the list`,
      seen: `${pages.items.length} items without it`,
      exchanges,
    },
  )
  if (item) judgeSame(context, list.operation, { id, item, whole: body }, exchanges)
  judgeCreatedNow(context, created)
  const parent = requests.resourceAbove(create)
  const other = parent && (await requests.create(parent))
  if (parent && other && other.id !== created.call.path[parent.parameter])
    await judgeForeignList(context, list, { created, other, parameter: parent.parameter })
}
