import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { jsonOf, type WireAnswer } from '../answer.ts'
import { bestEncoding, type Encoding } from './accept-encoding.ts'

/** An answer that many are given, written once for all of them, and compressed when somebody first asks for it so. */
export type Packed = { readonly etag: string; readonly identity: Form; readonly smaller: Map<Encoding, Promise<Form>> }
export type Form = { readonly bytes: Uint8Array<ArrayBuffer>; readonly encoding: Encoding }

/** Less than a packet becomes no faster. */
const WORTH_IT_FROM_BYTES = 1_024
/** 700 KB of menu are packed in 15 ms, off the main thread. */
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 5

const known = new WeakMap<WireAnswer, Packed>()

export function packed(answer: WireAnswer): Packed {
  const there = known.get(answer)
  if (there) return there
  const bytes = new TextEncoder().encode(jsonOf(answer))
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const made: Packed = { etag, identity: { bytes, encoding: 'identity' }, smaller: new Map() }
  known.set(answer, made)
  return made
}

/** A value and no promise when it is there already. */
export function formOf({ identity, smaller }: Packed, acceptEncoding: string | undefined): Form | Promise<Form> {
  const encoding = bestEncoding(acceptEncoding)
  if (encoding === 'identity' || identity.bytes.length < WORTH_IT_FROM_BYTES) return identity
  const form = smaller.get(encoding) ?? compress(identity.bytes, encoding)
  smaller.set(encoding, form)
  return form
}

async function compress(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Form> {
  const smaller =
    encoding === 'br'
      ? await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : await promisify(gzip)(bytes, { level: GZIP_LEVEL })
  return { bytes: new Uint8Array(smaller), encoding }
}

/** A proxy that compresses may have made the tag weak (`W/`); for a reader it is still the same answer. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag))
}
