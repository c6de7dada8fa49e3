// The shared state of the account generator: the catalog, the random numbers, and the next id of each entity type.
import type { AdsAccount } from '@adwright/sdk/types'
import type { AdsEntity, EntityAttributes } from '#mocks/sandbox/platforms/ads/entity.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import { dayOfNumber } from '#mocks/sandbox/time/time-zone.ts'
import type { Catalog } from '#mocks/sandbox/world/ads/catalog.ts'

const FIRST_IDS = {
  1: 20_418_835_517,
  2: 151_207_732_901,
  3: 689_104_226_801,
  4: 318_440_127_701,
  5: 8_120_447_701,
  6: 7_340_918_251,
} as const
type Numbered = keyof typeof FIRST_IDS

/** The ids of the first client are those in the contract's examples; every other client has a separate range. */
const LARGEST_CLIENT = '4839201756'
const APART = 100_000

export type Generator = {
  client: AdsAccount
  catalog: Catalog
  random: () => number
  /** The price level of the currency relative to the euro. */
  money: number
  anchor: number
  firstDay: number
  entities: AdsEntity[]
  nextId: (kind: Numbered) => string
}

export function createGenerator(
  fields: Pick<Generator, 'client' | 'catalog' | 'money' | 'anchor' | 'firstDay'>,
  seed: number,
): Generator {
  const { customerClientId } = fields.client
  const offset = customerClientId === LARGEST_CLIENT ? 0 : (1 + (seedOf(customerClientId) % 9000)) * APART
  const used = new Map<Numbered, number>()
  return {
    ...fields,
    random: randomFrom(seedOf(seed, customerClientId, 'structure')),
    entities: [],
    nextId(kind) {
      const index = used.get(kind) ?? 0
      used.set(kind, index + 1)
      const id = String(FIRST_IDS[kind] + offset + index)
      return kind === 5 ? `st_${id}` : id
    },
  }
}

/** Returns a random factor around 1, between 1 / `spread` and `spread`. */
export const around = (random: () => number, spread: number) => spread ** (random() * 2 - 1)

export const pick = <Item>(random: () => number, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item

export const cents = (amount: number) => Math.round(amount * 100) / 100

export const capitalised = (text: string, language = 'en') => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

type Fields = {
  entityType: AdsEntity['entityType']
  id: string
  name: string
  page: string
  created: number
  status?: AdsEntity['status']
  campaign?: AdsEntity
  group?: AdsEntity
  labels?: string[]
  attributes: EntityAttributes
}

/** Records an entity together with the names of its parents. */
export function enter(generator: Generator, fields: Fields): AdsEntity {
  const { entityType, id, name, page, created, status = 'enabled', campaign, group, labels = [], attributes } = fields
  const entity: AdsEntity = {
    entityType,
    id,
    name,
    status,
    campaignId: campaign?.id ?? null,
    campaignName: campaign?.name ?? null,
    adGroupId: group?.id ?? null,
    adGroupName: group?.name ?? null,
    platformUrl: `https://ads.google.com/aw/${page}`,
    createdOn: dayOfNumber(created),
    labels,
    attributes,
  }
  generator.entities.push(entity)
  return entity
}
