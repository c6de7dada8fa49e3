// A pool of existing ids, by path parameter.
import { contractOperations, parameterValue } from '#tests/support/contract.ts'

const parametersByName = new Map(
  contractOperations.flatMap(({ parameters }) => parameters.map((parameter) => [parameter.name, parameter] as const)),
)
const nameOf = (segment: string | undefined) => /^\{(\w+)\}$/.exec(segment ?? '')?.[1]

/** The parameter that `id` in a response of this path stands for: that of the path one level below, or the last one of the path. */
function idName(path: string): string {
  const below = contractOperations.find(
    (one) => one.path.startsWith(`${path}/{`) && !one.path.slice(path.length + 1).includes('/'),
  )
  return nameOf(below?.path.split('/').at(-1)) ?? nameOf(path.split('/').at(-1)) ?? 'id'
}

/** Rows of /EA/{accountId}/metrics/{customerClientId}/… name their entity `entityId`. */
const ENTITY_NAMES: Record<string, string> = { campaigns: 'campaignId', 'ad-groups': 'adGroupId', ads: 'adId' }
const STANDING = ['accountId', 'userId']
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
const groupOf = (path: string) => path.split('/')[1] ?? ''
const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

export class IdPool {
  readonly #ids = new Map<string, Set<string>>()

  constructor(known: Record<string, string>) {
    for (const [name, id] of Object.entries(known)) this.#add(name, id)
  }

  #add(name: string, id: string): void {
    const ids = this.#ids.get(name) ?? new Set()
    if (ids.size < 50) this.#ids.set(name, ids.add(id))
  }

  copy(): IdPool {
    const copy = new IdPool({})
    for (const [name, ids] of this.#ids) copy.#ids.set(name, new Set(ids))
    return copy
  }

  /** Puts an id before the others of its parameter. */
  know(name: string, id: string): void {
    this.#ids.set(name, new Set([id, ...this.of(name)]))
  }

  /** Returns the known ids of a parameter, preferably those of the path's resource group. */
  of = (name: string, path?: string): string[] => [
    ...(this.#ids.get(`${groupOf(path ?? '')} ${name}`) ?? this.#ids.get(name) ?? []),
  ]
  all = (): string[] => [...new Set([...this.#ids.values()].flatMap((ids) => Array.from(ids)))]
  names = (): string[] => [...this.#ids.keys()].filter((name) => !name.includes(' '))

  /** Collects the ids of a response: its `id`, and every field that is named like a parameter. The two days of a range belong together and stay as they are. */
  take(path: string, body: unknown): void {
    const page = isObject(body) && Array.isArray(body.items) ? body.items : body
    for (const item of Array.isArray(page) ? page : [page]) {
      if (!isObject(item)) continue
      if (typeof item.id === 'string') this.#place(path, idName(path), item.id)
      if (path === '/Account/{accountId}/users' && typeof item.userId === 'string')
        this.#add('requestedUserId', item.userId)
      const entity = ENTITY_NAMES[path.split('/')[5] ?? '']
      if (entity && typeof item.entityId === 'string') this.#add(entity, item.entityId)
      this.#takeNamed(path, item)
    }
  }

  #takeNamed(path: string, value: unknown): void {
    if (Array.isArray(value)) for (const item of value) this.#takeNamed(path, item)
    if (!isObject(value)) return
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner !== 'string') this.#takeNamed(path, inner)
      else if (inner !== '' && parametersByName.has(name) && !isDay(inner) && !STANDING.includes(name))
        this.#place(path, name, inner)
    }
  }

  /**
   * Tasks of an account and of a person have the same parameter name, so ids are stored with and without their group. Below an account,
   * ids are not shared.
   */
  #place(path: string, name: string, id: string): void {
    if (path.includes(`{${name}}`)) return
    this.#add(`${groupOf(path)} ${name}`, id)
    this.#add(name, id)
  }

  /** Fills a path with the first known id of each parameter, or with a value that its schema accepts. */
  pathFor = (path: string): string =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(this.#one(name, path)))

  queryFor = (name: string): string => `${name}=${encodeURIComponent(this.#one(name))}`

  #one(name: string, path?: string): string {
    const parameter = parametersByName.get(name)
    return this.of(name, path)[0] ?? (parameter ? parameterValue(parameter) : 'x')
  }
}
