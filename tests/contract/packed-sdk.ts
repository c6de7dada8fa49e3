// The SDK as somebody else meets it: packed, and installed into an empty project under the strictest settings of TypeScript.
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunResult, run } from '#scripts/lib/run.ts'

const STRICTEST = {
  module: 'NodeNext',
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
}

/** Peer dependencies of the hooks, as listed in the README of the package. */
const PEERS = ['@tanstack', 'react', '@types']

export type Project = {
  folder: string
  installed: RunResult
  write: (name: string, text: string) => string
  /** Returns the compiler's messages for these files; '' if there are none. */
  typeErrors: (...files: string[]) => Promise<string>
  remove: () => void
}

/** Packs the SDK and installs it into a new project. */
export async function packedProject(): Promise<Project> {
  const folder = mkdtempSync(path.join(tmpdir(), 'adwright-sdk-'))
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text)
    return path.join(folder, name)
  }
  const packed = await run('node', ['scripts/sdk-pack.ts', '--out', path.join(folder, 'dist')])
  const tarball = packed.output.trim().split('\n').at(-1) ?? ''
  write('package.json', JSON.stringify({ name: 'empty', private: true, type: 'module' }))
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const installed = await run('npm', ['install', '--prefix', folder, ...quiet, tarball])
  for (const name of PEERS) {
    const place = path.join(folder, 'node_modules', name)
    if (!existsSync(place)) symlinkSync(path.resolve('node_modules', name), place)
  }
  return {
    folder,
    installed,
    write,
    async typeErrors(...files) {
      write('tsconfig.json', JSON.stringify({ compilerOptions: STRICTEST, files }))
      return (await run('node', ['node_modules/typescript7/bin/tsc', '--project', folder])).output
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
