import type { Problem } from '@sizzle/domain/problem.ts'
import type { Tx } from '../../kit/db/sql.ts'
import { noteNoLongerShown } from '../drop-pictures.ts'
import { pictureProblems } from '../photos.ts'

type Image = string | null | undefined

/** What is wrong with these pictures, by address. Those that are there are held until this is written. */
export async function imagesGone(tx: Tx, images: readonly Image[]): Promise<Map<string, Problem<'image'>>> {
  const gone = new Map<string, Problem<'image'>>()
  for (const image of new Set(images)) {
    const [problem] = await pictureProblems(tx, image ?? null)
    if (problem && image) gone.set(image, problem)
  }
  return gone
}

export async function noteReplaced(tx: Tx, images: readonly Image[]): Promise<void> {
  for (const image of new Set(images)) await noteNoLongerShown(tx, image ?? null)
}
