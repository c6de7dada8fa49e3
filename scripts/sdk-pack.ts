// npm run sdk:pack: compiles sdk/ (or --from FOLDER) to JavaScript with types under sdk/dist (or --out FOLDER) and packs that; prints the
// tarball's path.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readOptions } from '#scripts/lib/arguments.ts'
import { fail, run } from '#scripts/lib/run.ts'

const { from: SOURCES, out: OUT } = readOptions({
  from: { type: 'string', default: 'sdk' },
  out: { type: 'string', default: 'sdk/dist' },
})
const manifest = JSON.parse(readFileSync('sdk/package.json', 'utf8'))

rmSync(OUT, { recursive: true, force: true })
const compiler = ['node_modules/typescript7/bin/tsc', '--project', `${SOURCES}/tsconfig.build.json`]
const { code, output } = await run('node', [...compiler, '--outDir', path.resolve(OUT)])
if (code !== 0) fail(`${output.trimEnd()}\nThe SDK does not compile: the lines above name file and place.`)

// Bundlers remove an unused schema only if its creation is marked as free of side effects.
for (const file of globSync(`${OUT}/generated/**/zod.gen.js`)) {
  const marked = readFileSync(file, 'utf8').replace(
    /^(export const z\w+ = )([\s\S]*?);$(?=\n(?:\/\*\*|export |$))/gm,
    '$1/*#__PURE__*/ (() => $2)();',
  )
  writeFileSync(file, marked)
}

const compiled = (source: string) => {
  const base = source.replace(/\.ts$/, '')
  return { types: `${base}.d.ts`, default: `${base}.js` }
}
const exports = Object.fromEntries(
  Object.entries<string>(manifest.exports).map(([name, source]) => [name, compiled(source)]),
)
writeFileSync(`${OUT}/package.json`, `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`)
cpSync('sdk/README.md', `${OUT}/README.md`)

const packed = await run('npm', ['pack', path.resolve(OUT), '--pack-destination', OUT, '--json', '--loglevel=error'])
if (packed.code !== 0) fail(`${packed.output.trimEnd()}\nThe SDK could not be packed.`)
const tarball = globSync(`${OUT}/*.tgz`)[0] ?? fail('npm pack wrote no tarball.')
console.log(path.resolve(tarball))
