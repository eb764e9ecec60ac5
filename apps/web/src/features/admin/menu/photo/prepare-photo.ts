import { imageProblem } from '@sizzle/domain/menu/image.ts'
import { readPicture, smallerPicture, UnreadablePicture } from '../../../../kit/pictures.ts'

const UNREADABLE_FILE = 'Failed to read file'
const NO_PREVIEW = 'Failed to create image preview'

/** Which files are offered to choose from. */
export const PHOTO_FILES = 'image/jpeg,image/png,image/webp'

export type ChosenPhoto = { readonly file: Blob; readonly name: string; readonly preview: string }

/** What is sent, and a look at it; a large picture is made smaller first. Throws UnreadablePicture with what to say. */
export async function preparePhoto(file: File | undefined): Promise<ChosenPhoto> {
  refuse(imageProblem(file ? { type: file.type, size: 0 } : null))
  if (!file) throw new UnreadablePicture(UNREADABLE_FILE)
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => refuse(UNREADABLE_FILE))
  const picture = await smallerPicture(file).catch(() => refuse(NO_PREVIEW))
  refuse(imageProblem(picture))
  const preview = await readPicture(picture).catch(() => refuse(NO_PREVIEW))
  return { file: picture, name: file.name, preview }
}

function refuse(sentence: string): never
function refuse(sentence: string | null): void
function refuse(sentence: string | null) {
  if (sentence !== null) throw new UnreadablePicture(sentence)
}
