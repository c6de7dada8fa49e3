/** A check that prevents something, and the tests that fail without it. */
export type Guard = {
  /** The guarantee of the guard, as a short sentence. */
  name: string
  file: string
  /** The code of the guard, which occurs exactly once in its file. */
  code: string
  /** The code without the guard. */
  mutant: string
  /** Test files with at least one test that fails without the guard. */
  tests: readonly string[]
}

export const GUARDS: readonly Guard[] = [
  {
    name: 'A role below the lowest one of an operation is refused',
    file: 'mocks/sandbox/pipeline/authorize.ts',
    code: 'if (membership.role < (LOWEST_ROLE[route.operationId] ?? VIEWER))',
    mutant: 'if (membership.role < VIEWER)',
    tests: ['mocks/sandbox/handlers/Account.test.ts'],
  },
  {
    name: 'What belongs to another person is not found',
    file: 'mocks/sandbox/pipeline/authorize.ts',
    code: 'path.userId !== access.person.id',
    mutant: 'false',
    tests: ['tests/conformance/access.test.ts'],
  },
  {
    name: 'A session that is over lets nobody in',
    file: 'mocks/sandbox/pipeline/authorize.ts',
    code: '!isOver(session, runtime.clock.now())',
    mutant: 'true',
    tests: ['mocks/sandbox/handlers/Auth/sessions.test.ts'],
  },
  {
    name: 'The ads token belongs to its person and session',
    file: 'mocks/sandbox/pipeline/authorize.ts',
    code: 'claims?.subject === person?.id && claims?.session === sessionId && claims?.account === accountId',
    mutant: 'claims?.account === accountId',
    tests: ['mocks/sandbox/handlers/EA/connection.test.ts', 'mocks/sandbox/handlers/Auth/sessions.test.ts'],
  },
  {
    name: 'An account under approval shows itself only',
    file: 'mocks/sandbox/pipeline/authorize.ts',
    code: "account.status === PENDING_APPROVAL && route.operationId !== 'getAccount'",
    mutant: 'false',
    tests: ['mocks/sandbox/handlers/Account.test.ts'],
  },
  {
    name: 'The caller is admitted again inside the transaction',
    file: 'mocks/sandbox/pipeline/answer.ts',
    code: 'const authorized = await authorizeRequest(inside, route, path, request)',
    mutant: 'const admitted = access',
    tests: ['mocks/sandbox/pipeline/authorization.test.ts'],
  },
  {
    name: 'Another request under a used idempotency key is refused',
    file: 'mocks/sandbox/pipeline/idempotency.ts',
    code: 'first.mac === mac ?',
    mutant: 'first.mac ?',
    tests: ['mocks/sandbox/pipeline/idempotency.test.ts'],
  },
  {
    name: 'A body nested too deeply is refused',
    file: 'mocks/sandbox/pipeline/body.ts',
    code: 'if (isDeeperThan(MAX_LEVELS, body))',
    mutant: 'if (isDeeperThan(MAX_LEVELS * 1000, body))',
    tests: ['mocks/sandbox/pipeline/bad-input.test.ts'],
  },
  {
    name: 'An unknown host is refused',
    file: 'mocks/sandbox/host/origin-check.ts',
    code: 'if (!isOwnName(url, options.hosts)) {',
    mutant: "if (url.hostname === '') {",
    tests: ['mocks/sandbox/host/origin-check.test.ts'],
  },
  {
    name: 'A closed scenario is gone',
    file: 'mocks/sandbox/host/origin-check.ts',
    code: 'if (!options.isOpen)',
    mutant: "if (url.hostname === '')",
    tests: ['mocks/sandbox/host/origin-check.test.ts'],
  },
  {
    name: 'A page of another site changes nothing',
    file: 'mocks/sandbox/host/origin-check.ts',
    code: 'return !isSafe && isForeign(request, url, options)',
    mutant: "return url.hostname === ''",
    tests: ['mocks/sandbox/host/origin-check.test.ts'],
  },
  {
    name: 'A hidden origin counts as foreign',
    file: 'mocks/sandbox/host/origin-check.ts',
    code: 'if (!origin) return true',
    mutant: 'if (!origin) return false',
    tests: ['mocks/sandbox/host/origin-check.test.ts'],
  },
  {
    name: 'An invitation is answered with a verified address only',
    file: 'mocks/sandbox/domain/identity/invitations.ts',
    code: "if (!person.isEmailVerified) return problem(403, 'email-not-verified')\n",
    mutant: '',
    tests: ['mocks/sandbox/handlers/User/invitations.test.ts'],
  },
  {
    name: 'Invitations are shown to verified addresses only',
    file: 'mocks/sandbox/handlers/User/invitations.ts',
    code: 'if (!person.isEmailVerified) return ok([])\n',
    mutant: '',
    tests: ['mocks/sandbox/handlers/User/invitations.test.ts'],
  },
  {
    name: 'An invoice needs its key',
    file: 'mocks/sandbox/pages/portal.ts',
    code: "if (!secrets.isMac('invoice-pages', number, key ?? '')) return notFoundPage(language)\n",
    mutant: '',
    tests: ['mocks/sandbox/pages/page-keys.test.ts'],
  },
  {
    name: 'The mailbox needs its key',
    file: 'mocks/sandbox/pages/mailbox.ts',
    code: "if (!secrets.isMac('mailbox-page', '', key ?? '')) return notFoundPage(language)\n",
    mutant: '',
    tests: ['mocks/sandbox/pages/page-keys.test.ts'],
  },
  {
    name: 'A survey needs its key',
    file: 'mocks/sandbox/pages/survey.ts',
    code: "runtime.secrets.isMac('survey-pages', id, key ?? '')",
    mutant: 'true',
    tests: ['mocks/sandbox/pages/page-keys.test.ts'],
  },
  {
    name: 'A job that fails does not stop the others',
    file: 'mocks/sandbox/scheduler/scheduler.ts',
    code: 'await retryLater(runtime, job, until, error)',
    mutant: 'throw error',
    tests: ['mocks/sandbox/scheduler/scheduler.test.ts'],
  },
]
