import ts from 'typescript'
import { expect, test } from 'vitest'
import { importsOf, parsed, placeOf, productFiles, textOf, visit } from '#tests/house/sources.ts'

const webFiles = productFiles.filter((file) => file.startsWith('web/'))

// Sends the SDK's requests with tokens; reads the app's own files: config.json, translations, and whether its page is there.
const MAY_FETCH = ['web/session/', 'web/lib/settings-file.ts', 'web/i18n/backend.ts', 'web/app/reload.ts']

/** Ways to a server other than the SDK: calls by name, and addresses of the API written by hand. */
function waysAround(file: string): string[] {
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
  const found = webFiles.filter((file) => !MAY_FETCH.some((place) => file.startsWith(place))).flatMap(waysAround)
  expect(found).toEqual([])
})

test('domain, features, shell and ui call no operation by hand: only generated hooks, options and mutations', () => {
  const wrong = webFiles
    .filter((file) => /^web\/(domain|features|shell|ui)\//.test(file))
    .flatMap((file) => importsOf(file).map(({ specifier }) => ({ file, specifier })))
    .filter(({ specifier }) =>
      ['axios', 'ky', 'got', '@adwright/sdk/operations', '@adwright/sdk/client'].includes(specifier),
    )
  expect(wrong).toEqual([])
})

test('ui knows no operation at all', () => {
  const wrong = webFiles
    .filter((file) => file.startsWith('web/ui/'))
    .filter((file) => importsOf(file).some(({ specifier }) => specifier === '@adwright/sdk/react-query'))
  expect(wrong).toEqual([])
})

test('reads are invalidated by operation or group, through the one typed function', () => {
  const MAY_FILTER = ['web/lib/use-invalidate.ts', 'web/ui/feedback/use-optimistic-update.ts']
  const wrong = webFiles.filter(
    (file) =>
      !MAY_FILTER.includes(file) && /invalidateQueries\(\S/.test(textOf(file).replaceAll('invalidateQueries()', '')),
  )
  expect(wrong).toEqual([])
})
