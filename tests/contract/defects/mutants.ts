// Mutants: small faults that are made from the contract alone, one for each place and kind, instead of written by hand. They show which
// kinds of fault the kit has no law for.
import type { OperationId } from '@adwright/sdk/server'
import {
  bodyOf,
  changed,
  type Json,
  on,
  rewritten,
  type Send,
  withHeader,
  withJson,
} from '#tests/contract/defects/defect.ts'
import { ACCESS_MUTATIONS, EFFECT_MUTATIONS } from '#tests/contract/defects/mutant-effects.ts'
import { answerSchema, bodySchema, type Field, fieldsOf, objectsAt } from '#tests/contract/defects/mutant-sites.ts'
import { type ContractOperation, contractOperations, violationsOfBody } from '#tests/support/contract.ts'

/** Tells that a mutant has changed an answer or a request. */
export type Reached = () => void
export type Wrap = (reached: Reached) => (send: Send) => Send
export type Mutation = { place: string; wrap: Wrap }
export type Mutant = Mutation & { kind: string; operation: OperationId }

const idOf = ({ operationId }: ContractOperation) => operationId as OperationId
const placeOf = ({ at, name }: Field) => `/${[...at, name].join('/')}`

type Change = (object: Json, name: string, seen: Map<string, unknown>) => void

/** Changes a field of every answer. */
const inAnswers =
  (operation: ContractOperation, { at, name }: Field, change: Change): Wrap =>
  (reached) => {
    const seen = new Map<string, unknown>()
    return on(idOf(operation), async (request, send) => {
      const response = await send(request)
      if (!response.headers.get('Content-Type')?.includes('json')) return response
      return changed(response, (body) => {
        const before = JSON.stringify(body)
        for (const object of objectsAt(body, at)) if (name in object) change(object, name, seen)
        if (JSON.stringify(body) !== before) reached()
        return body
      })
    })
  }

const DAY_MS = 86_400_000
const earlier = (text: string) => {
  const day = new Date(Date.parse(text) - DAY_MS).toISOString()
  return text.includes('T') ? day : day.slice(0, 10)
}

const set =
  (how: (value: unknown) => unknown): Change =>
  (object, name) => {
    object[name] = how(object[name])
  }
/** Changes a value that is a number; null stays. */
const ofNumber = (how: (value: number) => unknown): Change =>
  set((value) => (typeof value === 'number' ? how(value) : value))
const ofText = (how: (value: string) => unknown): Change =>
  set((value) => (typeof value === 'string' ? how(value) : value))
const inverted: Change = set((value) => (typeof value === 'boolean' ? !value : value))

const frozen: Change = (object, name, seen) => {
  if (!seen.has(name)) seen.set(name, object[name])
  object[name] = seen.get(name)
}

/** The changes of a field by its type. */
function changesOf(field: Field, siblings: Field[]): Record<string, Change | undefined> {
  const { type, values, isRequired, isNullable } = field
  const twin = siblings.find((one) => one !== field && one.type === type && String(one.at) === String(field.at))
  const isOf = (name: string) => type.split(' ')[0] === name
  const isMoment = /string date/.test(type)
  const isPlain = !['object', 'array', 'const'].includes(type.split(' ')[0] ?? '')
  return {
    'a field is left out': isRequired ? undefined : (object, name) => delete object[name],
    'a field is null': isNullable ? set(() => null) : undefined,
    'a field is that of the first answer': isPlain ? frozen : undefined,
    'a field has the value of another one':
      twin && isPlain ? (object) => (object[field.name] = object[twin.name] ?? object[field.name]) : undefined,
    'a number is one too high': isOf('integer') || isOf('number') ? ofNumber((value) => value + 1) : undefined,
    'a number is negated': isOf('number') ? ofNumber((value) => -value) : undefined,
    'a boolean is inverted': isOf('boolean') ? inverted : undefined,
    'a value of an enumeration is the next one':
      values.length > 1
        ? set((value) => (values.includes(value) ? values[(values.indexOf(value) + 1) % values.length] : value))
        : undefined,
    'a text has lost its last character':
      type === 'string' ? ofText((value) => (value.length > 1 ? value.slice(0, -1) : value)) : undefined,
    'a text is in capitals': type === 'string' ? ofText((value) => value.toUpperCase()) : undefined,
    'a moment is a day earlier': isMoment ? ofText(earlier) : undefined,
    'a list has lost its last element': isOf('array')
      ? set((value) => (Array.isArray(value) ? value.slice(0, -1) : value))
      : undefined,
    'a list is reversed': isOf('array')
      ? set((value) => (Array.isArray(value) ? value.toReversed() : value))
      : undefined,
    'a list has its first element twice': isOf('array')
      ? set((value) => (Array.isArray(value) ? [...value.slice(0, 1), ...value] : value))
      : undefined,
  }
}

type Drawn = Mutation & { kind: string }
const isChange = (entry: [string, Change | undefined]): entry is [string, Change] => entry[1] !== undefined

const answerMutations = (operation: ContractOperation): Drawn[] => {
  const fields = fieldsOf(answerSchema(operation))
  return fields.flatMap((field) =>
    Object.entries(changesOf(field, fields))
      .filter(isChange)
      .map(([kind, change]) => ({ kind, place: placeOf(field), wrap: inAnswers(operation, field, change) })),
  )
}

const headerMutations = (operation: ContractOperation): Drawn[] => {
  const names = Object.entries(operation.responses).flatMap(([status, { headers }]) =>
    Number(status) < 500 && status !== '429'
      ? Object.keys(headers ?? {}).map((name) => ({ status: Number(status), name }))
      : [],
  )
  return names.map(({ status, name }) => ({
    kind: 'a header is left out',
    place: `${status} ${name}`,
    wrap: (reached) =>
      on(idOf(operation), async (request, send) => {
        const response = await send(request)
        if (response.status !== status || !response.headers.has(name)) return response
        reached()
        return withHeader(response, name, undefined)
      }),
  }))
}

/** The form of a valid version, key or language. */
const USUAL = /^[\w.,;=*-]{2,64}$|^[1-9]\d{0,8}$/

/** Parameters that are not looked at, where the request is valid with them. */
const parameterMutations = (operation: ContractOperation): Drawn[] =>
  operation.parameters
    .filter(({ in: place, required }) => place !== 'path' && !required)
    .map(({ in: place, name }) => ({
      kind: place === 'query' ? 'a query parameter is ignored' : 'a header of the request is ignored',
      place: name,
      wrap: (reached) =>
        on(idOf(operation), async (request, send) => {
          const value = place === 'query' ? new URL(request.url).searchParams.get(name) : request.headers.get(name)
          if (value === null || (request.method !== 'GET' && !USUAL.test(value))) return send(request)
          const other = await rewritten(request, {
            url: ({ searchParams }) => (place === 'query' ? searchParams.delete(name) : undefined),
            headers: (headers) => (place === 'header' ? headers.delete(name) : undefined),
          })
          const first = request.method === 'GET' ? await send(request) : undefined
          if (first && !first.ok) return first
          reached()
          return send(other)
        }),
    }))

/** Fields of a body that are not looked at. */
const bodyMutations = (operation: ContractOperation): Drawn[] =>
  fieldsOf(bodySchema(operation)).flatMap((field): Drawn[] => {
    const ignore: Wrap = (reached) =>
      on(idOf(operation), async (request, send) => {
        const violations = await violationsOfBody(operation, 'application/json', await bodyOf(request))
        if (violations.length > 0) return send(request)
        const other = await withJson(request, (body) => {
          for (const object of objectsAt(body, field.at))
            if (field.name in object) {
              reached()
              delete object[field.name]
            }
          return body
        })
        return send(other)
      })
    /** A value that is refused becomes the last one that was accepted. */
    const unchecked: Wrap = (reached) => {
      let good: unknown
      return on(idOf(operation), async (request, send) => {
        const [again, valid] = [request.clone(), request.clone()]
        const response = await send(request)
        if (response.ok)
          await withJson(valid, (body) => ((good = objectsAt(body, field.at)[0]?.[field.name] ?? good), body))
        if (response.status !== 422 || good === undefined) return response
        const repaired = await send(
          await withJson(again, (body) => {
            for (const object of objectsAt(body, field.at)) if (field.name in object) object[field.name] = good
            return body
          }),
        )
        if (!repaired.ok) return response
        reached()
        return repaired
      })
    }
    return [
      ...(field.isRequired ? [] : [{ kind: 'a field of the body is ignored', place: placeOf(field), wrap: ignore }]),
      { kind: 'a field of the body is not validated', place: placeOf(field), wrap: unchecked },
    ]
  })

const SOURCES = [
  answerMutations,
  headerMutations,
  parameterMutations,
  bodyMutations,
  ACCESS_MUTATIONS,
  EFFECT_MUTATIONS,
]

/** All mutants of the contract. */
export const MUTANTS: Mutant[] = contractOperations.flatMap((operation) =>
  SOURCES.flatMap((source) => source(operation).map((one) => ({ ...one, operation: idOf(operation) }))),
)
