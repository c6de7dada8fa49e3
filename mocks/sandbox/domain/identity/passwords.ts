import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** N of scrypt, with r = 8 and p = 1 as OWASP advises: 128 MiB and about a third of a second for each guess. */
export const PASSWORD_COST = 131_072
/** Of hashes that do not say what they cost. */
const FORMER_COST = 16_384
const KEY_BYTES = 32
const MEMORY_PER_COST = 128 * 8
/** Hashes that are worked out at the same time, each with its memory. */
const MOST_AT_ONCE = 2

const waiting: (() => void)[] = []
let running = 0

/** Runs `work` when fewer than MOST_AT_ONCE are running. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
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
  inTurn(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const options: ScryptOptions = { N: cost, r: 8, p: 1, maxmem: 2 * MEMORY_PER_COST * cost }
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )

const written = (salt: Buffer, key: Buffer, cost: number) =>
  ['scrypt', cost, salt.toString('base64'), key.toString('base64')].join('$')

function partsOf(hash: string) {
  const [key = '', salt = '', cost] = hash.split('$').toReversed()
  return { key: Buffer.from(key, 'base64'), salt: Buffer.from(salt, 'base64'), cost: Number(cost) || FORMER_COST }
}

/** `scrypt$cost$salt$key`, salt and key in base64; the same password gives another text each time. */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16)
  return written(salt, await derive(password, salt, cost), cost)
}

/** Whether this is the password. Takes as long for a wrong one, and for a hash that was made at a lower cost. */
export async function isPassword(password: string, hash: string, leastCost = PASSWORD_COST): Promise<boolean> {
  const { key, salt, cost } = partsOf(hash)
  const derived = await derive(password, salt, cost)
  // Costs are powers of two: cost + cost + 2 cost + 4 cost … adds up to the present one.
  for (let more = cost; more < leastCost; more *= 2) await derive(password, salt, more)
  return key.length === derived.length && timingSafeEqual(key, derived)
}

/** A hash that must be computed before the work can continue. */
class HashWanted extends Error {
  readonly answer: () => Promise<void>

  constructor(answer: () => Promise<void>) {
    super('A hash is wanted.')
    this.answer = answer
  }
}

/**
 * The hashes of one request. A hash takes so long that nobody else may wait for it: the first time one is asked for, the transaction is
 * taken back, the hash worked out, and the work done again.
 */
export class Passwords {
  readonly #cost: number
  readonly #hashes = new Map<string, string>()
  readonly #checks = new Map<string, boolean>()

  constructor(cost = PASSWORD_COST) {
    this.#cost = cost
  }

  /** As hashPassword, inside of `around`. */
  hash(password: string): string {
    return this.#known(this.#hashes, password, () => hashPassword(password, this.#cost))
  }

  /** As isPassword, inside of `around`. */
  is(password: string, hash: string): boolean {
    return this.#known(this.#checks, `${hash} ${password}`, () => isPassword(password, hash, this.#cost))
  }

  /** Compares with a dummy hash if there is no person, so that an unknown address takes as long as a known one (timing attack). */
  isNobodys(password: string): false {
    this.is(password, written(Buffer.alloc(16), Buffer.alloc(KEY_BYTES), this.#cost))
    return false
  }

  /** Whether a hash was made at a lower cost than new ones are. */
  isOutdated = (hash: string): boolean => partsOf(hash).cost < this.#cost

  #known<T extends string | boolean>(answers: Map<string, T>, key: string, work: () => Promise<T>): T {
    const known = answers.get(key)
    if (known !== undefined) return known
    throw new HashWanted(async () => {
      answers.set(key, await work())
    })
  }

  /** Does the work, once more for each hash it asks for. */
  async around<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof HashWanted)) throw error
        await error.answer()
      }
    }
  }
}
