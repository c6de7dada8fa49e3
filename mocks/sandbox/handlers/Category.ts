import { businessCategoriesIn } from '#mocks/sandbox/domain/ai/business-categories.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'

export const category = {
  listCategories: ({ language }) => ok(businessCategoriesIn(language)),
} satisfies SandboxHandlers<'Category'>
