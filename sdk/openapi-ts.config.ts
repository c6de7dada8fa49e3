import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@hey-api/openapi-ts'

const contractFile = process.env.ADWRIGHT_CONTRACT ?? './openapi/dist/openapi.json'
const contract: { paths: Record<string, Record<string, { operationId: string; tags?: string[] }>> } = JSON.parse(
  readFileSync(contractFile, 'utf8'),
)

const tagKeys = { tags: true }

/** Verbs of operations that change nothing, though a body asks the question: React Query keeps their answers. */
const READING_VERBS = /^(preview|backtest)[A-Z]/

/** The resource group of each operation by operationId: its tag. */
const groupOfOperation = new Map(
  Object.values(contract.paths)
    .flatMap((operations) => Object.values(operations))
    .map(({ operationId, tags }) => [operationId, tags?.[0]]),
)

/** The resource group of each schema by name: its folder. Schemas of several groups lie beside the folders. */
const groupOfSchema = new Map(
  globSync('openapi/components/schemas/*/*.yaml').map((file) => [
    path.basename(file, '.yaml'),
    path.basename(path.dirname(file)),
  ]),
)

/** The operationId in the name of a hook or key, which the generator does not note as their operation: `useListFilesQuery`. */
function operationIn(name: string): string {
  const operation = name.replace(/^use/, '').replace(/(Query|Mutation)(Key)?$/, '')
  return operation.charAt(0).toLowerCase() + operation.slice(1)
}

/** What the split has to know of a generated declaration. */
type GeneratedSymbol = {
  name: string
  meta?: { artifact?: string; resource?: string; resourceId?: string } | undefined
}

const ARTIFACTS: Record<string, string> = {
  types: 'types',
  zod: 'zod',
  sdk: 'sdk',
  '@tanstack/react-query': 'react-query',
}

/** Helpers that make keys: private where the hooks are one file, but here the files of all groups import them. */
const KEY_HELPERS = ['createQueryKey', 'createMutationKey']

/** The file of a declaration: one for each resource group and artifact, so that a bundler can give a screen those it uses. */
function fileOf({ name, meta }: GeneratedSymbol): string | undefined {
  const artifact = ARTIFACTS[meta?.artifact ?? '']
  if (artifact === undefined) return undefined
  const group =
    meta?.resource === 'definition'
      ? groupOfSchema.get(path.posix.basename(meta?.resourceId ?? ''))
      : groupOfOperation.get(meta?.resourceId ?? operationIn(name))
  return `${group ?? 'common'}/${artifact}`
}

/** The file that exports a declaration to users of the package: one for each artifact. */
function entryOf({ name, meta }: GeneratedSymbol): string[] | undefined {
  const artifact = ARTIFACTS[meta?.artifact ?? '']
  if (artifact === undefined) return undefined
  return KEY_HELPERS.includes(name) ? [] : [artifact]
}

export default defineConfig({
  input: contractFile,
  output: { path: process.env.ADWRIGHT_SDK_OUT ?? './sdk/generated', clean: true, module: { extension: '.ts' } },
  logs: { file: false },
  parser: {
    hooks: {
      operations: {
        isQuery: ({ operationId }) => (operationId && READING_VERBS.test(operationId) ? true : undefined),
        isMutation: ({ operationId }) => (operationId && READING_VERBS.test(operationId) ? false : undefined),
      },
      events: {
        'node:set:before': ({ node }) => {
          const isHelper = KEY_HELPERS.includes(node?.symbol?.name ?? '')
          if (isHelper && node && 'export' in node && typeof node.export === 'function') node.export()
        },
      },
      symbols: { getFilePath: fileOf, getExportFromFilePath: entryOf },
    },
  },
  plugins: [
    { name: '@hey-api/typescript', enums: { mode: 'javascript', case: 'PascalCase' } },
    { name: '@hey-api/client-fetch', runtimeConfigPath: './sdk/runtime-config.ts', throwOnError: true },
    { name: '@hey-api/sdk', validator: { response: 'zod' } },
    {
      name: 'zod',
      // The tree-shakable variant: one operation with its schema stays under 12 KiB.
      compatibilityVersion: 'mini',
      dates: { offset: true },
      $resolvers: {
        string: ({ $, schema, symbols }) => (schema.format === 'binary' ? $(symbols.z).attr('file').call() : undefined),
      },
    },
    {
      name: '@tanstack/react-query',
      useQuery: true,
      useMutation: true,
      queryKeys: tagKeys,
      infiniteQueryOptions: true,
      infiniteQueryKeys: tagKeys,
      mutationKeys: tagKeys,
    },
  ],
})
