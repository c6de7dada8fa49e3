import type { SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { autopilot } from '#mocks/sandbox/handlers/EA/autopilot.ts'
import { connection } from '#mocks/sandbox/handlers/EA/connection.ts'
import { metrics } from '#mocks/sandbox/handlers/EA/metrics.ts'
import { snapshot } from '#mocks/sandbox/handlers/EA/snapshot.ts'

export const ea = {
  ...autopilot,
  ...connection,
  ...metrics,
  ...snapshot,
} satisfies SandboxHandlers<'EA'>
