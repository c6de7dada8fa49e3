// Generated code has one file for each resource group, and one that all of them import. What several groups share may not refer to a schema of
// one group: both files would import each other, and their Zod schemas would fail when they are loaded, not when they are compiled.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** References of shared components to schemas of a single resource group; the schema belongs in `schemas/` itself. */
export function misplacedSchemas(folder: string): string[] {
  const shared = globSync(['parameters/*.yaml', 'headers/*.yaml', 'schemas/*.yaml'], { cwd: folder })
  return shared.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\$ref: (\S+)/g)].flatMap(([, reference = '']) => {
      const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), reference))
      return /^schemas\/[^/]+\//.test(target) ? [`${file} refers to ${target}: move it to schemas/.`] : []
    }),
  )
}
