/** More than this nobody reads, and no browser draws well: figures and the hash are those of all. */
export const MOST_LISTED = 5000

export function cutList<T>(all: readonly T[], room: number): { readonly list: readonly T[]; readonly isCut: boolean } {
  return { list: all.slice(0, Math.max(0, room)), isCut: all.length > room }
}
