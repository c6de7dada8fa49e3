// The commands of findings, run by a shell: they repeat what the conformance kit has sent.
import { createServer, type RequestListener } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { freePort } from '#scripts/lib/port.ts'
import { run } from '#scripts/lib/run.ts'
import { curlOf } from '#tests/conformance/src/http/curl.ts'
import { FormFile, partsOf } from '#tests/conformance/src/http/form.ts'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'
import { NOTES_CONTRACT, NOTES_OVERRIDES, notesBackend } from '#tests/contract/notes-backend.ts'

/** Runs `work` with the address of a server. */
async function served(listener: RequestListener, work: (url: string) => Promise<void>): Promise<void> {
  const port = await freePort()
  const server = createServer(listener).listen(port, '127.0.0.1')
  try {
    await work(`http://127.0.0.1:${port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** Runs a command as a person does who has set the variable of the token. */
const shell = (command: string) => run('sh', ['-c', command], { env: { AUTHORIZATION: 'present-token' } })

test('the command of a finding repeats it', () =>
  served(getRequestListener(notesBackend('long texts')), async (url) => {
    const contract = contractOf(JSON.stringify(NOTES_CONTRACT))
    const { findings } = await judge({ url, contract, overrides: NOTES_OVERRIDES, mayWrite: true })
    expect(findings.map(({ rule }) => rule)).toContain('negative/accepted')
    for (const { exchanges } of findings) {
      const exchange = exchanges.at(-1)
      const { code, output } = await shell(curlOf(exchange?.sent ?? expect.fail('A finding has a request.')))
      expect(code).toBe(0)
      expect(output).toMatch(new RegExp(`^HTTP/1.1 ${exchange?.answer.status} `))
    }
  }))

const BODIES = {
  quotes: `{"text":"it's \\"quoted\\" $HOME \`date\` \\\\ 😀\\n"}`,
  lines: '{\n  "text": "two lines"\n}\n',
  long: JSON.stringify({ text: 'a'.repeat(1_000_000) }),
  deep: `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
  'long and mixed': JSON.stringify({ text: `it's ${'😀'.repeat(5000)} -${"'".repeat(300)}`, other: '-'.repeat(200) }),
}

test.each(Object.entries(BODIES))('a body arrives as it was sent: %s', (_, body) =>
  served(
    (request, response) => void buffer(request).then((bytes) => response.end(bytes)),
    async (url) => {
      const command = curlOf({ method: 'POST', url, headers: { 'Content-Type': 'application/json' }, body })
      expect(command.length).toBeLessThan(5000)
      const { code, output } = await shell(command)
      expect(code).toBe(0)
      expect(output.slice(output.indexOf('\r\n\r\n') + 4)).toBe(body)
    },
  ),
)

test('a form arrives as it was sent, with its file', () =>
  served(
    (request, response) =>
      void buffer(request).then(async (bytes) => {
        const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
        const form = await new Response(new Uint8Array(bytes), { headers }).formData()
        const parts = [...form].map(async ([name, value]) =>
          typeof value === 'string'
            ? [name, value]
            : [name, value.name, value.type, Buffer.from(await value.arrayBuffer()).toString('base64')],
        )
        response.end(JSON.stringify(await Promise.all(parts)))
      }),
    async (url) => {
      const file = new FormFile(Buffer.from([0, 137, 10, 39, 255]).toString('base64'), 'conformance.png', 'image/png')
      const form = partsOf({ file, altText: "it's @home; type=<none>", tags: ['a', 'b'] })
      const { code, stdout } = await shell(curlOf({ method: 'POST', url, headers: {}, body: undefined, form }))
      expect(code).toBe(0)
      expect(JSON.parse(stdout.slice(stdout.indexOf('\r\n\r\n') + 4))).toEqual([
        ['file', file.name, file.type, file.base64],
        ['altText', "it's @home; type=<none>"],
        ['tags', 'a'],
        ['tags', 'b'],
      ])
    },
  ))

test('HEAD does not wait for a body', () =>
  served(
    (_, response) => void response.setHeader('Content-Length', 5).end('12345'),
    async (url) => {
      const { code, output } = await shell(curlOf({ method: 'HEAD', url, headers: {}, body: undefined }))
      expect(code).toBe(0)
      expect(output).toMatch(/^HTTP\/1.1 200 /)
    },
  ))
