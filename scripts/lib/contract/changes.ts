// Classifies the differences between two bundles of the contract as breaking or compatible for existing clients.
import { apiDiff } from 'api-smart-diff'

export type ContractChange = { isBreaking: boolean; action: string; place: string }

/** Properties without effect on programs. */
const TEXTS = ['description', 'summary', 'example', 'examples', 'title', 'x-codes', 'x-error-codes']
/** Statements about a field by those beside it: they make answers narrower, and no client has to change. */
const STATEMENTS = ['x-at-least', 'x-equals', 'x-set-when', 'x-sum', 'x-ratio', 'x-difference']
const WITHOUT_EFFECT = [...TEXTS, ...STATEMENTS]

/**
 * The contract without its texts, examples and statements about answers, for comparing: differences in them are not changes of the contract.
 */
export function comparable(node: unknown, isNameOfField = false): unknown {
  if (Array.isArray(node)) return node.map((item) => comparable(item))
  if (node === null || typeof node !== 'object') return node
  const entries = Object.entries(node).filter(([key]) => isNameOfField || !WITHOUT_EFFECT.includes(key))
  return Object.fromEntries(entries.map(([key, value]) => [key, comparable(value, key === 'properties')]))
}

type Bundle = {
  paths?: object
  components?: { schemas?: object; parameters?: object; requestBodies?: object }
  parameters?: unknown
  requestBody?: unknown
}
const SCHEMA = /^#\/components\/schemas\/(\w+)$/

type Difference = { path: (string | number)[]; type: string; action: string }

const LOWER_BOUNDS = ['minLength', 'minimum', 'minItems', 'minProperties']
const UPPER_BOUNDS = ['maxLength', 'maximum', 'maxItems', 'maxProperties']

/** The names of the schemas below a node, those that they refer to included. */
function namesBelow(document: object, node: unknown, names = new Set<string>()): Set<string> {
  if (node === null || typeof node !== 'object') return names
  for (const [key, value] of Object.entries(node)) {
    const [, name] = key === '$ref' && typeof value === 'string' ? (SCHEMA.exec(value) ?? []) : []
    if (name === undefined) namesBelow(document, value, names)
    else if (!names.has(name)) {
      names.add(name)
      namesBelow(document, Object((document as Bundle).components?.schemas)[name], names)
    }
  }
  return names
}

/** The names of the schemas that requests use; the others are those of answers and events. */
function sentSchemas(document: Bundle): Set<string> {
  const names = new Set<string>()
  for (const item of Object.values(document.paths ?? {}))
    for (const [key, operation] of Object.entries(Object(item) as Record<string, Bundle>))
      namesBelow(document, key === 'parameters' ? operation : [operation.parameters, operation.requestBody], names)
  for (const key of ['parameters', 'requestBodies'] as const) namesBelow(document, document.components?.[key], names)
  return names
}

/**
 * Whether it breaks clients. In answers unknown values of enumerations are taken and upper bounds not judged, as the contract says; but a
 * field that is gone is missed, required or not.
 */
function isBreaking({ path, action, type }: Difference, sent: Set<string>): boolean {
  const [parent, last] = [path.at(-2), String(path.at(-1))]
  const isOfSchema = path[0] === 'components' && path[1] === 'schemas'
  const isAnswered = path[3] === 'responses' || (isOfSchema && !sent.has(String(path[2])))
  if (!isAnswered) return type === 'breaking'
  // Seen from the answers: a narrower one is fine where the difference of a schema is told as one of requests.
  if (isOfSchema && LOWER_BOUNDS.includes(last)) return action === 'remove'
  if (UPPER_BOUNDS.includes(last) || (action === 'add' && parent === 'enum')) return false
  return type === 'breaking' || (action === 'remove' && parent === 'properties')
}

/** All changes between two bundled contracts, each once. */
export function changesBetween(before: object, after: object): ContractChange[] {
  const differences = apiDiff(comparable(before), comparable(after)) as Difference[]
  const sent = new Set([...sentSchemas(before), ...sentSchemas(after)])
  const changes = differences
    .filter(({ type, path }) => type !== 'annotation' && path[0] !== 'info' && path[0] !== 'servers')
    .map((difference) => ({
      isBreaking: isBreaking(difference, sent),
      action: difference.action,
      place: difference.path.join(' '),
    }))
  return [...new Map(changes.map((change) => [`${change.action} ${change.place}`, change])).values()]
}

const majorOf = (version: string) => Number(/^\d+/.exec(version)?.[0])

/** Whether a version may break clients of the one released before: while it is a candidate, or with a new major number. */
export const mayBreak = (released: string, version: string): boolean =>
  released.includes('-') || majorOf(version) > majorOf(released)
