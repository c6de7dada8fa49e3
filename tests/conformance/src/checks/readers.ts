// An answer depends on who reads it only where the contract says so: the own role, and addresses that some roles do not see.
import { type Context, exceptionOf } from '../context.ts'
import { extension, jsonContent, type Operation, successOf } from '../contract/operation.ts'
import { at, isObject, type Json, join, textOfValue } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { identity, itemsOf } from '../laws/pages.ts'
import type { ListModel } from '../model/lists.ts'
import { flatten } from '../values/flat.ts'
import { as } from './access.ts'
import { start } from './answer-rules.ts'

const ADDRESS = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g
const NAME = /[a-z](Name|_name)$/

type Read = { own: Exchange; other: Exchange; name: string; role: string }
type Judged = { rule: string; pointer: string; expected: string; seen: string; detail: string }

function add(context: Context, { own, other }: Read, found: Judged | undefined | false, rule: string): void {
  const { operation } = own.call
  if (exceptionOf(context, operation.id, rule)) return
  context.coverage.judge(operation.id, rule)
  if (found) context.findings.add({ check: 'tenancy', operation: operation.id, exchanges: [own, other], ...found })
}

/** The fields that hold the role of who reads, by x-caller-role, with the names of their values. */
function roleFields({ contract, model }: Context, operation: Operation): [string, Map<unknown, string>][] {
  const schema = jsonContent(successOf(operation)?.content ?? {})?.[1].schema
  const properties = model.lists.get(operation.id)?.item.properties ?? flatten(contract.document, schema).properties
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([field, property]) => {
    const {
      'x-caller-role': isMeant,
      'x-enum-varnames': names,
      enum: values,
    } = flatten(contract.document, property as Json)
    if (isMeant !== true || !Array.isArray(values)) return []
    const labels = Array.isArray(names) ? names : values
    return [[field, new Map(values.map((value, index) => [value, String(labels[index]).toLowerCase()]))]]
  })
}

function judgeRole(context: Context, read: Read): void {
  const { call, answer } = read.other
  for (const [field, names] of roleFields(context, call.operation)) {
    const list = context.model.lists.get(call.operation.id)
    const values = list ? itemsOf(list, answer.body).map((item) => item[field]) : [at(answer.body, join('', field))]
    // Of a list, some item is of the tenant whose roles are known.
    const isShown = values.some((value) => names.get(value) === read.role)
    const found = {
      rule: 'tenancy/own-role',
      pointer: join(call.operation.pointer, 'responses'),
      expected: `${field} of ${read.name} to be ${read.role}`,
      seen: start(values),
      detail: field,
    }
    add(context, read, !isShown && found, found.rule)
  }
}

/** x-addresses-from: user says that a role below it sees no email address. */
function judgeAddresses(context: Context, read: Read): void {
  const { operation } = read.other.call
  const least = extension(operation, 'x-addresses-from')
  const { roles } = context.overrides
  if (typeof least !== 'string' || roles.indexOf(read.role) >= roles.indexOf(least)) return
  const [address] = read.other.answer.text.match(ADDRESS) ?? []
  const found = {
    rule: 'tenancy/addresses',
    pointer: join(operation.pointer, 'x-addresses-from'),
    expected: `no address for ${read.name}, because they are shown from the role ${least} on`,
    seen: address ?? '',
    detail: 'address',
  }
  add(context, read, address !== undefined && found, found.rule)
}

/** The names in an answer, by the item and their place in it. */
function namesOf(list: ListModel | undefined, { answer }: Exchange): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (value: unknown, place: string): void => {
    if (Array.isArray(value))
      for (const [index, one] of value.entries()) walk(one, `${place}/${textOfValue(Object(one).id ?? index)}`)
    else if (isObject(value))
      for (const [key, one] of Object.entries(value)) {
        if (NAME.test(key) && typeof one === 'string' && one !== '') found.set(`${place}/${key}`, one)
        walk(one, `${place}/${key}`)
      }
  }
  if (list) for (const item of itemsOf(list, answer.body)) walk(item, identity(list, item))
  else walk(answer.body, '')
  return found
}

/** Who reads a name of somebody or something reads the same name. */
function judgeNames(context: Context, read: Read): void {
  const { operation } = read.own.call
  const list = context.model.lists.get(operation.id)
  // Without an id in its path, a single answer is about who reads it.
  if (list ? !list.idField : Object.keys(read.own.call.path).length === 0) return
  const [own, other] = [namesOf(list, read.own), namesOf(list, read.other)]
  const place = [...own.keys()].find((one) => other.has(one) && other.get(one) !== own.get(one))
  const found = {
    rule: 'tenancy/same-names',
    pointer: join(operation.pointer, 'responses'),
    expected: `${own.get(place ?? '')} at ${place}, as ${read.own.call.caller} reads it`,
    seen: `${other.get(place ?? '')} for ${read.name}`,
    detail: place?.split('/').at(-1) ?? '',
  }
  add(context, read, place !== undefined && found, found.rule)
}

export async function judgeReaders(context: Context, operation: Operation): Promise<void> {
  const { requests, callers, client, overrides } = context
  const base = operation.method === 'GET' ? await requests.base(operation) : undefined
  if (!base || !isSuccess(base) || base.call.caller !== callers.main) return
  const [lowest] = callers
    .ofMainTenant()
    .filter(({ name, role = '' }) => name !== callers.main && overrides.roles.includes(role))
    .sort((one, another) => overrides.roles.indexOf(one.role ?? '') - overrides.roles.indexOf(another.role ?? ''))
  const call = lowest && as(context, base.call, lowest)
  const other = call && (await client.send(call))
  if (!lowest || !other || !isSuccess(other)) return
  const own = await client.send(base.call)
  const read = { own, other, name: lowest.name, role: lowest.role ?? '' }
  judgeRole(context, read)
  judgeAddresses(context, read)
  judgeNames(context, read)
}
