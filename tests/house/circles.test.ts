import { expect, test } from 'vitest'
import { importsOf, productFiles } from '#tests/house/sources.ts'

const FOLDERS = ['mocks/', 'scripts/', 'sdk/']

const imports = new Map(
  productFiles
    .filter((file) => FOLDERS.some((folder) => file.startsWith(folder)))
    .map((file) => [file, importsOf(file).flatMap(({ file: target }) => target ?? [])]),
)

/** The first circle below a file, as the files on its way; `done` are files known to lead to none. */
function circleBelow(file: string, way: string[], done: Set<string>): string[] | undefined {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
  if (done.has(file)) return undefined
  for (const next of imports.get(file) ?? []) {
    const circle = circleBelow(next, [...way, file], done)
    if (circle) return circle
  }
  done.add(file)
  return undefined
}

test('no file imports itself over others, neither values nor types', () => {
  const done = new Set<string>()
  const circles = [...imports.keys()].flatMap((file) => circleBelow(file, [], done)?.join(' → ') ?? [])
  expect(circles).toEqual([])
})
