// Calls that name several items by their ids name items that the list shows: those of an example are those of somebody else.
import type { Call, Client } from './http/client.ts'
import { identity, itemsOf } from './laws/pages.ts'
import type { ListModel } from './model/lists.ts'
import { namesSeveral, withSeveral } from './values/ids.ts'

const MAX_LISTED = 2

/** The calls with ids of the list, before those that were given. */
export async function withListedIds(
  client: Client,
  calls: Call[],
  list: ListModel | undefined,
  listing: (list: ListModel) => Call,
): Promise<Call[]> {
  if (!list?.idField || !calls.some(({ body }) => namesSeveral(body))) return calls
  const { answer } = await client.send(listing(list))
  const ids = itemsOf(list, answer.body)
    .slice(0, MAX_LISTED)
    .map((item) => identity(list, item))
  return ids.length > 0
    ? [...calls.map((one): Call => ({ ...one, body: withSeveral(one.body, ids) })), ...calls]
    : calls
}
