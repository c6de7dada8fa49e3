import ts from 'typescript'
import { expect, test } from 'vitest'
import { importsOf, parsed, placeOf, productFiles, textOf, visit } from '#tests/house/sources.ts'

const webFiles = productFiles.filter((file) => file.startsWith('web/'))

// Files that may call fetch: for the SDK's requests with tokens, config.json, translations, the app's own assets, and files by signed addresses.
const MAY_FETCH = [
  'web/session/',
  'web/lib/settings-file.ts',
  'web/lib/save-file.ts',
  'web/i18n/backend.ts',
  'web/app/reload.ts',
]

/** Server access that bypasses the SDK: network APIs by name, and handwritten API addresses. */
function sdkBypasses(file: string): string[] {
  const source = parsed(file)
  const found: string[] = []
  visit(source, (node) => {
    const isCall = ts.isCallExpression(node) || ts.isNewExpression(node)
    const callee = isCall ? node.expression.getText().replace(/^(globalThis|window|self)\./, '') : ''
    if (['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'navigator.sendBeacon'].includes(callee))
      found.push(`${placeOf(source, node)} ${callee}`)
    const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node)
    if (isText && /^(https?:\/\/|\/api\/)/.test(node.text) && node.text.length > 8)
      found.push(`${placeOf(source, node)} ${node.text}`)
  })
  return found
}

test('web/ reaches the API only through the generated SDK', () => {
  const found = webFiles.filter((file) => !MAY_FETCH.some((place) => file.startsWith(place))).flatMap(sdkBypasses)
  expect(found).toEqual([])
})

test('domain, features, shell and ui call no operation directly: only generated hooks, options and mutations', () => {
  const wrong = webFiles
    .filter((file) => /^web\/(domain|features|shell|ui)\//.test(file))
    .flatMap((file) => importsOf(file).map(({ specifier }) => ({ file, specifier })))
    .filter(({ specifier }) =>
      ['axios', 'ky', 'got', '@adwright/sdk/operations', '@adwright/sdk/client'].includes(specifier),
    )
  expect(wrong).toEqual([])
})

test('ui refers to no operation', () => {
  const wrong = webFiles
    .filter((file) => file.startsWith('web/ui/'))
    .filter((file) => importsOf(file).some(({ specifier }) => specifier === '@adwright/sdk/react-query'))
  expect(wrong).toEqual([])
})

test('reads are invalidated by operation or group, through the one typed function', () => {
  const MAY_FILTER = [
    'web/lib/use-invalidate.ts',
    'web/session/refetch-all.ts',
    'web/ui/feedback/use-optimistic-update.ts',
  ]
  const wrong = webFiles.filter(
    (file) =>
      !MAY_FILTER.includes(file) && /invalidateQueries\(\S/.test(textOf(file).replaceAll('invalidateQueries()', '')),
  )
  expect(wrong).toEqual([])
})

test('options and keys of reads are made when they are used, because they contain the address of the API, which is set at the start', () => {
  const wrong = webFiles.filter((file) => /^(export )?const \w+ = (?!.*=>).*(Options|QueryKey)\(/m.test(textOf(file)))
  expect(wrong).toEqual([])
})
