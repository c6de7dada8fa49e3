// npm run preview: the built app in front of any backend: -- --backend http://127.0.0.1:8080 (default: Prism of npm run mock).
import { readHosts } from '#mocks/sandbox/host/known-hosts.ts'
import { readOptions } from '#scripts/lib/arguments.ts'
import { assertPortFree, portFromEnvironment } from '#scripts/lib/port.ts'
import { fail, run } from '#scripts/lib/run.ts'
import { isBuildFresh } from '#scripts/lib/web-build.ts'
import { forwardTo, startWebServer } from '#scripts/lib/web-server.ts'

const values = readOptions({ backend: { type: 'string', default: 'http://127.0.0.1:4010' } })
if (!URL.canParse(values.backend))
  fail(`--backend "${values.backend}" is no address: give one like http://127.0.0.1:8080.`)
const port = portFromEnvironment('PORT', 4000)
await assertPortFree(port, 'PORT')
if (!isBuildFresh()) {
  const { code } = await run('node', ['scripts/build.ts'], { isShown: true })
  if (code !== 0) process.exit(code)
}
await startWebServer({
  port,
  backend: forwardTo(values.backend.replace(/\/$/, '')),
  hosts: readHosts(process.env.SANDBOX_HOSTS),
})
console.log(`The build is at http://127.0.0.1:${port}, before ${values.backend}.`)
