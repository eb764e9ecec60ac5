import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { PrinterKind } from '@sizzle/domain/printing/print-job.ts'

// Printers show their id and a secret that is shown to people once. Star's send both with each call (HTTP Basic), Epson's
// prove that they know them (HTTP Digest), for which the server has to keep Digest's own hash.

export const PRINTER_REALM = 'printers'
const NONCE_LIVES_MS = 5 * 60_000

/** The secret has 144 bits, so nobody finds it behind a fast hash. */
export function hashOfSecret(kind: PrinterKind, printerId: string, secret: string): string {
  return kind === 'epson_sdp' ? md5(`${printerId}:${PRINTER_REALM}:${secret}`) : sha256(secret)
}

/** Basic: the secret is the password; printers whose form has no place for a long name send another one. */
export function isBasicLogin(header: string | undefined, hash: string | null): boolean {
  const [, encoded = ''] = /^basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '') ?? []
  const login = Buffer.from(encoded, 'base64').toString('utf8')
  const secret = login.slice(login.indexOf(':') + 1)
  return hash !== null && login.includes(':') && isSame(sha256(secret), hash)
}

/** Made by the time and our key, so that no process has to remember it. */
export function newNonce(key: string, now: Date): string {
  const time = now.getTime().toString(36)
  return `${time}.${createHmac('sha256', key).update(time).digest('base64url')}`
}

export type DigestVerdict = 'right' | 'wrong' | 'stale' | 'missing'

export function checkDigest(
  header: string | undefined,
  call: { readonly method: string; readonly path: string; readonly printerId: string; readonly hash: string | null },
  { key, now }: { readonly key: string; readonly now: Date },
): DigestVerdict {
  if (!header?.toLowerCase().startsWith('digest ')) return 'missing'
  const said = fieldsOf(header.slice('digest '.length))
  const [time = ''] = (said.nonce ?? '').split('.')
  const madeAt = new Date(Number.parseInt(time, 36))
  if (!isSame(said.nonce ?? '', Number.isNaN(madeAt.getTime()) ? '' : newNonce(key, madeAt))) return 'wrong'
  if (said.username !== call.printerId || said.uri !== call.path || call.hash === null) return 'wrong'
  const middle = said.qop === undefined ? said.nonce : [said.nonce, said.nc, said.cnonce, said.qop].join(':')
  const expected = md5(`${call.hash}:${middle}:${md5(`${call.method}:${said.uri}`)}`)
  if (!isSame(said.response ?? '', expected)) return 'wrong'
  return now.getTime() - madeAt.getTime() > NONCE_LIVES_MS ? 'stale' : 'right'
}

/** `name="value", name=value` as a table. */
function fieldsOf(text: string): Readonly<Record<string, string | undefined>> {
  const found = text.matchAll(/(\w+)=(?:"([^"]*)"|([^\s,]+))/g)
  return Object.fromEntries([...found].map(([, name = '', quoted, plain]) => [name, quoted ?? plain]))
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(sha256(one)), Buffer.from(sha256(other))]
  return one !== '' && timingSafeEqual(a, b)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** Digest knows nothing newer that printers speak. */
function md5(text: string): string {
  return createHash('md5').update(text).digest('hex')
}
