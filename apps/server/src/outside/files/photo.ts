import { PHOTO_FORMATS, PHOTO_WIDTHS, type Photo, type PhotoFormat } from '@sizzle/domain/menu/photo-files.ts'
import type { Result } from '@sizzle/domain/result.ts'
import sharp, { type Sharp } from 'sharp'
import { type PictureProblem, redraw } from './picture.ts'

const LARGEST = { width: PHOTO_WIDTHS[2], height: 1600 }
/** So small that a browser draws it blurred, and that a menu of a hundred photos stays small. */
const BLUR_SIDE = 12
const ENCODE_SECONDS = 20

export type PhotoFile = { readonly width: number; readonly format: PhotoFormat; readonly bytes: Uint8Array }
export type MadePhoto = Photo & { readonly files: readonly PhotoFile[] }

/** Everything that is kept of a picture: each width in each format, one after the other, and its stand-in. */
export function makePhoto(file: Uint8Array): Promise<Result<MadePhoto, PictureProblem>> {
  return redraw(file, async (image) => {
    const fitted = image
      .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
    // Decoded once; everything else is made of these pixels.
    const { data, info } = await fitted.toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const pixels = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: ENCODE_SECONDS })
    const widths = [...PHOTO_WIDTHS.filter((one) => one < width), width]
    const files: PhotoFile[] = []
    for (const one of widths)
      for (const format of PHOTO_FORMATS) {
        const drawn = encoded(pixels().resize({ width: one }), format)
        files.push({ width: one, format, bytes: new Uint8Array(await drawn.toBuffer()) })
      }
    return { widths, width, height, blur: await blurOf(pixels()), files }
  })
}

function encoded(image: Sharp, format: PhotoFormat): Sharp {
  return format === 'avif' ? image.avif({ quality: 50, effort: 3 }) : image.webp({ quality: 78 })
}

async function blurOf(image: Sharp): Promise<string> {
  const small = image.resize({ width: BLUR_SIDE, height: BLUR_SIDE, fit: 'inside' }).flatten({ background: '#fff' })
  return `data:image/webp;base64,${(await small.webp({ quality: 30 }).toBuffer()).toString('base64')}`
}
