import { mayPlan, planOfPerson } from '#mocks/sandbox/domain/planning/plan.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import type { SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import {
  createStrategy,
  deleteStrategy,
  getStrategy,
  listStrategies,
  updateStrategy,
} from '#mocks/sandbox/handlers/StrategyAccount/strategies.ts'

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
} satisfies SandboxHandlers<'StrategyUser'>
