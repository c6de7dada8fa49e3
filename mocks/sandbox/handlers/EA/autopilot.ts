import { automation } from '#mocks/sandbox/handlers/EA/autopilot/automation.ts'
import { exceptions } from '#mocks/sandbox/handlers/EA/autopilot/exceptions.ts'
import { history } from '#mocks/sandbox/handlers/EA/autopilot/history.ts'
import { items } from '#mocks/sandbox/handlers/EA/autopilot/items.ts'
import { lifecycle } from '#mocks/sandbox/handlers/EA/autopilot/lifecycle.ts'
import { looking } from '#mocks/sandbox/handlers/EA/autopilot/looking.ts'
import { proposals } from '#mocks/sandbox/handlers/EA/autopilot/proposals.ts'
import { rules } from '#mocks/sandbox/handlers/EA/autopilot/rules.ts'
import { runs } from '#mocks/sandbox/handlers/EA/autopilot/runs.ts'
import { standing } from '#mocks/sandbox/handlers/EA/autopilot/standing.ts'

/** The operations under /EA/{accountId}/autopilot. */
export const autopilot = {
  ...automation,
  ...exceptions,
  ...history,
  ...items,
  ...lifecycle,
  ...looking,
  ...proposals,
  ...rules,
  ...runs,
  ...standing,
}
