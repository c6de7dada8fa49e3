import { type OperationEntry, type OperationId, operations } from '@adwright/sdk/server'

export type Route = OperationEntry & { operationId: OperationId }
export type Match = { route: Route; path: Record<string, string> }

type Node = { fixed: Map<string, Node>; parameter?: { name: string; node: Node }; routes: Map<string, Route> }

const newNode = (): Node => ({ fixed: new Map(), routes: new Map() })
const root = newNode()

for (const [operationId, entry] of Object.entries(operations) as [OperationId, OperationEntry][]) {
  let node = root
  for (const segment of entry.path.split('/').slice(1)) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    if (name) {
      // Siblings may name the same place differently (customerClientId, 'autopilot'): the route's own names count.
      node.parameter ??= { name, node: newNode() }
      node = node.parameter.node
    } else {
      const next = node.fixed.get(segment) ?? newNode()
      node.fixed.set(segment, next)
      node = next
    }
  }
  node.routes.set(entry.method, { ...entry, operationId })
}

/**
 * What stands at a path, whatever the method. Concrete segments win over templated ones; where the concrete way leads to nothing, the
 * templated one is tried.
 */
function find(node: Node, segments: string[], at = 0): Node | undefined {
  const segment = segments[at]
  if (segment === undefined) return node.routes.size > 0 ? node : undefined
  const fixed = node.fixed.get(segment)
  return (
    (fixed && find(fixed, segments, at + 1)) ??
    (node.parameter && segment !== '' ? find(node.parameter.node, segments, at + 1) : undefined)
  )
}

const segmentsOf = (pathname: string) => pathname.split('/').slice(1)

/** The operation a method and a path mean, with the path's parameters decoded; undefined when there is none. HEAD means what GET does. */
export function matchRoute(method: string, pathname: string): Match | undefined {
  const segments = segmentsOf(pathname)
  const route = find(root, segments)?.routes.get(method === 'HEAD' ? 'GET' : method)
  if (!route) return undefined
  const path: Record<string, string> = {}
  for (const [index, segment] of route.path.split('/').slice(1).entries()) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    if (!name) continue
    try {
      path[name] = decodeURIComponent(segments[index] ?? '')
    } catch {
      return undefined
    }
  }
  return { route, path }
}

/** The methods that mean an operation at a path; none where nothing is. */
export function methodsAt(pathname: string): string[] {
  const methods = [...(find(root, segmentsOf(pathname))?.routes.keys() ?? [])]
  return methods.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]))
}
