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
      // Sibling paths may name the same position differently (customerClientId, 'autopilot'), so the route's own parameter names apply.
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
 * Finds the node of a path, whatever the method. Literal segments take precedence over parameters; if the literal branch has no match,
 * the parameter branch is tried.
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

/** Returns the operation of a method and path with decoded path parameters; undefined if there is none. HEAD matches GET. */
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

/** The methods of a path; empty if there is no such path. */
export function methodsAt(pathname: string): string[] {
  const methods = [...(find(root, segmentsOf(pathname))?.routes.keys() ?? [])]
  return methods.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]))
}
