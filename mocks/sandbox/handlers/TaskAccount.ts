import { planOfTeam } from '#mocks/sandbox/domain/planning/plan.ts'
import type { SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { archiveOldTasks } from '#mocks/sandbox/handlers/TaskAccount/archive.ts'
import { updateTasks } from '#mocks/sandbox/handlers/TaskAccount/bulk.ts'
import { countTasks, listTaskHistory, listTaskLabels } from '#mocks/sandbox/handlers/TaskAccount/counts.ts'
import {
  commentOnTask,
  deleteComment,
  moveTask,
  restoreComment,
  updateComment,
} from '#mocks/sandbox/handlers/TaskAccount/progress.ts'
import {
  createTask,
  deleteTask,
  getTask,
  listTasks,
  restoreTask,
  updateTask,
} from '#mocks/sandbox/handlers/TaskAccount/tasks.ts'

export const taskAccount = {
  listAccountTasks: (call) => listTasks(call, planOfTeam(call), call.query),
  getAccountTaskCounts: (call) => countTasks(call, planOfTeam(call), call.query),
  listAccountTaskLabels: (call) => listTaskLabels(call, planOfTeam(call)),
  createAccountTask: (call) => createTask(call, planOfTeam(call), call.body),
  archiveAccountTasks: (call) => archiveOldTasks(call, planOfTeam(call)),
  updateAccountTasks: (call) => updateTasks(call, planOfTeam(call), call.body),
  getAccountTask: (call) => getTask(call, planOfTeam(call), call.taskId),
  updateAccountTask: (call) => updateTask(call, planOfTeam(call), call.taskId, call.body),
  deleteAccountTask: (call) => deleteTask(call, planOfTeam(call), call.taskId),
  restoreAccountTask: (call) => restoreTask(call, planOfTeam(call), call.taskId),
  listAccountTaskHistory: (call) => listTaskHistory(call, planOfTeam(call), call.taskId, call.query),

  createAccountTaskComment: (call) =>
    commentOnTask(call, planOfTeam(call), call.taskId, call.body, call.query.accountTaskProgressId),
  updateAccountTaskComment: (call) => updateComment(call, planOfTeam(call), call, call.body),
  deleteAccountTaskComment: (call) => deleteComment(call, planOfTeam(call), call),
  restoreAccountTaskComment: (call) => restoreComment(call, planOfTeam(call), call),

  updateAccountTaskStatus: (call) =>
    moveTask(call, planOfTeam(call), call.taskId, call.body, call.query.accountTaskProgressId),
} satisfies SandboxHandlers<'TaskAccount'>
