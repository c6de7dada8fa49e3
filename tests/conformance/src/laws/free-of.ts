// A list of what is still free has nothing that an item of another list takes: x-free-of: { list: listBookings, at: startsAt, minutes: 30,
// same: { roomId: rooms.roomId }, where: { status: [2, 3] } } says by which moment, within how many minutes, and which fields are the same.
import type { Context } from '../context.ts'
import { extension } from '../contract/operation.ts'
import { isObject, type Json, textOfValue } from '../contract/pointer.ts'
import { type Call, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import type { ListModel } from '../model/lists.ts'
import { valuesAt } from './filters.ts'
import { judgeLaw } from './law.ts'
import { identity, readPages } from './pages.ts'
import { isAmong } from './recomputed.ts'

const MINUTE_MS = 60_000
const MAX_TAKEN = 3

type Said = { list: string; at: string; minutes: number; same: Record<string, string>; where: Json; query: Json }

function saidBy({ operation }: ListModel): Said | undefined {
  const said = extension(operation, 'x-free-of')
  if (!isObject(said) || typeof said.list !== 'string' || typeof said.at !== 'string') return undefined
  const same = Object.entries(isObject(said.same) ? said.same : {}).map(([own, other]) => [own, String(other)])
  return {
    list: said.list,
    at: said.at,
    minutes: Number(said.minutes ?? 0),
    same: Object.fromEntries(same) as Record<string, string>,
    where: isObject(said.where) ? said.where : {},
    query: isObject(said.query) ? said.query : {},
  }
}

/** True if an item of the other list takes what is listed as free. */
function isTaking({ at: field, minutes, same, where }: Said, free: Json, item: Json): boolean {
  const moment = Date.parse(textOfValue(free[field]))
  const isNear = valuesAt(item, field).some(
    (one) => Math.abs(Date.parse(textOfValue(one)) - moment) < Math.max(minutes * MINUTE_MS, 1),
  )
  return (
    isNear &&
    isAmong(item, where) &&
    Object.entries(same).every(([own, other]) => valuesAt(item, other).includes(free[own]))
  )
}

/** A body with a value at a place such as 'rooms.roomId', in the first item of a list. */
function placed(body: Json, place: string, value: unknown): Json {
  const [name = '', inner] = place.split('.')
  if (inner === undefined) return { ...body, [name]: value }
  const [first] = [body[name]].flat()
  return { ...body, [name]: [{ ...Object(first), [inner]: value }] }
}

/** The bodies that take what is free, one for each state in which it is taken. */
function takingBodies({ at: field, same, where }: Said, free: Json, body: Json): Json[] {
  const inPlace = Object.entries(same).reduce((one, [own, other]) => placed(one, other, free[own]), {
    ...body,
    [field]: free[field],
  })
  return Object.entries(where).reduce<Json[]>(
    (bodies, [name, wanted]) => bodies.flatMap((one) => [wanted].flat().map((value) => ({ ...one, [name]: value }))),
    [inPlace],
  )
}

/** Takes what is free, where the backend lets it. */
async function take(context: Context, said: Said, free: Json): Promise<Created | undefined> {
  const { model, requests, schemas, client, mayWrite } = context
  const resource = model.resources.find(({ list, create }) => list?.id === said.list && create !== undefined)
  const base = resource?.create && mayWrite ? await requests.base(resource.create) : undefined
  const content = resource?.create && requests.content(resource.create)?.[1]
  if (!resource || !base || !content || !isSuccess(base)) return undefined
  const call = await requests.again(base)
  for (const body of takingBodies(said, free, Object(call.body) as Json)) {
    if (!schemas.isValid(content.schemaPointer, body, 'request')) continue
    const exchange = await client.send({ ...call, body })
    if (isSuccess(exchange)) return requests.track(resource, exchange)
  }
  return undefined
}

export async function judgeFreeOf(context: Context, list: ListModel, call: Call): Promise<void> {
  const said = saidBy(list)
  const other = said && context.model.lists.get(said.list)
  const base = other && (await context.requests.base(other.operation))
  if (!said || !other || !base || !isSuccess(base)) return
  const listing = {
    ...base.call,
    path: { ...base.call.path, ...call.path },
    query: { ...base.call.query, ...said.query },
  }
  const compare = async (): Promise<Json[]> => {
    const shown = await readPages(context, list, call)
    const whole = await readPages(context, other, listing)
    const pairs = (shown?.items ?? []).flatMap((free) =>
      (whole?.items ?? []).filter((item) => isTaking(said, free, item)).map((item) => ({ free, item })),
    )
    const [wrong] = pairs
    if (shown && whole)
      judgeLaw(
        context,
        list.operation,
        'free-of',
        wrong && {
          expected: `nothing at ${textOfValue(wrong.free[said.at])}, which ${identity(other, wrong.item)} of ${said.list} takes`,
          seen: JSON.stringify(wrong.free),
          exchanges: [...shown.pages, ...whole.pages].map(({ exchange }) => exchange),
          pointer: `${list.operation.pointer}/x-free-of`,
          detail: said.at,
        },
      )
    return shown?.items ?? []
  }
  const free = await compare()
  for (const one of free.slice(0, MAX_TAKEN)) {
    const taken = await take(context, said, one)
    if (!taken) continue
    await compare()
    await context.requests.made.remove(taken)
    return
  }
}
