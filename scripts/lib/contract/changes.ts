// Classifies the differences between two bundles of the contract as breaking or compatible for existing clients.
import { apiDiff } from 'api-smart-diff'

export type ContractChange = { isBreaking: boolean; action: string; place: string }

/** Properties without effect on programs. */
const TEXTS = ['description', 'summary', 'example', 'examples', 'title', 'x-codes', 'x-error-codes']

/**
 * The contract without its texts and examples, for comparing: differences in them are not changes of the contract.
 */
export function comparable(node: unknown, isNameOfField = false): unknown {
  if (Array.isArray(node)) return node.map((item) => comparable(item))
  if (node === null || typeof node !== 'object') return node
  const entries = Object.entries(node).filter(([key]) => isNameOfField || !TEXTS.includes(key))
  return Object.fromEntries(entries.map(([key, value]) => [key, comparable(value, key === 'properties')]))
}

type Difference = { path: (string | number)[]; type: string; action: string }

const UPPER_BOUNDS = ['maxLength', 'maximum', 'maxItems', 'maxProperties']

/**
 * Whether it breaks clients. In answers unknown values of enumerations are taken and upper bounds not judged, as the contract says; but a
 * field that is gone is missed, required or not.
 */
function isBreaking({ path, action, type }: Difference): boolean {
  const [parent, last] = [path.at(-2), String(path.at(-1))]
  if (path[3] !== 'responses') return type === 'breaking'
  if (UPPER_BOUNDS.includes(last) || (action === 'add' && parent === 'enum')) return false
  return type === 'breaking' || (action === 'remove' && parent === 'properties')
}

/** All changes between two bundled contracts, each once. */
export function changesBetween(before: object, after: object): ContractChange[] {
  const differences = apiDiff(comparable(before), comparable(after)) as Difference[]
  const changes = differences
    .filter(({ type, path }) => type !== 'annotation' && path[0] !== 'info' && path[0] !== 'servers')
    .map((difference) => ({
      isBreaking: isBreaking(difference),
      action: difference.action,
      place: difference.path.join(' '),
    }))
  return [...new Map(changes.map((change) => [`${change.action} ${change.place}`, change])).values()]
}

const majorOf = (version: string) => Number(/^\d+/.exec(version)?.[0])

/** Whether a version may break clients of the one released before: while it is a candidate, or with a new major number. */
export const mayBreak = (released: string, version: string): boolean =>
  released.includes('-') || majorOf(version) > majorOf(released)
