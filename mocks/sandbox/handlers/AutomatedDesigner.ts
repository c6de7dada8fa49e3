import { designTypesOf } from '#mocks/sandbox/domain/designer/design.ts'
import { deletedFilter } from '#mocks/sandbox/domain/planning/trash.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { getBrandKit, updateBrandKit } from '#mocks/sandbox/handlers/AutomatedDesigner/brand-kit.ts'
import {
  createDesign,
  deleteDesign,
  restoreDesign,
  updateDesign,
  updateVariant,
} from '#mocks/sandbox/handlers/AutomatedDesigner/designs.ts'
import { exportDesign } from '#mocks/sandbox/handlers/AutomatedDesigner/export.ts'
import { previewDesign } from '#mocks/sandbox/handlers/AutomatedDesigner/preview.ts'
import {
  designSummary,
  findDesign,
  presentPosts,
  shownDesign,
} from '#mocks/sandbox/handlers/AutomatedDesigner/read-design.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'
import { labelPattern } from '#mocks/sandbox/store/label-line.ts'

export const automatedDesigner = {
  async listDesigns(call) {
    const { statuses, designTypeIds, postIds, searchText, isDeleted, ...paging } = call.query
    const where = {
      accountId: call.accountId,
      deletedAt: deletedFilter(isDeleted, call.now),
      status: statuses,
      postId: postIds && (await presentPosts(call, postIds)),
      searchText: { contains: searchText?.trim() },
      ...(designTypeIds
        ? { anyOf: [designTypeIds.map((id) => ({ typeLine: { contains: labelPattern(String(id)) } }))] }
        : {}),
    }
    const page = await storedPage(call.store, 'design', { where, order: 'desc', ...paging })
    return ok({ ...page, items: await Promise.all(page.items.map((design) => designSummary(call, design))) })
  },
  createDesign: (call) => createDesign(call, call.body),
  listDesignTypes: ({ account, language }) => ok(designTypesOf(account.plan, language)),
  async getDesign(call) {
    const design = await findDesign(call, call.automatedDesignerId)
    return design ? ok(await shownDesign(call, design)) : problem(404, 'not-found')
  },
  updateDesign: (call) => updateDesign(call, call.automatedDesignerId, call.body),
  deleteDesign: (call) => deleteDesign(call, call.automatedDesignerId),
  restoreDesign: (call) => restoreDesign(call, call.automatedDesignerId),
  updateDesignVariant: (call) => updateVariant(call, call.automatedDesignerId, call.variantId, call.body.isFavorite),
  exportDesign: (call) => exportDesign(call, call.automatedDesignerId, call.body),
  previewDesign: (call) => previewDesign(call, call.body),
  getBrandKit: (call) => getBrandKit(call),
  updateBrandKit: (call) => updateBrandKit(call, call.body),
} satisfies SandboxHandlers<'AutomatedDesigner'>
