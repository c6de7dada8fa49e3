import { mayPlan, planOfPerson } from '#mocks/sandbox/domain/planning/plan.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
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
import { getSeries, previewTarget } from '#mocks/sandbox/handlers/StrategyAccount/targets.ts'

export const strategyUser = {
  listUserStrategies: (call) => listStrategies(call, planOfPerson(call), call.query),

  async createUserStrategy(call) {
    if (!(await mayPlan(call.store, call.person.id))) return problem(403, 'role-too-low')
    return createStrategy(call, planOfPerson(call), call.body)
  },

  getUserStrategy: (call) => getStrategy(call, planOfPerson(call), call.strategyId),

  async updateUserStrategy(call) {
    if (!(await mayPlan(call.store, call.person.id))) return problem(403, 'role-too-low')
    return updateStrategy(call, planOfPerson(call), call.strategyId, call.body)
  },

  async deleteUserStrategy(call) {
    if (!(await mayPlan(call.store, call.person.id))) return problem(403, 'role-too-low')
    return deleteStrategy(call, planOfPerson(call), call.strategyId)
  },

  async restoreUserStrategy(call) {
    if (!(await mayPlan(call.store, call.person.id))) return problem(403, 'role-too-low')
    return restoreStrategy(call, planOfPerson(call), call.strategyId)
  },

  getUserStrategyFigure: (call) => getSeries(call, planOfPerson(call), call.strategyId),
  listUserStrategyCheckIns: (call) => listCheckIns(call, planOfPerson(call), call.strategyId, call.query),

  async createUserStrategyCheckIn(call) {
    if (!(await mayPlan(call.store, call.person.id))) return problem(403, 'role-too-low')
    return createCheckIn(call, planOfPerson(call), call.strategyId, call.body)
  },

  listUserStrategyHistory: (call) => listStrategyHistory(call, planOfPerson(call), call.strategyId, call.query),
  listUserStrategyEvents: (call) => listEvents(call, planOfPerson(call), call.strategyId, call.query),
  previewUserStrategyTarget: (call) => previewTarget(call, planOfPerson(call), call.body),
} satisfies SandboxHandlers<'StrategyUser'>
