// npm run mock: Prism on port 4010 (or MOCK_PORT); with -- --upstream URL it is a proxy in front of that backend and validates its
// responses.
import { startPrism } from '#mocks/prism.ts'
import { readOptions } from '#scripts/lib/arguments.ts'
import { assertPortFree, portFromEnvironment } from '#scripts/lib/port.ts'
import { endWithChildren, fail } from '#scripts/lib/run.ts'

const values = readOptions({ upstream: { type: 'string' } })
const port = portFromEnvironment('MOCK_PORT', 4010)
await assertPortFree(port, 'MOCK_PORT')
if (values.upstream !== undefined && !URL.canParse(values.upstream))
  fail(`--upstream "${values.upstream}" is no address: give one like http://127.0.0.1:8080.`)
endWithChildren()
await startPrism({ port, upstream: values.upstream, isTalkative: true }).catch((error: Error) => fail(error.message))
