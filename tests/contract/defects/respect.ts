// Redocly's Respect on the planted defects: the Arazzo documents that call the operation of a defect, against a sandbox that has it.
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { parse } from 'yaml'
import { freePort } from '#scripts/lib/port.ts'
import { run } from '#scripts/lib/run.ts'
import type { Defect } from '#tests/contract/defects/defect.ts'
import { openSandbox } from '#tests/contract/defects/judged.ts'

type Workflow = { workflowId: string; inputs?: { required?: string[] }; steps: { operationId?: string }[] }

const LIMIT_MS = 120_000
const PASSWORD = 'correct-horse-battery'
const documents = new Map(
  globSync('openapi/workflows/*.arazzo.yaml')
    .sort()
    .map((file) => [file, (parse(readFileSync(file, 'utf8')) as { workflows: Workflow[] }).workflows]),
)

/** The documents of which a step calls the operation. */
export const documentsFor = ({ operation }: Pick<Defect, 'operation'>): string[] =>
  [...documents].flatMap(([file, workflows]) =>
    workflows.some(({ steps }) => steps.some(({ operationId }) => operationId?.split('.').at(-1) === operation))
      ? [file]
      : [],
  )

async function inputsFor(address: string): Promise<Record<string, string>> {
  const signIn = async (email: string): Promise<string> => {
    const response = await fetch(`${address}/Auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD, signInPlatform: 4 }),
    })
    return String(((await response.json()) as { token?: string }).token)
  }
  return {
    token: await signIn('elif.demir@lindholm-outdoor.example'),
    invitedToken: await signIn('invited@conformance.example'),
    invitedEmail: 'invited@conformance.example',
    accountId: 'acc_8f2KqL',
    pageUrl: 'https://www.lindholm-outdoor.example/zelte',
    email: 'maria-antonia.fernandez-de-la-vega@agentur-sommer-partner.example',
    recaptchaToken: 'sandbox-token',
  }
}

/** Runs Respect on a sandbox with a defect, or on the correct one: whether it found something; undefined if no document calls the operation. */
export async function respectFinds(files: string[], wrap?: Defect['wrap']): Promise<boolean | undefined> {
  if (files.length === 0) return undefined
  const { send, close } = await openSandbox(wrap)
  const port = await freePort()
  const server = createServer(getRequestListener(send)).listen(port, '127.0.0.1')
  const address = `http://127.0.0.1:${port}`
  try {
    const inputs = await inputsFor(address)
    const target = ['--server', `contract=${address}`, '--input', JSON.stringify(inputs)]
    for (const file of files) {
      // Each start reads the whole contract: one for all workflows of a document.
      const runnable = (documents.get(file) ?? []).filter(({ inputs: { required = [] } = {} }) =>
        required.every((name) => name in inputs),
      )
      const names = runnable.flatMap(({ workflowId }) => ['--workflow', workflowId])
      if (names.length === 0) continue
      const limit = ['--execution-timeout', String(LIMIT_MS)]
      const { code } = await run('redocly', ['respect', file, ...names, ...target, ...limit])
      if (code !== 0) return true
    }
    return false
  } finally {
    server.closeAllConnections()
    server.close()
    await close()
  }
}
