import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

// 32 MiB for each try (N = 2^15, r = 8): dear to guess, and fast enough for a sandbox on one core. It is also the least that the system's
// allocator gives back at once: half of it would stay with each thread that hashed.
const COST = 32_768
/** Of hashes that do not say what they cost. */
const FORMER_COST = 16_384
const KEY_BYTES = 32

const derive = (password: string, salt: Buffer, cost: number) =>
  new Promise<Buffer>((resolve, reject) => {
    const options: ScryptOptions = { N: cost, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })

const written = (salt: Buffer, key: Buffer) =>
  ['scrypt', COST, salt.toString('base64'), key.toString('base64')].join('$')

/** `scrypt$cost$salt$key`, salt and key in base64; the same password gives another text each time. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return written(salt, await derive(password, salt, COST))
}

/** Whether this is the password; takes as long for a wrong one. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [key = '', salt = '', cost] = hash.split('$').toReversed()
  const expected = Buffer.from(key, 'base64')
  const derived = await derive(password, Buffer.from(salt, 'base64'), Number(cost) || FORMER_COST)
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}

/** Nobody's password: compared where there is no person, so that an unknown address takes as long as a known one. */
export const DUMMY_HASH = written(Buffer.alloc(16), Buffer.alloc(KEY_BYTES))

/** A hash that is to be worked out before the work can go on. */
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
  readonly #hashes = new Map<string, string>()
  readonly #checks = new Map<string, boolean>()

  /** As hashPassword, inside of `around`. */
  hash(password: string): string {
    return this.#known(this.#hashes, password, () => hashPassword(password))
  }

  /** As isPassword, inside of `around`. */
  is(password: string, hash: string): boolean {
    return this.#known(this.#checks, `${hash} ${password}`, () => isPassword(password, hash))
  }

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
