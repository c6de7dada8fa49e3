import { history } from '#mocks/sandbox/handlers/EA/autopilot/history.ts'
import { items } from '#mocks/sandbox/handlers/EA/autopilot/items.ts'
import { rules } from '#mocks/sandbox/handlers/EA/autopilot/rules.ts'
import { standing } from '#mocks/sandbox/handlers/EA/autopilot/standing.ts'

/** The operations under /EA/{accountId}/autopilot. */
export const autopilot = { ...items, ...rules, ...history, ...standing }
