import type { Guard } from '#tests/mutation/guard.ts'

/** Jobs that fall due. */
export const SCHEDULER: readonly Guard[] = [
  {
    name: 'A job that fails does not stop the others',
    file: 'mocks/sandbox/scheduler/scheduler.ts',
    code: 'await retryLater(runtime, job, until, error)',
    mutant: 'throw error',
    tests: ['mocks/sandbox/scheduler/scheduler.test.ts'],
  },
  {
    name: 'A job that another process has taken is left to it',
    file: 'mocks/sandbox/scheduler/scheduler.ts',
    code: 'if (!(await store.jobs.take(job))) return\n',
    mutant: 'await store.jobs.take(job)\n',
    tests: ['mocks/sandbox/scheduler/scheduler.test.ts'],
  },
  {
    name: 'A job that was moved meanwhile is not taken',
    file: 'mocks/sandbox/store/due-jobs.ts',
    code: "      .where('due_at', '=', dueAt)\n      .executeTakeFirst()\n    return",
    mutant: '      .executeTakeFirst()\n    return',
    tests: ['mocks/sandbox/scheduler/scheduler.test.ts'],
  },
]
