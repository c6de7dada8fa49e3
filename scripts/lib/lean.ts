import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

/**
 * Makes a program start fast and stay small; before any other import. Compiled modules are kept for the next start: without, half of its
 * time goes into compiling. The space for what lives shortly does not grow to tens of megabytes, and what is left over is collected sooner.
 */
export function beLean(): void {
  enableCompileCache('.cache/compiled')
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=30')
}
