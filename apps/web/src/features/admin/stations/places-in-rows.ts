export type Place = { readonly column: number; readonly top: number }

/** Each in the column that ends highest, the left one first: none begins above one that goes before it. */
export function placesInRows(heights: readonly number[], columns: number): readonly Place[] {
  const ends = Array.from({ length: columns }, () => 0)
  return heights.map((height) => {
    const top = Math.min(...ends)
    const column = ends.indexOf(top)
    ends[column] = top + height
    return { column, top }
  })
}
