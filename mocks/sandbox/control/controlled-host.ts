import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import type { OpenedScenario, ScenarioRequest } from '#mocks/sandbox/scenarios/scenarios.ts'

/** The host operations that control calls may use. */
export type ControlledHost = {
  readonly controlKey: string
  openScenario: (scenario: ScenarioRequest, from: URL) => Promise<OpenedScenario>
  closeScenario: (sandbox: Sandbox) => Promise<boolean>
  reset: (sandbox: Sandbox) => Promise<void>
  keepTime: (sandbox: Sandbox) => Promise<void>
}
