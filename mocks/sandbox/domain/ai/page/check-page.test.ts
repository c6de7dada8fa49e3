import { expect, test } from 'vitest'
import { checkPage, PAGE_CHECKS, scoresOf } from '#mocks/sandbox/domain/ai/page/check-page.ts'
import { readPage } from '#mocks/sandbox/domain/ai/page/read-page.ts'
import { FLAWS } from '#mocks/sandbox/world/web/flaws.ts'
import { renderPage, resourcesOf } from '#mocks/sandbox/world/web/render-page.ts'
import { PRIVATE_PATHS, pagesOf } from '#mocks/sandbox/world/web/sites.ts'

const SEED = 20261119
const specs = [...pagesOf(SEED).values()].filter(({ url }) => !PRIVATE_PATHS.includes(new URL(url).pathname))

const failedIn = (html: string, resources: ReturnType<typeof resourcesOf> | null) => {
  const page = readPage({ html, resources })
  return page ? checkPage(page).flatMap(({ check, state }) => (state === 'failed' ? check.key : [])) : []
}

test('on at least 40 pages the checks find at least 95 % of the planted flaws, and at most 3 % of what they find is false', () => {
  expect(specs.length).toBeGreaterThanOrEqual(40)
  const outcome = { planted: 0, found: 0, reported: 0, isFalse: [] as string[], missed: [] as string[] }
  for (const spec of specs) {
    const found = failedIn(renderPage(spec), resourcesOf(spec))
    const planted: readonly string[] = spec.flaws
    outcome.planted += planted.length
    outcome.found += planted.filter((flaw) => found.includes(flaw)).length
    outcome.reported += found.length
    outcome.missed.push(...planted.filter((flaw) => !found.includes(flaw)).map((flaw) => `${spec.url} ${flaw}`))
    outcome.isFalse.push(...found.filter((key) => !planted.includes(key)).map((key) => `${spec.url} ${key}`))
  }
  expect(outcome.planted).toBeGreaterThan(100)
  expect(outcome.found / outcome.planted, outcome.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  expect(outcome.isFalse.length / outcome.reported, outcome.isFalse.join('\n')).toBeLessThanOrEqual(0.03)
})

test.each(FLAWS)('the flaw %s is found alone, and nothing else', (flaw) => {
  const spec = { ...(specs[1] ?? specs[0]), flaws: [flaw] } as (typeof specs)[number]
  const found = failedIn(renderPage(spec), resourcesOf(spec))
  expect(found).toEqual([flaw])
})

test('a page without flaws passes every check and has full scores', () => {
  const spec = { ...specs[0], flaws: [] } as unknown as (typeof specs)[number]
  const page = readPage({ html: renderPage(spec), resources: resourcesOf(spec) })
  const results = page ? checkPage(page) : []
  expect(results.filter(({ state }) => state !== 'passed').map(({ check }) => check.key)).toEqual([])
  expect(scoresOf(results)).toMatchObject({ overallScore: 100 })
})

test('the pasted source of a page is judged by the same checks; those that need sizes of resources are not possible', () => {
  const spec = specs.find(({ url }) => url.endsWith('/zelte'))
  const pasted = readPage({ html: spec ? renderPage(spec) : '' })
  const results = pasted ? checkPage(pasted) : []
  const impossible = results.filter(({ state }) => state === 'notPossible').map(({ check }) => check.key)
  expect(impossible).toEqual(['imageBytes', 'heaviestImage', 'scriptBytes'])
  const failed = results.filter(({ state }) => state === 'failed').map(({ check }) => check.key)
  expect(failed).toEqual(
    spec?.flaws.filter((flaw) => !impossible.includes(flaw)).toSorted((a, b) => order(a) - order(b)),
  )
})

const order = (key: string) => PAGE_CHECKS.findIndex((check) => check.key === key)

test.each([
  ['broken markup', '<html><body><p>One<div><b>Two</p></i></div><table><td>x'],
  ['an empty page', ''],
  ['no title', '<html><body>Hello</body></html>'],
  ['plain text', 'Just words & an ampersand < 5'],
  ['only a frame', '<html><body><iframe src="/x"></iframe></body></html>'],
  ['null bytes and lone surrogates', '<p>\u0000\uD800</p>'],
])('%s is read as browsers do', (_, html) => {
  const page = readPage({ html })
  expect(page && checkPage(page).length).toBe(PAGE_CHECKS.length)
})

test('elements that are nested too deeply are refused', () => {
  expect(readPage({ html: '<div>'.repeat(2000) })).toBeUndefined()
})

test('a finding points at the line of its first element', () => {
  const page = readPage({ html: '<html lang="en">\n<body>\n<img src="a.png">\n</body>\n</html>' })
  const result = page && checkPage(page).find(({ check }) => check.key === 'altTexts')
  expect(result).toMatchObject({
    state: 'failed',
    measured: { value: 1, element: { line: 3, source: '<img src="a.png">' } },
  })
})
