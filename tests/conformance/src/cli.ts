#!/usr/bin/env node
// conformance URL --contract FILE: judges a backend by its OpenAPI contract.
import { runProgram } from './program.ts'

const stop = new AbortController()
// The first signal ends the run in order, with its clean-up; a second one ends the process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())

process.exitCode = await runProgram(process.argv.slice(2), {
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
  progress: (text) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${text}`),
  environment: process.env,
  signal: stop.signal,
})
