import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

// 32 MiB for each try (N = 2^15, r = 8): dear to guess, and fast enough for a sandbox on one core. It is also the least that the system's
// allocator gives back at once: half of it would stay with each thread that hashed.
const COST: ScryptOptions = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const KEY_BYTES = 32

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key))),
  )

/** `scrypt$salt$key`, both base64; the same password gives another text each time. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return ['scrypt', salt.toString('base64'), (await derive(password, salt)).toString('base64')].join('$')
}

/** Whether this is the password; takes as long for a wrong one. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, salt = '', key = ''] = hash.split('$')
  const expected = Buffer.from(key, 'base64')
  const derived = await derive(password, Buffer.from(salt, 'base64'))
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}

/** Nobody's password: compared where there is no person, so that an unknown address takes as long as a known one. */
export const DUMMY_HASH = `scrypt$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(KEY_BYTES).toString('base64')}`
