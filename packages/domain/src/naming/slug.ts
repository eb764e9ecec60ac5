/** Lowercase letters, digits and single hyphens; accents are written without, other scripts have no slug. */
export function slug(text: string, maxLength: number): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '')
}

/** Up to 100 tries with a numeric suffix, then it is given up (menu 5, menu 16). */
const MAX_UNIQUE_TRIES = 100

/** The base itself or base-1 to base-99, shortened so that the whole keeps its maximum; null after 100 tries. */
export function uniqueSlug(base: string, isTaken: (id: string) => boolean, maxLength: number): string | null {
  for (let n = 0; n < MAX_UNIQUE_TRIES; n += 1) {
    const suffix = n === 0 ? '' : `-${n}`
    const id = base.slice(0, maxLength - suffix.length).replace(/-+$/, '') + suffix
    if (!isTaken(id)) return id
  }
  return null
}
