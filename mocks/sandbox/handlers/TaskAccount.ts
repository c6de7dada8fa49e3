import { planOfTeam } from '#mocks/sandbox/domain/planning/plan.ts'
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

export const taskAccount = {
  listAccountTasks: (call) => listTasks(call, planOfTeam(call), call.query),
  createAccountTask: (call) => createTask(call, planOfTeam(call), call.body),
  getAccountTask: (call) => getTask(call, planOfTeam(call), call.taskId),
  updateAccountTask: (call) => updateTask(call, planOfTeam(call), call.taskId, call.body),
  deleteAccountTask: (call) => deleteTask(call, planOfTeam(call), call.taskId),

  createAccountTaskComment: (call) =>
    commentOnTask(call, planOfTeam(call), call.taskId, call.body.text, call.query.accountTaskProgressId),

  updateAccountTaskStatus: (call) =>
    moveTask(call, planOfTeam(call), call.taskId, call.body, call.query.accountTaskProgressId),
} satisfies SandboxHandlers<'TaskAccount'>
