import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { WireAnswer } from '../answer.ts'
import { bestEncoding, type Encoding } from './accept-encoding.ts'

type Packed = { readonly bytes: Uint8Array<ArrayBuffer>; readonly encoding: Encoding }

/** Less than a packet becomes no faster. */
const WORTH_IT_FROM_BYTES = 1_024
/** 700 KB of menu are packed in 15 ms, off the main thread. */
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 5

const known = new WeakMap<WireAnswer, Map<Encoding, Promise<Packed>>>()

/** An answer that many are given, written and compressed once for all of them. */
export function packed(answer: WireAnswer, acceptEncoding: string | undefined): Promise<Packed> {
  const encoding = bestEncoding(acceptEncoding)
  const forms = known.get(answer) ?? new Map<Encoding, Promise<Packed>>()
  known.set(answer, forms)
  const form = forms.get(encoding) ?? pack(answer, encoding)
  forms.set(encoding, form)
  return form
}

async function pack({ body }: WireAnswer, encoding: Encoding): Promise<Packed> {
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  if (encoding === 'identity' || bytes.length < WORTH_IT_FROM_BYTES) return { bytes, encoding: 'identity' }
  const smaller =
    encoding === 'br'
      ? await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : await promisify(gzip)(bytes, { level: GZIP_LEVEL })
  return { bytes: new Uint8Array(smaller), encoding }
}
