import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Makes a program start fast and stay small; before any other import. Compiled modules are kept for the next start: without, half of its
 * time goes into compiling. The space for what lives shortly does not grow to tens of megabytes.
 */
export function beLean(): void {
  enableCompileCache('.cache/compiled')
  setFlagsFromString('--semi-space-growth-factor=1')
}

/**
 * Once a program is ready, what is left over is collected sooner; while it starts, that would take an eighth of its time. What the start
 * itself has left goes at once, so that the heap does not grow to twice its size before.
 */
export function stayLean(): void {
  setFlagsFromString('--heap-growing-percent=30')
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
