/** An id that nobody else has, also on pages without a secure origin. */
export function newId(): string {
  return (
    crypto.randomUUID?.() ?? [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
  )
}
