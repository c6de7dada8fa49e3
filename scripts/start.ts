// npm start: the built app and a backend behind it on one port (PORT, else 4000).
import { startPrism } from '#mocks/prism.ts'
import { assertPortFree, freePort, portFromEnvironment } from '#scripts/lib/port.ts'
import { fail, run } from '#scripts/lib/run.ts'
import { isBuildFresh } from '#scripts/lib/web-build.ts'
import { forwardTo, startWebServer } from '#scripts/lib/web-server.ts'

const port = portFromEnvironment('PORT', 4000)
await assertPortFree(port, 'PORT')
if (!isBuildFresh()) {
  console.log('Building the web app (only when something changed) …')
  const { code } = await run('node', ['scripts/build.ts'], { isShown: true })
  if (code !== 0) process.exit(code)
}
const prismPort = await freePort()
await startPrism({ port: prismPort }).catch((error: Error) => fail(error.message))
await startWebServer({ port, backend: forwardTo(`http://127.0.0.1:${prismPort}`) })

console.log(`
  Adwright is ready:  http://127.0.0.1:${port}

  Sign in with any e-mail address and a password of 8 characters or more;
  the backend answers with the examples of the contract and remembers nothing.
  Stop with Ctrl+C.
`)
