// Judges a backend by its contract.
import { Callers } from './callers.ts'
import { answerFindings, needsCredentials } from './checks/answer-rules.ts'
import { checkAnswers } from './checks/answers.ts'
import { Consistency } from './checks/consistency.ts'
import { Determined } from './checks/determined.ts'
import { ForeignTexts } from './checks/foreign-texts.ts'
import { Languages } from './checks/languages.ts'
import { checkLaws } from './checks/laws.ts'
import { checkLimits } from './checks/limits.ts'
import { judgeLocalizedReadings, LocalizedAnswers } from './checks/localized.ts'
import { checkNegative } from './checks/negative.ts'
import { RefusedTokens } from './checks/refused-tokens.ts'
import { RequestIds } from './checks/request-ids.ts'
import { identityFindings } from './checks/restated.ts'
import { checkTenancy } from './checks/tenancy.ts'
import { checkWorkflows } from './checks/workflows.ts'
import { type CleanUp, cleanUpAll, cleanUpEarlier } from './clean-up.ts'
import { type Context, exceptionOf } from './context.ts'
import { type Contract, contractOf, readContract, UnusableContract } from './contract/contract.ts'
import type { Operation } from './contract/operation.ts'
import { Schemas } from './contract/schemas.ts'
import { type CheckName, Coverage, type Finding, Findings } from './findings.ts'
import { Client, type Exchange, NoAnswer, type Send } from './http/client.ts'
import { Journal } from './journal.ts'
import { judgeCases } from './laws/cases.ts'
import { judgeAnswerByLaws } from './laws/every-answer.ts'
import { namesOf } from './made.ts'
import { modelOf } from './model/model.ts'
import { readOverrides } from './overrides.ts'
import { Requests } from './requests.ts'
import { shrinkFindings } from './shrink.ts'
import { readSettings, setBack } from './standing.ts'

export type { Contract, Finding, Send }
export { contractOf, NoAnswer, readContract, UnusableContract }

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
  /** The file of what is still to be deleted, for the run after an abort. */
  journal?: string
  /** The text that is unique in what this run makes; random by default. */
  seed?: string
  onProgress?: (text: string) => void
  onFinding?: (finding: Finding) => void
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
  // Cases come first, because other checks come to limits that would hide them.
  { name: 'laws', isWriting: false, run: judgeCases },
  { name: 'answers', isWriting: false, run: checkAnswers },
  { name: 'negative', isWriting: false, run: checkNegative },
  { name: 'laws', isWriting: false, run: checkLaws },
  { name: 'tenancy', isWriting: false, run: checkTenancy },
  { name: 'workflows', isWriting: true, run: checkWorkflows },
  // The last one, because others would have to wait for the end of a limit.
  { name: 'limits', isWriting: false, run: checkLimits },
]

/** Judges every answer of a run by the rules of all answers. */
function judgeEveryAnswer(
  context: Context,
  same: Determined,
  {
    languages,
    texts,
    hasLaws,
  }: { languages: Languages | undefined; texts: ForeignTexts | undefined; hasLaws: boolean },
): void {
  const { client, findings, coverage, schemas, model } = context
  const requestIds = new RequestIds(context)
  const tokens = new RefusedTokens(context)
  const localized = languages && new LocalizedAnswers(context)
  const ids = new Set(context.operations.map(({ id }) => id))
  client.onExchange = async (exchange: Exchange) => {
    const { operation } = exchange.call
    texts?.judge(exchange)
    if (!ids.has(operation.id)) return
    coverage.judge(operation.id, 'answers/answer')
    requestIds.judge(exchange)
    same.note(exchange)
    for (const { rule, ...found } of [...answerFindings(exchange, schemas), ...identityFindings(exchange, model)])
      if (!exceptionOf(context, operation.id, rule))
        findings.add({ check: 'answers', rule, operation: operation.id, exchanges: [exchange], ...found })
    if (hasLaws) judgeAnswerByLaws(context, exchange)
    await languages?.judge(exchange)
    await tokens.judge(exchange)
    await localized?.judge(exchange)
  }
}

/** Shorter waits are not worth a note. */
const NOTED_WAIT_MS = 5000

/** Statuses of requests whose credentials were looked at before. */
const ADMITTED = [403, 404, 409, 410]

/** True if every operation that needs credentials refused those of the first caller. */
function isUnauthorized({ operations, callers, client, requests }: Context): boolean {
  const isOwn = (one: Operation) => requests.callerOf(one) === callers.main && callers.mayCall(one, callers.main)
  const guarded = operations.filter((one) => needsCredentials(one) && isOwn(one))
  const answered = guarded.flatMap(({ id }) => client.statuses.get(id) ?? [])
  const isAdmitted = (status: number) => status < 300 || ADMITTED.includes(status)
  const hasEntered = answered.some((byStatus) => [...byStatus.keys()].some(isAdmitted))
  return answered.length > 0 && !hasEntered && answered.every((byStatus) => byStatus.has(401))
}

const isSelected = (only: string[], { id, tags, path }: { id: string; tags: string[]; path: string }) =>
  only.length === 0 ||
  only.some((one) => one === id || tags.includes(one) || (one.startsWith('/') && path.startsWith(one)))

const seedOf = ({ seed }: Settings): string =>
  seed ?? `${Date.now().toString(36)}${Math.trunc(Math.random() * 1e6).toString(36)}`

type Prepared = Context & { notes: string[]; journal: Journal }

/** The parts of a run, before anything is sent. */
function prepared(settings: Settings, operations: Operation[], mayWrite: boolean): Prepared {
  const { url, contract, send = fetch, mayProvokeLimits = false, maxSeconds = 3600, signal, folder = '.' } = settings
  const startedAt = Date.now()
  const seed = seedOf(settings)
  const overrides = readOverrides(settings.overrides ?? '', { random: seed, ...settings.environment }, folder)
  const schemas = new Schemas(contract)
  const model = modelOf(contract, overrides)
  const callers = new Callers(contract, overrides)
  const client = new Client(url, send, callers.headersFor, overrides.maxMs)
  const coverage = new Coverage()
  const notes: string[] = []
  const isLeft = (id: string) => overrides.operations[id]?.leave
  for (const { id } of operations)
    if (isLeft(id) !== undefined) coverage.skip(id, 'everything', `left alone: ${isLeft(id)}`)
  const journal = new Journal(settings.journal)
  return {
    contract,
    schemas,
    model,
    overrides,
    callers,
    client,
    requests: new Requests({ contract, schemas, model, overrides, callers, client, journal, mayWrite, seed }),
    findings: new Findings(),
    coverage,
    consistency: new Consistency(),
    folder,
    mayWrite,
    mayProvokeLimits,
    operations: operations.filter(({ id }) => isLeft(id) === undefined),
    isOver: () => signal?.aborted === true || Date.now() - startedAt > maxSeconds * 1000,
    note: (text) => notes.push(text),
    notes,
    journal,
  }
}

/** Deletes what earlier runs left behind, as their journal says. */
function cleanUpBy(settings: Settings, { client, journal }: Prepared): Promise<CleanUp> {
  const contextFor = (seed = seedOf(settings)) => prepared({ ...settings, seed }, settings.contract.operations, false)
  return cleanUpEarlier(contextFor, journal, client.base)
}

/** Deletes what earlier runs left behind, and judges nothing. */
export const cleanUp = (settings: Settings): Promise<CleanUp> =>
  cleanUpBy(settings, prepared(settings, settings.contract.operations, false))

export async function judge(settings: Settings): Promise<Report> {
  const { url, contract, only = [], checks, mayWrite = false, onProgress = () => undefined } = settings
  const startedAt = Date.now()
  const operations = contract.operations.filter((one) => isSelected(only, one))
  if (operations.length === 0)
    throw new UnusableContract(
      only.length > 0 ? `No operation is named by ${only.join(', ')}.` : 'The contract has no operations to call.',
    )
  const { journal: _, ...withoutJournal } = settings
  const context = prepared(mayWrite ? settings : withoutJournal, operations, mayWrite)
  const { schemas, callers, client, coverage, findings, notes, operations: judged } = context
  client.onWait = (id, seconds) => onProgress(`waiting ${seconds} s, because ${id} limits its rate …`)
  await callers.signIn(client, judged)
  if (settings.onFinding) findings.onFinding = settings.onFinding
  client.sign = callers.signed
  client.onLimit = (call) => callers.freshFor(client, call)
  client.onCall = (caller) => callers.renew(client, caller)
  const { left: earlier } = await cleanUpBy(settings, context)
  if (earlier.length > 0) notes.push(`An earlier run left behind, and it could not be deleted: ${earlier.join(', ')}`)
  const has = (name: CheckName) => !checks || checks.includes(name)
  const languages = has('answers') ? new Languages(context) : undefined
  const same = new Determined(context)
  const texts = has('tenancy') ? new ForeignTexts(context) : undefined
  judgeEveryAnswer(context, same, { languages, texts, hasLaws: has('laws') })
  const standing = await readSettings(context)
  try {
    for (const { name, isWriting, run } of CHECKS) {
      if (!has(name) || (isWriting && !mayWrite) || context.isOver()) continue
      onProgress(`${name} …`)
      if (name === 'workflows') {
        if (has('answers')) await judgeLocalizedReadings(context)
        // Workflows create what backends limit in number.
        await cleanUpAll(context)
      }
      await run(context)
    }
    client.onExchange = () => Promise.resolve()
    const isJudged = (operation: Operation, rule: string) =>
      judged.includes(operation) && exceptionOf(context, operation.id, rule) === undefined
    context.consistency.judge({ findings, coverage, isJudged })
    same.judge()
    await shrinkFindings(context)
  } finally {
    client.onExchange = () => Promise.resolve()
    const changed = await setBack(context, standing)
    if (changed.length > 0) notes.push(`Settings that could not be set back: ${changed.join(', ')}`)
    const left = await cleanUpAll(context)
    for (const name of namesOf(left)) notes.push(`Could not be deleted: ${name}`)
  }
  if (isUnauthorized(context))
    throw new UnusableContract(
      `The credentials of ${callers.main} are refused everywhere: nothing could be judged with them.`,
    )
  const slow = [...client.waitedMs].filter(([, ms]) => ms > NOTED_WAIT_MS)
  if (slow.length > 0)
    notes.push(`Waited for limits of ${slow.map(([id, ms]) => `${id} (${Math.round(ms / 1000)} s)`).join(', ')}`)
  for (const id of client.limited.keys()) coverage.skip(id, 'some requests', 'the operation limits its rate')
  for (const [pointer, reason] of schemas.unusable) notes.push(`The schema ${pointer} cannot be used: ${reason}`)
  return {
    contract,
    url,
    coverage,
    notes,
    findings: findings.all,
    statuses: client.statuses,
    operations: judged.map(({ id }) => id),
    requests: client.requests,
    seconds: (Date.now() - startedAt) / 1000,
    isComplete: !context.isOver(),
  }
}
