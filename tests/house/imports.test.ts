import { expect, test } from 'vitest'
import { importsOf, typescriptFiles } from '#tests/house/sources.ts'

type Import = { from: string; to: string; specifier: string }

/** A zone is a row in the table of the import law: `web/features/<area>` and `web/domain/<subject>` count as one zone each. */
const zoneOf = (file: string): string => {
  const [top = '', second = '', third = ''] = file.split('/')
  if (top === 'web' && (second === 'features' || second === 'domain')) return `web/${second}/${third}`
  if (top === 'web' && /\.tsx?$/.test(second)) return second === 'main.tsx' ? 'web/app' : 'web/lib'
  return top === 'web' ? `web/${second}` : top
}

const FOUNDATION = ['sdk', 'web/lib', 'web/i18n', 'web/theme']
const LAW: Record<string, string[]> = {
  openapi: [],
  sdk: [],
  'web/lib': FOUNDATION,
  // The English texts are the types of the translation keys.
  'web/i18n': [...FOUNDATION, 'web/public'],
  'web/theme': FOUNDATION,
  'web/ui': [...FOUNDATION, 'web/public'],
  'web/session': [...FOUNDATION, 'web/ui'],
  // Cycles between subjects are excluded by circles.test.ts.
  'web/domain/*': [...FOUNDATION, 'web/ui', 'web/session', 'web/domain/*'],
  'web/features/*': [...FOUNDATION, 'web/ui', 'web/session', 'web/domain/*'],
  'web/shell': [...FOUNDATION, 'web/ui', 'web/session', 'web/domain/*'],
  'web/app': ['sdk', 'web/*'],
  mocks: ['sdk', 'openapi'],
}

/** The allowed imports of a zone besides itself and npm packages; 'everything' for zones without restrictions. */
const allowed = (zone: string): string[] | 'everything' => LAW[zone] ?? LAW[zone.replace(/[^/]+$/, '*')] ?? 'everything'

const isZoneOf = (pattern: string, zone: string) =>
  pattern === zone || (pattern.endsWith('/*') && zone.startsWith(pattern.slice(0, -1)))

const isAllowed = ({ from, to }: Import): boolean => {
  const [source, target] = [zoneOf(from), zoneOf(to)]
  const zones = allowed(source)
  return source === target || zones === 'everything' || zones.some((pattern) => isZoneOf(pattern, target))
}

const isTestFile = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('tests/')
const projectImports: Import[] = typescriptFiles
  .filter((file) => !isTestFile(file))
  .flatMap((from) => importsOf(from).flatMap(({ file, specifier }) => (file ? [{ from, to: file, specifier }] : [])))

test('every import follows the import law', () => {
  expect(
    projectImports.filter((one) => !isAllowed(one)).map(({ from, specifier }) => `${from} imports ${specifier}`),
  ).toEqual([])
})

test('the law rejects forbidden imports', () => {
  const refused: [string, string][] = [
    ['web/ui/page/Page.tsx', 'web/features/auth/routes.ts'],
    ['web/features/auth/login/LoginForm.tsx', 'web/features/dashboard/routes.ts'],
    ['web/features/auth/login/LoginForm.tsx', 'web/shell/Frame.tsx'],
    ['web/lib/problem.ts', 'web/ui/page/Page.tsx'],
    ['web/session/Gates.tsx', 'web/domain/access/AccessNotice.tsx'],
    ['web/domain/people/Avatar.tsx', 'web/features/settings/routes.ts'],
    ['web/shell/Frame.tsx', 'web/features/settings/routes.ts'],
    ['mocks/sandbox/sandbox.ts', 'web/paths.ts'],
    ['sdk/client.ts', 'web/paths.ts'],
  ]
  for (const [from, to] of refused) expect(isAllowed({ from, to, specifier: to }), `${from} → ${to}`).toBe(false)
})

// Vite and the tests share their settings.
const TEST_SETTINGS = 'vite.config.ts'

test('product code never imports tests, and relative imports stay within a folder', () => {
  const wrong = projectImports.filter(
    ({ from, to, specifier }) =>
      (to.startsWith('tests/') && from !== TEST_SETTINGS) || (specifier.startsWith('../') && !from.startsWith('sdk/')),
  )
  expect(wrong.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([])
})

test('imports name the file with its ending', () => {
  const wrong = projectImports.filter(
    ({ specifier }) => !specifier.startsWith('@adwright/') && !/\.(tsx?|json|css|js)(\?inline)?$/.test(specifier),
  )
  expect(wrong.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([])
})
