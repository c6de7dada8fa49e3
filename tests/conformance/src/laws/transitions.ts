// A state changes only in the steps that the contract names: x-transitions: { field, from: { state: [states] } }.
import type { Context } from '../context.ts'
import { extension, type Operation } from '../contract/operation.ts'
import { at, isObject, join } from '../contract/pointer.ts'
import { start } from '../checks/answer-rules.ts'
import { isSuccess } from '../http/client.ts'
import { judgeLaw } from './law.ts'
import { readItem } from './lifecycle.ts'

export async function judgeTransitions(context: Context, operation: Operation): Promise<void> {
  const { requests, client, overrides } = context
  const declared: unknown = overrides.operations[operation.id]?.transitions ?? extension(operation, 'x-transitions')
  const resource = requests.resourceAbove(operation)
  if (!isObject(declared) || !isObject(declared.from) || !resource) return
  const field = String(declared.field)
  const states = [...new Set([...Object.keys(declared.from), ...Object.values(declared.from).flat().map(String)])]
  const base = await requests.base(operation)
  if (!base) return
  for (const target of states) {
    const created = await requests.create(resource)
    const read = created && (await readItem(context, resource, created.path))
    if (!created || !read || !isSuccess(read)) return
    const present = at(read.answer.body, join('', field))
    const allowed = (declared.from[String(present)] ?? []) as unknown[]
    if (String(present) === target || !isObject(base.call.body)) continue
    const value = typeof present === 'number' ? Number(target) : target
    const step = await client.send({ ...base.call, path: { ...base.call.path, ...created.path }, body: { ...base.call.body, [field]: value } })
    const isAllowed = allowed.map(String).includes(target)
    if (!isAllowed) judgeLaw(context, operation, 'transition', isSuccess(step) && { expected: `a refusal of the step from ${String(present)} to ${target}`, seen: `${step.answer.status} ${start(step.answer.text)}`, exchanges: [read, step], pointer: join(operation.pointer, 'x-transitions'), detail: `${String(present)} ${target}` })
    else judgeLaw(context, operation, 'transition', (step.answer.status === 409 || step.answer.status === 422) && { expected: `the step from ${String(present)} to ${target}`, seen: `${step.answer.status} ${start(step.answer.text)}`, exchanges: [read, step], pointer: join(operation.pointer, 'x-transitions'), detail: `${String(present)} ${target}` })
  }
}
