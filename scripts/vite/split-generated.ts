import path from 'node:path'
import type { ESTree } from 'rolldown/utils'
import type { Plugin } from 'vite'

const GENERATED = /\/sdk\/generated\/(sdk|types|zod|@tanstack\/react-query)\.gen\.ts$/
const PART = 'generated-part:'

const namesIn = (code: string) => new Set(code.match(/[\w$]+/g))

const declared = (statement: ESTree.Statement): string[] => {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type === 'FunctionDeclaration') return declaration.id ? [declaration.id.name] : []
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

/** An import with only the names that are meant, its address made absolute; nothing where none is. */
function narrowed(statement: ESTree.ImportDeclaration, isMeant: (name: string) => boolean, folder: string): string {
  const from = statement.source.value
  const address = JSON.stringify(from.startsWith('.') ? path.resolve(folder, from) : from)
  return statement.specifiers
    .filter(({ local }) => isMeant(local.name))
    .map((specifier) => {
      const { name } = specifier.local
      if (specifier.type === 'ImportNamespaceSpecifier') return `import * as ${name} from ${address}`
      const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : undefined
      return `import { ${imported?.type === 'Identifier' ? imported.name : 'default'} as ${name} } from ${address}`
    })
    .join('\n')
}

/**
 * A bundler divides an application by modules, and the generated calls, hooks and schemas are one module each: every
 * screen would load those of all operations. In the build each of their declarations is a module, so that a chunk holds
 * what its screens use.
 */
export function splitGenerated(): Plugin {
  const parts = new Map<string, string>()
  return {
    name: 'split-generated',
    apply: 'build',
    transform: {
      filter: { id: GENERATED },
      handler(code, id) {
        const { body } = this.parse(code)
        const imports = body.filter((statement) => statement.type === 'ImportDeclaration')
        const owner = new Map(
          body.flatMap((statement) => declared(statement).map((name) => [name, statement] as const)),
        )
        for (const [name, { start, end }] of owner) {
          const text = code.slice(start, end)
          const used = namesIn(text)
          const siblings = [...used].filter((other) => other !== name && owner.has(other))
          parts.set(
            `${PART}${id}?${name}`,
            [
              ...imports.map((statement) => narrowed(statement, (local) => used.has(local), path.dirname(id))),
              ...siblings.map((other) => `import { ${other} } from ${JSON.stringify(`${PART}${id}?${other}`)}`),
              text.startsWith('export ') ? text : `export ${text}`,
            ].join('\n'),
          )
        }
        const exported = [...owner.keys()].map(
          (name) => `export { ${name} } from ${JSON.stringify(`${PART}${id}?${name}`)}`,
        )
        return { code: exported.join('\n'), map: null, moduleSideEffects: false }
      },
    },
    resolveId: { filter: { id: /^generated-part:/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0generated-part:/ },
      handler: (id) => ({ code: parts.get(id.slice(1)) ?? '', moduleType: 'js', moduleSideEffects: false }),
    },
  }
}
