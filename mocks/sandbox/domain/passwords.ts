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
