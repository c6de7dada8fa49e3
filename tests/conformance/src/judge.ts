// Judges a backend by its contract.
import { Callers } from './callers.ts'
import { answerFindings } from './checks/answer-rules.ts'
import { checkAnswers } from './checks/answers.ts'
import { checkLaws } from './checks/laws.ts'
import { checkNegative } from './checks/negative.ts'
import { checkTenancy } from './checks/tenancy.ts'
import { checkWorkflows } from './checks/workflows.ts'
import { type Context, exceptionOf } from './context.ts'
import { type Contract, contractOf, readContract, UnusableContract } from './contract/contract.ts'
import { Schemas } from './contract/schemas.ts'
import { type CheckName, Coverage, type Finding, Findings } from './findings.ts'
import { Client, type Exchange, NoAnswer, type Send } from './http/client.ts'
import { modelOf } from './model/model.ts'
import { readOverrides } from './overrides.ts'
import { Requests } from './requests.ts'

export { contractOf, readContract, UnusableContract, NoAnswer }
export type { Contract, Finding, Send }

export type Settings = {
  /** The address below which the API is. */
  url: string
  contract: Contract
  /** The text of an overrides file. */
  overrides?: string
  environment?: Record<string, string | undefined>
  /** The folder that paths in the overrides file start from. */
  folder?: string
  send?: Send
  /** Operations, tags or paths; all by default. */
  only?: string[]
  checks?: CheckName[]
  mayWrite?: boolean
  mayProvokeLimits?: boolean
  maxSeconds?: number
  signal?: AbortSignal
  seed?: number
  onProgress?: (text: string) => void
}

export type Report = {
  contract: Contract
  url: string
  findings: Finding[]
  coverage: Coverage
  statuses: Map<string, Map<number, number>>
  operations: string[]
  requests: number
  seconds: number
  notes: string[]
  isComplete: boolean
}

const CHECKS: { name: CheckName; isWriting: boolean; run: (context: Context) => Promise<void> }[] = [
  { name: 'answers', isWriting: false, run: checkAnswers },
  { name: 'negative', isWriting: false, run: checkNegative },
  { name: 'laws', isWriting: false, run: checkLaws },
  { name: 'tenancy', isWriting: false, run: checkTenancy },
  { name: 'workflows', isWriting: true, run: checkWorkflows },
]

/** Judges every answer of a run by the rules of all answers. */
function judgeEveryAnswer(context: Context): void {
  const { client, findings, coverage, schemas } = context
  const ids = new Set(context.operations.map(({ id }) => id))
  client.onExchange = (exchange: Exchange) => {
    const { operation } = exchange.call
    if (!ids.has(operation.id)) return
    coverage.judge(operation.id, 'answers/answer')
    for (const { rule, ...found } of answerFindings(exchange, schemas))
      if (!exceptionOf(context, operation.id, rule)) findings.add({ check: 'answers', rule, operation: operation.id, exchanges: [exchange], ...found })
  }
}

const isSelected = (only: string[], { id, tags, path }: { id: string; tags: string[]; path: string }) =>
  only.length === 0 || only.some((one) => one === id || tags.includes(one) || (one.startsWith('/') && path.startsWith(one)))

export async function judge(settings: Settings): Promise<Report> {
  const { url, contract, send = fetch, only = [], checks, mayWrite = false, mayProvokeLimits = false, maxSeconds = 3600, signal, onProgress = () => undefined } = settings
  const startedAt = Date.now()
  const { folder = '.' } = settings
  const overrides = readOverrides(settings.overrides ?? '', { random: `${Date.now().toString(36)}${Math.trunc(Math.random() * 1e6).toString(36)}`, ...settings.environment })
  const operations = contract.operations.filter((one) => isSelected(only, one))
  if (operations.length === 0) throw new UnusableContract(`No operation is named by ${only.join(', ')}.`)
  const schemas = new Schemas(contract)
  const model = modelOf(contract, overrides)
  const callers = new Callers(contract, overrides)
  const client = new Client(url, send, callers.headersFor, overrides.maxMs)
  const coverage = new Coverage()
  const findings = new Findings()
  const notes: string[] = []
  const isLeft = (id: string) => overrides.operations[id]?.leave
  const judged = operations.filter(({ id }) => isLeft(id) === undefined)
  for (const { id } of operations) if (isLeft(id) !== undefined) coverage.skip(id, 'everything', `left alone: ${isLeft(id)}`)
  const requests = new Requests({ contract, schemas, model, overrides, callers, client, operations: () => judged, mayWrite })
  const context: Context = {
    contract, schemas, model, overrides, callers, client, requests, findings, coverage, folder, mayWrite, mayProvokeLimits,
    operations: judged,
    isOver: () => signal?.aborted === true || Date.now() - startedAt > maxSeconds * 1000,
    note: (text) => notes.push(text),
  }
  await callers.signIn(client)
  judgeEveryAnswer(context)
  try {
    for (const { name, isWriting, run } of CHECKS) {
      if ((checks && !checks.includes(name)) || (isWriting && !mayWrite) || context.isOver()) continue
      onProgress(`${name} …`)
      await run(context)
    }
  } finally {
    const left = await requests.cleanUp()
    if (left.length > 0) notes.push(`Could not be deleted: ${left.slice(0, 20).join(', ')}${left.length > 20 ? ` and ${left.length - 20} more` : ''}`)
  }
  for (const id of client.limited.keys()) coverage.skip(id, 'some requests', 'the operation limits its rate')
  for (const [pointer, reason] of schemas.unusable) notes.push(`The schema ${pointer} cannot be used: ${reason}`)
  return {
    contract, url, coverage, notes,
    findings: findings.all,
    statuses: client.statuses,
    operations: judged.map(({ id }) => id),
    requests: client.requests,
    seconds: (Date.now() - startedAt) / 1000,
    isComplete: !context.isOver(),
  }
}
