import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { OutsideResults } from '#mocks/sandbox/domain/outside-work.ts'

/** The cost N of scrypt, with r = 8 and p = 1 as OWASP recommends: 128 MiB and about a third of a second for each guess. */
export const PASSWORD_COST = 131_072
/** The cost of old hashes that do not contain it. */
const LEGACY_COST = 16_384
const KEY_BYTES = 32
const MEMORY_PER_COST = 128 * 8
/** The number of hashes computed at the same time, limited because of their memory. */
const MAX_CONCURRENT = 2

const waiting: (() => void)[] = []
let running = 0

/** Runs `work` once fewer than MAX_CONCURRENT are running. */
async function withConcurrencyLimit<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

const derive = (password: string, salt: Buffer, cost: number) =>
  withConcurrencyLimit(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const options: ScryptOptions = { N: cost, r: 8, p: 1, maxmem: 2 * MEMORY_PER_COST * cost }
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )

const formatHash = (salt: Buffer, key: Buffer, cost: number) =>
  ['scrypt', cost, salt.toString('base64'), key.toString('base64')].join('$')

function parseHash(hash: string) {
  const [key = '', salt = '', cost] = hash.split('$').toReversed()
  return { key: Buffer.from(key, 'base64'), salt: Buffer.from(salt, 'base64'), cost: Number(cost) || LEGACY_COST }
}

/** Hashes a password as `scrypt$cost$salt$key`, with a random salt; salt and key are in base64. */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16)
  return formatHash(salt, await derive(password, salt, cost), cost)
}

/** True if the password matches. Takes equally long for wrong passwords and for hashes of a lower cost. */
export async function verifyPassword(password: string, hash: string, minCost = PASSWORD_COST): Promise<boolean> {
  const { key, salt, cost } = parseHash(hash)
  const derived = await derive(password, salt, cost)
  // Costs are powers of two: cost + cost + 2 cost + 4 cost … adds up to the current cost.
  for (let more = cost; more < minCost; more *= 2) await derive(password, salt, more)
  return key.length === derived.length && timingSafeEqual(key, derived)
}

/** The hashes of one request, which are computed while its transaction is not open. */
export class Passwords {
  readonly #cost: number
  readonly #hashes = new OutsideResults<string>()
  readonly #checks = new OutsideResults<boolean>()

  constructor(cost = PASSWORD_COST) {
    this.#cost = cost
  }

  /** Like hashPassword. */
  hash(password: string): string {
    return this.#hashes.get(password, () => hashPassword(password, this.#cost))
  }

  /** Like verifyPassword. */
  matches(password: string, hash: string): boolean {
    return this.#checks.get(`${hash} ${password}`, () => verifyPassword(password, hash, this.#cost))
  }

  /** Compares with a dummy hash if there is no person, so that an unknown address takes as long as a known one (timing attack). */
  rejectUnknown(password: string): false {
    this.matches(password, formatHash(Buffer.alloc(16), Buffer.alloc(KEY_BYTES), this.#cost))
    return false
  }

  /** True if a hash has a lower cost than new ones. */
  isOutdated = (hash: string): boolean => parseHash(hash).cost < this.#cost
}
