import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { PASSKEY_MINUTES } from '@sizzle/domain/people/passkeys.ts'

const NONCE_BYTES = 16
const TIME_BYTES = 6
const SIGNED_BYTES = TIME_BYTES + NONCE_BYTES

/** What a passkey is asked to sign. It carries its time and our mark, so that questions of strangers take no row. */
export function challengeAt(secret: string, purpose: string, now: Date): string {
  const bytes = Buffer.alloc(SIGNED_BYTES)
  bytes.writeUIntBE(now.getTime(), 0, TIME_BYTES)
  randomBytes(NONCE_BYTES).copy(bytes, TIME_BYTES)
  return Buffer.concat([bytes, markOf(secret, purpose, bytes)]).toString('base64url')
}

/** When we asked this; undefined: it was not us, not for this purpose, or too long ago. */
export function askedAt(secret: string, purpose: string, challenge: string, now: Date): Date | undefined {
  const bytes = Buffer.from(challenge, 'base64url')
  const [signed, mark] = [bytes.subarray(0, SIGNED_BYTES), bytes.subarray(SIGNED_BYTES)]
  if (signed.length < SIGNED_BYTES) return undefined
  const ours = markOf(secret, purpose, signed)
  if (mark.length !== ours.length || !timingSafeEqual(mark, ours)) return undefined
  const at = signed.readUIntBE(0, TIME_BYTES)
  return now.getTime() - at < PASSKEY_MINUTES * 60_000 ? new Date(at) : undefined
}

function markOf(secret: string, purpose: string, bytes: Buffer): Buffer {
  return createHmac('sha256', secret).update(`passkey ${purpose} `).update(bytes).digest()
}
