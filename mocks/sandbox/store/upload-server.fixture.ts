// A sandbox on a store's file with one person in one account; prints its port and a token, and answers until it is killed.
import { Host } from '#mocks/sandbox/host/host.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { serveSandbox } from '#mocks/sandbox/server.ts'

const [store = ':memory:'] = process.argv.slice(2)
const host = await Host.open({ store, seed: 1, controlKey: 'key', origin: 'http://127.0.0.1:4020' })
const { runtime } = host.main
if (!(await runtime.store.get('person', 'usr_elif'))) {
  const person = { id: 'usr_elif', email: 'elif@lindholm.example', subscription: GROWTH }
  await addAccount(runtime, await addPerson(runtime, person), { id: 'acc_1' })
}
// The system chooses a port that is free.
const address = (await serveSandbox(host, 0)).address()
const port = typeof address === 'object' ? address?.port : undefined
console.log(JSON.stringify({ port, token: await signIn(runtime, 'usr_elif') }))
