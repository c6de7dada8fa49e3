// npm run docs: the API reference as one static page, openapi/dist/docs/index.html.
import { readOptions } from '#scripts/lib/arguments.ts'
import { fail, run } from '#scripts/lib/run.ts'

const PAGE = 'openapi/dist/docs/index.html'
readOptions({})
const { code, output } = await run('redocly', ['build-docs', 'openapi/dist/openapi.json', '--output', PAGE])
if (code !== 0)
  fail(`${output.trimEnd()}\nThe reference could not be made: run npm run contract first, then this again.`)
console.log(`The API reference is ${PAGE}.`)
