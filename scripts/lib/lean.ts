import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Where what was compiled is kept for the next start. */
export const COMPILED = '.cache/compiled'

/** Makes a program start fast; before any other import. Compiled modules are kept for the next start: without, half of its time goes into compiling. */
export function beLean(): void {
  enableCompileCache(COMPILED)
}

/**
 * Once a program is ready, it stays small: what is left over is collected sooner, the space for what lives shortly does not grow to tens
 * of megabytes any more, and what the start itself has left goes at once. While it starts, that would take a quarter of its time.
 */
export function stayLean(): void {
  setFlagsFromString('--heap-growing-percent=30')
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--expose-gc')
  // Only the last resort makes a space smaller again.
  runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
