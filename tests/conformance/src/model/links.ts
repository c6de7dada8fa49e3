// The links of a contract: which answer gives the parameters of which other operation.
import { evaluated } from '../arazzo/expressions.ts'
import type { Contract } from '../contract/contract.ts'
import { type Operation, responseFor } from '../contract/operation.ts'
import { at, isObject, type Json, join } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'

export type Link = {
  name: string
  from: Operation
  target: Operation
  /** Expressions by the name of the parameter, such as $response.body#/id. */
  parameters: Record<string, unknown>
  pointer: string
}

const resolved = (document: Json, node: unknown): Json => {
  const target = isObject(node) && typeof node.$ref === 'string' ? at(document, node.$ref.slice(1)) : node
  return isObject(target) ? target : {}
}

function targetOf({ operations }: Contract, { operationId, operationRef }: Json): Operation | undefined {
  if (typeof operationId === 'string') return operations.find(({ id }) => id === operationId)
  const pointer = typeof operationRef === 'string' ? decodeURIComponent(operationRef.split('#')[1] ?? '') : undefined
  return operations.find((one) => one.pointer === pointer)
}

export function linksOf(contract: Contract): Link[] {
  return contract.operations.flatMap((from) =>
    Object.values(from.responses).flatMap(({ node, pointer }) =>
      Object.entries(isObject(node.links) ? node.links : {}).flatMap(([name, given]): Link[] => {
        const link = resolved(contract.document, given)
        const target = targetOf(contract, link)
        const parameters = isObject(link.parameters) ? link.parameters : {}
        return target ? [{ name, from, target, parameters, pointer: join(pointer, 'links', name) }] : []
      }),
    ),
  )
}

/** True if the link belongs to the response that was given. */
export const isOfAnswer = ({ from, pointer }: Link, { answer }: Exchange): boolean => {
  const spec = responseFor(from, answer.status)
  return spec !== undefined && pointer.startsWith(`${spec.pointer}/links/`)
}

const plainName = (name: string) => name.replace(/^(path|query|header|cookie)\./, '')

export const isGivenBy = ({ parameters }: Link, name: string): boolean =>
  Object.keys(parameters).some((one) => plainName(one) === name)

/** The parameters that an answer gives to the target; names may be qualified by their place, such as path.id. */
export function valuesOf({ parameters }: Link, exchange: Exchange): Record<string, unknown> {
  const scope = { inputs: {}, steps: {}, outputs: {}, exchange }
  return Object.fromEntries(
    Object.entries(parameters).map(([name, expression]) => [
      plainName(name),
      typeof expression === 'string' && expression.startsWith('$') ? evaluated(expression, scope) : expression,
    ]),
  )
}

/** Returns the value that a link of another operation's answer gives to a parameter. */
export async function linkedId(
  links: Link[],
  operation: Operation,
  name: string,
  base: (from: Operation) => Promise<Exchange | undefined>,
): Promise<unknown> {
  for (const link of links) {
    const isMeant = link.target === operation && link.from !== operation && isGivenBy(link, name)
    // A link from below the operation would ask for its own id.
    if (!isMeant || link.from.path.includes(`{${name}}`)) continue
    const exchange = await base(link.from)
    const value = exchange && isOfAnswer(link, exchange) ? valuesOf(link, exchange)[name] : undefined
    if (value !== undefined && value !== null) return value
  }
  return undefined
}
