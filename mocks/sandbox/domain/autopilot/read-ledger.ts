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

const madeSince = (store: AutopilotContext['store'], scope: ClientScope, from: Date): Promise<StoredChange[]> =>
  store.listAll('autopilotChange', {
    where: {
      ...scope,
      status: [CHANGE.applied, CHANGE.undone],
      trigger: { not: TRIGGER.preview },
      appliedAt: { from: from.toISOString() },
    },
    by: [['appliedAt', 'asc']],
  })

/** The ledger of a client account. Changes that were undone are in it up to then, for a backtest. */
export async function readLedger(
  context: Pick<AutopilotContext, 'store' | 'now' | 'platforms'>,
  place: Placed,
): Promise<Ledger> {
  const { store, now } = context
  const scope = scopeOf(place.accountId, place.customerClientId)
  const { timeZone } = await clientFor(context, place)
  const changes = await madeSince(store, scope, new Date(now.getTime() - LEDGER_DAYS * DAY_MS))
  const { budgetCountedFrom: resumedAt = '' } = (await store.get('autopilotAutomation', clientKey(scope))) ?? {}
  const entries = changes.map(
    ({ id, autopilotId, entityId, field, before, after, appliedAt, undoneAt }): LedgerEntry => ({
      id,
      autopilotId,
      entityId,
      field,
      before,
      after,
      day: dayIn(new Date(appliedAt ?? 0), timeZone),
      at: appliedAt ?? '',
      undoneAt,
    }),
  )
  const guardrails = await guardrailHistory(store, scope, await store.list('autopilotItem', scope))
  return new Ledger({ entries, guardrails, resumedAt })
}
