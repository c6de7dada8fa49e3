import path from 'node:path'
import type { Plugin } from 'vite'
import { GUARDS } from '#tests/mutation/guards.ts'

/** Runs the tests without one guard, named by the environment variable GUARD: its code is replaced when the module is loaded. */
export function mutate(): Plugin {
  const guard = GUARDS.find(({ name }) => name === process.env.GUARD)
  return {
    name: 'mutate',
    enforce: 'pre',
    transform: (code, id) =>
      guard && path.resolve(guard.file) === id.split('?')[0] ? code.replace(guard.code, () => guard.mutant) : undefined,
  }
}
