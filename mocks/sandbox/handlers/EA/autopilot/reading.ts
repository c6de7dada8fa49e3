// Shared code of the autopilot's operations: the client account, its reader and the period.

import { RULES, ruleNameOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import type { ClientScope, StoredItem } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { scopeOf } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { type Client, clientFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import type { ItemNames, Reader } from '#mocks/sandbox/domain/autopilot/wording.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { Problem } from '#mocks/sandbox/domain/problem.ts'
import { reachedClient } from '#mocks/sandbox/handlers/EA/reach.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { addDays, type Day, dayIn, daysBetween, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

export type AutopilotCall = MemberContext & { accountId: string; customerClientId: string }

export type Place = { accountId: string; customerClientId: string; scope: ClientScope; client: Client; reader: Reader }

const MAX_DAYS = 400
const DEFAULT_DAYS = 29

/** The client account of a call; 404 when the account's connection does not reach it, 401 when nothing is connected. */
export async function placeOf(call: AutopilotCall): Promise<Place> {
  await reachedClient(call)
  const { accountId, customerClientId, language } = call
  const client = await clientFor(call, { accountId, customerClientId })
  const scope = scopeOf(accountId, customerClientId)
  return { accountId, customerClientId, scope, client, reader: { language, currency: client.currency } }
}

/** The same where something is done at the ad platform: without a working connection that is a 409. */
export async function workingPlaceOf(call: AutopilotCall): Promise<Place> {
  try {
    const place = await placeOf(call)
    if (place.client.isConnected) return place
  } catch (error) {
    if (!(error instanceof Problem && error.status === 401)) throw error
  }
  throw new Problem(409, 'ads-not-connected')
}

export const itemsAt = ({ store }: AutopilotCall, { scope }: Place): Promise<StoredItem[]> =>
  store.list('autopilotItem', scope)

/** The names of a client account's items by id. */
export const namesAt = async (call: AutopilotCall, place: Place): Promise<ItemNames> =>
  new Map((await itemsAt(call, place)).map(({ id, name }) => [id, name]))

/** The days of a period, 30 up to `lastDay` when nothing else is said; 400 when it is not one. */
export function periodOf(
  { dateBegin, dateEnd }: { dateBegin?: Day; dateEnd?: Day },
  lastDay: Day,
  longest = MAX_DAYS,
): { begin: Day; end: Day } {
  const end = dateEnd ?? lastDay
  const begin = dateBegin ?? addDays(end, -DEFAULT_DAYS)
  if (begin > end) throw new Problem(400, 'invalid-parameter', { detail: 'dateEnd is before dateBegin' })
  if (daysBetween(begin, end) > longest)
    throw new Problem(400, 'invalid-parameter', { detail: `dateEnd is more than ${longest} days after dateBegin` })
  return { begin, end }
}

/** The bounds of a period of days of the account's time zone; 400 when it is not one. */
export function momentsOf(
  { account: { timeZone }, now }: Pick<AutopilotCall, 'account' | 'now'>,
  query: { dateBegin?: Day; dateEnd?: Day },
): { from: string; to: string } {
  const { begin, end } = periodOf(query, dayIn(now, timeZone))
  const after = startOfDay(addDays(end, 1), timeZone).getTime()
  return { from: startOfDay(begin, timeZone).toISOString(), to: new Date(after - 1).toISOString() }
}

type Key = string | number | null

/** In the order of a key; nulls come last in both directions, ties by id. */
export function sortedBy<One extends { id: string }>(
  list: readonly One[],
  keyOf: (one: One) => Key,
  order: 'asc' | 'desc',
  language: string,
): One[] {
  const direction = order === 'asc' ? 1 : -1
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b, language) : Number(a) - Number(b)
  return list
    .map((one) => ({ one, key: keyOf(one) }))
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null) || byId(a.one, b.one)
      return direction * compare(a.key, b.key) || byId(a.one, b.one)
    })
    .map(({ one }) => one)
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Sorts by the name a rule has in the reader's language. */
export function rulesByName({ language, query }: { language: Language; query: { sortOrder?: 'asc' | 'desc' } }) {
  const named = RULES.map(({ id }) => ({ id, name: ruleNameOf(id, language) }))
  const sorted = named.sort((a, b) => a.name.localeCompare(b.name, language)).map(({ id }) => id)
  return ['ruleId', query.sortOrder === 'asc' ? sorted : sorted.toReversed()] as const
}

/** Whether a text holds another one, whatever the case of the language. */
export const holds = (text: string, part: string | undefined, language: string): boolean =>
  part === undefined || text.toLocaleLowerCase(language).includes(part.toLocaleLowerCase(language))

/** The values of a filter; one without any asks for nothing. */
export const among = <Value>(wanted: readonly Value[] | undefined) => (wanted?.length ? wanted : undefined)
