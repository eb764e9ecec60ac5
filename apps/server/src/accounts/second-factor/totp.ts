import { createHmac, randomBytes } from 'node:crypto'
import { CODE_DIGITS } from '@sizzle/domain/people/second-factor.ts'
import { sameText } from '../../kit/http/guard.ts'

// Codes that an app and we compute from one secret and the time (RFC 6238, with the values that every app takes).

const STEP_MS = 30_000
const SECRET_BYTES = 20
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** In base32, which is what people can type into an app. */
export function newSecret(): string {
  return base32(randomBytes(SECRET_BYTES))
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7f_ff_ff_ff
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS)
}

type Typed = { readonly secret: string; readonly code: string; readonly now: Date; readonly after: number }

/** The step whose code this is, newer than the last one used. A phone's clock may be half a minute off. */
export function stepOfCode({ secret, code, now, after }: Typed): number | undefined {
  const here = stepAt(now)
  return [here - 1, here, here + 1].find((step) => step > after && sameText(codeAt(secret, step), code))
}

export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const fives = bits.match(/.{1,5}/g) ?? []
  return fives.map((five) => LETTERS.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('')
}

function bytesOf(text: string): Buffer {
  const bits = Array.from(text, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
