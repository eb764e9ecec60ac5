import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { placesInRows } from './places-in-rows.ts'

/** As many columns as there is room for: the tickets themselves and what stands there until they come. */
export const TICKET_COLUMNS = 'grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] items-start gap-x-3'

/** The rows of the grid are fine, so that a ticket takes as many as it is high. */
const ROW_PX = 4
const GAP_PX = 12

/** Tickets by haste, from left to right as one reads: what is due first stands on top, however high its neighbours are. */
export function TicketRows({ children }: { children: ReactNode }) {
  const grid = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return undefined
    const sizes = new ResizeObserver(() => place(element))
    for (const ticket of element.children) sizes.observe(ticket)
    return () => sizes.disconnect()
  })
  return (
    // The last button ends above the fade.
    <div ref={grid} className={`${TICKET_COLUMNS} auto-rows-[4px] pb-8`}>
      {children}
    </div>
  )
}

function place(grid: HTMLElement): void {
  const tickets = [...grid.children].filter((one) => one instanceof HTMLElement)
  // A place of before would count as a column.
  for (const { style } of tickets) style.gridArea = ''
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length
  const rows = tickets.map(({ offsetHeight }) => Math.ceil((offsetHeight + GAP_PX) / ROW_PX))
  for (const [at, { column, top }] of placesInRows(rows, columns).entries()) {
    const ticket = tickets[at]
    if (ticket) ticket.style.gridArea = `${top + 1} / ${column + 1} / span ${rows[at]}`
  }
}
