// npm run docs: the API reference as one page that works without a network, openapi/dist/docs/index.html.
import { mkdirSync, writeFileSync } from 'node:fs'
import { readOptions } from '#scripts/lib/arguments.ts'
import { referencePage } from '#scripts/lib/docs/page.ts'

const FOLDER = 'openapi/dist/docs'
readOptions({})
mkdirSync(FOLDER, { recursive: true })
writeFileSync(`${FOLDER}/index.html`, await referencePage())
console.log(`The API reference is ${FOLDER}/index.html.`)
