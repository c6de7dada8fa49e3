import { defineConfig } from '@hey-api/openapi-ts'

const tagKeys = { tags: true }

/** Verbs of operations that change nothing, though a body asks the question: React Query keeps their answers. */
const READING_VERBS = /^(preview|backtest)[A-Z]/

export default defineConfig({
  input: process.env.ADWRIGHT_CONTRACT ?? './openapi/dist/openapi.json',
  output: { path: process.env.ADWRIGHT_SDK_OUT ?? './sdk/generated', clean: true, module: { extension: '.ts' } },
  logs: { file: false },
  parser: {
    hooks: {
      operations: {
        isQuery: ({ operationId }) => (operationId && READING_VERBS.test(operationId) ? true : undefined),
        isMutation: ({ operationId }) => (operationId && READING_VERBS.test(operationId) ? false : undefined),
      },
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
