import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream'
import { constants, createGunzip, createZstdCompress, createZstdDecompress } from 'node:zlib'

// Archives from before 2026-11-22 are gzip, and stay readable.
const GZIP_BEGINS = Buffer.from([0x1f, 0x8b])

/** Small ones would be a write each. */
const CHUNK_BYTES = 256 * 1024

/** Zstandard: a quarter of gzip's work for fewer bytes, which orders feel while a backup is made (decision 78). */
export function packing() {
  return createZstdCompress({ chunkSize: CHUNK_BYTES, params: { [constants.ZSTD_c_checksumFlag]: 1 } })
}

export async function unpacked(file: string): Promise<Readable> {
  const isGzip = (await firstBytes(file)).equals(GZIP_BEGINS)
  // The callback keeps a read error from being thrown a second time: the reader of the stream gets it.
  return pipeline(createReadStream(file), isGzip ? createGunzip() : createZstdDecompress(), () => undefined)
}

async function firstBytes(file: string): Promise<Buffer> {
  await using handle = await open(file)
  const bytes = Buffer.alloc(GZIP_BEGINS.length)
  await handle.read(bytes, 0, bytes.length, 0)
  return bytes
}
