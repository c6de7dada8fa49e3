// npm run build: type check and build in parallel; then moves the source maps to .cache/source-maps, and adds a brotli and a gzip copy of
// every text file.
import { availableParallelism } from 'node:os'
import { readOptions } from '#scripts/lib/arguments.ts'
import { fail, run } from '#scripts/lib/run.ts'
import { addReference, compressBuild, isBuildFresh, markBuildFresh, moveSourceMaps } from '#scripts/lib/web-build.ts'

const values = readOptions({ 'if-stale': { type: 'boolean', default: false } })
if (values['if-stale'] && isBuildFresh()) process.exit(0)
const [types, build] = await Promise.all([
  // TypeScript's default is four checkers, however few cores there are.
  run('node', [
    'node_modules/typescript7/bin/tsc',
    '--noEmit',
    '--checkers',
    String(Math.min(4, availableParallelism())),
  ]),
  run('vite', ['build', '--logLevel', 'warn']),
])
if (types.code !== 0) fail(`${types.output.trimEnd()}\nThe type check fails: the lines above name file and place.`)
if (build.code !== 0) fail(`${build.output.trimEnd()}\nThe web app could not be built: the lines above name the cause.`)
moveSourceMaps()
const { files, brotliBytes } = compressBuild()
await addReference()
markBuildFresh()
console.log(`Built web/dist: ${files} texts, ${(brotliBytes / 1024).toFixed(0)} KiB with brotli.`)
