// The snippets of every README, and the sandbox that they call.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { serveSandbox } from '#mocks/sandbox/server.ts'
import { freePort } from '#scripts/lib/port.ts'
import { openHost } from '#scripts/lib/sandbox-host.ts'
import { settingsFor } from '#scripts/lib/sandbox-settings.ts'

const READMES = execFileSync('git', ['ls-files', '*README.md'], { encoding: 'utf8' }).trim().split('\n')

const snippets = READMES.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', code = ''], index) => ({
      name: `${file} ${index + 1}`,
      language,
      code,
    }),
  ),
)

export const snippetsIn = (...languages: string[]) => snippets.filter(({ language }) => languages.includes(language))

/** The ports of npm start and npm run sandbox, where snippets look for a sandbox. */
const PORT = /(?<=127\.0\.0\.1:|localhost:)40[02]0/g

/** A snippet that looks for the sandbox at another port. */
export const atPort = (code: string, port: number) => code.replaceAll(PORT, String(port))

/** Serves a sandbox as npm run sandbox does, with a store in memory. */
export async function servedSandbox() {
  const port = await freePort()
  const { host } = await openHost({ ...settingsFor(port), store: ':memory:', seed: 1 })
  const server = await serveSandbox(host, port)
  const close = async () => {
    server.close()
    await host.close()
  }
  return { port, close }
}
