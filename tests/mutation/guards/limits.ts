import type { Guard } from '#tests/mutation/guard.ts'

/** How often something may be tried, and how much a plan holds. */
export const LIMITS: readonly Guard[] = [
  {
    name: 'The plan’s limit of accounts is kept',
    file: 'mocks/sandbox/handlers/Account.ts',
    code: 'await assertPlanLimit(call, planHolderOf(person, person), PlanLimitKind.Accounts)',
    mutant: '',
    tests: ['mocks/sandbox/handlers/Account.test.ts'],
  },
  {
    name: 'The plan’s limit of members is kept',
    file: 'mocks/sandbox/handlers/Account.ts',
    code: '{ adding: known ? 0 : 1 }',
    mutant: '{ adding: 0 }',
    tests: ['mocks/sandbox/handlers/Account/roles.test.ts'],
  },
  {
    name: 'Accounts under somebody else’s plan are not added to',
    file: 'mocks/sandbox/handlers/Account.ts',
    code: 'if (await isOnAnotherSubscription(store, person))',
    mutant: 'if (person.isDeactivated)',
    tests: ['mocks/sandbox/handlers/Account.test.ts'],
  },
  {
    name: 'Wrong passwords of one caller at one account lock it for them',
    file: 'mocks/sandbox/domain/identity/sign-in-limits.ts',
    code: 'return others > own && !(await isKnownCaller(context, subject)) ? others : own',
    mutant: 'return others > own && !(await isKnownCaller(context, subject)) ? others : 0',
    tests: ['mocks/sandbox/handlers/Auth.test.ts'],
  },
  {
    name: 'Wrong passwords from everywhere lock an account for strangers',
    file: 'mocks/sandbox/domain/identity/sign-in-limits.ts',
    code: 'return others > own && !(await isKnownCaller(context, subject)) ? others : own',
    mutant: 'return own',
    tests: ['mocks/sandbox/handlers/Auth/limits.test.ts'],
  },
  {
    name: 'Who signed in from here before may try on',
    file: 'mocks/sandbox/domain/identity/sign-in-limits.ts',
    code: '!(await isKnownCaller(context, subject)) ?',
    mutant: 'subject ?',
    tests: ['mocks/sandbox/handlers/Auth/limits.test.ts'],
  },
  {
    name: 'Spraying over many accounts is answered 429',
    file: 'mocks/sandbox/domain/identity/sign-in-limits.ts',
    code: 'return seconds\n}',
    mutant: 'return 0\n}',
    tests: ['mocks/sandbox/handlers/Auth/limits.test.ts'],
  },
  {
    name: 'Wrong passwords of somebody signed in are limited',
    file: 'mocks/sandbox/handlers/User/security.ts',
    code: 'const seconds = await secondsUntilAllowed(call, key, [WRONG_PASSWORDS])',
    mutant: 'const seconds = 0',
    tests: ['mocks/sandbox/handlers/User/security.test.ts'],
  },
  {
    name: 'Registrations of one caller are limited',
    file: 'mocks/sandbox/handlers/Auth/registration.ts',
    code: 'const seconds = await secondsUntilAllowed(call, key, [REGISTRATIONS])',
    mutant: 'const seconds = 0',
    tests: ['mocks/sandbox/handlers/Auth/limits.test.ts'],
  },
  {
    name: 'Reset mails to one address are limited',
    file: 'mocks/sandbox/handlers/Verification.ts',
    code: 'const seconds = await secondsUntilAllowed(call, key, CODES_SENT)',
    mutant: 'const seconds = 0',
    tests: ['mocks/sandbox/handlers/Verification.test.ts'],
  },
]
