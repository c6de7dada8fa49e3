// The check 'workflows': the Arazzo documents of the overrides, run step by step.
import path from 'node:path'
import { parse } from 'yaml'
import { evaluated } from '../arazzo/expressions.ts'
import { type ArazzoDocument, type Workflow, WorkflowRun } from '../arazzo/run.ts'
import type { Context } from '../context.ts'
import { readText } from '../contract/contract.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { stepsOf, withIds } from '../steps.ts'

const TOO_MANY = 429

const OF_CALLER = /\{(\w+)\.(\w+)\}/g

/** The inputs of a workflow hold tokens that stay the same until its end: a caller whose session is old signs in again before it. */
async function renewCallers({ callers, client }: Context, inputs: Json): Promise<void> {
  const texts = Object.values(inputs).filter((one) => typeof one === 'string')
  const names = texts.flatMap((text) => [...text.matchAll(OF_CALLER)].map(([, name = '']) => name))
  for (const name of new Set(names)) await callers.renew(client, name)
}

/** Fills {caller.scheme} and {caller.id} in the inputs of a workflow; an id that no step has given is missing. */
function inputsOf({ callers }: Context, inputs: Json): { inputs: Json; missing: string | undefined } {
  let missing = Object.entries(inputs).find(([, value]) => /^\{\w+\}$/.test(String(value)))?.[0]
  const entries = Object.entries(inputs).map(([name, value]): [string, unknown] => {
    if (typeof value !== 'string') return [name, value]
    return [
      name,
      value.replace(OF_CALLER, (whole, caller: string, key: string) => {
        const found = callers.get(caller)
        const given = found?.credentials[key] ?? found?.ids[key]
        if (given === undefined) missing = whole
        return given ?? ''
      }),
    ]
  })
  return { inputs: Object.fromEntries(entries), missing }
}

/** True if a step calls an operation that is judged, or something that the contract does not have. */
const isSelected = ({ operations }: Context, run: WorkflowRun, { steps }: Workflow): boolean =>
  steps.some((step) => {
    const operation = run.operationOf(step)
    return !operation || operations.includes(operation)
  })

export async function checkWorkflows(context: Context): Promise<void> {
  const { overrides, coverage, findings, isOver, folder, requests } = context
  for (const override of overrides.workflows) {
    const { file, workflow: wanted, inputs: written = {} } = override
    const document = parse(await readText(/^https?:/.test(file) ? file : path.resolve(folder, file))) as ArazzoDocument
    for (const workflow of document.workflows) {
      if (isOver()) return
      if (wanted !== undefined && workflow.workflowId !== wanted) continue
      const run = new WorkflowRun(context, document)
      if (!isSelected(context, run, workflow)) continue
      const ids: Json = {}
      await requests.prepare({ id: workflow.workflowId }, stepsOf(override), ids)
      const given = Object(withIds(written, ids)) as Json
      await renewCallers(context, given)
      const { inputs, missing } = inputsOf(context, given)
      const required =
        isObject(workflow.inputs) && Array.isArray(workflow.inputs.required) ? workflow.inputs.required.map(String) : []
      const lacking = missing ?? required.find((name) => !(name in inputs) || inputs[name] === '')
      if (lacking !== undefined) {
        coverage.skip(workflow.workflowId, 'workflow', `it needs the input ${lacking}`)
        continue
      }
      const failure = await run.run(workflow, inputs)
      coverage.judge(workflow.workflowId, 'workflows/run')
      if (!failure) continue
      const { step, index, expected, exchanges, scope } = failure
      const exchange = exchanges.at(-1)
      if (exchange?.answer.status === TOO_MANY && !expected.includes(String(TOO_MANY))) {
        coverage.skip(workflow.workflowId, 'workflow', `${exchange.call.operation.id} limits its rate`)
        continue
      }
      const [, expression] = /(\$response\S*)/.exec(expected) ?? []
      findings.add({
        check: 'workflows',
        rule: 'workflows/step',
        operation: exchange?.call.operation.id ?? workflow.workflowId,
        pointer: exchange?.call.operation.pointer ?? '',
        expected: `${expected} (${file}, workflow ${workflow.workflowId}, step ${index + 1} ${step.stepId})`,
        seen: expression
          ? `${expression} = ${JSON.stringify(evaluated(expression, scope))}; ${failure.seen}`
          : failure.seen,
        exchanges,
        detail: `${workflow.workflowId} ${step.stepId}`,
      })
    }
  }
}
