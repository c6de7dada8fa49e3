// Sections of the reference's introduction that are generated from the contract: first calls, error codes, workflows.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { type Contract, operationsOf } from '#scripts/lib/contract/document.ts'

const WORKFLOWS = 'openapi/workflows'

export const firstCalls = `## First calls

The samples call the API as it is configured here. In TypeScript, a session adds the tokens to every call and renews them:

\`\`\`ts
import { createSession } from '@adwright/sdk'

const session = createSession({ baseUrl: 'http://127.0.0.1:4020/api' })
await session.signIn({ email: 'elif.demir@lindholm-outdoor.example', password: 'correct-horse-battery' })
\`\`\`

The samples for curl take the address and the tokens from variables. \`$TOKEN\` is the \`token\` of \`POST /Auth/login\`, \`$ADS_TOKEN\` the
\`tokenString\` of \`GET /EA/{accountId}/token\`:

\`\`\`sh
export ADWRIGHT_API=http://127.0.0.1:4020/api
curl "$ADWRIGHT_API/Auth/login" -H 'Content-Type: application/json' \\
  -d '{"email":"elif.demir@lindholm-outdoor.example","password":"correct-horse-battery","signInPlatform":4}'
\`\`\`
`

type ErrorCode = { statuses: number[]; cause: string; remedy: string }

/** The error codes as a table, by status. */
export function errorCatalog({ components }: Contract): string {
  const codes = Object.entries(Reflect.get(components.schemas.ErrorCode ?? {}, 'x-codes') as Record<string, ErrorCode>)
  const rows = codes
    .toSorted(([, one], [, other]) => Number(one.statuses[0]) - Number(other.statuses[0]))
    .map(([code, { statuses, cause, remedy }]) => `| ${statuses.join(', ')} | \`${code}\` | ${cause} | ${remedy} |`)
  return `## Error codes\n\n| Status | Code | Cause | Remedy |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
}

type Workflow = { summary: string; steps: { description?: string; operationId: string }[] }
type WorkflowFile = { info: { title: string; summary?: string }; workflows: Workflow[] }

/** The workflows as lists of steps that link to their operations; `linkTo` returns the address of an operation. */
export function workflowSections(contract: Contract, linkTo: (operationId: string) => string): string {
  const known = new Set(operationsOf(contract).map(({ operationId }) => operationId))
  const sections = globSync(`${WORKFLOWS}/*.yaml`)
    .sort()
    .map((file) => {
      const { info, workflows } = parse(readFileSync(file, 'utf8')) as WorkflowFile
      const lists = workflows.map(({ summary, steps }) => {
        const lines = steps.map(({ description, operationId }, index) => {
          const id = operationId.split('.').at(-1) ?? ''
          if (!known.has(id)) throw new Error(`${file} calls ${id}, which is not in the contract.`)
          return `${index + 1}. [${id}](${linkTo(id)})${description ? `: ${description}` : ''}`
        })
        return `**${summary}**\n\n${lines.join('\n')}`
      })
      return `### ${info.title}\n\n${info.summary ?? ''} (\`${path.basename(file)}\`)\n\n${lists.join('\n\n')}`
    })
  return `## Workflows\n\nEach workflow is an Arazzo document of \`${WORKFLOWS}/\`; the tests run it against the sandbox.\n\n${sections.join('\n\n')}\n`
}
