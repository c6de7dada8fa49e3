import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { moveSourceMaps } from './web-build.ts'

test('the build contains no source maps, because static hosts serve all of it, and maps of earlier builds are deleted', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'source-maps-'))
  const inBuild = (name: string) => path.join(folder, 'build/assets', name)
  const inMaps = (name: string) => path.join(folder, 'maps/assets', name)
  for (const parent of ['build/assets', 'maps/assets']) mkdirSync(path.join(folder, parent), { recursive: true })
  writeFileSync(inBuild('app-2.js'), 'export {}')
  writeFileSync(inBuild('app-2.js.map'), '{}')
  writeFileSync(inMaps('app-1.js.map'), '{}')
  moveSourceMaps(path.join(folder, 'build'), path.join(folder, 'maps'))
  expect([existsSync(inBuild('app-2.js')), existsSync(inBuild('app-2.js.map'))]).toEqual([true, false])
  expect(readFileSync(inMaps('app-2.js.map'), 'utf8')).toBe('{}')
  expect(existsSync(inMaps('app-1.js.map'))).toBe(false)
  rmSync(folder, { recursive: true })
})
