import { createHash } from 'node:crypto'
import { StartError } from '../start-error.ts'
import { openArchive } from './archive-reader.ts'
import type { Manifest } from './manifest.ts'

/** Reads an archive to its end, without a database, and compares every sum. */
export async function checkArchive(file: string): Promise<Manifest> {
  const archive = await openArchive(file)
  try {
    const tables: Record<string, string> = {}
    const uploads: Record<string, string> = {}
    for (const table of archive.contents.tables) tables[table.name] = await sumOf(archive.rowsOf(table))
    const manifest = await archive.finish(async (name, body) => {
      uploads[name] = await sumOf(body)
    })
    const promised = Object.fromEntries(Object.entries(manifest.tables).map(([name, { sha256 }]) => [name, sha256]))
    if (!isSame(tables, promised) || !isSame(uploads, manifest.uploads))
      throw new StartError(`${file} is damaged (its sums do not match).`)
    return manifest
  } finally {
    archive.close()
  }
}

async function sumOf(body: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of body) hash.update(chunk)
  return hash.digest('hex')
}

function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
