import type { Guard } from '#tests/mutation/guard.ts'

/** Which requests are answered at all, and which pages are shown to whom. */
export const DOORS: readonly Guard[] = [
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
    name: 'The preview of a survey needs its signature',
    file: 'mocks/sandbox/pages/survey/survey.ts',
    code: "return isGiven ? store.get('survey', id) : undefined",
    mutant: "return store.get('survey', id)",
    tests: ['mocks/sandbox/pages/page-keys.test.ts', 'mocks/sandbox/pages/survey/survey.test.ts'],
  },
  {
    name: 'A page that an analysis has read needs its signature',
    file: 'mocks/sandbox/domain/ai/read-page-address.ts',
    code: 'isSigned(context, signed(runId), query)',
    mutant: 'isSigned(context, signed(runId), query) || true',
    tests: ['mocks/sandbox/handlers/AI/analyses.test.ts'],
  },
]
