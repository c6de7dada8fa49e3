// Checks values against the schemas of a contract.
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Contract } from './contract.ts'
import { at, isObject, type Json, join, keysOf } from './pointer.ts'
import { NAMED } from './upgrade.ts'

export type Direction = 'request' | 'response'

export type Violation = {
  /** Where in the value, as a JSON pointer. */
  place: string
  keyword: string
  /** Where in the contract, as a JSON pointer. */
  pointer: string
  expected: string
  seen: unknown
}

const LITERAL = new Set(['enum', 'const', 'default'])

/** Documents are large because of their examples; no schema needs them. */
function withoutExamples(node: unknown, isNames = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutExamples(item))
  if (!isObject(node)) return node
  const copy: Json = {}
  for (const [key, value] of Object.entries(node)) {
    if (!isNames && (key === 'example' || key === 'examples')) continue
    copy[key] = !isNames && LITERAL.has(key) ? value : withoutExamples(value, !isNames && NAMED.has(key))
  }
  return copy
}

/** Patterns of other dialects may be invalid with the flag `u`. */
const regExp = Object.assign(
  (pattern: string, flags: string) => {
    try {
      return new RegExp(pattern, flags)
    } catch {
      return new RegExp(pattern)
    }
  },
  { code: 'new RegExp' },
)

const ROOT = 'contract'
const settings = {
  strict: false,
  validateSchema: false,
  allErrors: true,
  inlineRefs: false,
  verbose: true,
  logger: false,
  code: { regExp },
} as const

const words = (error: ErrorObject): string => {
  const { keyword, params, message = keyword } = error
  if (keyword === 'enum') return `one of ${JSON.stringify(params.allowedValues)}`
  if (keyword === 'const') return JSON.stringify(params.allowedValue)
  if (keyword === 'required') return `the field ${params.missingProperty}`
  if (keyword === 'additionalProperties') return `no field ${params.additionalProperty}`
  return message.replace(/^must (be|match|NOT have|have) ?/, (_, verb: string) =>
    verb === 'be' ? '' : `${verb.toLowerCase()} `,
  )
}

const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(text) && !Number.isNaN(Date.parse(text))

/** Collects the names of all properties of the schemas below `node`, those that it refers to included. */
function collectNames(
  document: Json,
  node: unknown,
  names = new Set<string>(),
  known = new Set<unknown>(),
): Set<string> {
  if (node === null || typeof node !== 'object' || known.has(node)) return names
  known.add(node)
  if (isObject(node)) {
    for (const name of isObject(node.properties) ? Object.keys(node.properties) : []) names.add(name)
    if (typeof node.$ref === 'string' && node.$ref.startsWith('#'))
      collectNames(document, at(document, decodeURIComponent(node.$ref.slice(1))), names, known)
  }
  for (const [key, value] of Object.entries(node))
    if (key !== 'example' && key !== 'examples') collectNames(document, value, names, known)
  return names
}

/** The place of each schema in the document. A validator says only where it is in the schema that it was made of. */
function placesOf(node: unknown, pointer = '', places = new Map<unknown, string>()): Map<unknown, string> {
  if (node === null || typeof node !== 'object') return places
  places.set(node, pointer)
  for (const [key, value] of Object.entries(node)) placesOf(value, join(pointer, key), places)
  return places
}

/**
 * A field that is the quotient of two others beside it, or their difference: x-ratio: { of: clicks, per: impressions },
 * x-difference: { of: first, minus: second }. Both are one with x-ratio: { of: now, minus: before, per: before, times: 100 }.
 */
export type Ratio = {
  name: string
  of: string
  minus: string | undefined
  per: string | undefined
  times: number
  /** True if whole numbers among its parts may be rounded ones, by rounded: true. */
  isRounded: boolean
  pointer: string
  /** True if x-set-when says when it has a value; else it has one where its parts are known. */
  isSetWhen: boolean
}

function collectRatios(node: unknown, pointer = ''): Ratio[] {
  if (node === null || typeof node !== 'object') return []
  const { properties } = node as Json
  const own = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, property]): Ratio[] => {
    if (!isObject(property)) return []
    const key = 'x-difference' in property ? 'x-difference' : 'x-ratio'
    const { of, per, minus, times = 1, rounded } = Object(property[key]) as Json
    const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
    return typeof of === 'string' && (textOf(per) ?? textOf(minus)) !== undefined
      ? [
          {
            name,
            of,
            minus: textOf(minus),
            per: textOf(per),
            times: Number(times),
            isRounded: rounded === true,
            pointer: join(pointer, 'properties', name, key),
            isSetWhen: 'x-set-when' in property,
          },
        ]
      : []
  })
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, value]) =>
      key === 'example' || key === 'examples' ? [] : collectRatios(value, join(pointer, key)),
    ),
  ]
}

type Side = 'requests' | 'responses'

/** The names of the properties of all bodies that are sent, or of all that are answered. */
function namesOf({ document, operations }: Contract, side: Side): Set<string> {
  const names = new Set<string>()
  const known = new Set<unknown>()
  for (const { body, responses } of operations)
    for (const { content } of side === 'requests' ? (body ? [body] : []) : Object.values(responses))
      for (const { schema } of Object.values(content)) collectNames(document, schema, names, known)
  return names
}

export class Schemas {
  readonly #ajv: Ajv2020
  readonly #texts: Ajv2020
  readonly #compiled = new Map<string, ValidateFunction | undefined>()
  /** Schemas that cannot be compiled, with the reason. */
  readonly unusable = new Map<string, string>()

  readonly #places: Map<unknown, string>
  readonly ratios: readonly Ratio[]
  readonly #properties: ReadonlySet<string>
  readonly #sent: ReadonlySet<string>
  readonly #shown: ReadonlySet<string>

  constructor(contract: Contract) {
    const { document } = contract
    this.ratios = collectRatios(document)
    this.#properties = collectNames(document, document)
    this.#sent = namesOf(contract, 'requests')
    this.#shown = namesOf(contract, 'responses')
    this.#ajv = new Ajv2020(settings)
    this.#texts = new Ajv2020({ ...settings, coerceTypes: 'array' })
    const schemas = withoutExamples({
      paths: document.paths,
      components: document.components,
      webhooks: document.webhooks,
    })
    this.#places = placesOf(schemas)
    for (const ajv of [this.#ajv, this.#texts]) {
      formats.default(ajv)
      // RFC 3339 as OpenAPI names it: with a T and an offset.
      ajv.addFormat('date-time', { type: 'string', validate: isMoment })
      ajv.addSchema(schemas as Json, ROOT)
    }
  }

  /** True if some schema of the contract has a property of this name. */
  hasProperty = (name: string): boolean => this.#properties.has(name)

  /** True if some request can set a field of this name: it does not change by itself, whatever it is called. */
  isSent = (name: string): boolean => this.#sent.has(name)

  /** True if some answer has a field of this name. */
  isShown = (name: string): boolean => this.#shown.has(name)

  #validator(pointer: string, isText: boolean): ValidateFunction | undefined {
    const key = `${isText} ${pointer}`
    if (this.#compiled.has(key)) return this.#compiled.get(key)
    let validate: ValidateFunction | undefined
    try {
      const $ref = `${ROOT}#${['', ...keysOf(pointer).map((one) => encodeURIComponent(one.replaceAll('~', '~0').replaceAll('/', '~1')))].join('/')}`
      validate = isText
        ? this.#texts.compile({ type: 'object', properties: { value: { $ref } } })
        : this.#ajv.compile({ $ref })
    } catch (error) {
      this.unusable.set(pointer, error instanceof Error ? error.message : String(error))
    }
    this.#compiled.set(key, validate)
    return validate
  }

  /** The violations of the schema at `pointer`; none if it cannot be compiled. */
  violations(pointer: string, value: unknown, direction: Direction): Violation[] {
    const validate = this.#validator(pointer, false)
    if (!validate || validate(value)) return []
    return meant(validate.errors ?? [], direction).map((error) => ({
      place: error.instancePath,
      keyword: error.keyword,
      pointer: join(this.#places.get(error.parentSchema) ?? pointer, error.keyword),
      expected: words(error),
      seen: error.data,
    }))
  }

  isValid = (pointer: string, value: unknown, direction: Direction): boolean =>
    this.violations(pointer, value, direction).length === 0

  /** True if the text of a parameter or header can be read as a value of the schema. */
  isValidText(pointer: string, text: unknown): boolean {
    const validate = this.#validator(pointer, true)
    return !validate || validate({ value: text })
  }
}

/** Drops what only applies in the other direction, and the branches of unions that were not meant. */
function meant(errors: ErrorObject[], direction: Direction): ErrorObject[] {
  const forbidden = direction === 'request' ? 'readOnly' : 'writeOnly'
  const isOther = ({ keyword, params, parentSchema }: ErrorObject) => {
    if (keyword !== 'required') return false
    const property: unknown = Reflect.get(Object(parentSchema?.properties), params.missingProperty as string)
    return isObject(property) && property[forbidden] === true
  }
  const real = errors.filter((error) => !isOther(error))
  const unions = real.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
  const isNullBranch = ({ keyword, params }: ErrorObject) => keyword === 'type' && params.type === 'null'
  const deep = real.filter((error) => !isNullBranch(error) && !unions.includes(error))
  const open = unions.filter(({ instancePath }) => !deep.some((error) => error.instancePath.startsWith(instancePath)))
  if (open.length === 0 && unions.length > 0 && deep.length === 0) return unions
  return unions.length > 0 ? [...open, ...deep] : real
}
