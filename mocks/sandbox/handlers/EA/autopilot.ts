import { automation } from '#mocks/sandbox/handlers/EA/autopilot/automation.ts'
import { dryRuns } from '#mocks/sandbox/handlers/EA/autopilot/dry-runs.ts'
import { exceptions } from '#mocks/sandbox/handlers/EA/autopilot/exceptions.ts'
import { guardrails } from '#mocks/sandbox/handlers/EA/autopilot/guardrails.ts'
import { history } from '#mocks/sandbox/handlers/EA/autopilot/history.ts'
import { items } from '#mocks/sandbox/handlers/EA/autopilot/items.ts'
import { lifecycle } from '#mocks/sandbox/handlers/EA/autopilot/lifecycle.ts'
import { proposals } from '#mocks/sandbox/handlers/EA/autopilot/proposals.ts'
import { ruleStatus } from '#mocks/sandbox/handlers/EA/autopilot/rule-status.ts'
import { rules } from '#mocks/sandbox/handlers/EA/autopilot/rules.ts'
import { runs } from '#mocks/sandbox/handlers/EA/autopilot/runs.ts'

/** The operations under /EA/{accountId}/autopilot. */
export const autopilot = {
  ...automation,
  ...exceptions,
  ...guardrails,
  ...history,
  ...items,
  ...lifecycle,
  ...dryRuns,
  ...proposals,
  ...rules,
  ...runs,
  ...ruleStatus,
}
