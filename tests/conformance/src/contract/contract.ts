// A contract: an OpenAPI 3.x document with resolved operations.
import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import {
  type Content,
  examplesIn,
  type Header,
  type Operation,
  type Parameter,
  type ResponseSpec,
  type Schema,
} from './operation.ts'
import { at, isObject, type Json, join, textOfValue } from './pointer.ts'
import { upgraded } from './upgrade.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace']

export type Contract = {
  /** The file or address that the document was read from. */
  location: string
  text: string
  document: Json
  operations: Operation[]
  schemes: Record<string, Json>
}

/** A contract that cannot be used; its message is for the user. */
export class UnusableContract extends Error {}

export async function readText(location: string): Promise<string> {
  if (!/^https?:/.test(location)) return readFile(location, 'utf8')
  const response = await fetch(location)
  if (!response.ok) throw new UnusableContract(`${location} answers ${response.status}.`)
  return response.text()
}

class Reader {
  readonly #document: Json

  constructor(document: Json) {
    this.#document = document
  }

  /** Follows references; returns the node with the pointer at which it is. */
  resolve = (node: unknown, pointer: string): { node: Json; pointer: string } => {
    let place = { node, pointer }
    for (let depth = 0; isObject(place.node) && typeof place.node.$ref === 'string'; depth += 1) {
      const { $ref } = place.node
      if (!$ref.startsWith('#') || depth > 50)
        throw new UnusableContract(`The reference ${$ref} leads out of the document: bundle it into one file first.`)
      const target = decodeURIComponent($ref.slice(1))
      place = { node: at(this.#document, target), pointer: target }
    }
    return { node: isObject(place.node) ? place.node : {}, pointer: place.pointer }
  }

  value = (node: unknown): unknown => this.resolve(node, '').node

  content(node: unknown, pointer: string): Record<string, Content> {
    if (!isObject(node)) return {}
    return Object.fromEntries(
      Object.entries(node).map(([mediaType, value]) => {
        const media = isObject(value) ? value : {}
        const schema = media.schema as Schema | undefined
        return [
          mediaType,
          { schema, schemaPointer: join(pointer, mediaType, 'schema'), examples: examplesIn(media, this.value) },
        ]
      }),
    )
  }

  parameter(given: unknown, from: string): Parameter {
    const { node, pointer } = this.resolve(given, from)
    const place = node.in as Parameter['in']
    const [mediaType, media] = Object.entries(isObject(node.content) ? node.content : {})[0] ?? []
    const style = textOfValue(node.style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple'))
    return {
      name: String(node.name),
      in: place,
      isRequired: node.required === true || place === 'path',
      schema: ((mediaType ? (media as Json).schema : node.schema) as Schema) ?? {},
      schemaPointer: mediaType ? join(pointer, 'content', mediaType, 'schema') : join(pointer, 'schema'),
      pointer,
      style,
      isExploded: typeof node.explode === 'boolean' ? node.explode : style === 'form' || style === 'deepObject',
      examples: examplesIn(node, this.value),
      node,
    }
  }

  response(given: unknown, from: string): ResponseSpec {
    const { node, pointer } = this.resolve(given, from)
    const headers = Object.entries(isObject(node.headers) ? node.headers : {}).map(
      ([name, value]): [string, Header] => {
        const header = this.resolve(value, join(pointer, 'headers', name))
        const schema = (header.node.schema ?? {}) as Schema
        return [
          name,
          {
            isRequired: header.node.required === true,
            schema,
            schemaPointer: join(header.pointer, 'schema'),
            pointer: header.pointer,
          },
        ]
      },
    )
    return {
      pointer,
      node,
      headers: Object.fromEntries(headers),
      content: this.content(node.content, join(pointer, 'content')),
    }
  }

  operation(path: string, method: string, item: Json, itemPointer: string): Operation {
    const node = item[method] as Json
    const pointer = join(itemPointer, method)
    const lists: [unknown, string][] = [
      [item.parameters, join(itemPointer, 'parameters')],
      [node.parameters, join(pointer, 'parameters')],
    ]
    const parameters = new Map<string, Parameter>()
    for (const [list, place] of lists)
      for (const [index, one] of (Array.isArray(list) ? list : []).entries()) {
        const parameter = this.parameter(one, join(place, index))
        parameters.set(`${parameter.in} ${parameter.name}`, parameter)
      }
    const body = node.requestBody ? this.resolve(node.requestBody, join(pointer, 'requestBody')) : undefined
    const security = (node.security ?? this.#document.security ?? []) as Json[]
    return {
      id: typeof node.operationId === 'string' ? node.operationId : `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      pointer,
      tags: Array.isArray(node.tags) ? node.tags.map(String) : [],
      parameters: [...parameters.values()],
      body: body && {
        isRequired: body.node.required === true,
        content: this.content(body.node.content, join(body.pointer, 'content')),
        pointer: body.pointer,
      },
      responses: Object.fromEntries(
        Object.entries(isObject(node.responses) ? node.responses : {}).map(([status, one]) => [
          status,
          this.response(one, join(pointer, 'responses', status)),
        ]),
      ),
      security: security.map((one) => Object.keys(one)),
      isDeprecated: node.deprecated === true,
      node,
    }
  }
}

/** Reads an OpenAPI 3.x document of JSON or YAML from a file or an address. */
export async function readContract(location: string): Promise<Contract> {
  const text = await readText(location)
  return contractOf(text, location)
}

export function contractOf(text: string, location = 'the contract'): Contract {
  let given: unknown
  try {
    given = text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text)
  } catch (error) {
    throw new UnusableContract(
      `${location} is neither JSON nor YAML: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  if (!isObject(given) || !String(given.openapi).startsWith('3.'))
    throw new UnusableContract(`${location} is not an OpenAPI 3.x document.`)
  const document = String(given.openapi).startsWith('3.0') ? (upgraded(given) as Json) : given
  const reader = new Reader(document)
  const operations = Object.entries(isObject(document.paths) ? document.paths : {}).flatMap(([path, value]) => {
    const item = reader.resolve(value, join('/paths', path))
    return METHODS.filter((method) => isObject(item.node[method])).map((method) =>
      reader.operation(path, method, item.node, item.pointer),
    )
  })
  const components = isObject(document.components) ? document.components : {}
  const schemes = Object.entries(isObject(components.securitySchemes) ? components.securitySchemes : {})
  return {
    location,
    text,
    document,
    operations,
    schemes: Object.fromEntries(schemes.map(([name, node]) => [name, reader.resolve(node, '').node])),
  }
}
