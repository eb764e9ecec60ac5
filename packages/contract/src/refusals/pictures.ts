import { IMAGE_FORMAT, IMAGE_TOO_LARGE, UPLOAD_CANCELED } from '@sizzle/domain/menu/image.ts'
import type { Refusals } from './refusals.ts'

/** A picture that was sent and cannot be taken. */
export const PICTURES = {
  image_invalid: [400, 'Invalid image'],
  image_format_invalid: [415, IMAGE_FORMAT],
  image_too_large: [413, IMAGE_TOO_LARGE],
  image_too_many_pixels: [400, 'This image is too large. Please choose one of at most 40 megapixels.'],
  upload_canceled: [409, UPLOAD_CANCELED],
  upload_quota_exceeded: [507, 'Storage quota exceeded'],
  upload_unknown: [500, 'Unknown error occurred during upload'],
} as const satisfies Refusals
