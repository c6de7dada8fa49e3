import { expect, test } from 'vitest'
import { importsOf, productFiles } from '#tests/house/sources.ts'

type Import = { from: string; to: string }

/** Finds import cycles by depth-first search, each as the list of its files. */
function circlesIn(imports: readonly Import[]): string[] {
  const targets = Map.groupBy(imports, ({ from }) => from)
  const circles: string[] = []
  const done = new Set<string>()
  const walk = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file)
    if (start >= 0) circles.push([...way.slice(start), file].join(' → '))
    if (start >= 0 || done.has(file)) return
    for (const { to } of targets.get(file) ?? []) walk(to, [...way, file])
    done.add(file)
  }
  for (const file of targets.keys()) walk(file, [])
  return circles
}

const imports: Import[] = productFiles.flatMap((from) =>
  importsOf(from).flatMap(({ file: to }) => (to === undefined ? [] : [{ from, to }])),
)

test('there are no import cycles, neither of values nor of types', () => {
  expect(circlesIn(imports)).toEqual([])
})

test('the subjects of web/domain have no import cycle', () => {
  const subjectOf = (file: string) => /^web\/domain\/[^/]+/.exec(file)?.[0]
  const between = imports.flatMap(({ from, to }) => {
    const [source, target] = [subjectOf(from), subjectOf(to)]
    return source && target && source !== target ? [{ from: source, to: target }] : []
  })
  expect(circlesIn(between)).toEqual([])
})

test('a cycle is found', () => {
  const ring = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
    { from: 'c', to: 'b' },
  ]
  expect(circlesIn(ring)).toEqual(['b → c → b'])
  expect(circlesIn(ring.slice(0, 2))).toEqual([])
})
