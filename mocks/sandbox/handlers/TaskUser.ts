import { mayPlan, planOfPerson } from '#mocks/sandbox/domain/planning/plan.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import type { SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import {
  commentOnTask,
  createTask,
  deleteTask,
  getTask,
  listTasks,
  moveTask,
  updateTask,
} from '#mocks/sandbox/handlers/TaskAccount/tasks.ts'

export const taskUser = {
  listUserTasks: (call) => listTasks(call, planOfPerson(call), call.query),

  async createUserTask(call) {
    if (!(await mayPlan(call.store, call.person.id))) return problem(403, 'role-too-low')
    return createTask(call, planOfPerson(call), call.body)
  },

  getUserTask: (call) => getTask(call, planOfPerson(call), call.taskId),

  async updateUserTask(call) {
    if (!(await mayPlan(call.store, call.person.id))) return problem(403, 'role-too-low')
    return updateTask(call, planOfPerson(call), call.taskId, call.body)
  },

  async deleteUserTask(call) {
    if (!(await mayPlan(call.store, call.person.id))) return problem(403, 'role-too-low')
    return deleteTask(call, planOfPerson(call), call.taskId)
  },

  createUserTaskComment: (call) => commentOnTask(call, planOfPerson(call), call.taskId, call.body.text),

  async updateUserTaskStatus(call) {
    if (!(await mayPlan(call.store, call.person.id))) return problem(403, 'role-too-low')
    return moveTask(call, planOfPerson(call), call.taskId, call.body)
  },
} satisfies SandboxHandlers<'TaskUser'>
