import { randomUUIDv7 } from 'node:crypto'
import * as contract from '@sizzle/contract/emails.ts'
import { MAX_EMAIL_IMAGE_BYTES } from '@sizzle/domain/menu/image.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { z } from 'zod'
import type { Tx } from '../kit/db/sql.ts'
import { enqueue } from '../kit/jobs/enqueue.ts'
import type { Job } from '../kit/jobs/worker.ts'
import { preparedOperation } from '../kit/operation.ts'
import { type Files, FilesFull, UPLOADS_PATH } from '../outside/files/files.ts'
import { asJpeg } from '../outside/files/picture.ts'
import { forgetUnsent, keepUnsent } from './unsent-images.sql.ts'

/** Twice the width of a letter. */
const WIDTH = 1200

export function uploadEmailImage(files: Files) {
  return preparedOperation(
    contract.uploadEmailImage,
    async (_, { file, log }) => {
      if (!file) return refuse({ code: 'image_invalid' })
      if (file.byteLength > MAX_EMAIL_IMAGE_BYTES) return refuse({ code: 'email_image_too_large' })
      const picture = await asJpeg(file, { width: WIDTH, height: WIDTH, fit: 'inside' })
      if (!picture.ok) return picture
      const name = `email-images/${randomUUIDv7()}.jpg`
      try {
        await files.put(name, picture.value)
      } catch (error) {
        log.error({ err: error }, 'a picture for an email could not be stored')
        return refuse({ code: error instanceof FilesFull ? 'upload_quota_exceeded' : 'upload_unknown' })
      }
      return ok(name)
    },
    async (_, { tx, now }, name) => {
      await dropUnlessShown(tx, name, now)
      return ok({ imageUrl: UPLOADS_PATH + name })
    },
  )
}

/** The picture of an upload, or of a draft that is gone. */
export async function dropUnlessShown(tx: Tx, name: string, now: Date): Promise<void> {
  await keepUnsent(tx, name, now)
  await enqueue(tx, DROP_UNSENT, { name }, { runAt: new Date(now.getTime() + UNSENT_DAYS * DAY_MS) })
}

/** A picture that no email shows by then is nobody's; one that was sent is loaded by mail programs for years. */
export const DROP_UNSENT = 'drop-unsent-image'
const UNSENT_DAYS = 7
const DAY_MS = 86_400_000
const Payload = z.object({ name: z.string() })

export function dropUnsentImage(files: Files): Job {
  return async (payload, { database }) => {
    const { name } = Payload.parse(payload)
    const wasUnsent = await database.transaction((tx) => forgetUnsent(tx, [name]))
    if (wasUnsent > 0) await files.remove(name)
  }
}
