// Runs a workflow of an Arazzo 1.0 document.
import type { Context } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import type { Call, Exchange } from '../http/client.ts'
import { filled, isMet, type Scope } from './expressions.ts'

type Criterion = { condition: string; context?: string; type?: unknown }
type Action = {
  type: string
  retryAfter?: number
  retryLimit?: number
  stepId?: string
  criteria?: Criterion[]
  reference?: string
}
type StepParameter = { name?: string; in?: string; value?: unknown; reference?: string }
export type Step = {
  stepId: string
  operationId?: string
  operationPath?: string
  workflowId?: string
  parameters?: StepParameter[]
  requestBody?: { contentType?: string; payload?: unknown }
  successCriteria?: Criterion[]
  onSuccess?: Action[]
  onFailure?: Action[]
  outputs?: Record<string, string>
}
export type Workflow = {
  workflowId: string
  inputs?: Json
  steps: Step[]
  parameters?: StepParameter[]
  successActions?: Action[]
  failureActions?: Action[]
  outputs?: Record<string, string>
}
export type ArazzoDocument = { workflows: Workflow[]; components?: Json; sourceDescriptions?: Json[] }

export type Failure = { step: Step; index: number; expected: string; seen: string; exchanges: Exchange[]; scope: Scope }

const MAX_STEPS = 200
const MAX_PAUSE_MS = 5000

export class WorkflowRun {
  readonly #context: Context
  readonly #document: ArazzoDocument

  constructor(context: Context, document: ArazzoDocument) {
    this.#context = context
    this.#document = document
  }

  operationOf(step: Step): Operation | undefined {
    const { operations } = this.#context.contract
    const id = step.operationId?.split('.').at(-1)
    if (id !== undefined) return operations.find((one) => one.id === id)
    const pointer = step.operationPath?.split('#')[1]
    return operations.find((one) => one.pointer === pointer)
  }

  #resolved<T extends object>(one: T): T {
    const reference: unknown = Reflect.get(one, 'reference')
    if (typeof reference !== 'string') return one
    let value: unknown = this.#document
    for (const key of reference.replace(/^\$/, '').split('.')) value = isObject(value) ? value[key] : undefined
    return { ...(value as T), ...one }
  }

  #callOf(operation: Operation, workflow: Workflow, step: Step, scope: Scope): Call {
    const call: Call = { operation, caller: 'nobody', path: {}, query: {}, headers: {} }
    for (const given of [...(workflow.parameters ?? []), ...(step.parameters ?? [])]) {
      const { name = '', in: place, value: template } = this.#resolved(given)
      const value = filled(template, scope)
      if (place === 'path') call.path[name] = value
      else if (place === 'header') call.headers[name] = String(value)
      else if (place === 'cookie') call.headers.Cookie = `${name}=${String(value)}`
      else call.query[name] = value
    }
    if (!step.requestBody) return call
    return { ...call, body: filled(step.requestBody.payload, scope), mediaType: step.requestBody.contentType }
  }

  #criteriaMet = (criteria: Criterion[] | undefined, scope: Scope): boolean =>
    (criteria ?? []).every((one) => isMet(one, scope) !== false)

  /** Runs the steps; returns the first that fails. */
  async run(workflow: Workflow, inputs: Json): Promise<Failure | undefined> {
    const scope: Scope = { inputs, steps: {}, outputs: {} }
    const exchanges: Exchange[] = []
    const attempts = new Map<string, number>()
    for (let index = 0, count = 0; index < workflow.steps.length && count < MAX_STEPS; count += 1) {
      const step = workflow.steps[index]
      if (!step) break
      const operation = this.operationOf(step)
      if (!operation)
        return {
          step,
          index,
          expected: `an operation of the contract`,
          seen: step.operationId ?? step.operationPath ?? step.workflowId ?? 'none',
          exchanges,
          scope,
        }
      const call = this.#callOf(operation, workflow, step, scope)
      const { client } = this.#context
      // A limit that another check reached may be one of its body, such as an address: a workflow asks for itself.
      const exchange = await (client.limited.has(operation.id) ? client.sendOnce(call) : client.send(call))
      exchanges.push(exchange)
      const inStep: Scope = { ...scope, exchange }
      const failed = (step.successCriteria ?? []).find((one) => isMet(one, inStep) === false)
      const isFailed = failed !== undefined || (!step.successCriteria && exchange.answer.status >= 400)
      if (!isFailed) {
        scope.steps[step.stepId] = {
          outputs: Object.fromEntries(
            Object.entries(step.outputs ?? {}).map(([name, expression]) => [name, filled(expression, inStep)]),
          ),
        }
        const action = [...(step.onSuccess ?? []), ...(workflow.successActions ?? [])]
          .map((one) => this.#resolved(one))
          .find((one) => this.#criteriaMet(one.criteria, inStep))
        if (action?.type === 'end') return undefined
        index = action?.type === 'goto' ? workflow.steps.findIndex(({ stepId }) => stepId === action.stepId) : index + 1
        continue
      }
      const action = [...(step.onFailure ?? []), ...(workflow.failureActions ?? [])]
        .map((one) => this.#resolved(one))
        .find((one) => this.#criteriaMet(one.criteria, inStep))
      const tries = attempts.get(step.stepId) ?? 0
      if (action?.type === 'retry' && tries < (action.retryLimit ?? 1)) {
        attempts.set(step.stepId, tries + 1)
        await new Promise((resolve) => setTimeout(resolve, Math.min((action.retryAfter ?? 0) * 1000, MAX_PAUSE_MS)))
        continue
      }
      if (action?.type === 'end') return undefined
      if (action?.type === 'goto') {
        index = workflow.steps.findIndex(({ stepId }) => stepId === action.stepId)
        continue
      }
      return {
        step,
        index,
        expected: failed?.condition ?? 'a success',
        seen: `${exchange.answer.status} ${exchange.answer.text.slice(0, 200)}`,
        exchanges,
        scope: inStep,
      }
    }
    return undefined
  }
}
