import type { FocusEvent } from 'react'

/** In a row that goes on beyond its edge: a browser leaves a focus where it is half in sight. */
export function comeInSight({ target }: FocusEvent<Element>): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Where choices stand in a row that scrolls, the one that is shown stays in sight. */
export function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('[aria-current]')
  if (row && chosen && row.scrollWidth > row.clientWidth)
    row.scrollTo({ left: chosen.offsetLeft - row.offsetLeft - row.clientWidth / 3, behavior: 'smooth' })
}
