import { exampleOf } from '#mocks/sandbox/contract/example.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'

export const category = {
  listCategories: ({ language }) => ok(exampleOf('listCategories', language === 'tr' ? 'turkish' : 'typical')),
} satisfies SandboxHandlers<'Category'>
