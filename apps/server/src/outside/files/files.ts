/** Where uploaded pictures are kept: a local folder, or a bucket that speaks S3. Names are made by us, never sent. */
export type Files = {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The whole file (pictures are small once they are re-encoded); undefined when there is none. */
  get(name: string): Promise<Uint8Array | undefined>
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>
}

/** `people/0198….webp`: a folder, an id of ours, one type. What does not look like this is no name. */
const NAME = /^[a-z]{1,20}\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/

export function isFileName(name: string): boolean {
  return NAME.test(name)
}

export const UPLOADS_PATH = '/uploads/'

/** The name of one of our own files, out of an address that was stored; undefined for an address elsewhere. */
export function ownFile(address: string | null): string | undefined {
  const name = address?.startsWith(UPLOADS_PATH) ? address.slice(UPLOADS_PATH.length) : ''
  return isFileName(name) ? name : undefined
}
