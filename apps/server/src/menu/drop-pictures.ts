import { photoFiles } from '@sizzle/domain/menu/photo-files.ts'
import type { Db, Tx } from '../kit/db/sql.ts'
import { enqueue } from '../kit/jobs/enqueue.ts'
import type { Job } from '../kit/jobs/worker.ts'
import { type Files, ownFile } from '../outside/files/files.ts'
import * as rows from './pictures.sql.ts'

export const DROP_PICTURES = 'drop-pictures'
/** An upload that is tried for ten minutes is over by then. */
const UPLOAD_OVER_MS = 3_600_000
const AT_ONCE = 100

/** Once this commits, what no dish shows any more is removed. */
export async function noteNoLongerShown(tx: Tx, image: string | null): Promise<void> {
  if (ownFile(image) !== undefined) await enqueue(tx, DROP_PICTURES, {}, { key: DROP_PICTURES })
}

/**
 * Marks first, in one statement, and removes then: whoever gives a marked picture to a dish is refused, and a process that dies
 * half-way leaves marks from which the next one goes on.
 */
export function dropPictures(files: Files): Job {
  return async (_payload, { database, now }) => {
    const { db } = database
    await database.transaction((tx) => rows.markUnused(tx, new Date(now().getTime() - UPLOAD_OVER_MS)))
    let unused: { address: string }[]
    do {
      unused = await rows.unusedPictures(db, AT_ONCE)
      for (const { address } of unused) await remove(db, files, address)
    } while (unused.length === AT_ONCE)
  }
}

async function remove(db: Db, files: Files, address: string): Promise<void> {
  for (const file of photoFiles(address)) {
    const name = ownFile(file)
    if (name !== undefined) await files.remove(name)
  }
  await rows.notePictureGone(db, address)
}

export async function forgetPictures(db: Db, now: Date): Promise<void> {
  await rows.forgetGonePictures(db, new Date(now.getTime() - UPLOAD_OVER_MS))
}
