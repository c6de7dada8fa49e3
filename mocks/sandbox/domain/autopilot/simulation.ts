// The client account of a backtest: what the platform simulates for other changes than those that were made.
import type { BacktestOptions } from '#mocks/sandbox/domain/autopilot/backtest.ts'
import {
  type AutopilotContext,
  type StoredChange,
  scopeOf,
  TRIGGER,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import { type Client, type Placed, simulatedSceneFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import type { SimulatedChange } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { type Day, dayIn } from '#mocks/sandbox/time/time-zone.ts'

type Own = { autopilotId: string | undefined; day: Day }
type Applied = StoredChange & { appliedAt: string }

/** The changes that an item has made, also those that were undone. */
async function ownChanges(
  { store }: AutopilotContext,
  place: Placed,
  autopilotId: string | undefined,
): Promise<Applied[]> {
  if (autopilotId === undefined) return []
  const scope = scopeOf(place.accountId, place.customerClientId)
  const where = { ...scope, autopilotId, trigger: { not: TRIGGER.preview } }
  const all = await store.listAll('autopilotChange', { where, by: [['appliedAt', 'asc']] })
  return all.flatMap((change) => (change.appliedAt === null ? [] : [{ ...change, appliedAt: change.appliedAt }]))
}

const keyOf = ({ entityId, field, at }: Pick<SimulatedChange, 'entityId' | 'field' | 'at'>) =>
  `${entityId} ${field} ${at}`

/** The account without the changes that an item has made since a day, so that a backtest of it makes them anew. */
export async function simulationOf(
  context: AutopilotContext,
  place: Placed,
  client: Client,
  { autopilotId, day }: Own,
): Promise<Pick<BacktestOptions, 'sceneAt' | 'accountWith' | 'touched'>> {
  const own = await ownChanges(context, place, autopilotId)
  const isSince = ({ appliedAt }: Applied) => dayIn(new Date(appliedAt), client.timeZone) >= day
  const leftOut = new Set(
    own
      .filter(isSince)
      .flatMap(({ entityId, field, appliedAt, undoneAt }) =>
        [appliedAt, undoneAt].flatMap((at) => (at === null ? [] : [keyOf({ entityId, field, at })])),
      ),
  )
  const earlier = own.filter((change) => !isSince(change))
  const isLeftOut = (change: SimulatedChange) => leftOut.has(keyOf(change))
  const sceneAt: BacktestOptions['sceneAt'] = (at, added) =>
    simulatedSceneFor({ ...context, now: at }, client, place, { added, isLeftOut })
  return {
    sceneAt,
    accountWith: async (added) => (await sceneAt(context.now, added)).world,
    touched: earlier.flatMap(({ matchedId: entityId, appliedAt, undoneAt }) =>
      [appliedAt, undoneAt].flatMap((at) => (at === null ? [] : [{ entityId, at: new Date(at) }])),
    ),
  }
}
