/** As much of the tar format as an archive of ours needs, so that any machine can look into one. */

export type TarEntry = { readonly name: string; readonly size: number; readonly body: AsyncIterable<Buffer> }

const BLOCK = 512
const LONGEST_NAME = 100
const CHECKSUM_AT = 148
const CHECKSUM_LENGTH = 8

export async function* tarEntry(name: string, size: number, body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield tarHeader(name, size)
  let written = 0
  for await (const chunk of body) {
    written += chunk.length
    yield chunk
  }
  if (written !== size) throw new Error(`${name} changed while it was being read`)
  yield Buffer.alloc(paddingAfter(size))
}

export async function* tarText(name: string, text: Buffer): AsyncGenerator<Buffer> {
  yield Buffer.concat([tarHeader(name, text.length), text, Buffer.alloc(paddingAfter(text.length))])
}

export function tarEnd(): Buffer {
  return Buffer.alloc(2 * BLOCK)
}

function tarHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new Error(`the name ${name} is too long for the archive`)
  const header = Buffer.alloc(BLOCK)
  const seconds = Math.floor(Date.now() / 1000)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write(`${seconds.toString(8).padStart(11, '0')}\0`, 136)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, CHECKSUM_AT)
  return header
}

// The sum of all bytes, the checksum's own counted as blanks.
function checksumOf(header: Buffer): number {
  const blanks = CHECKSUM_LENGTH * 0x20
  return header.reduce(
    (sum, byte, at) => (at < CHECKSUM_AT || at >= CHECKSUM_AT + CHECKSUM_LENGTH ? sum + byte : sum),
    blanks,
  )
}

function paddingAfter(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK
}

/** The entries in order. Each body is read before the next entry is asked for; what is left of it is skipped. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = byteReader(source)
  for (;;) {
    const header = await bytes.exactly(BLOCK)
    if (header.every((byte) => byte === 0)) return
    const checksum = Number.parseInt(header.toString('latin1', CHECKSUM_AT, CHECKSUM_AT + CHECKSUM_LENGTH), 8)
    if (checksum !== checksumOf(header)) throw new Error('it is not an archive')
    const name = header.toString('utf8', 0, LONGEST_NAME).replace(/\0.*$/, '')
    const size = Number.parseInt(header.toString('latin1', 124, 136), 8)
    let left = size
    async function* read(): AsyncGenerator<Buffer> {
      while (left > 0) {
        const chunk = await bytes.upTo(left)
        left -= chunk.length
        yield chunk
      }
    }
    yield { name, size, body: read() }
    while (left > 0) left -= (await bytes.upTo(left)).length
    await bytes.exactly(paddingAfter(size))
  }
}

function byteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function upTo(most: number): Promise<Buffer> {
    while (rest.length === 0) {
      const next = await chunks.next()
      if (next.done === true) throw new Error('it ends too early')
      rest = next.value
    }
    const taken = rest.subarray(0, most)
    rest = rest.subarray(taken.length)
    return taken
  }
  async function exactly(size: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for (let missing = size; missing > 0; ) {
      const part = await upTo(missing)
      parts.push(part)
      missing -= part.length
    }
    return Buffer.concat(parts)
  }
  return { upTo, exactly }
}
