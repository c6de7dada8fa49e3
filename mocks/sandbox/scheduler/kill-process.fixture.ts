// A process that does the work of a case and kills itself right before its n-th writing statement, including begin and
// commit; without n it prints their number. The database does not change between two of them, so no other moments matter.
import { StatementSync } from 'node:sqlite'
import { Client } from 'pg'
import { doWork, openHost } from '#mocks/sandbox/scheduler/kill-cases.fixture.ts'

const [location = '', name = '', last = '0'] = process.argv.slice(2)
let count = 0
let isCounting = false

function step(): void {
  if (!isCounting) return
  count += 1
  if (count === Number(last)) process.kill(process.pid, 'SIGKILL')
}

/** Calls `before` with the first argument of each call. */
function watchCalls(prototype: object, method: string, before: (argument: unknown) => void): void {
  const original: unknown = Reflect.get(prototype, method)
  if (typeof original !== 'function') throw new Error(`There is no ${method}.`)
  Reflect.set(prototype, method, function watched(this: unknown, ...args: unknown[]): unknown {
    before(args[0])
    return Reflect.apply(original, this, args)
  })
}

// Reading statements use `all`.
watchCalls(StatementSync.prototype, 'run', step)
watchCalls(Client.prototype, 'query', (text) => {
  if (!String(text).startsWith('select')) step()
})

const host = await openHost(location)
isCounting = true
await doWork(host, name)
isCounting = false
console.log(count)
await host.close()
