import * as contract from '@sizzle/contract/menu-photos.ts'
import { photoFile } from '@sizzle/domain/menu/photo-files.ts'
import { slug } from '@sizzle/domain/naming/slug.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { lockUser } from '../accounts/accounts.sql.ts'
import { type OutsideContext, personOf } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { stagedOperation } from '../kit/operation.ts'
import { type Files, FilesFull, ownFile, UPLOADS_PATH } from '../outside/files/files.ts'
import { type MadePhoto, makePhoto } from '../outside/files/photo.ts'
import { changeImage } from './change-image.ts'
import { menuLocation } from './edit-menu.ts'
import { imageOf } from './managed-items.sql.ts'
import * as rows from './pictures.sql.ts'

const MOST_IN_AN_HOUR = 60
const HOUR_MS = 3_600_000
const MAX_NAME = 40

type Begun = { readonly address: string; readonly locationId: string; readonly id: string }

/**
 * The name is settled and written down first. So whatever is stored under it is found again, and the same key stores under the
 * same name however often it is tried.
 */
export function uploadMenuImage(files: Files) {
  return stagedOperation(
    contract.uploadMenuImage,
    async ({ locationId, id, name }, { tx, who, now }) => {
      const { userId } = personOf(who)
      const location = await menuLocation({ db: tx, who }, locationId)
      if (!location.ok) return location
      if (!(await imageOf(tx, locationId, id))) return refuse({ code: 'menu_item_not_found' })
      const paced = await takeOne(tx, userId, now)
      if (!paced.ok) return paced
      const address = await freeAddress(tx, { locationId, id, name, userId, now })
      return ok({ address, locationId, id } satisfies Begun)
    },
    async (begun, context) => {
      const picture = await rows.pictureAt(context.database.db, begun.address)
      if (picture?.state !== 'coming') return settle(begun, context, undefined)
      const made = await store(files, begun, context)
      return made.ok ? settle(begun, context, made.value) : made
    },
  )
}

/** Of many at once by one person each waits for the one before. */
async function takeOne(tx: Tx, userId: string, now: Date) {
  await lockUser(tx, userId)
  const first = await rows.uploadBefore(tx, userId, MOST_IN_AN_HOUR, new Date(now.getTime() - HOUR_MS))
  if (!first) return ok(undefined)
  const wait = first.uploaded_at.getTime() + HOUR_MS - now.getTime()
  return refuse({ code: 'too-many-requests', retryAfter: Math.max(1, Math.ceil(wait / 1000)) })
}

type Wish = { locationId: string; id: string; name: string; userId: string; now: Date }

async function freeAddress(tx: Tx, { locationId, id, name, userId, now }: Wish): Promise<string> {
  const ownName = slug(withoutEnding(name), MAX_NAME) || 'photo'
  for (let at = now.getTime(); ; at += 1) {
    const address = `${UPLOADS_PATH}menu-images/${locationId}/${id}/${at}-${ownName}.webp`
    if (await rows.announcePicture(tx, { address, originalName: name, userId, now })) return address
  }
}

/** Of a file's name, without folders before it. */
function withoutEnding(name: string): string {
  return (name.split(/[/\\]/).at(-1) ?? '').replace(/\.[^.]*$/, '')
}

async function store(files: Files, { address }: Begun, { file, database, log }: OutsideContext) {
  const made = await makePhoto(file ?? new Uint8Array())
  if (!made.ok) {
    // Of a busy moment the same upload may still come.
    if (made.refusal.code !== 'unavailable') await database.transaction((tx) => rows.dropPicture(tx, address))
    return made
  }
  try {
    await putAll(files, address, made.value)
  } catch (error) {
    log.error({ err: error }, 'a picture could not be stored')
    return refuse({ code: error instanceof FilesFull ? 'upload_quota_exceeded' : 'upload_unknown' })
  }
  return made
}

/** The dish and its picture change together, once: somebody else's later choice is not undone by a late attempt. */
async function settle(begun: Begun, context: OutsideContext, made: MadePhoto | undefined) {
  const { address, locationId, id } = begun
  const changed = await context.database.transaction(async (tx) => {
    const picture = await rows.lockPicture(tx, address)
    if (picture?.state === 'coming' && made) await rows.storePicture(tx, address, made, sizeOf(made))
    else if (picture?.state !== 'stored' || (await imageOf(tx, locationId, id))?.image !== address)
      return refuse({ code: 'upload_canceled' })
    return changeImage({ ...context, tx }, { action: 'uploadMenuImage', locationId, id, image: address })
  })
  if (!changed.ok) return changed
  const picture = await rows.pictureAt(context.database.db, address)
  return ok({
    url: address,
    fileName: address.slice(address.lastIndexOf('/') + 1),
    originalName: picture?.original_name ?? '',
    size: picture?.size ?? 0,
    type: 'image/webp' as const,
    item: changed.value.item,
  })
}

/** Of the file that the address names. */
function sizeOf({ width, files }: MadePhoto): number {
  const largest = files.find((file) => file.width === width && file.format === 'webp')
  return largest?.bytes.byteLength ?? 0
}

async function putAll(files: Files, address: string, { files: made, width: largest }: MadePhoto): Promise<void> {
  const puts = made.map(({ width, format, bytes }) => {
    const name = ownFile(photoFile(address, width === largest ? 'largest' : width, format))
    if (name === undefined) throw new Error(`${address} is no address of a picture`)
    return files.put(name, bytes)
  })
  await Promise.all(puts)
}
