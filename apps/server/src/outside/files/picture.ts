import { ok, type Result, refuse } from '@sizzle/domain/result.ts'
import sharp from 'sharp'
import { fewAtOnce } from '../../kit/few-at-once.ts'

const MAX_PIXELS = 40_000_000
/** SVG is a program that draws; sharp would run it (menu 11). */
sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadSvgFile', 'VipsForeignLoadSvgBuffer'] })
sharp.cache(false)

/** One after the other: pictures must not keep orders waiting. */
const oneAtATime = fewAtOnce(1)
const FORMATS = new Set(['jpeg', 'png', 'webp'])

type Size = { readonly width: number; readonly height: number; readonly fit: 'cover' | 'inside' }
type Problem = { code: 'image_invalid' } | { code: 'image_too_many_pixels' }

/**
 * Decodes what was sent, by what it is and not by what it is called, and encodes it anew as WebP: upright, without
 * metadata (it may hold the place where it was taken), without anything that was hidden behind the picture.
 */
export async function asWebp(file: Uint8Array, size: Size): Promise<Result<Uint8Array, Problem>> {
  return oneAtATime(async () => {
    try {
      const { format, width, height, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata()
      if (format === undefined || !FORMATS.has(format)) return refuse({ code: 'image_invalid' })
      // Known from the header, before anything is decoded: 31 KB can be 256 megapixels (menu 12).
      if (width * height * pages > MAX_PIXELS) return refuse({ code: 'image_too_many_pixels' })
      const made = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({ ...size, withoutEnlargement: size.fit === 'inside' })
        .webp({ quality: 80 })
        .timeout({ seconds: 10 })
        .toBuffer()
      return ok(new Uint8Array(made))
    } catch {
      return refuse({ code: 'image_invalid' })
    }
  })
}
