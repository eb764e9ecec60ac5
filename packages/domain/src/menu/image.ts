import { isAmong } from '../among.ts'

// Pictures for the menu and for emails, and the sounds that staff may bring (menu 9, kitchen 14).
const MB = 1024 * 1024

export const IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'] as const
export const MAX_IMAGE_BYTES = 5 * MB
export const MAX_EMAIL_IMAGE_BYTES = 2 * MB
/** Larger files are made smaller before they are sent. */
const COMPRESS_ABOVE_BYTES = 1 * MB
export const COMPRESSED_WIDTH = 1200
export const COMPRESSED_QUALITY = 0.8

const NO_FILE = 'No file selected'
export const IMAGE_FORMAT = 'Invalid file format. Allowed: jpeg, jpg, png, webp'
export const IMAGE_TOO_LARGE = 'File too large. Maximum size: 5MB'
export const EMAIL_IMAGE_TOO_LARGE = 'Image too large for email. Maximum 2MB'
const NO_URL_OR_FILE = 'Please provide an image URL or select a file'
/** Named for another dish after it was removed. */
export const IMAGE_GONE = 'This image is no longer there. Please upload it again'
export const UPLOAD_UNAUTHORIZED = "You don't have permission to upload images"
export const UPLOAD_CANCELED = 'Upload was cancelled'
export const IMAGE_URL_INVALID = 'Image address must start with https://'

export type ChosenFile = { readonly type: string; readonly size: number }

export function imageProblem(file: ChosenFile | null): string | null {
  if (file === null) return NO_FILE
  if (!isAmong(IMAGE_TYPES, file.type.toLowerCase())) return IMAGE_FORMAT
  return file.size > MAX_IMAGE_BYTES ? IMAGE_TOO_LARGE : null
}

export function emailImageProblem(file: ChosenFile | null): string | null {
  if (file !== null && file.size > MAX_EMAIL_IMAGE_BYTES) return EMAIL_IMAGE_TOO_LARGE
  return imageProblem(file)
}

export function needsCompression(file: ChosenFile): boolean {
  return file.size > COMPRESS_ABOVE_BYTES
}

/** The photo editor takes either; an address is kept as it is, https only, and never fetched (menu 10). */
export function photoProblem(url: string, file: ChosenFile | null): string | null {
  if (file !== null) return imageProblem(file)
  if (url.trim() === '') return NO_URL_OR_FILE
  return isImageUrl(url.trim()) ? null : IMAGE_URL_INVALID
}

/** A dish shows one of our own pictures, or one from elsewhere by its address. */
export function itemImageProblem(image: string): string | null {
  return image === '' || OWN_PICTURE.test(image) || isImageUrl(image) ? null : IMAGE_URL_INVALID
}

/** Where uploads of the menu are kept; no dot leads out of it. */
const OWN_PICTURE = /^\/uploads\/menu-images\/[\w-]+(?:[./][\w-]+){1,20}$/

const IMAGE_URL = /^https:\/\/([^\s"'<>\\\p{Cc}\p{Cf}/?#]{1,260})[^\s"'<>\\\p{Cc}\p{Cf}]{0,1700}$/u
/** Words between dots, the last of which begins with a letter: no number of any spelling does. */
const PUBLIC_HOST = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*\.?(?::\d{1,5})?$/i
const PRIVATE_HOST = /\.(?:localhost|local|internal|home\.arpa)\.?(?::|$)/i

/**
 * An address that any visitor's browser may be sent to: a public host by its name, nobody's password, and nothing that
 * reads differently from what it is.
 */
export function isImageUrl(url: string): boolean {
  const host = IMAGE_URL.exec(url)?.[1] ?? ''
  return PUBLIC_HOST.test(host) && !PRIVATE_HOST.test(host)
}
