// Entities that are paused or removed by the plan of a generated account, on the days before that happened.
import { type AdsEntity, type PlatformChange } from '#mocks/sandbox/platforms/ads/entity.ts'
import type { AccountBase } from '#mocks/sandbox/world/ads/base.ts'
import { ALWAYS } from '#mocks/sandbox/world/ads/model.ts'

const ends = new WeakMap<AccountBase, Map<string, number>>()

/** The first day without impressions of each entity that the plan ends. */
function endsOf(base: AccountBase): Map<string, number> {
  const known = ends.get(base)
  if (known) return known
  const found = new Map<string, number>()
  for (const { id, leaves, groups } of base.account.campaigns) {
    found.set(id, Math.max(...leaves.map(({ to }) => to)))
    for (const leaf of leaves) found.set(leaf.id, leaf.to)
    for (const { ads } of groups) for (const ad of ads) found.set(ad.id, ad.to)
  }
  ends.set(base, found)
  return found
}

/** Entities that are still enabled on a day, by id; those whose status someone has changed are what they were set to. */
export function notEndedYet(
  base: AccountBase,
  changes: readonly Pick<PlatformChange, 'entityId' | 'field'>[],
  day: number,
): Map<string, AdsEntity> {
  const enabled = new Map<string, AdsEntity>()
  if (base.imported) return enabled
  const changed = new Set(changes.flatMap(({ entityId, field }) => (field === 'status' ? [entityId] : [])))
  for (const entity of base.account.entities) {
    const end = entity.status === 'enabled' || changed.has(entity.id) ? undefined : endsOf(base).get(entity.id)
    if (end !== undefined && end !== ALWAYS && day < end) enabled.set(entity.id, { ...entity, status: 'enabled' })
  }
  return enabled
}
