// Conventions of the contract as a whole, which rules about single nodes cannot see. Each takes a bundled contract and returns what breaks it.
import { incompleteAnswers } from '#scripts/lib/contract/complete-answers.ts'
import {
  type Contract,
  operationsOf,
  type PlacedOperation,
  type Response,
  resolved,
} from '#scripts/lib/contract/document.ts'
import {
  answerOf,
  nameIn,
  parametersOf,
  propertiesOf,
  type Schema,
  schemaOf,
  visit,
} from '#scripts/lib/contract/schemas.ts'
import { unknownStatedFields } from '#scripts/lib/contract/stated-fields.ts'

export type Convention = (contract: Contract) => string[]

/** Parameters of lists with one value by nature, most of them fixed by the specification. */
const SINGLE_FILTERS = [
  'accountTaskProgressId',
  'customerClientId',
  'customerId',
  'orderBy',
  'pageId',
  'pageSize',
  'propertyName',
  'recordsPerPage',
  'sortOrder',
  'strategyId',
  'trendMetric',
  'userId',
]

/** A list is filtered by any of several values: a filter is an array with a plural name. */
const pluralFilters: Convention = (contract) =>
  operationsOf(contract)
    .filter(({ operationId }) => operationId.startsWith('list'))
    .flatMap((operation) =>
      parametersOf(contract, operation)
        .filter(({ in: place, name }) => place === 'query' && !SINGLE_FILTERS.includes(name))
        .flatMap(({ name, schema }) => {
          const { type, enum: values } = schemaOf(contract, schema)
          if (type === 'array') return name.endsWith('s') ? [] : [`${operation.operationId}: ${name} is not a plural.`]
          return values || name.endsWith('Id') ? [`${operation.operationId}: ${name} takes only one value.`] : []
        }),
    )

const AMOUNTS = ['Money', 'NonNegativeMoney', 'ConditionValue', 'ChangeValue']

/** Places of amounts below a schema that no `currencyCode` on the way to them explains. */
function amountsWithout(contract: Contract, schema: Schema, place: string, seen: Set<string>): string[] {
  if (schema.$ref) {
    if (AMOUNTS.includes(nameIn(schema.$ref))) return [place]
    if (seen.has(schema.$ref)) return []
    seen.add(schema.$ref)
  }
  const own = schemaOf(contract, schema)
  if ('currencyCode' in propertiesOf(contract, schema)) return []
  const below = (child: Schema, name: string) => amountsWithout(contract, child, `${place}${name}`, seen)
  return [
    ...Object.entries(own.properties ?? {}).flatMap(([name, child]) => below(child, `.${name}`)),
    ...[...(own.allOf ?? []), ...(own.anyOf ?? [])].flatMap((part) => below(part, '')),
    ...(own.items ? below(own.items, '[]') : []),
    ...(typeof own.additionalProperties === 'object' ? below(own.additionalProperties, '{}') : []),
  ]
}

/** Every answer with an amount names its currency, as `currencyCode`. */
const namedCurrencies: Convention = (contract) => [
  ...operationsOf(contract).flatMap((operation) => {
    const answer = answerOf(contract, operation)
    const [first] = answer ? amountsWithout(contract, answer, operation.operationId, new Set()) : []
    return first ? [`${first} has no currencyCode.`] : []
  }),
  ...Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
    'currency' in propertiesOf(contract, schema) ? [`${name}.currency is called currencyCode.`] : [],
  ),
]

/** A list that can grow is paged; one that is answered whole says in `x-bounded` why it stays short. */
const pagedLists: Convention = (contract) =>
  operationsOf(contract).flatMap((operation) => {
    const answer = answerOf(contract, operation)
    const isWhole = answer !== undefined && schemaOf(contract, answer).type === 'array'
    if (isWhole === Boolean(operation['x-bounded'])) return []
    return [
      `${operation.operationId} ${isWhole ? 'is answered whole without x-bounded.' : 'is no list with x-bounded.'}`,
    ]
  })

/** A request body is a named schema: generators name types after it. */
const namedBodies: Convention = (contract) =>
  operationsOf(contract).flatMap(({ operationId, requestBody }) =>
    Object.values(requestBody?.content ?? {}).some(({ schema }) => schema && !('$ref' in schema))
      ? [`${operationId}: its body has no name.`]
      : [],
  )

/** A pattern says how a whole text looks; neither bytes nor the values of an enumeration have a length in characters. */
const exactTexts: Convention = (contract) => {
  const found: string[] = []
  visit(contract, ({ pattern, format, enum: values, maxLength }, path) => {
    if (typeof pattern === 'string' && !/^\^[^]*\$$/.test(pattern))
      found.push(`${path.join(' ')}: ${pattern} is not anchored.`)
    if (values && maxLength !== undefined) found.push(`${path.join(' ')}: an enumeration has no maxLength.`)
    if (format === 'binary' && maxLength !== undefined) found.push(`${path.join(' ')}: bytes have no maxLength.`)
  })
  return found
}

/** A parameter and a schema of one name become one name in generated code. */
const distinctNames: Convention = ({ components: { parameters = {}, schemas } }) =>
  Object.keys(parameters)
    .filter((name) => name in schemas)
    .map((name) => `${name} is a parameter and a schema.`)

/** Every group of operations stands in exactly one group of the reference. */
const groupedTags: Convention = (contract) => {
  const grouped = (contract['x-tagGroups'] ?? []).flatMap(({ tags }) => tags)
  const known = (contract.tags ?? []).map(({ name }) => name)
  return [
    ...known
      .filter((name) => grouped.filter((one) => one === name).length !== 1)
      .map((name) => `${name} is not in one tag group.`),
    ...grouped.filter((name) => !known.includes(name)).map((name) => `${name} is no tag.`),
  ]
}

const UPDATES = ['merge', 'replace']

/** PUT replaces, unless `x-update: merge` says that what the body leaves out keeps its value; PATCH always merges. */
const statedUpdates: Convention = (contract) =>
  operationsOf(contract).flatMap((operation) => {
    const { operationId, method, requestBody } = operation
    const update = operation['x-update']
    if (method !== 'PUT') return update ? [`${operationId} is no PUT with x-update.`] : []
    if (!UPDATES.includes(update ?? '')) return [`${operationId} does not say whether it merges or replaces.`]
    const body = requestBody?.content['application/json']?.schema
    const isWhole =
      body && Object.keys(propertiesOf(contract, body)).every((name) => requiredOf(contract, body).includes(name))
    return update === 'merge' && isWhole ? [`${operationId} has nothing to leave out, so it replaces.`] : []
  })

function requiredOf(contract: Contract, schema: Schema): string[] {
  const own = schemaOf(contract, schema)
  return [...(own.required ?? []), ...(own.allOf ?? []).flatMap((part) => requiredOf(contract, part))]
}

/** Reading a stored thing costs little; a GET that computes for seconds says so in `x-computes`. */
const statedComputing: Convention = (contract) =>
  operationsOf(contract).flatMap(({ operationId, method, 'x-computes': computes }) => {
    const isAnalysis = /^get\w+Analysis$/.test(operationId)
    if (method === 'GET' && isAnalysis && !computes) return [`${operationId} computes without x-computes.`]
    return method !== 'GET' && computes ? [`${operationId} is no GET with x-computes.`] : []
  })

const ROLES = ['viewer', 'user', 'admin', 'owner']
/** Calls about invitations come from people who are no members yet. */
const OF_INVITED = /^(accept|decline|dismiss)(Account)?Invitation$/

/** Each operation below an account says in `x-min-role` which members may call it. */
const statedRoles: Convention = (contract) =>
  operationsOf(contract).flatMap(({ operationId, path, 'x-min-role': role }) => {
    if (role !== undefined) return ROLES.includes(role) ? [] : [`${operationId} has an unknown x-min-role ${role}.`]
    const isOfAccount = path.includes('{accountId}') && !OF_INVITED.test(operationId)
    return isOfAccount ? [`${operationId} does not say its x-min-role.`] : []
  })

const GUARDS = ['expectedVersion', 'expectedVersions']

/** The parameters and body properties of an edit that say what it expects to find. */
function expectationsOf(contract: Contract, operation: PlacedOperation): string[] {
  const body = operation.requestBody?.content['application/json']?.schema
  const names = parametersOf(contract, operation).map(({ name }) => name)
  return [...names, ...Object.keys(body ? propertiesOf(contract, body) : {})].filter((name) =>
    name.startsWith('expected'),
  )
}

/**
 * An edit names the `version` it began with, so that it overwrites no other, and answers the next one. `x-unguarded` says why no edit
 * can be lost without that.
 */
const guardedEdits: Convention = (contract) =>
  operationsOf(contract).flatMap((operation) => {
    const { operationId, method, 'x-unguarded': reason } = operation
    const found = expectationsOf(contract, operation)
    const answer = answerOf(contract, operation)
    const isVersioned = answer !== undefined && 'version' in propertiesOf(contract, answer)
    const mustBeGuarded = method === 'PUT' && reason === undefined
    return [
      ...(found.every((name) => GUARDS.includes(name)) ? [] : [`${operationId} has a guard of its own.`]),
      ...(mustBeGuarded && found.length === 0 ? [`${operationId} takes no expectedVersion.`] : []),
      ...(reason && (method !== 'PUT' || found.length > 0) ? [`${operationId} needs no x-unguarded.`] : []),
      ...(method !== 'DELETE' && found.includes('expectedVersion') && !isVersioned
        ? [`${operationId} answers no version.`]
        : []),
    ]
  })

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A deprecated operation names the day from which it may be removed and its successor, also in the headers of its answers. */
const announcedRemovals: Convention = (contract) =>
  operationsOf(contract).flatMap((operation) => {
    const {
      operationId,
      deprecated,
      description = '',
      'x-deprecated-on': since,
      'x-sunset': sunset,
      responses,
    } = operation
    if (!deprecated) return sunset ? [`${operationId} has x-sunset, but is not deprecated.`] : []
    const headers = Object.values(responses).map((response) => resolved<Response>(contract, response).headers ?? {})
    return [
      ...([since, sunset].every((day) => DAY.test(day ?? ''))
        ? []
        : [`${operationId} is deprecated without days in x-deprecated-on and x-sunset.`]),
      ...(/Deprecated: use `\w+`/.test(description) ? [] : [`${operationId} does not name its successor.`]),
      ...(headers.every((names) => 'Deprecation' in names && 'Sunset' in names)
        ? []
        : [`${operationId} answers without Deprecation and Sunset.`]),
    ]
  })

export const conventions: Record<string, Convention> = {
  'announced removals': announcedRemovals,
  'complete answers': incompleteAnswers,
  'guarded edits': guardedEdits,
  'plural filters': pluralFilters,
  'named currencies': namedCurrencies,
  'paged lists': pagedLists,
  'named bodies': namedBodies,
  'exact texts': exactTexts,
  'distinct names': distinctNames,
  'grouped tags': groupedTags,
  'stated updates': statedUpdates,
  'stated computing': statedComputing,
  'stated fields': unknownStatedFields,
  'stated roles': statedRoles,
}
