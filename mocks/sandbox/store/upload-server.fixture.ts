// A sandbox on a store's file with one person in one account; prints its port and a token, and answers until it is killed.
import { parseArgs } from 'node:util'
import { Host } from '#mocks/sandbox/host/host.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { serveSandbox } from '#mocks/sandbox/server.ts'
import { freePort } from '#scripts/lib/port.ts'

const [store = ''] = parseArgs({ allowPositionals: true }).positionals
const port = await freePort()
const host = await Host.open({ store, seed: 1, controlKey: 'key', origin: `http://127.0.0.1:${port}` })
const { runtime } = host.main
if (!(await runtime.store.get('person', 'usr_elif'))) {
  const person = { id: 'usr_elif', email: 'elif@lindholm.example', subscription: GROWTH }
  await addAccount(runtime, await addPerson(runtime, person), { id: 'acc_1' })
}
await serveSandbox(host, port)
console.log(JSON.stringify({ port, token: await signIn(runtime, 'usr_elif') }))
