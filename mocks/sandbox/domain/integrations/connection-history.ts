import { AuditArea, type IntegrationPlatform } from '@adwright/sdk/types'
import { type AuditRecord, visibleAuditRecords } from '#mocks/sandbox/domain/identity/audit.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { PLATFORM_NAMES } from '#mocks/sandbox/domain/integrations/oauth.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

const area = AuditArea.Integrations

/** Audit records about the connections of platforms, newest first. They are few, and name their platform only in the target. */
export async function connectionHistory(
  { store, person, now }: { store: Store; person: Person; now: Date },
  platforms: IntegrationPlatform[],
  areas: AuditArea[] = [area],
): Promise<AuditRecord[]> {
  if (!areas.includes(area)) return []
  const records = await store.listAll('auditRecord', {
    ...(await visibleAuditRecords(store, person, now, [area])),
    order: 'desc',
  })
  const names = new Set(platforms.map((platform) => PLATFORM_NAMES[platform]))
  return records.filter(({ entry }) => names.has(entry.target))
}
