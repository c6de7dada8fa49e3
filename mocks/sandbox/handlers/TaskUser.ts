import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { mayPlan, planOfPerson } from '#mocks/sandbox/domain/planning/plan.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
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
import { shareTask } from '#mocks/sandbox/handlers/TaskAccount/share.ts'
import {
  createTask,
  deleteTask,
  getTask,
  listTasks,
  restoreTask,
  updateTask,
} from '#mocks/sandbox/handlers/TaskAccount/tasks.ts'

/** Runs a handler only for people who may plan: a viewer everywhere is refused. */
const forPlanners =
  <Call extends PersonContext, Result>(handle: (call: Call) => Promise<Result>) =>
  async (call: Call) =>
    (await mayPlan(call.store, call.person.id)) ? handle(call) : problem(403, 'role-too-low')

export const taskUser = {
  listUserTasks: (call) => listTasks(call, planOfPerson(call), call.query),
  getUserTaskCounts: (call) => countTasks(call, planOfPerson(call), call.query),
  listUserTaskLabels: (call) => listTaskLabels(call, planOfPerson(call)),
  createUserTask: forPlanners((call) => createTask(call, planOfPerson(call), call.body)),
  archiveUserTasks: forPlanners((call) => archiveOldTasks(call, planOfPerson(call))),
  updateUserTasks: forPlanners((call) => updateTasks(call, planOfPerson(call), call.body)),
  getUserTask: (call) => getTask(call, planOfPerson(call), call.taskId),
  updateUserTask: forPlanners((call) => updateTask(call, planOfPerson(call), call.taskId, call.body)),
  deleteUserTask: forPlanners((call) => deleteTask(call, planOfPerson(call), call.taskId)),
  restoreUserTask: forPlanners((call) => restoreTask(call, planOfPerson(call), call.taskId)),
  shareUserTask: forPlanners((call) => shareTask(call, planOfPerson(call), call.taskId, call.body.accountId)),
  listUserTaskHistory: (call) => listTaskHistory(call, planOfPerson(call), call.taskId, call.query),
  createUserTaskComment: (call) => commentOnTask(call, planOfPerson(call), call.taskId, call.body),
  updateUserTaskComment: (call) => updateComment(call, planOfPerson(call), call, call.body),
  deleteUserTaskComment: (call) => deleteComment(call, planOfPerson(call), call),
  restoreUserTaskComment: (call) => restoreComment(call, planOfPerson(call), call),
  updateUserTaskStatus: forPlanners((call) => moveTask(call, planOfPerson(call), call.taskId, call.body)),
} satisfies SandboxHandlers<'TaskUser'>
