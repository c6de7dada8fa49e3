import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type UserConfig } from '@hey-api/openapi-ts'

const contractFile = process.env.ADWRIGHT_CONTRACT ?? './openapi/dist/openapi.json'
const contract: { paths: Record<string, Record<string, { operationId: string; tags?: string[] }>> } = JSON.parse(
  readFileSync(contractFile, 'utf8'),
)

const tagKeys = { tags: true }

/** Verbs of operations that change nothing, though a body asks the question: React Query keeps their answers. */
const READING_VERBS = /^(get|preview|backtest|validate)[A-Z]/

/** The resource group of each operation by operationId: its tag. */
const groupOfOperation = new Map(
  Object.values(contract.paths)
    .flatMap((operations) => Object.values(operations))
    .map(({ operationId, tags }) => [operationId, tags?.[0]]),
)

/**
 * The resource group of each schema by name: its folder. Schemas of several groups lie beside the folders, and so do all of a contract that
 * is older than the folders: files that import each other in a circle would not load.
 */
const groupOfSchema = new Map(
  globSync(process.env.ADWRIGHT_IS_OLDER ? [] : 'openapi/components/schemas/*/*.yaml').map((file) => [
    path.basename(file, '.yaml'),
    path.basename(path.dirname(file)),
  ]),
)

/** The operationId in the name of a hook or key, which the generator does not note as their operation: `useListFilesQuery`. */
function operationIn(name: string): string {
  const operation = name.replace(/^use/, '').replace(/(Infinite)?(Query|Mutation|Options)(Key)?$/, '')
  return operation.charAt(0).toLowerCase() + operation.slice(1)
}

/** The resource group of a schema: that of its folder, or of the operation whose body it is. */
const groupNamed = (name: string) =>
  groupOfSchema.get(name) ?? groupOfOperation.get(operationIn(name.replace(/Request$/, '')))

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

/** The name of the schemas that calls judge their answers by. */
const ANSWERS = 'answers'

/** Helpers of keys and pages: private where the hooks are one file, but here the files of all groups import them. */
const SHARED_HELPERS = ['createQueryKey', 'createMutationKey', 'createInfiniteParams']

/** True for the declarations that the generator makes of the section `webhooks`, and for their union. */
const isOfWebhooks = (name: string, resource: string | undefined) =>
  resource === 'webhook' || /^z?Receive\w+Webhook(Payload|Request)$/.test(name) || name === 'Webhooks'

/** The file of a declaration: one for each resource group and artifact, so that a bundler can give a screen those it uses. */
const fileOf =
  (artifacts: Record<string, string>) =>
  ({ name, meta }: GeneratedSymbol): string | undefined => {
    const artifact = artifacts[meta?.artifact ?? '']
    if (artifact === undefined) return undefined
    const group = isOfWebhooks(name, meta?.resource)
      ? 'Webhook'
      : meta?.resource === 'definition'
        ? groupNamed(path.posix.basename(meta?.resourceId ?? ''))
        : groupOfOperation.get(meta?.resourceId ?? operationIn(name))
    return `${group ?? 'common'}/${artifact}`
  }

/** The file that exports a declaration to users of the package: one for each artifact. The schemas of answers are the calls’ own. */
const entryOf =
  (artifacts: Record<string, string>) =>
  ({ name, meta }: GeneratedSymbol): string[] | undefined => {
    const artifact = artifacts[meta?.artifact ?? '']
    if (artifact === undefined) return undefined
    return SHARED_HELPERS.includes(name) || artifact === ANSWERS ? [] : [artifact]
  }

/** The folder of the handwritten modules that generated code imports. */
const sources = process.env.ADWRIGHT_SDK_SOURCES ?? './sdk'

/** Both jobs write into one folder, which scripts/contract.ts empties before. */
const output = {
  path: process.env.ADWRIGHT_SDK_OUT ?? './sdk/generated',
  clean: false,
  module: { extension: '.ts' },
} as const

/** The tree-shakable variant of zod: one operation with its schema stays under 12 KiB. */
const ZOD = 'mini'

/** The client: types, calls with open answers, hooks. */
const client: UserConfig = {
  input: contractFile,
  output,
  logs: { file: false },
  parser: {
    pagination: { keywords: ['currentPage'] },
    hooks: {
      operations: {
        isQuery: ({ operationId }) => (operationId && READING_VERBS.test(operationId) ? true : undefined),
        isMutation: ({ operationId }) => (operationId && READING_VERBS.test(operationId) ? false : undefined),
      },
      events: {
        'node:set:before': ({ node }) => {
          const isHelper = SHARED_HELPERS.includes(node?.symbol?.name ?? '')
          if (isHelper && node && 'export' in node && typeof node.export === 'function') node.export()
        },
      },
      symbols: {
        getFilePath: fileOf({ ...ARTIFACTS, zod: ANSWERS }),
        getExportFromFilePath: entryOf({ ...ARTIFACTS, zod: ANSWERS }),
      },
    },
  },
  plugins: [
    { name: '@hey-api/typescript', enums: { mode: 'javascript', case: 'PascalCase' } },
    { name: '@hey-api/client-fetch', runtimeConfigPath: `${sources}/runtime-config.ts`, throwOnError: true },
    { name: '@hey-api/sdk', validator: { response: 'zod' } },
    {
      name: 'zod',
      compatibilityVersion: ZOD,
      requests: false,
      dates: { offset: true },
      // A client in use must read the answers of a newer backend. So calls judge an answer by its shape (fields, types, dates), and let
      // unknown values of an enum, and lengths, ranges and patterns that grew, pass.
      $resolvers: {
        string: (context) => {
          const { $, nodes, schema, symbols } = context
          const isDate = schema.format === 'date' || schema.format === 'date-time'
          return (isDate && nodes.format(context)) || $(symbols.z).attr('string').call()
        },
        number: (context) => context.nodes.base(context),
        boolean: (context) => context.nodes.base(context),
        array: (context) => context.nodes.base(context),
        // The generator reads a list with equal bounds as a tuple.
        tuple: ({ $, applyModifiers, childResults: [item], symbols }) =>
          item &&
          $(symbols.z)
            .attr('array')
            .call(applyModifiers(item, { optional: false }).chain),
        enum: ({ $, schema, symbols }) => {
          const isText = schema.items?.every(({ type }) => type === 'string')
          return $(symbols.z)
            .attr(isText ? 'string' : 'number')
            .call()
        },
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
}

/** The contract to the letter, for forms and contract tests: requests and answers with every enum, length, range and pattern. */
const strictSchemas: UserConfig = {
  input: contractFile,
  output,
  logs: { file: false },
  parser: { hooks: { symbols: { getFilePath: fileOf(ARTIFACTS), getExportFromFilePath: entryOf(ARTIFACTS) } } },
  plugins: [
    {
      name: 'zod',
      compatibilityVersion: ZOD,
      dates: { offset: true },
      $resolvers: {
        string: ({ $, schema, symbols }) => (schema.format === 'binary' ? $(symbols.z).attr('file').call() : undefined),
      },
    },
  ],
}

export default defineConfig([client, strictSchemas])
