import { expect, test } from 'vitest'
import { importsOf, typescriptFiles } from '#tests/house/sources.ts'

type Import = { from: string; to: string; specifier: string }

/** A zone is where the import law's table has a row: `web/features/<area>` counts as one zone each. */
const zoneOf = (file: string): string => {
  const [top = '', second = '', third = ''] = file.split('/')
  if (top === 'web' && second === 'features') return `web/features/${third}`
  if (top === 'web' && /\.tsx?$/.test(second)) return second === 'main.tsx' ? 'web/app' : 'web/lib'
  return top === 'web' ? `web/${second}` : top
}

const FOUNDATION = ['sdk', 'web/lib', 'web/i18n', 'web/theme']
const LAW: Record<string, string[]> = {
  openapi: [],
  sdk: [],
  'web/lib': FOUNDATION,
  // The English texts are the types of the keys.
  'web/i18n': [...FOUNDATION, 'web/public'],
  'web/theme': FOUNDATION,
  'web/ui': [...FOUNDATION, 'web/public'],
  'web/session': [...FOUNDATION, 'web/ui'],
  'web/shell': [...FOUNDATION, 'web/ui', 'web/session'],
  mocks: ['sdk', 'openapi'],
}

/** What a zone may import besides itself and npm; 'everything' for those the law does not bind. */
function allowed(zone: string): string[] | 'everything' {
  if (zone.startsWith('web/features/')) return [...FOUNDATION, 'web/ui', 'web/session']
  if (zone === 'web/app') return ['sdk', 'web/*']
  return LAW[zone] ?? 'everything'
}

const isAllowed = ({ from, to }: Import): boolean => {
  const [source, target] = [zoneOf(from), zoneOf(to)]
  const zones = allowed(source)
  if (source === target || zones === 'everything') return true
  return zones.includes(target) || (zones.includes('web/*') && target.startsWith('web/'))
}

const isTestFile = (file: string) => /\.(test|story)\.tsx?$/.test(file) || file.startsWith('tests/')
const projectImports: Import[] = typescriptFiles
  .filter((file) => !isTestFile(file))
  .flatMap((from) => importsOf(from).flatMap(({ file, specifier }) => (file ? [{ from, to: file, specifier }] : [])))

test('every import follows the import law', () => {
  expect(
    projectImports.filter((one) => !isAllowed(one)).map(({ from, specifier }) => `${from} imports ${specifier}`),
  ).toEqual([])
})

test('the law refuses what it must', () => {
  const refused: [string, string][] = [
    ['web/ui/page/Page.tsx', 'web/features/auth/routes.ts'],
    ['web/features/auth/login/LoginForm.tsx', 'web/features/dashboard/routes.ts'],
    ['web/features/auth/login/LoginForm.tsx', 'web/shell/Frame.tsx'],
    ['web/lib/problem.ts', 'web/ui/page/Page.tsx'],
    ['mocks/sandbox/sandbox.ts', 'web/paths.ts'],
    ['sdk/client.ts', 'web/paths.ts'],
  ]
  for (const [from, to] of refused) expect(isAllowed({ from, to, specifier: to }), `${from} → ${to}`).toBe(false)
})

// The settings of Vite are those of the tests, too.
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
