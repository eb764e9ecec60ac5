/** The columns of the first row that matches, and how many cells stand in them. */
export function columnsOf(selector: string) {
  const row = document.querySelector(selector)
  const grid = [...(row?.classList ?? [])].filter((one) => one.includes('grid-cols-'))
  return { grid: grid.toSorted(), cells: row?.children.length ?? 0 }
}

/** The line above the columns of a list that is on its way. */
export const HEAD_TO_COME = '[aria-busy="true"] .\\@container .grid'
