import type { Photo } from '@sizzle/domain/menu/photo-files.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

type PictureState = 'coming' | 'stored' | 'unused' | 'gone'

/** What is known of those of these pictures that lie with us. */
export function photosOf(db: Db, addresses: readonly string[]) {
  return db.many<Photo & { address: string }>(sql`
    select address, widths, width, height, blur from pictures where address = any(${addresses}) and state = 'stored'`)
}

/** False: the address is taken. */
export async function announcePicture(
  tx: Tx,
  { address, originalName, userId, now }: { address: string; originalName: string; userId: string; now: Date },
): Promise<boolean> {
  const added = await tx.maybe(sql`
    insert into pictures (address, original_name, uploaded_by, uploaded_at)
    values (${address}, ${originalName}, ${userId}, ${now}) on conflict do nothing returning address`)
  return added !== undefined
}

/** When this person sent the oldest of their last so many pictures; undefined if there were not so many. */
export function uploadBefore(tx: Tx, userId: string, count: number, since: Date) {
  return tx.maybe<{ uploaded_at: Date }>(sql`
    select uploaded_at from pictures where uploaded_by = ${userId} and uploaded_at > ${since}
    order by uploaded_at desc offset ${count - 1} limit 1`)
}

export function pictureAt(db: Db, address: string) {
  return db.maybe<{ state: PictureState; original_name: string; size: number | null }>(sql`
    select state, original_name, size from pictures where address = ${address}`)
}

/** Nobody else settles what becomes of this picture until the transaction ends. */
export function lockPicture(tx: Tx, address: string) {
  return tx.maybe<{ state: PictureState }>(sql`select state from pictures where address = ${address} for update`)
}

export function storePicture(tx: Tx, address: string, { widths, width, height, blur }: Photo, size: number) {
  return tx.run(sql`
    update pictures set state = 'stored', widths = ${[...widths]}::int[], width = ${width}, height = ${height}, blur = ${blur},
      size = ${size}
    where address = ${address} and state = 'coming'`)
}

/** One that no dish will ever name: what may lie there of it goes. */
export function dropPicture(tx: Tx, address: string) {
  return tx.run(sql`update pictures set state = 'unused' where address = ${address} and state = 'coming'`)
}

/** Whether it may be named by another dish; it stays until the transaction ends. */
export async function holdPicture(tx: Tx, address: string): Promise<boolean> {
  const held = await tx.maybe(sql`
    select address from pictures where address = ${address} and state = 'stored' for share`)
  return held !== undefined
}

/** Pictures that no dish names, and those that have been coming since before `since`. */
export function markUnused(tx: Tx, since: Date) {
  return tx.run(sql`
    update pictures p set state = 'unused'
    where (state = 'stored' or (state = 'coming' and uploaded_at < ${since}))
      and not exists (select from menu_items i where i.image = p.address)`)
}

export function unusedPictures(db: Db, limit: number) {
  return db.many<{ address: string }>(sql`
    select address from pictures where state = 'unused' order by uploaded_at limit ${limit}`)
}

export function notePictureGone(db: Db, address: string) {
  return db.run(sql`update pictures set state = 'gone' where address = ${address} and state = 'unused'`)
}

/** Until then they count as what somebody has sent lately. */
export function forgetGonePictures(db: Db, before: Date) {
  return db.run(sql`delete from pictures where state = 'gone' and uploaded_at < ${before}`)
}
