import { ok, type SandboxHandlers } from '#mocks/sandbox/context.ts'
import { exampleOf } from '#mocks/sandbox/domain/contract-example.ts'

export const category = {
  listCategories: ({ language }) => ok(exampleOf('listCategories', language === 'tr' ? 'turkish' : 'typical')),
} satisfies SandboxHandlers<'Category'>
