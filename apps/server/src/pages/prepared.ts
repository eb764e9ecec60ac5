import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { bestEncoding, type Encoding } from '../kit/http/accept-encoding.ts'

export type PageRequest = {
  method: string
  /** As it stands in the request line, without the query; never decoded here. */
  path: string
  search: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

export type PageAnswer = { status: number; headers: Record<string, string>; body: Buffer }

/** Every form in which one resource can be answered, built once; choosing among them allocates nothing. */
export type PreparedAnswer = { readonly etag: string; readonly forms: Record<Encoding, Form> }
type Form = { readonly full: PageAnswer; readonly head: PageAnswer; readonly unchanged: PageAnswer }
type Bodies = { identity: Buffer; gzip?: Buffer | undefined; br?: Buffer | undefined }

const NOTHING = Buffer.alloc(0)
// Rendered once a minute at most, so a middling setting: 60 KB of menu takes about 4 ms and ends within 3 % of the best one.
const BROTLI_QUALITY = 6

export function prepare(status: number, headers: Record<string, string>, bodies: Bodies): PreparedAnswer {
  const etag = `"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`
  const shared: Record<string, string> = {
    ...headers,
    etag,
    ...(bodies.gzip || bodies.br ? { vary: 'accept-encoding' } : {}),
  }
  const form = (encoding: Encoding, body: Buffer): Form => {
    const headers: Record<string, string> = { ...shared, 'content-length': String(body.length) }
    if (encoding !== 'identity') headers['content-encoding'] = encoding
    const full = { status, headers, body }
    return { full, head: { ...full, body: NOTHING }, unchanged: { status: 304, headers: shared, body: NOTHING } }
  }
  const identity = form('identity', bodies.identity)
  const zipped = bodies.gzip ? form('gzip', bodies.gzip) : identity
  return { etag, forms: { identity, gzip: zipped, br: bodies.br ? form('br', bodies.br) : zipped } }
}

/** Pages are text: compressed in both ways, off the main thread. */
export async function prepareText(
  status: number,
  headers: Record<string, string>,
  text: string,
): Promise<PreparedAnswer> {
  const identity = Buffer.from(text)
  const [zipped, br] = await Promise.all([
    promisify(gzip)(identity, { level: 6 }),
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  ])
  return prepare(status, headers, { identity, gzip: zipped, br })
}

export function choose(prepared: PreparedAnswer, request: PageRequest): PageAnswer {
  const form = prepared.forms[bestEncoding(request.acceptEncoding)]
  if (request.ifNoneMatch !== undefined && form.full.status === 200 && matches(request.ifNoneMatch, prepared.etag)) {
    return form.unchanged
  }
  return request.method === 'HEAD' ? form.head : form.full
}

/** A proxy that compresses may have made the tag weak (`W/`); for a page that is still the same page. */
function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.includes(etag)
}
