// Preview and backtest of a draft. Nothing is stored.
import type { AutopilotItemDraft } from '@adwright/sdk/types'
import { ruleOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import { exceptionsOf, type StoredItem } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { problemsIn } from '#mocks/sandbox/domain/autopilot/draft.ts'
import { backtestDraft, type DraftContext, type EvaluationContext } from '#mocks/sandbox/domain/autopilot/dry-run.ts'
import { removedExceptions } from '#mocks/sandbox/domain/autopilot/past-guardrails.ts'
import { momentFor, worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { previewOf } from '#mocks/sandbox/domain/autopilot/preview.ts'
import { readLedger } from '#mocks/sandbox/domain/autopilot/read-ledger.ts'
import { simulationOf } from '#mocks/sandbox/domain/autopilot/simulation.ts'
import type { Reader } from '#mocks/sandbox/domain/autopilot/wording.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { type AutopilotCall, itemsAt, placeOf } from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

const DEFAULT_DAYS = 30

type DryRunCall = AutopilotCall & { body: { autopilotId?: string; item: AutopilotItemDraft } }
type DryRunInput =
  | { meant: DraftContext; scene: EvaluationContext; items: StoredItem[]; reader: Reader }
  | { problems: FieldProblems }

/** Reads the data a draft is evaluated with, or returns its field problems. */
async function read(call: DryRunCall): Promise<DryRunInput> {
  const { body, now } = call
  const place = await placeOf(call)
  const items = await itemsAt(call, place)
  const item = items.find(({ id }) => id === body.autopilotId)
  const draft = body.item
  const rule = ruleOf(draft.ruleId)
  const world = await worldFor(call, place)
  const moment = momentFor(place.client, now)
  const problems = new FieldProblems(call.language)
  if (body.autopilotId !== undefined && !item) problems.add('autopilotId', 'item-unknown')
  if (item && item.ruleId !== draft.ruleId) problems.add('item.ruleId', 'rule-fixed')
  for (const [field, code, values] of problemsIn(draft, { rule, world, today: moment.day, now }, item))
    problems.add(`item.${field}`, code, values)
  if (!rule || !problems.isEmpty) return { problems }
  const simulation = (day: Day) => simulationOf(call, place, place.client, { autopilotId: item?.id, day })
  const scene = { world, moment, ledger: await readLedger(call, place), simulation }
  const excluded = await exceptionsOf(call.store, place.scope)
  const removed = await removedExceptions(call.store, place.scope)
  return {
    meant: { rule, draft, item, excluded, removed },
    scene,
    items,
    reader: place.reader,
  }
}

export const dryRuns = {
  async previewAutopilotItem(call) {
    const looked = await read(call)
    if ('problems' in looked) return looked.problems.answer()
    const { meant, scene, items, reader } = looked
    return ok({ currencyCode: reader.currency, ...previewOf(meant, scene, { now: call.now, items, reader }) })
  },

  async backtestAutopilotItem(call) {
    const looked = await read(call)
    if ('problems' in looked) return looked.problems.answer()
    const { meant, scene, reader } = looked
    return ok({ currencyCode: reader.currency, ...(await backtestDraft(meant, scene, call.body.days ?? DEFAULT_DAYS)) })
  },
} satisfies Pick<SandboxHandlers<'EA'>, 'previewAutopilotItem' | 'backtestAutopilotItem'>
