// The files of the reference: one page that needs no network, and the frame in which it is served.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'
import { referenceOf } from '#scripts/lib/docs/reference.ts'

const BUNDLE = 'openapi/dist/openapi.json'

/** Nothing of it calls out: no fonts, no telemetry, no services of the maker. */
const SETTINGS = {
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  hiddenClients: true,
  defaultHttpClient: { targetKey: 'js', clientKey: 'fetch' },
  metaData: { title: 'Adwright API' },
}

/** A browser script of this folder, as JavaScript. */
async function browserScript(name: string): Promise<string> {
  const file = fileURLToPath(new URL(`browser/${name}.ts`, import.meta.url))
  return (await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false })).code
}

/** Scalar's script as its package brings it, without the pointer to its source map. */
function scalarScript(): string {
  const entry = createRequire(import.meta.url).resolve('@scalar/api-reference')
  const root = entry.slice(0, entry.lastIndexOf(`api-reference${path.sep}`) + 'api-reference'.length)
  return readFileSync(`${root}/dist/browser/standalone.js`, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')
}

/** Code or data within a script element, where an end tag or a comment would end it early. */
const inScript = (code: string) => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')

/** The reference as one page: script, styles and contract are in it. */
export async function referencePage(): Promise<string> {
  const content = referenceOf(JSON.parse(readFileSync(BUNDLE, 'utf8')))
  const start = `Scalar.createApiReference('#reference', {
  ...${JSON.stringify(SETTINGS)},
  generateOperationSlug: ({ operationId }) => operationId,
  ...(window.servers ? { servers: window.servers } : {}),
  content: ${JSON.stringify(content)},
})`
  const scripts = [await browserScript('page'), scalarScript(), start]
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Adwright API</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <div id="reference"></div>
${scripts.map((code) => `<script>${inScript(code)}</script>`).join('\n')}
  </body>
</html>
`
}

/** The files of /docs: the frame, and the page in it. */
export async function servedFiles(): Promise<Record<string, string>> {
  return {
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Adwright API</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/docs/frame.css">
    <script src="/docs/frame.js" type="module"></script>
  </head>
  <body></body>
</html>
`,
    'frame.css':
      'html, body { height: 100%; margin: 0 } iframe { display: block; width: 100%; height: 100%; border: 0 }\n',
    'frame.js': await browserScript('frame'),
    'reference.html': await referencePage(),
  }
}
