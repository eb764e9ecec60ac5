import { IMAGE_GONE } from '@sizzle/domain/menu/image.ts'
import type { Photo } from '@sizzle/domain/menu/photo-files.ts'
import { type Problem, problemsOf } from '@sizzle/domain/problem.ts'
import type { Db, Tx } from '../kit/db/sql.ts'
import { ownFile } from '../outside/files/files.ts'
import { holdPicture, photosOf } from './pictures.sql.ts'

type Pictured = { readonly image: string | null }

/** Says of each of these dishes what is known of its picture; asks nothing where no picture lies with us. */
export async function photoReader(db: Db, items: readonly Pictured[]) {
  const addresses = items.flatMap(({ image }) => (image !== null && ownFile(image) !== undefined ? [image] : []))
  const rows = addresses.length > 0 ? await photosOf(db, [...new Set(addresses)]) : []
  const photos = new Map(rows.map(({ address, ...photo }) => [address, photo]))
  return ({ image }: Pictured): { photo?: Photo } => {
    const photo = photos.get(image ?? '')
    return photo ? { photo } : {}
  }
}

/** A picture of ours that a dish is to show has to be there still; held, so that nobody removes it meanwhile. */
export async function pictureProblems(tx: Tx, image: string | null): Promise<Problem<'image'>[]> {
  const isGone = ownFile(image) !== undefined && image !== null && !(await holdPicture(tx, image))
  return problemsOf([['image', isGone && IMAGE_GONE]])
}
