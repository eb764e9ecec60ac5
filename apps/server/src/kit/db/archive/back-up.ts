import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { checkArchive } from './check-archive.ts'
import { exportArchive } from './export-archive.ts'
import type { Manifest } from './manifest.ts'

type Backup = {
  readonly connectionString: string
  readonly dataDir: string
  readonly folder: string
  /** So many stay: the newest. */
  readonly kept: number
  readonly now: Date
}

/** As text they stand in the order of their moments. */
const NAME = /^sizzle-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.archive$/

/** An archive named by its moment, read back to its end before any older one goes. Files of other names stay. */
export async function backUp({ connectionString, dataDir, folder, kept, now }: Backup) {
  // Only its owner may look inside, as with the archives themselves.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `sizzle-${now.toISOString().replaceAll(':', '-')}.archive`)
  await exportArchive({ connectionString, dataDir, file })
  const manifest: Manifest = await checkArchive(file)
  const all = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted()
  const old = all.slice(0, -kept)
  for (const name of old) await rm(path.join(folder, name))
  return { file, manifest, removed: old.length }
}
