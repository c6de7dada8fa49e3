import { planOfTeam } from '#mocks/sandbox/domain/planning/plan.ts'
import type { SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { createCheckIn, listCheckIns } from '#mocks/sandbox/handlers/StrategyAccount/check-ins.ts'
import { listEvents } from '#mocks/sandbox/handlers/StrategyAccount/events.ts'
import { getStrategy, listStrategies } from '#mocks/sandbox/handlers/StrategyAccount/read-strategy.ts'
import {
  createStrategy,
  deleteStrategy,
  listStrategyHistory,
  restoreStrategy,
  updateStrategy,
} from '#mocks/sandbox/handlers/StrategyAccount/strategies.ts'
import { getSeries, listTemplates, previewTarget } from '#mocks/sandbox/handlers/StrategyAccount/targets.ts'

export const strategyAccount = {
  listAccountStrategies: (call) => listStrategies(call, planOfTeam(call), call.query),
  createAccountStrategy: (call) => createStrategy(call, planOfTeam(call), call.body),
  getAccountStrategy: (call) => getStrategy(call, planOfTeam(call), call.strategyId),
  updateAccountStrategy: (call) => updateStrategy(call, planOfTeam(call), call.strategyId, call.body),
  deleteAccountStrategy: (call) => deleteStrategy(call, planOfTeam(call), call.strategyId),
  restoreAccountStrategy: (call) => restoreStrategy(call, planOfTeam(call), call.strategyId),
  getAccountStrategyFigure: (call) => getSeries(call, planOfTeam(call), call.strategyId),
  listAccountStrategyCheckIns: (call) => listCheckIns(call, planOfTeam(call), call.strategyId, call.query),
  createAccountStrategyCheckIn: (call) => createCheckIn(call, planOfTeam(call), call.strategyId, call.body),
  listAccountStrategyHistory: (call) => listStrategyHistory(call, planOfTeam(call), call.strategyId, call.query),
  listAccountStrategyEvents: (call) => listEvents(call, planOfTeam(call), call.strategyId, call.query),
  previewAccountStrategyTarget: (call) => previewTarget(call, planOfTeam(call), call.body),
  listStrategyTemplates: listTemplates,
} satisfies SandboxHandlers<'StrategyAccount'>
