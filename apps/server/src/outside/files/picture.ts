import { ok, type Result, refuse } from '@sizzle/domain/result.ts'
import sharp, { type Sharp } from 'sharp'
import { fewAtOnce, TooBusy } from '../../kit/few-at-once.ts'

const MAX_PIXELS = 40_000_000
/** SVG is a program that draws; sharp would run it (menu 11). */
sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadSvgFile', 'VipsForeignLoadSvgBuffer'] })
sharp.cache(false)
/** One thread for each picture: the others of the pool are for files and sign-ins. */
sharp.concurrency(1)

export const MOST_WAITING = 10
const BUSY_SECONDS = 5
/** Few at once: pictures must not keep orders waiting. Each one that waits holds its file in memory. */
const twoAtOnce = fewAtOnce(2, MOST_WAITING)
const FORMATS = new Set(['jpeg', 'png', 'webp'])

export type PictureProblem =
  | { code: 'image_invalid' }
  | { code: 'image_too_many_pixels' }
  | { code: 'unavailable'; retryAfter: number }
type Size = { readonly width: number; readonly height: number; readonly fit: 'cover' | 'inside' }

/**
 * Decodes what was sent, by what it is and not by what it is called, and hands it on upright and without metadata (it may hold
 * the place where it was taken). What is encoded of it holds nothing that was hidden behind the picture; of an animation that is
 * its first frame.
 */
export async function redraw<T>(
  file: Uint8Array,
  draw: (image: Sharp) => Promise<T>,
): Promise<Result<T, PictureProblem>> {
  try {
    return await twoAtOnce(() => redrawNow(file, draw))
  } catch (error) {
    if (error instanceof TooBusy) return refuse({ code: 'unavailable', retryAfter: BUSY_SECONDS })
    throw error
  }
}

async function redrawNow<T>(file: Uint8Array, draw: (image: Sharp) => Promise<T>): Promise<Result<T, PictureProblem>> {
  try {
    const { format, width, height, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata()
    if (format === undefined || !FORMATS.has(format)) return refuse({ code: 'image_invalid' })
    // Known from the header, before anything is decoded: 31 KB can be 256 megapixels (menu 12).
    if (width * height * pages > MAX_PIXELS) return refuse({ code: 'image_too_many_pixels' })
    const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
    return ok(await draw(image.timeout({ seconds: 10 })))
  } catch {
    return refuse({ code: 'image_invalid' })
  }
}

/** As WebP of this size. */
export function asWebp(file: Uint8Array, size: Size): Promise<Result<Uint8Array, PictureProblem>> {
  return redraw(file, async (image) => {
    const drawn = image.resize({ ...size, withoutEnlargement: size.fit === 'inside' }).webp({ quality: 80 })
    return new Uint8Array(await drawn.toBuffer())
  })
}

/** As JPEG on white, which every mail program shows. */
export function asJpeg(file: Uint8Array, size: Size): Promise<Result<Uint8Array, PictureProblem>> {
  return redraw(file, async (image) => {
    const drawn = image.resize({ ...size, withoutEnlargement: true }).flatten({ background: '#fff' })
    return new Uint8Array(await drawn.jpeg({ quality: 80 }).toBuffer())
  })
}
