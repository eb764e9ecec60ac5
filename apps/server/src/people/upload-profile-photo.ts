import { randomUUIDv7 } from 'node:crypto'
import * as contract from '@sizzle/contract/profile.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { z } from 'zod'
import type { AccountParts } from '../accounts/account-parts.ts'
import { lockUser } from '../accounts/accounts.sql.ts'
import { photoAttempt } from '../accounts/sign-in-limits.ts'
import { savePhoto } from '../accounts/users.sql.ts'
import { personOf } from '../kit/context.ts'
import { enqueue } from '../kit/jobs/enqueue.ts'
import type { Job } from '../kit/jobs/worker.ts'
import { announce } from '../kit/live/announce.ts'
import { preparedOperation } from '../kit/operation.ts'
import { type Files, ownFile, UPLOADS_PATH } from '../outside/files/files.ts'
import { asWebp } from '../outside/files/picture.ts'
import { profileOf } from './profile.sql.ts'

const Payload = z.object({ name: z.string() })

/** Shown as a circle of at most 96 points; twice that for fine screens, and once more for the profile page. */
const SIDE = 384

export function uploadProfilePhoto({ attempts, files }: AccountParts) {
  return preparedOperation(
    contract.uploadProfilePhoto,
    async (_, { who, now, file }) => {
      const { userId } = personOf(who)
      const paced = await attempts.take(photoAttempt(userId), now)
      if (!paced.ok) return paced
      if (!file) return refuse({ code: 'image_invalid' })
      const picture = await asWebp(file, { width: SIDE, height: SIDE, fit: 'cover' })
      if (!picture.ok) return picture
      // Stored before the row names it: a row never points at nothing.
      const name = `people/${randomUUIDv7()}.webp`
      await files.put(name, picture.value)
      return ok(name)
    },
    async (_, { tx, who, now }, name) => {
      const { userId } = personOf(who)
      await lockUser(tx, userId)
      const before = ownFile((await profileOf(tx, userId))?.photo_url ?? null)
      const photoURL = UPLOADS_PATH + name
      await savePhoto(tx, userId, photoURL, now)
      await announce(tx, 'user.changed', { id: userId })
      if (before) await enqueue(tx, 'remove-file', { name: before })
      return ok({ photoURL })
    },
  )
}

export function removeFile(files: Files): Job {
  return async (payload) => {
    const { name } = Payload.parse(payload)
    await files.remove(name)
  }
}
