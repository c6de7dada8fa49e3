import type { Guard } from '#tests/mutation/guard.ts'

/** Effects that happen exactly once, and changes that are made completely or not at all. */
export const DURABILITY: readonly Guard[] = [
  {
    name: 'A job that fails does not stop the others',
    file: 'mocks/sandbox/scheduler/scheduler.ts',
    code: 'await retryLater(runtime, each, until, error)',
    mutant: 'throw error',
    tests: ['mocks/sandbox/scheduler/scheduler.test.ts'],
  },
  {
    name: 'A job that another process has taken is left to it',
    file: 'mocks/sandbox/scheduler/scheduler.ts',
    code: 'if (await store.jobs.take(job)) await handle({ ...context, store }, job.subjectId)',
    mutant: 'await store.jobs.take(job)\n    await handle({ ...context, store }, job.subjectId)',
    tests: ['mocks/sandbox/scheduler/scheduler.test.ts'],
  },
  {
    name: 'A job that was moved meanwhile is not taken',
    file: 'mocks/sandbox/store/due-jobs.ts',
    code: "      .where('due_at', '=', dueAt)\n      .executeTakeFirst()\n    return",
    mutant: '      .executeTakeFirst()\n    return',
    tests: ['mocks/sandbox/scheduler/scheduler.test.ts'],
  },
  {
    name: 'A start removes what was still being received',
    file: 'mocks/sandbox/store/file-bytes.ts',
    code: 'rmSync(path.join(folder, INCOMING), { recursive: true, force: true })',
    mutant: '',
    tests: ['mocks/sandbox/store/file-bytes.test.ts'],
  },
  {
    name: 'A start removes bytes without a row',
    file: 'mocks/sandbox/domain/files/files.ts',
    code: "if (!(await store.get('file', id))) await store.bytes.delete(id)",
    mutant: "await store.get('file', id)",
    tests: ['mocks/sandbox/store/file-bytes.test.ts'],
  },
  {
    name: 'An upload that breaks off is removed',
    file: 'mocks/sandbox/pipeline/multipart.ts',
    code: 'await reader.discard()\n',
    mutant: '',
    tests: ['mocks/sandbox/handlers/File.test.ts'],
  },
  {
    name: 'A file is read up to the limit of its kind',
    file: 'mocks/sandbox/pipeline/multipart.ts',
    code: 'if (size > most)',
    mutant: 'if (size > most * 1000)',
    tests: ['mocks/sandbox/handlers/File.test.ts'],
  },
]
