// Reads the ledger of a client account from the changes of its runs.
import {
  type AutopilotContext,
  CHANGE,
  type ClientScope,
  clientKey,
  type StoredChange,
  scopeOf,
  TRIGGER,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import { Ledger, type LedgerEntry } from '#mocks/sandbox/domain/autopilot/ledger.ts'
import { guardrailHistory } from '#mocks/sandbox/domain/autopilot/past-guardrails.ts'
import { clientFor, type Placed } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { dayIn } from '#mocks/sandbox/time/time-zone.ts'

const LEDGER_DAYS = 91

const appliedSince = (store: AutopilotContext['store'], scope: ClientScope, from: Date): Promise<StoredChange[]> =>
  store.listAll('autopilotChange', {
    where: {
      ...scope,
      status: CHANGE.applied,
      trigger: { not: TRIGGER.preview },
      appliedAt: { from: from.toISOString() },
    },
    by: [['appliedAt', 'asc']],
  })

/** The ledger of a client account as of now. Changes that were undone are not in it. */
export async function readLedger(
  context: Pick<AutopilotContext, 'store' | 'now' | 'platforms'>,
  place: Placed,
): Promise<Ledger> {
  const { store, now } = context
  const scope = scopeOf(place.accountId, place.customerClientId)
  const { timeZone } = await clientFor(context, place)
  const changes = await appliedSince(store, scope, new Date(now.getTime() - LEDGER_DAYS * DAY_MS))
  const { budgetCountedFrom = '' } = (await store.get('autopilotAutomation', clientKey(scope))) ?? {}
  const entries = changes.map(
    ({ id, autopilotId, entityId, field, before, after, appliedAt }): LedgerEntry => ({
      id,
      autopilotId,
      entityId,
      field,
      before,
      after,
      day: dayIn(new Date(appliedAt ?? 0), timeZone),
      at: appliedAt ?? '',
      isCountedForBudget: (appliedAt ?? '') >= budgetCountedFrom,
    }),
  )
  const guardrails = await guardrailHistory(store, scope, await store.list('autopilotItem', scope))
  return new Ledger({ entries, guardrails })
}
