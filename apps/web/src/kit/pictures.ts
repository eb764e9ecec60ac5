import { COMPRESSED_QUALITY, COMPRESSED_WIDTH, needsCompression } from '@sizzle/domain/menu/image.ts'

/** Its message is for people. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture'
}

const UNREADABLE = 'This picture cannot be read. Please choose another one.'

/** A phone's photo is many times what is shown: it travels smaller, with its place of taking left behind. */
export async function smallerPicture(file: Blob): Promise<Blob> {
  if (!needsCompression(file)) return file
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnreadablePicture(UNREADABLE)
  })
  const scale = Math.min(1, COMPRESSED_WIDTH / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', COMPRESSED_QUALITY))
  return smaller && smaller.size < file.size ? smaller : file
}

/** As an address for a preview: the page's policy allows `data:`, not `blob:`. Refuses what no browser can draw. */
export async function readPicture(file: Blob): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string) // what readAsDataURL leaves is text
    reader.onerror = () => reject(new UnreadablePicture(UNREADABLE))
    reader.readAsDataURL(file)
  })
  const image = new Image()
  image.src = address
  await image.decode().catch(() => {
    throw new UnreadablePicture(UNREADABLE)
  })
  return address
}

const numbers = new WeakMap<Blob, number>()
let pictures = 0

/** Two pictures are never the same wish, and one chosen picture always is. */
export function pictureNumber(picture: Blob | null): number {
  if (!picture) return 0
  const known = numbers.get(picture)
  if (known !== undefined) return known
  pictures += 1
  numbers.set(picture, pictures)
  return pictures
}
