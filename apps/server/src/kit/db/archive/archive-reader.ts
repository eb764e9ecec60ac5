import { reasonOf, StartError } from '../start-error.ts'
import {
  CONTENTS_ENTRY,
  type Contents,
  FORMAT,
  MANIFEST_ENTRY,
  type Manifest,
  partsPrefix,
  UPLOADS,
} from './manifest.ts'
import { unpacked } from './packing.ts'
import type { Table } from './tables.ts'
import { readTar, type TarEntry } from './tar.ts'

/** An archive read once from front to back: the tables in their order, then the uploads, then what there should be. */
export type ArchiveReader = {
  readonly contents: Contents
  rowsOf(table: Table): AsyncGenerator<Buffer>
  finish(keepUpload: (name: string, body: AsyncIterable<Buffer>) => Promise<void>): Promise<Manifest>
  close(): void
}

export async function openArchive(file: string): Promise<ArchiveReader> {
  const bytes = await unpacked(file)
  const entries = plainly(file, readTar(bytes))
  let current: TarEntry | undefined

  async function advance(): Promise<void> {
    const next = await entries.next()
    current = next.done === true ? undefined : next.value
  }
  async function json<T>(name: string): Promise<T> {
    if (current?.name !== name)
      throw new StartError(`${file} is incomplete or not an archive of this program (no ${name}).`)
    const parsed: T = JSON.parse((await Array.fromAsync(plainly(file, current.body))).join(''))
    await advance()
    return parsed
  }

  await advance()
  const contents = await json<Contents>(CONTENTS_ENTRY)
  if (contents.format !== FORMAT) throw new StartError(`${file} has a format that this program does not know.`)
  return {
    contents,
    async *rowsOf(table) {
      while (current?.name.startsWith(partsPrefix(table)) === true) {
        yield* plainly(file, current.body)
        await advance()
      }
    },
    async finish(keepUpload) {
      while (current?.name.startsWith(`${UPLOADS}/`) === true) {
        await keepUpload(current.name.slice(UPLOADS.length + 1), plainly(file, current.body))
        await advance()
      }
      return json<Manifest>(MANIFEST_ENTRY)
    },
    close: () => void bytes.destroy(),
  }
}

async function* plainly<T>(file: string, source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source
  } catch (error) {
    throw new StartError(`${file} cannot be read as an archive of this program: ${reasonOf(error)}.`)
  }
}
