/** The connection ended while its body was still coming: nobody reads the answer, and it is no fault of ours. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone'
}

/**
 * The whole body, or nothing when it is longer than allowed. Bytes are counted while they come, because a chunked body
 * names no length and a length may lie; a client that goes on sending after the answer is cut off by the server.
 */
export async function readUpTo(request: Request, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > limit) return undefined
      chunks.push(chunk)
    }
  } catch (error) {
    throw new CallerGone('the body broke off', { cause: error })
  }
  return Buffer.concat(chunks)
}
