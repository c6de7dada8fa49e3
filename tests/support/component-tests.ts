// The files of component tests that a run covers.
import { globSync } from 'node:fs'
import { sampleOf } from './sample.ts'

/** Component tests that replace the start of the page, its texts or a module of it, which the others share. */
export const ALONE = [
  'web/boot/boot.test.tsx',
  'web/lib/area-routes.test.tsx',
  'web/shell/consent/failed-question.test.tsx',
]

/** The tests of areas open whole screens, which takes most of the time of all unit tests. */
const AREAS = '{web/features,web/shell}/**/*.test.tsx'

/** All files; with COMPONENTS=sample, as in `npm test`, those of the areas are a quarter of them, drawn by SEED. Paths from the project's folder. */
export function componentTests(folder: string): string[] {
  const filesOf = (pattern: string) => globSync(pattern, { cwd: folder }).filter((file) => !ALONE.includes(file))
  const ofAreas = filesOf(AREAS).sort()
  const others = filesOf('{web,tests/support}/**/*.test.tsx').filter((file) => !ofAreas.includes(file))
  const isSample = process.env.COMPONENTS === 'sample'
  return [...others, ...(isSample ? sampleOf(ofAreas, Math.ceil(ofAreas.length / 4)) : ofAreas)]
}
