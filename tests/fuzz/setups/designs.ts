import { DesignExportFormat, DesignLayout } from '@adwright/sdk/types'
import { drawDesign } from '#mocks/sandbox/domain/designer/design-job.ts'
import { type ApiFixtures, exampleBody } from '#tests/fuzz/api-fixtures.ts'
import type { OperationSetup } from '#tests/fuzz/setups/operation-setup.ts'

/** A design of one picture; the files of an example exist nowhere, so those of the sample team replace them. */
const draftOf = ({ random, workspace }: ApiFixtures) => ({
  ...exampleBody('createDesign', random),
  designTypeIds: [1],
  layouts: [DesignLayout.Words],
  logoFileId: null,
  productImageFileIds: workspace.own.of('fileId').slice(0, 1),
})

/** Creates a design. */
async function newDesign(fixtures: ApiFixtures): Promise<string> {
  const { token, accountId } = fixtures.owner
  const made = await fixtures.call(token)('POST', `/AutomatedDesigner/${accountId}/create?test=true`, draftOf(fixtures))
  return made.body.id ?? ''
}

/** Creates a design and draws it. */
async function drawnDesign(fixtures: ApiFixtures): Promise<{ automatedDesignerId: string; variantId: string }> {
  const { runtime } = fixtures.workspace.sandbox
  const automatedDesignerId = await newDesign(fixtures)
  const now = runtime.clock.now()
  const context = { ...runtime, now, until: now }
  const step = async () => (await drawDesign(context, automatedDesignerId))(context)
  // The first step begins, the second one draws the only format.
  await step()
  await step()
  const design = await runtime.store.get('design', automatedDesignerId)
  return { automatedDesignerId, variantId: design?.variants[0]?.id ?? '' }
}

const withDraft: OperationSetup = async (fixtures) => ({ body: draftOf(fixtures) })

export const DESIGN_SETUPS: Record<string, OperationSetup> = {
  createDesign: withDraft,
  previewDesign: withDraft,
  async updateDesign(fixtures) {
    return { path: { automatedDesignerId: await newDesign(fixtures) }, body: draftOf(fixtures) }
  },
  async updateDesignVariant(fixtures) {
    return { path: await drawnDesign(fixtures) }
  },
  async exportDesign(fixtures) {
    const { variantId, ...path } = await drawnDesign(fixtures)
    return { path, body: { variantIds: [variantId], format: DesignExportFormat.Png, isConfirmed: true } }
  },
  async restoreDesign(fixtures) {
    const { token, accountId } = fixtures.owner
    const automatedDesignerId = await newDesign(fixtures)
    await fixtures.call(token)('DELETE', `/AutomatedDesigner/${accountId}/${automatedDesignerId}`)
    return { path: { automatedDesignerId } }
  },
  async updateBrandKit({ random, workspace }) {
    return { body: { ...exampleBody('updateBrandKit', random), logoFileId: workspace.own.of('fileId')[0] ?? null } }
  },
}
