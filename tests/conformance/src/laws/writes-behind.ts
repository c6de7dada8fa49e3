// Writes that are not selected and whose effect the selected readings show: what they save and make is what these readings show.
import type { Context } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { answerName } from '../model/model.ts'

/** Writes of one reading that are tried. */
const MAX_WRITES = 4

/** The updates at the path of a reading, and, of what no creation at its collection makes, what answers with the same schema elsewhere. */
function writesOf({ contract, model }: Context, reading: Operation): Operation[] {
  const resource = model.resources.find(({ read }) => read === reading)
  const isMade = resource?.create !== undefined || model.lists.has(reading.id)
  const writes = contract.operations.filter(({ method }) => method !== 'GET' && method !== 'DELETE')
  const updates = writes.filter(({ method, path }) => path === reading.path && method !== 'POST')
  const others = writes.filter((one) => answerName(one) !== '' && answerName(one) === answerName(reading))
  return [...new Set([...updates, ...(isMade ? [] : others)])].slice(0, MAX_WRITES)
}

export function writesBehind(context: Context): Operation[] {
  const { operations, overrides } = context
  const readings = operations.filter(({ method }) => method === 'GET')
  const writes = new Set(readings.flatMap((one) => writesOf(context, one)))
  return [...writes].filter(
    (one) =>
      !operations.includes(one) &&
      overrides.operations[one.id]?.leave === undefined &&
      overrides.operations[one.id]?.unreachable === undefined,
  )
}
