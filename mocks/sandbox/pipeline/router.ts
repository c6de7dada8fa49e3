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

/** Concrete segments win over templated ones; where the concrete way ends, the templated one is tried. */
function find(node: Node, segments: string[], at: number, method: string): Route | undefined {
  const segment = segments[at]
  if (segment === undefined) return node.routes.get(method)
  const fixed = node.fixed.get(segment)
  return (
    (fixed && find(fixed, segments, at + 1, method)) ??
    (node.parameter && segment !== '' ? find(node.parameter.node, segments, at + 1, method) : undefined)
  )
}

/** The operation a method and a path mean, with the path's parameters decoded; undefined when there is none. */
export function matchRoute(method: string, pathname: string): Match | undefined {
  const segments = pathname.split('/').slice(1)
  const route = find(root, segments, 0, method)
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
