import { createHash } from 'node:crypto'

/** Of all that a preview found: another one says that it would be done otherwise now. */
export function previewHash(...found: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(found)).digest('base64url')
}
