/** Where uploaded pictures are kept: a local folder, or a bucket that speaks S3. Names are made by us, never sent. */
export type Files = {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The whole file (pictures are small once they are re-encoded); undefined when there is none. */
  get(name: string): Promise<Uint8Array | undefined>
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>
}

const PERSON = 'people/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.webp'
/** The location, the dish, and when which picture came. */
const DISH = 'menu-images/[a-z0-9-]{1,50}/[a-z0-9-]{1,100}/\\d{13,15}-[a-z0-9-]{1,60}\\.(?:avif|webp)'
const EMAIL = 'email-images/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.jpg'
/** What does not look like one of these is no name. */
const NAME = new RegExp(`^(?:${PERSON}|${DISH}|${EMAIL})$`)

export function isFileName(name: string): boolean {
  return NAME.test(name)
}

export function typeOf(name: string): 'image/avif' | 'image/jpeg' | 'image/webp' {
  if (name.endsWith('.jpg')) return 'image/jpeg'
  return name.endsWith('.avif') ? 'image/avif' : 'image/webp'
}

export const UPLOADS_PATH = '/uploads/'

/** The name of one of our own files, out of an address that was stored; undefined for an address elsewhere. */
export function ownFile(address: string | null): string | undefined {
  const name = address?.startsWith(UPLOADS_PATH) ? address.slice(UPLOADS_PATH.length) : ''
  return isFileName(name) ? name : undefined
}

/** There is no room left for another file. */
export class FilesFull extends Error {
  override readonly name = 'FilesFull'
}
