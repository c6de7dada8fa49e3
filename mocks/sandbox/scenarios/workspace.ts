// The workspace of a scenario: the sample team's, with a private strategy and the support tickets of the owner.
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { seedPrivateStrategy } from '#mocks/sandbox/domain/sample/strategies.ts'
import { seedWorkspace, type WorkspaceScene } from '#mocks/sandbox/domain/sample/workspace.ts'
import { seedTickets } from '#mocks/sandbox/scenarios/tickets.ts'

export async function seedTeamWorkspace(
  runtime: SystemContext,
  scene: Pick<WorkspaceScene, 'account' | 'owner' | 'members'>,
): Promise<void> {
  await seedWorkspace(runtime, { ...scene, language: 'en' })
  await seedPrivateStrategy(runtime, scene.account, scene.owner)
  await seedTickets(runtime, scene.account, scene.owner)
}
