// npm run build: type check and build side by side; then the source maps go to .cache/source-maps, and every text gets a brotli and a gzip
// copy beside it.
import { availableParallelism } from 'node:os'
import { readOptions } from '#scripts/lib/arguments.ts'
import { fail, run } from '#scripts/lib/run.ts'
import { compressBuild, isBuildFresh, markBuildFresh, moveSourceMaps } from '#scripts/lib/web-build.ts'

const values = readOptions({ 'if-stale': { type: 'boolean', default: false } })
if (values['if-stale'] && isBuildFresh()) process.exit(0)
const [types, build] = await Promise.all([
  // Its own number of checkers is four, however few cores there are.
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
markBuildFresh()
console.log(`Built web/dist: ${files} texts, ${(brotliBytes / 1024).toFixed(0)} KiB with brotli.`)
