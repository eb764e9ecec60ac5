import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/**
 * A WOFF file as the plain font it wraps. The PDF library can read WOFF itself, but unpacks it in JavaScript again and
 * again: 1.3 s for a long receipt against 0.1 s with a plain font.
 */
export function unwrapWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, WOFF_HEADER + index * WOFF_ENTRY))
  const directory = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY)
  woff.copy(directory, 0, 4, 8) // the flavour
  directory.writeUInt16BE(count, 4)
  const log2 = Math.floor(Math.log2(count))
  directory.writeUInt16BE(2 ** log2 * 16, 6)
  directory.writeUInt16BE(log2, 8)
  directory.writeUInt16BE(count * 16 - 2 ** log2 * 16, 10)

  let offset = directory.length
  const bodies = tables.map(({ tag, checksum, body }, index) => {
    const at = SFNT_HEADER + index * SFNT_ENTRY
    tag.copy(directory, at)
    directory.writeUInt32BE(checksum, at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(body.length, at + 12)
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)])
    offset += padded.length
    return padded
  })
  return Buffer.concat([directory, ...bodies])
}

function readTable(woff: Buffer, at: number) {
  const [offset, packed, plain] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
  const bytes = woff.subarray(offset, offset + packed)
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    body: packed < plain ? inflateSync(bytes) : bytes,
  }
}
