import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { fewAtOnce } from './few-at-once.ts'

const derive = promisify(argon2)

/** What computing a hash takes; it stands beside each one, so that passwords of several costs live side by side. */
export type PasswordCost = { readonly memory: number; readonly passes: number; readonly parallelism: number }
/** Argon2id with 19 MiB and two passes: 8.5 ms on one core (people 8). */
export const FULL_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
const STORED = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/

/** On half of the cores, off the main thread: a flood of sign-ins leaves the others to everything else. */
const hashing = fewAtOnce(Math.max(1, Math.floor(availableParallelism() / 2)))

export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derived(password, salt, cost)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const parts = STORED.exec(stored)
  if (!parts) return false
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return timingSafeEqual(await derived(password, Buffer.from(salt, 'base64'), cost), Buffer.from(hash, 'base64'))
}

let made = 0

/** How many hashes this process has computed: equal work for known and unknown addresses is held by this figure. */
export function hashesMade(): number {
  return made
}

function derived(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  made += 1
  // The same password typed on another keyboard may be composed of other code points.
  const message = password.normalize('NFKC')
  return hashing(() => derive('argon2id', { message, nonce: salt, tagLength: HASH_BYTES, ...cost }))
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
