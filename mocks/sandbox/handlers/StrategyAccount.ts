import { planOfTeam } from '#mocks/sandbox/domain/planning/plan.ts'
import type { SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import {
  createStrategy,
  deleteStrategy,
  getStrategy,
  listStrategies,
  updateStrategy,
} from '#mocks/sandbox/handlers/StrategyAccount/strategies.ts'

export const strategyAccount = {
  listAccountStrategies: (call) => listStrategies(call, planOfTeam(call), call.query),
  createAccountStrategy: (call) => createStrategy(call, planOfTeam(call), call.body),
  getAccountStrategy: (call) => getStrategy(call, planOfTeam(call), call.strategyId),
  updateAccountStrategy: (call) => updateStrategy(call, planOfTeam(call), call.strategyId, call.body),
  deleteAccountStrategy: (call) => deleteStrategy(call, planOfTeam(call), call.strategyId),
} satisfies SandboxHandlers<'StrategyAccount'>
