// The check 'workflows': the Arazzo documents of the overrides, run step by step.
import path from 'node:path'
import { parse } from 'yaml'
import { evaluated } from '../arazzo/expressions.ts'
import { type ArazzoDocument, type Workflow, WorkflowRun } from '../arazzo/run.ts'
import type { Context } from '../context.ts'
import { readText } from '../contract/contract.ts'
import { isObject, type Json } from '../contract/pointer.ts'

const TOO_MANY = 429

/** Fills {caller.scheme} and {caller.id} in the inputs of a workflow. */
function inputsOf({ callers }: Context, inputs: Json): { inputs: Json; missing: string | undefined } {
  let missing: string | undefined
  const entries = Object.entries(inputs).map(([name, value]): [string, unknown] => {
    if (typeof value !== 'string') return [name, value]
    return [
      name,
      value.replace(/\{(\w+)\.(\w+)\}/g, (whole, caller: string, key: string) => {
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
  const { overrides, coverage, findings, isOver, folder } = context
  for (const { file, workflow: wanted, inputs: given = {} } of overrides.workflows) {
    const document = parse(await readText(/^https?:/.test(file) ? file : path.resolve(folder, file))) as ArazzoDocument
    for (const workflow of document.workflows) {
      if (isOver()) return
      if (wanted !== undefined && workflow.workflowId !== wanted) continue
      const run = new WorkflowRun(context, document)
      if (!isSelected(context, run, workflow)) continue
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
