import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StartError } from '../start-error.ts'
import { UPLOADS } from './manifest.ts'

/** Uploaded files on their way in: kept aside until the rows that name them are complete. */
export type IncomingUploads = {
  keep(name: string, body: AsyncIterable<Buffer>): Promise<void>
  sums(): Readonly<Record<string, string>>
  move(): Promise<void>
  discard(): Promise<void>
}

export async function receiveUploads(dataDir: string): Promise<IncomingUploads> {
  const target = path.join(dataDir, UPLOADS)
  const aside = path.join(dataDir, `${UPLOADS}.importing`)
  const there = await readdir(target).catch(() => [])
  if (there.length > 0) throw new StartError(`The folder ${target} already holds files: import into an empty DATA_DIR.`)
  await rm(aside, { recursive: true, force: true })
  const sums: Record<string, string> = {}
  let isMoved = false

  return {
    async keep(name, body) {
      const file = path.resolve(aside, name)
      // An archive from elsewhere must not write anywhere else.
      if (!file.startsWith(aside + path.sep))
        throw new StartError(`The archive names a file outside the uploads: ${name}.`)
      await mkdir(path.dirname(file), { recursive: true })
      const hash = createHash('sha256')
      await pipeline(Readable.from(body), hashing(hash), createWriteStream(file, { flags: 'wx', flush: true }))
      sums[name] = hash.digest('hex')
    },
    sums: () => sums,
    async move() {
      if (Object.keys(sums).length === 0) return
      await rm(target, { recursive: true, force: true })
      await rename(aside, target)
      isMoved = true
    },
    async discard() {
      await rm(isMoved ? target : aside, { recursive: true, force: true })
    },
  }
}

/** Passes bytes through unchanged, into the sum on their way. */
export function hashing(hash: { update(chunk: Buffer): unknown }) {
  return async function* pass(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
}
